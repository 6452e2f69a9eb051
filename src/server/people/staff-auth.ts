import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { magicLink } from 'better-auth/plugins';
import { sql } from 'drizzle-orm';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../lib/contract/people.ts';
import type { Database } from '../platform/database/database.ts';
import { accounts, sessions, users, verifications } from '../platform/database/schema.ts';
import { readOrCreateSecret } from '../platform/secrets.ts';
import { findActor, findUser } from './queries/users.ts';
import type { ReadSession } from '../platform/http/actor.ts';

/** How long whoever does nothing stays signed in: a week. */
const SESSION_SECONDS = 7 * 86_400;
/** How often the session of somebody who works is made to last longer. */
const KEEP_UP_SECONDS = 86_400;
/** How long a login link can be used, and a password set without the old one after it. */
export const LINK_SECONDS = 15 * 60;

/** Passes on the secret of a login link, for whichever address; who may have one is decided there. */
type PassLink = (email: string, token: string) => Promise<void>;

/** Better-auth on our database; its own routes are not served, the contract's are. */
async function openAuth(db: Database, now: () => number, passLink: PassLink) {
  const secret = await readOrCreateSecret(db, 'auth', () => randomBytes(32).toString('base64url'));
  return betterAuth({
    secret,
    // Cookies and links are ours to make: nothing here depends on the address.
    baseURL: 'http://localhost',
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    // Where people are is kept nowhere.
    advanced: {
      database: { generateId: 'serial' },
      cookiePrefix: 'bestellbar',
      ipAddress: { disableIpTracking: true },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: KEEP_UP_SECONDS,
      additionalFields: {
        isFromLink: { type: 'boolean', required: false, input: false, defaultValue: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
    },
    plugins: [
      magicLink({
        storeToken: 'hashed',
        expiresIn: LINK_SECONDS,
        disableSignUp: true,
        sendMagicLink: ({ email, token }) => passLink(email, token),
      }),
    ],
    databaseHooks: {
      session: {
        create: {
          // Every way in leads through here.
          async before(session, context) {
            const user = await findUser(db, Number(session.userId));
            if (!user?.isEnabled) throw new APIError('FORBIDDEN', { code: 'accountDisabled' });
            if (user.expiresAt !== null && Date.parse(user.expiresAt) <= now())
              throw new APIError('FORBIDDEN', { code: 'accountExpired' });
            const isFromLink = context?.path === '/magic-link/verify';
            return { data: { isFromLink, createdAt: new Date(now()) } };
          },
        },
      },
    },
    // Tries are counted by the shop itself; left out, NODE_ENV would decide.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = Awaited<ReturnType<typeof openAuth>>;

/** Who is signed in (SPEC section 6). The library is opened at the first question, once the database is there. */
export function createStaffAuth(
  db: Database,
  now: () => number,
  passLink: PassLink,
): { readSession: ReadSession; auth: () => Promise<Auth> } {
  let opened: Promise<Auth> | null = null;
  const auth = () =>
    (opened ??= openAuth(db, now, passLink).catch((error: unknown) => {
      opened = null;
      throw error;
    }));
  return {
    auth,
    async readSession(headers, isKeptUp) {
      const { api } = await auth();
      const query = { disableRefresh: !isKeptUp };
      const answer = await api
        .getSession({ headers, query, returnHeaders: true })
        .catch(async (error: unknown) => {
          // The library hides why it failed; a database that is away says so itself.
          await db.execute(sql`select 1`);
          throw error;
        });
      const cookies = answer.headers.getSetCookie();
      const found = answer.response;
      const account = found && (await findActor(db, Number(found.user.id), new Date(now())));
      if (!account) return { signedIn: null, cookies };
      const { mustChangePassword, ...actor } = account;
      const { id, createdAt, isFromLink } = found.session;
      const session = { id: Number(id), startedAt: createdAt, isFromLink: isFromLink === true };
      return { signedIn: { actor, session, mustChangePassword }, cookies };
    },
  };
}
