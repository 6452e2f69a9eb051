import { type AuthProvider, HttpError } from 'react-admin';
import { call } from '../data/call.ts';
import { PASSWORD_PATH, forgetMe, isAdmin, hasExpired, isSignedIn, rememberMe, readMe } from '../data/me.ts';
import { signInTexts as texts } from './texts.ts';

/** What somebody typed in, or the token of a login link. */
export type Credentials = { email: string; password: string } | { token: string };

/** What employees may handle; admins handle everything (SPEC section 6). */
const FOR_EMPLOYEES: ReadonlySet<string> = new Set([
  'board',
  'sold-out',
  'orders',
  'payments',
  'tables',
  'statistics',
  'prints',
  'messages',
  'branches',
]);

const statusOf = (error: unknown) => (error instanceof HttpError ? error.status : undefined);

export const authProvider: AuthProvider = {
  async login(given: Credentials) {
    const { data: user } =
      'token' in given
        ? await call('post /api/sessions/from-link', { body: given }, texts.failed)
        : await call('post /api/sessions', { body: given }, texts.failed);
    rememberMe(user);
    return user.mustChangePassword ? { redirectTo: PASSWORD_PATH } : undefined;
  },
  async logout() {
    // There is none to end any more, and by the time that this is answered whoever works here may have another.
    const isOver = hasExpired() && !isSignedIn();
    forgetMe('left');
    if (isOver) return;
    // Who is signed out already, or has no connection, is to be shown the way in all the same.
    await call('delete /api/sessions/current').catch(() => {});
  },
  async checkAuth() {
    const user = await readMe().catch((error: unknown) => {
      // Without a connection nobody is signed out: the screens say that nothing comes.
      if (statusOf(error) !== 401) return null;
      throw error;
    });
    if (user?.mustChangePassword && !location.pathname.endsWith(PASSWORD_PATH)) {
      // Whatever is thrown here signs out: react-admin asks nothing else of it.
      location.replace(`/backend${PASSWORD_PATH}`);
      await new Promise(() => {});
    }
  },
  checkError(error: unknown) {
    if (statusOf(error) !== 401) return Promise.resolve();
    forgetMe('expired');
    return Promise.reject(new Error(texts.signedOut));
  },
  async getIdentity() {
    const { id, name, email } = await readMe();
    return { id, fullName: name || email };
  },
  getPermissions: () => readMe(),
  async canAccess({ resource, action }) {
    const user = await readMe();
    if (isAdmin(user)) return true;
    // Branches are read by those who work there, and changed by admins.
    if (resource === 'branches') return action === 'list' || action === 'show';
    return FOR_EMPLOYEES.has(resource) && !(resource === 'orders' && action === 'delete');
  },
};

/** The token of a login link, which stands behind '#', where no server and no log gets to see it. */
export function tokenIn(hash: string): string | null {
  const token = /^#token=(.+)$/.exec(hash)?.[1];
  if (token === undefined) return null;
  try {
    return decodeURIComponent(token);
  } catch {
    // Cut off or changed on its way: the API has the words for a link that does not work.
    return token;
  }
}
