import { isAPIError } from 'better-auth/api';
import type { SignIn, User } from '../../lib/contract/people.ts';
import type { SignInRefusal, TooManyTries } from '../../lib/contract/words/staff.ts';
import type { Database } from '../platform/database/database.ts';
import { deleteLoginLinks, sweepSessions } from './queries/credentials.ts';
import { insertAudit } from './queries/logs.ts';
import { findUser, findUserByEmail } from './queries/users.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import {
  accountInAllTries,
  accountTries,
  addressTries,
  linkAddressTries,
  linkTries,
  type SignInTries,
} from './sign-in-tries.ts';
import type { Auth } from './staff-auth.ts';

/** Network address and browser of a sign-in. */
export interface Visitor {
  address: string;
  headers: Headers;
}

type Refused<Code extends SignInRefusal['code']> = { ok: false } & (
  { code: Exclude<Code, 'tooManyTries'> } | TooManyTries
);
export type SignedInAs =
  | { ok: true; user: User; cookies: string[] }
  | Refused<'wrongCredentials' | 'accountDisabled' | 'accountExpired' | 'passwordExpired' | 'linkInvalid'>;

/** Sign-in and sign-out. `cookies` belong on the answer. */
export interface SignIns {
  withPassword: (credentials: SignIn, visitor: Visitor) => Promise<SignedInAs>;
  requestLink: (email: string, address: string) => Promise<{ ok: true } | Refused<'linksNotConfigured'>>;
  withLink: (token: string, visitor: Visitor) => Promise<SignedInAs>;
  signOut: (headers: Headers) => Promise<{ cookies: string[] }>;
}

interface Library {
  db: Database;
  auth: () => Promise<Auth>;
  tries: SignInTries;
  browsers: KnownBrowsers;
  /** Epoch milliseconds. */
  now: () => number;
  canSendLinks: boolean;
}

/** The library's answer to a successful sign-in. */
interface Entered {
  headers: Headers;
  response: { user: { id: string } };
}

export function createSignIns({ db, auth, tries, browsers, now, canSendLinks }: Library): SignIns {
  const audit = (user: User, action: 'sign-in' | 'sign-in-refused', after: object) =>
    db.transaction((tx) =>
      insertAudit(tx, user, {
        at: new Date(now()),
        action,
        entity: 'users',
        id: user.id,
        before: null,
        after,
      }),
    );

  async function enter(
    entering: Promise<Entered>,
    way: 'password' | 'link',
    visitor: Visitor,
  ): Promise<SignedInAs> {
    const otherwise = way === 'password' ? 'wrongCredentials' : 'linkInvalid';
    try {
      const { headers, response } = await entering;
      const user = await findUser(db, Number(response.user.id));
      if (!user) return { ok: false, code: otherwise };
      await sweepSessions(db);
      // One way in is enough: links that are still in a mailbox end with it.
      await deleteLoginLinks(db, user.email);
      await audit(user, 'sign-in', { way });
      const known = await browsers.remember(visitor.headers, user.email);
      return { ok: true, user, cookies: [...headers.getSetCookie(), known] };
    } catch (error) {
      return { ok: false, code: refusalOf(error) ?? otherwise };
    }
  }

  return {
    async withPassword({ email, password }, visitor) {
      const { address, headers } = visitor;
      const isKnown = await browsers.isKnown(headers, email);
      const limits = [...addressTries(address), ...(isKnown ? [] : [accountInAllTries(email)])];
      const taken = await tries.take(accountTries(email, address), limits);
      if (!taken.ok) return taken;
      const { api } = await auth();
      const body = { email, password };
      const entered = await enter(
        api.signInEmail({ body, headers: onlyAgent(headers), returnHeaders: true }),
        'password',
        visitor,
      );
      if (!entered.ok) {
        const user = await findUserByEmail(db, email);
        if (user) await audit(user, 'sign-in-refused', { reason: entered.code });
      }
      if (entered.ok || entered.code !== 'wrongCredentials') await taken.forgive();
      return entered;
    },
    async requestLink(email, address) {
      if (!canSendLinks) return { ok: false, code: 'linksNotConfigured' };
      const taken = await tries.take(linkTries(email), [linkAddressTries(address)]);
      if (!taken.ok) return taken;
      // The same steps for an unknown address, so that the answer reveals nothing.
      await (await auth()).api.signInMagicLink({ body: { email }, headers: new Headers() });
      return { ok: true };
    },
    async withLink(token, visitor) {
      const { address, headers } = visitor;
      const taken = await tries.take(linkAddressTries(address));
      if (!taken.ok) return taken;
      const { api } = await auth();
      const entered = await enter(
        api.magicLinkVerify({ query: { token }, headers: onlyAgent(headers), returnHeaders: true }),
        'link',
        visitor,
      );
      if (entered.ok) await tries.forget(linkTries(entered.user.email));
      return entered;
    },
    async signOut(headers) {
      const { headers: answer } = await (await auth()).api.signOut({ headers, returnHeaders: true });
      return { cookies: answer.getSetCookie() };
    },
  };
}

/** Passes only the user agent to the library; existing sessions are irrelevant. */
function onlyAgent(headers: Headers): Headers {
  return new Headers({ 'user-agent': headers.get('user-agent')?.slice(0, 300) ?? '' });
}

/** Why the library refused; null: a wrong secret. Other errors are rethrown. */
function refusalOf(error: unknown): 'accountDisabled' | 'accountExpired' | 'passwordExpired' | null {
  if (!isAPIError(error) || error.status === 'INTERNAL_SERVER_ERROR') throw error;
  const code = error.body?.code;
  return code === 'accountDisabled' || code === 'accountExpired' || code === 'passwordExpired' ? code : null;
}
