import { createHash, createHmac, randomBytes } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';
import type { TooManyTries } from '../../lib/contract/words/staff.ts';
import type { Database } from '../platform/database/database.ts';
import { deleteTries, forgiveTries, lockTries, sweepTries, writeTries } from './queries/sign-in.ts';
import { isSameSecret, readOrCreateSecret } from '../platform/secrets.ts';

const PER_ACCOUNT = 5;
/** Higher, since people at one place may share an address. */
const PER_ADDRESS = 30;
/** Providers assign a /48 of IPv6 to one site, which has 65,536 networks. */
const PER_SITE = 90;
/** From all addresses together: attackers have many. */
const PER_ACCOUNT_IN_ALL = 50;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;
/** Shorter than a login link is valid: a stranger's requests never leave the owner without a valid link. */
const LONGEST_LINK_WAIT_MINUTES = 5;
/** Counters are reset after this long without attempts. */
const FORGOTTEN_MS = 24 * 60 * MINUTE_MS;

/** A counter, and the number of attempts from which to wait. */
export interface TryLimit {
  key: string;
  limit: number;
  /** The wait doubles up to this. */
  longestMinutes?: number;
}

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Attempts at an account from one address. Other addresses, such as the owner's, are not locked out. */
export const accountTries = (email: string, address: string): TryLimit => ({
  key: `account:${digest(email, address)}`,
  limit: PER_ACCOUNT,
});

/** Attempts at an account from all addresses, except from browsers that have signed in to it before. */
export const accountInAllTries = (email: string): TryLimit => ({
  key: `account:${digest(email)}`,
  limit: PER_ACCOUNT_IN_ALL,
});

/** Attempts at the code of an account's second factor from one address. */
export const codeTries = (email: string, address: string): TryLimit => ({
  key: `code:${digest(email, address)}`,
  limit: PER_ACCOUNT,
});

/** As `codeTries`, from all addresses, except from browsers that have signed in to the account before. */
export const codeInAllTries = (email: string): TryLimit => ({
  key: `code:${digest(email)}`,
  limit: PER_ACCOUNT_IN_ALL,
});

/** The /48 of an IPv6 network, given as /64; null for IPv4. */
const siteOf = (network: string): string | null =>
  network.includes(':') ? network.split(':').slice(0, 3).join(':') : null;

/** Attempts at any account from one address, and from its site for IPv6. */
export function addressTries(address: string): TryLimit[] {
  const site = siteOf(address);
  return [
    { key: `address:${digest(address)}`, limit: PER_ADDRESS },
    ...(site === null ? [] : [{ key: `site:${digest(site)}`, limit: PER_SITE }]),
  ];
}

/** Requests for login links and attempts at their secrets from one address. */
export const linkAddressTries = (address: string): TryLimit => ({
  key: `links:${digest(address)}`,
  limit: PER_ADDRESS,
});

/** Login links to one account, from any address. */
export const linkTries = (email: string): TryLimit => ({
  key: `link:${digest(email)}`,
  limit: PER_ACCOUNT,
  longestMinutes: LONGEST_LINK_WAIT_MINUTES,
});

/** Milliseconds to wait after that many attempts, the last at `lastAt`; 0: none. */
export function waitAfter(
  tries: number,
  { limit, longestMinutes = LONGEST_WAIT_MINUTES }: Pick<TryLimit, 'limit' | 'longestMinutes'>,
  lastAt: number,
  now: number,
): number {
  if (tries < limit) return 0;
  const minutes = Math.min(longestMinutes, 2 ** (tries - limit));
  return Math.max(0, lastAt + minutes * MINUTE_MS - now);
}

/** A permitted attempt. It counts as failed until forgiven. */
type Taken = { ok: true; forgive: () => Promise<void> } | ({ ok: false } & TooManyTries);

/** Counts attempts in the database, shared by all processes. */
export interface SignInTries {
  /** Counts an attempt before it is made, so that parallel attempts gain nothing. */
  take: (own: TryLimit, others?: TryLimit[]) => Promise<Taken>;
  forget: (tries: TryLimit) => Promise<void>;
}

