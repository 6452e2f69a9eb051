import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { magicLink } from 'better-auth/plugins';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../lib/contract/people.ts';
import type { Database } from '../platform/database/database.ts';
import { accounts, sessions, users, verifications } from '../platform/database/schema.ts';
import { readOrCreateSecret } from '../platform/secrets.ts';
import { isPasswordExpired } from './passwords.ts';
import { findActor, findUser } from './queries/users.ts';
import type { ReadSession } from '../platform/http/actor.ts';

/** Idle sessions expire after a week. */
const SESSION_SECONDS = 7 * 86_400;
/** However much it is used, a session ends after a month (ASVS 5.0, 7.3.2). */
const LONGEST_SESSION_MS = 30 * 86_400_000;
/** Sessions that began until then have ended. */
export const endedUntil = (now: number): Date => new Date(now - LONGEST_SESSION_MS);
/** How often an active session is extended, and how precisely its last use is known. */
const KEEP_UP_SECONDS = 3600;
/** How long a login link is valid, and how long after it a password may be set without the old one. */
export const LINK_SECONDS = 15 * 60;

/** Passes on the secret of a login link for any address; the callee decides who gets one. */
type PassLink = (email: string, token: string) => Promise<void>;

interface Needs {
  db: Database;
  /** Epoch milliseconds. */
  now: () => number;
  /** Whether staff reach the back office over https. */
  isSecure: boolean;
}

/** Passes the network address of a sign-in to the hook that stores it. */
export const ADDRESS_HEADER = 'x-bestellbar-address';

/** The path under which hooks see a session that a code has opened. */
const WITH_CODE = '/sign-in/code';

/** Opens the session of a person who has given both factors. */
const signInWithCode = createAuthEndpoint(
  WITH_CODE,
  { method: 'POST', body: z.object({ userId: z.number(), isFromLink: z.boolean() }) },
  async (context) => {
    const { internalAdapter } = context.context;
    const user = await internalAdapter.findUserById(String(context.body.userId));
    if (!user) throw new APIError('UNAUTHORIZED');
    const session = await internalAdapter.createSession(user.id);
    await setSessionCookie(context, { session, user });
    return context.json({ user: { id: user.id } });
  },
);

/** better-auth on our database. Its own routes are not served; the contract's are. */
async function openAuth({ db, now, isSecure }: Needs, passLink: PassLink) {
  const secret = await readOrCreateSecret(db, 'auth', () => randomBytes(32).toString('base64url'));
  return betterAuth({
    secret,
    // Cookies and links are made by us: the URL is unused.
    baseURL: 'http://localhost',
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    // The library reads addresses from headers that any client can send; the shop passes on its own.
    advanced: {
      database: { generateId: 'serial' },
      // Browsers take a `__Host-` cookie from this host and over https only.
      cookiePrefix: isSecure ? '__Host-bestellbar' : 'bestellbar',
      ...(isSecure ? { defaultCookieAttributes: { secure: true } } : {}),
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
      { id: 'second-factor', endpoints: { signInWithCode } },
    ],
    databaseHooks: {
      session: {
        create: {
          // Every sign-in passes here.
          async before(session, context) {
            const user = await findUser(db, Number(session.userId));
            if (!user?.isEnabled) throw new APIError('FORBIDDEN', { code: 'accountDisabled' });
            if (user.expiresAt !== null && Date.parse(user.expiresAt) <= now())
              throw new APIError('FORBIDDEN', { code: 'accountExpired' });
            if (context?.path === '/sign-in/email' && (await isPasswordExpired(db, user, now())))
              throw new APIError('FORBIDDEN', { code: 'passwordExpired' });
            const isWithCode = context?.path === WITH_CODE;
            if (user.hasSecondFactor && !isWithCode)
              throw new APIError('FORBIDDEN', { code: 'codeNeeded', email: user.email });
            const isFromLink = isWithCode
              ? context.body.isFromLink === true
              : context?.path === '/magic-link/verify';
            const ipAddress = context?.headers?.get(ADDRESS_HEADER) ?? null;
            return { data: { isFromLink, ipAddress, createdAt: new Date(now()) } };
          },
        },
      },
    },
    // Attempts are counted by the shop itself; otherwise NODE_ENV would decide.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = Awaited<ReturnType<typeof openAuth>>;

/** Who is signed in (SPEC section 6). The library is opened on first use, once the database is available. */
export function createStaffAuth(
  needs: Needs,
  passLink: PassLink,
): { readSession: ReadSession; auth: () => Promise<Auth> } {
  const { db, now } = needs;
  let opened: Promise<Auth> | null = null;
  const auth = () =>
    (opened ??= openAuth(needs, passLink).catch((error: unknown) => {
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
          // The library hides the reason of a failure; a query reveals an unavailable database.
          await db.execute(sql`select 1`);
          throw error;
        });
      const cookies = answer.headers.getSetCookie();
      const found = answer.response;
      const account = found && (await findActor(db, Number(found.user.id), new Date(now())));
      if (!account) return { signedIn: null, cookies };
      const { mustChangePassword, mustSetUpSecondFactor, ...actor } = account;
      const owes = mustChangePassword ? 'password' : mustSetUpSecondFactor ? 'secondFactor' : null;
      const { id, createdAt, isFromLink } = found.session;
      if (createdAt <= endedUntil(now())) return { signedIn: null, cookies };
      const session = { id: Number(id), startedAt: createdAt, isFromLink: isFromLink === true };
      return { signedIn: { actor, session, owes }, cookies };
    },
  };
}
