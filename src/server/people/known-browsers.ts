import { createHmac, randomBytes } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';
import type { Database } from '../platform/database/database.ts';
import { isSameSecret, readOrCreateSecret } from '../platform/secrets.ts';

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
