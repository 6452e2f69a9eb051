import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Database } from '../db/database.ts';
import { accounts, sessions, users, verifications } from '../db/schema.ts';
import { keepSecret } from '../db/secrets.ts';
import { findActor } from '../db/users.ts';
import type { ReadActor } from './actor.ts';

/** How long whoever does nothing stays signed in: a week. */
const SESSION_SECONDS = 7 * 86_400;

/** Better-auth on our database; its own routes are not served, the contract's are. */
async function openAuth(db: Database) {
  const secret = await keepSecret(db, 'auth', () => randomBytes(32).toString('base64url'));
  return betterAuth({
    secret,
    // Cookies and links are ours to make: nothing here depends on the address.
    baseURL: 'http://localhost',
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    advanced: { database: { generateId: 'serial' }, cookiePrefix: 'bestellbar' },
    session: { expiresIn: SESSION_SECONDS, updateAge: 86_400 },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 10 },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = Awaited<ReturnType<typeof openAuth>>;

/** Who is signed in (SPEC section 6). The library is opened at the first question, once the database is there. */
export function createStaffAuth(db: Database): { readActor: ReadActor; auth: () => Promise<Auth> } {
  let opened: Promise<Auth> | null = null;
  const auth = () =>
    (opened ??= openAuth(db).catch((error: unknown) => {
      opened = null;
      throw error;
    }));
  return {
    auth,
    async readActor(headers) {
      const found = await (await auth()).api.getSession({ headers });
      return found && findActor(db, Number(found.user.id), new Date());
    },
  };
}
