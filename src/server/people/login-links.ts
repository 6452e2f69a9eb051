import type { Database } from '../platform/database/database.ts';
import { findUserByEmail } from './queries/users.ts';

/** A login link to be sent to the person who requested it. */
export interface LoginLink {
  to: string;
  name: string;
  /** The secret, to be sent to `POST /api/sessions/from-link`. */
  token: string;
}

/** Queues a login link and returns before it is delivered: otherwise timing would reveal whether the account exists. */
export type SendLoginLink = (link: LoginLink) => Promise<void>;

/** Passes the secret of a login link to the mail sender if the account is usable. */
export function createPassLink(db: Database, now: () => number, send: SendLoginLink | null) {
  return async (email: string, token: string): Promise<void> => {
    const user = await findUserByEmail(db, email);
    if (!user?.isEnabled || (user.expiresAt !== null && Date.parse(user.expiresAt) <= now())) return;
    await send?.({ to: user.email, name: user.name, token });
  };
}
