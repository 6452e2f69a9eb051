import type { Database } from '../db/database.ts';
import { findUserByEmail } from '../db/users.ts';
import type { SendLoginLink } from '../providers/mail/login-link-mail.ts';

/** Hands the secret of a login link to whoever sends mail, if the account is one that can be used. */
export function createPassLink(db: Database, now: () => number, send: SendLoginLink | null) {
  return async (email: string, token: string): Promise<void> => {
    const user = await findUserByEmail(db, email);
    if (!user?.isEnabled || (user.expiresAt !== null && Date.parse(user.expiresAt) <= now())) return;
    await send?.({ to: user.email, name: user.name, token });
  };
}
