import type { BrowserCommand } from 'vitest/node';
import { browserCookies, newAccount, sessionOf, type Credentials, type NewAccount } from '../accounts.ts';
import { apiOf } from '../component-api.ts';

/** What a test of the back office does outside of its page: other people's sessions, cookies that scripts cannot write. */

export interface Called {
  status: number;
  /** The answer's JSON; null: none. */
  body: unknown;
}

interface SecondFactorCodes {
  now: string;
  next: string;
}

const sessions = new Map<string, string>();

const callAs = (session: string, method: string, path: string, body?: object) =>
  fetch(apiOf('office') + path, {
    method,
    headers: { cookie: session, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** A session that holds: signing in costs a tenth of a second of a processor. */
async function openSession(who: Credentials): Promise<string> {
  const known = sessions.get(who.email);
  if (known !== undefined && (await callAs(known, 'GET', '/api/users/me')).ok) return known;
  const session = await sessionOf(apiOf('office'), who);
  sessions.set(who.email, session);
  return session;
}

/** Signs a person in without the form, or the present one out. */
const enter: BrowserCommand<[who: Credentials | null]> = async ({ context, page }, who) => {
  await context.clearCookies();
  if (who === null) return;
  await context.addCookies(browserCookies(await openSession(who), new URL(page.url()).origin));
};

/** Calls the API as a person, whoever is signed in. */
const call: BrowserCommand<[who: Credentials, method: string, path: string, body?: object]> = async (
  _,
  who,
  method,
  path,
  body,
): Promise<Called> => {
  const answer = await callAs(await openSession(who), method, path, body);
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
};

const addAccount: BrowserCommand<[admin: Credentials, account: NewAccount]> = (_, admin, account) =>
  newAccount(apiOf('office'), admin, account);

/** What an authenticator app shows of a secret, now and in the next half minute. */
const codesOf: BrowserCommand<[secret: string]> = async (_, secret): Promise<SecondFactorCodes> => {
  const { codeOf, stepAt } = await import('../../../src/server/people/second-factor-codes.ts');
  const step = stepAt(Date.now());
  return { now: await codeOf(secret, step), next: await codeOf(secret, step + 1) };
};

export const officeCommands = { enter, call, addAccount, codesOf };

declare module 'vitest/browser' {
  interface BrowserCommands {
    enter: (who: Credentials | null) => Promise<void>;
    call: (who: Credentials, method: string, path: string, body?: object) => Promise<Called>;
    addAccount: (admin: Credentials, account: NewAccount) => Promise<Credentials>;
    codesOf: (secret: string) => Promise<SecondFactorCodes>;
  }
}
