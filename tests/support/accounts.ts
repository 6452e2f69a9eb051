import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The account that signs in, by the form or by a call. */
export interface Credentials {
  email: string;
  password: string;
}

const PASSWORD = 'Vier-lila-Kacheln-7';
const JSON_BODY = { 'content-type': 'application/json' };
const ANNOUNCED = /Erste Anmeldung: (\S+), Passwort (\S+)/;

/** The cookie of an account's session. */
export async function sessionOf(url: string, credentials: Credentials): Promise<string> {
  const entered = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(credentials),
  });
  if (entered.status !== 201) throw new Error(`signing in was answered with ${entered.status}`);
  return entered.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A session's cookies, for a browser. */
export const browserCookies = (session: string, url: string) =>
  session.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });

/** Signs in on the page that a 401 leads to. */
export async function signInAgain(page: Page, { email, password }: Credentials): Promise<void> {
  const secret = page.getByLabel('Passwort');
  // An order's contact has an address, too.
  await secret.waitFor();
  await page.getByLabel('E-Mail').fill(email);
  await secret.fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** Whether a server has said by now who its first admin is. */
export const isAdminAnnounced = (output: string): boolean => ANNOUNCED.test(output);

/** A shop's first admin as its server announces them, once it has. */
export async function announcedAdmin({ output }: { output: () => string }): Promise<Credentials> {
  while (!isAdminAnnounced(output())) await pause(50);
  const [, email = '', password = ''] = ANNOUNCED.exec(output()) ?? [];
  return { email, password };
}

/** A shop's first admin, whose password its server has said, with a password of their own. */
export async function firstAdmin(url: string, output: string): Promise<Credentials> {
  return choosePassword(url, await announcedAdmin({ output: () => output }));
}

/** Replaces an account's first password by one of the person's own. */
async function choosePassword(url: string, first: Credentials): Promise<Credentials> {
  const changed = await fetch(`${url}/api/users/me/password`, {
    method: 'PUT',
    headers: { ...JSON_BODY, cookie: await sessionOf(url, first) },
    body: JSON.stringify({ currentPassword: first.password, newPassword: PASSWORD }),
  });
  if (!changed.ok) throw new Error(`the first password could not be changed: ${changed.status}`);
  return { ...first, password: PASSWORD };
}

export interface NewAccount {
  branchIds: readonly number[];
  role?: string;
  /** Whether the first password is still to be replaced. */
  isNew?: boolean;
}

/** An account that an admin has made, for an employee unless a role is named. */
export async function newAccount(
  url: string,
  admin: Credentials,
  { branchIds, role = 'ROLE_EMPLOYEE', isNew = false }: NewAccount,
): Promise<Credentials> {
  const first = { email: `${crypto.randomUUID()}@example.org`, password: 'Zum-ersten-Mal-1' };
  const made = await fetch(`${url}/api/users`, {
    method: 'POST',
    headers: { ...JSON_BODY, cookie: await sessionOf(url, admin) },
    body: JSON.stringify({
      ...first,
      name: 'Ella Ofen',
      roles: [role],
      branches: branchIds.map((id) => ({ id })),
      currentPassword: admin.password,
    }),
  });
  if (made.status !== 201) throw new Error(`the account could not be made: ${made.status}`);
  return isNew ? first : choosePassword(url, first);
}
