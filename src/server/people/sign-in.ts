import { randomBytes } from 'node:crypto';
import { isAPIError } from 'better-auth/api';
import type { SignIn, SignInCode, User } from '../../lib/contract/people.ts';
import type { SignInRefusal, TooManyTries } from '../../lib/contract/words/staff.ts';
import type { Database } from '../platform/database/database.ts';
import { secretHash } from '../platform/secrets.ts';
import { findChallenge, insertChallenge, type Way } from './queries/second-factors.ts';
import { deleteLoginLinks, sweepSessions } from './queries/sign-in.ts';
import { insertAudit } from './queries/logs.ts';
import { findUser, findUserByEmail } from './queries/users.ts';
import {
  type KnownBrowsers,
  accountInAllTries,
  accountTries,
  addressTries,
  linkAddressTries,
  linkTries,
  type SignInTries,
} from './sign-in-tries.ts';
import type { CheckCode } from './second-factor-codes.ts';
import { ADDRESS_HEADER, endedUntil, type Auth } from './staff-auth.ts';

/** Network address and browser of a sign-in. */
export interface Visitor {
  address: string;
  headers: Headers;
}

type Refused<Code extends SignInRefusal['code']> = { ok: false } & (
  { code: Exclude<Code, 'tooManyTries'> } | TooManyTries
);
type Entry =
  | 'wrongCredentials'
  | 'accountDisabled'
  | 'accountExpired'
  | 'passwordExpired'
  | 'linkInvalid'
  | 'challengeOver';
export type SignedInAs = { ok: true; user: User; cookies: string[] } | Refused<Entry>;
/** The first factor is right; `challenge` is to be sent with the code of the second. */
type CodeIsNeeded = { ok: false; code: 'codeNeeded'; challenge: string };

/** Sign-in and sign-out. `cookies` belong on the answer. */
export interface SignIns {
  withPassword: (credentials: SignIn, visitor: Visitor) => Promise<SignedInAs | CodeIsNeeded>;
  requestLink: (email: string, address: string) => Promise<{ ok: true } | Refused<'linksNotConfigured'>>;
  withLink: (token: string, visitor: Visitor) => Promise<SignedInAs | CodeIsNeeded>;
  /** After `withPassword` or `withLink` has asked for it. */
  withCode: (given: SignInCode, visitor: Visitor) => Promise<SignedInAs | Refused<'codeWrong'>>;
  signOut: (headers: Headers) => Promise<{ cookies: string[] }>;
}

interface Library {
  db: Database;
  auth: () => Promise<Auth>;
  tries: SignInTries;
  browsers: KnownBrowsers;
  checkCode: CheckCode;
  /** Epoch milliseconds. */
  now: () => number;
  canSendLinks: boolean;
}

/** The library's answer to a successful sign-in. */
interface Entered {
  headers: Headers;
  response: { user: { id: string } };
}

/** How long a sign-in waits for its code. */
const CHALLENGE_MS = 10 * 60_000;
const OTHERWISE = { password: 'wrongCredentials', link: 'linkInvalid', code: 'challengeOver' } as const;

export function createSignIns({ db, auth, tries, browsers, checkCode, now, canSendLinks }: Library): SignIns {
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

  /** `by`: what the library has just checked; `how`: what the log says of the sign-in. */
  async function enter(
    entering: Promise<Entered>,
    by: keyof typeof OTHERWISE,
    visitor: Visitor,
    how: object = { way: by },
  ): Promise<SignedInAs | CodeIsNeeded> {
    const otherwise = OTHERWISE[by];
    try {
      const { headers, response } = await entering;
      const user = await findUser(db, Number(response.user.id));
      if (!user) return { ok: false, code: otherwise };
      await sweepSessions(db, endedUntil(now()));
      // One way in is enough: links that are still in a mailbox end with it.
      await deleteLoginLinks(db, user.email);
      await audit(user, 'sign-in', how);
      const known = await browsers.remember(visitor.headers, user.email);
      return { ok: true, user, cookies: [...headers.getSetCookie(), known] };
    } catch (error) {
      const email = emailToAskForCode(error);
      if (email !== null && by !== 'code') return askForCode(email, by);
      return { ok: false, code: refusalOf(error) ?? otherwise };
    }
  }

  async function askForCode(email: string, way: Way): Promise<CodeIsNeeded> {
    const challenge = randomBytes(32).toString('base64url');
    await insertChallenge(db, secretHash(challenge), { email, way }, new Date(now() + CHALLENGE_MS));
    return { ok: false, code: 'codeNeeded', challenge };
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
        api.signInEmail({ body, headers: agentOf(visitor), returnHeaders: true }),
        'password',
        visitor,
      );
      if (!entered.ok && entered.code !== 'codeNeeded') {
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
      const { address } = visitor;
      const taken = await tries.take(linkAddressTries(address));
      if (!taken.ok) return taken;
      const { api } = await auth();
      const entered = await enter(
        api.magicLinkVerify({ query: { token }, headers: agentOf(visitor), returnHeaders: true }),
        'link',
        visitor,
      );
      if (entered.ok) await tries.forget(linkTries(entered.user.email));
      return entered;
    },
    async withCode({ challenge, code }, visitor) {
      const { address, headers } = visitor;
      const waiting = await findChallenge(db, secretHash(challenge), new Date(now()));
      const user = waiting && (await findUserByEmail(db, waiting.email));
      if (!user) return { ok: false, code: 'challengeOver' };
      const isKnown = await browsers.isKnown(headers, user.email);
      const checked = await checkCode(user, { code, address, isKnown });
      if (!checked.ok) {
        if (checked.code === 'codeWrong') await audit(user, 'sign-in-refused', { reason: 'codeWrong' });
        return checked;
      }
      const { api } = await auth();
      const { way } = waiting;
      const body = { userId: user.id, isFromLink: way === 'link' };
      const entered = await enter(
        api.signInWithCode({ body, headers: agentOf(visitor), returnHeaders: true }),
        'code',
        visitor,
        { way, secondFactor: checked.kind },
      );
      if (entered.ok && way === 'link') await tries.forget(linkTries(user.email));
      return entered.ok || entered.code !== 'codeNeeded' ? entered : { ok: false, code: 'challengeOver' };
    },
    async signOut(headers) {
      const { headers: answer } = await (await auth()).api.signOut({ headers, returnHeaders: true });
      return { cookies: answer.getSetCookie() };
    },
  };
}

/** Passes only browser and address to the library; existing sessions are irrelevant. */
function agentOf({ address, headers }: Visitor): Headers {
  return new Headers({
    'user-agent': headers.get('user-agent')?.slice(0, 300) ?? '',
    [ADDRESS_HEADER]: address,
  });
}

/** The account whose code is needed; null: the library refused for another reason. */
function emailToAskForCode(error: unknown): string | null {
  if (!isAPIError(error) || error.body?.code !== 'codeNeeded') return null;
  return String((error.body as { email?: unknown }).email);
}

/** Why the library refused; null: a wrong secret. Other errors are rethrown. */
function refusalOf(error: unknown): 'accountDisabled' | 'accountExpired' | 'passwordExpired' | null {
  if (!isAPIError(error) || error.status === 'INTERNAL_SERVER_ERROR') throw error;
  const code = error.body?.code;
  return code === 'accountDisabled' || code === 'accountExpired' || code === 'passwordExpired' ? code : null;
}
