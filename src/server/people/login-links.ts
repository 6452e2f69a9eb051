import type { Database } from '../platform/database/database.ts';
import { findUserByEmail } from './queries/users.ts';
import type { SendLoginLink } from '../messages/mail/login-link-mail.ts';

/** Hands the secret of a login link to whoever sends mail, if the account is one that can be used. */
export function createPassLink(db: Database, now: () => number, send: SendLoginLink | null) {
  return async (email: string, token: string): Promise<void> => {
    const user = await findUserByEmail(db, email);
    if (!user?.isEnabled || (user.expiresAt !== null && Date.parse(user.expiresAt) <= now())) return;
    await send?.({ to: user.email, name: user.name, token });
  };
}
