/** The account that signs in, by the form or by a call. */
export interface Credentials {
  email: string;
  password: string;
}

const PASSWORD = 'Vier-lila-Kacheln-7';
const ANNOUNCED = /Erste Anmeldung: (\S+), Passwort (\S+)/;

/** The cookie of an account's session. */
export async function sessionOf(url: string, credentials: Credentials): Promise<string> {
  const entered = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (entered.status !== 201) throw new Error(`signing in was answered with ${entered.status}`);
  return entered.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Whether a server has said by now who its first admin is. */
export const isAdminAnnounced = (output: string): boolean => ANNOUNCED.test(output);

/** A shop's first admin, whose password its server has said, with a password of their own. */
export async function firstAdmin(url: string, output: string): Promise<Credentials> {
  const [, email = '', password = ''] = ANNOUNCED.exec(output) ?? [];
  const cookie = await sessionOf(url, { email, password });
  const changed = await fetch(`${url}/api/users/me/password`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: password, newPassword: PASSWORD }),
  });
  if (!changed.ok) throw new Error(`the first password could not be changed: ${changed.status}`);
  return { email, password: PASSWORD };
}