export function createSignInTries(db: Database, now: () => number): SignInTries {
  return {
    async take(own, others = []) {
      const at = now();
      const limits = [own, ...others].sort((a, b) => (a.key < b.key ? -1 : 1));
      const keys = limits.map(({ key }) => key);
      const result = await db.transaction(async (tx) => {
        const known = await lockTries(tx, keys, new Date(at));
        const counts = limits.map((limit) => {
          const { key } = limit;
          const { tries, lastAt } = known.get(key) ?? { tries: 0, lastAt: new Date(at) };
          const isForgotten = lastAt.getTime() < at - FORGOTTEN_MS;
          return { key, limit, tries: isForgotten ? 0 : tries, lastAt: lastAt.getTime() };
        });
        const wait = Math.max(
          ...counts.map(({ tries, limit, lastAt }) => waitAfter(tries, limit, lastAt, at)),
        );
        if (wait > 0) return { wait, ownTries: 0 };
        for (const { key, tries } of counts)
          await writeTries(tx, key, { tries: tries + 1, lastAt: new Date(at) });
        return { wait, ownTries: (counts.find(({ key }) => key === own.key)?.tries ?? 0) + 1 };
      });
      if (result.wait > 0) return { ok: false, code: 'tooManyTries', seconds: Math.ceil(result.wait / 1000) };
      await sweepTries(db, new Date(at - FORGOTTEN_MS));
      return { ok: true, forgive: () => forgiveTries(db, keys, result.ownTries) };
    },
    forget: ({ key }) => deleteTries(db, key),
  };
}

const COOKIE = 'bestellbar.known';
/** Accounts that a browser is known for: a shared tablet has several. */
const MOST_ACCOUNTS = 8;
const YEAR_SECONDS = 365 * 86_400;

/**
 * Browsers that have signed in to an account before. Guesses from elsewhere do not delay them. The cookie holds a signed random value per
 * account; it signs nobody in, so a stolen one is of little use.
 */
export interface KnownBrowsers {
  isKnown: (headers: Headers, email: string) => Promise<boolean>;
  /** The cookie that makes the browser known for another account. */
  remember: (headers: Headers, email: string) => Promise<string>;
}

/** `isSecure`: staff reach the back office over https. Then the cookie is this host's only, as the session's is. */
export function createKnownBrowsers(db: Database, isSecure: boolean): KnownBrowsers {
  const name = isSecure ? `__Host-${COOKIE}` : COOKIE;
  // The prefix demands the whole host as path.
  const attributes = isSecure ? 'Path=/; Secure' : 'Path=/api/sessions';
  let secret: Promise<string> | null = null;
  const readSecret = () =>
    (secret ??= readOrCreateSecret(db, 'known-browsers', () => randomBytes(32).toString('base64url')).catch(
      (error: unknown) => {
        secret = null;
        throw error;
      },
    ));
  async function sign(nonce: string, email: string): Promise<string> {
    const mac = createHmac('sha256', await readSecret()).update(`${nonce}\n${email.toLowerCase()}`);
    return `${nonce}~${mac.digest('base64url')}`;
  }
  const marksIn = (headers: Headers) =>
    (parseCookies(headers.get('cookie') ?? '').get(name) ?? '').split('.').slice(0, MOST_ACCOUNTS);
  async function isFor(mark: string, email: string): Promise<boolean> {
    return isSameSecret(mark, await sign(mark.replace(/~.*$/s, ''), email));
  }

  return {
    async isKnown(headers, email) {
      for (const mark of marksIn(headers)) if (mark !== '' && (await isFor(mark, email))) return true;
      return false;
    },
    async remember(headers, email) {
      const others = [];
      for (const mark of marksIn(headers)) if (mark !== '' && !(await isFor(mark, email))) others.push(mark);
      const marks = [await sign(randomBytes(16).toString('base64url'), email), ...others];
      const value = marks.slice(0, MOST_ACCOUNTS).join('.');
      return `${name}=${value}; ${attributes}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
    },
  };
}
