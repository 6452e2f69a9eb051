import type { Database } from '../platform/database/database.ts';
import { findUserByEmail } from './queries/users.ts';

/** A login link on its way to the one who asked for it. */
export interface LoginLink {
  to: string;
  name: string;
  /** What the link proves: to be sent to `POST /api/sessions/from-link`. */
  token: string;
}

/**
 * Takes a login link for sending and returns at once, before it is delivered: else the time it takes would tell whether
 * the account exists.
 */
export type SendLoginLink = (link: LoginLink) => Promise<void>;

/** Hands the secret of a login link to whoever sends mail, if the account is one that can be used. */
export function createPassLink(db: Database, now: () => number, send: SendLoginLink | null) {
  return async (email: string, token: string): Promise<void> => {
    const user = await findUserByEmail(db, email);
    if (!user?.isEnabled || (user.expiresAt !== null && Date.parse(user.expiresAt) <= now())) return;
    await send?.({ to: user.email, name: user.name, token });
  };
}
