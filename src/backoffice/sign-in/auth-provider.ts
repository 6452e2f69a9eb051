import { type AuthProvider, HttpError } from 'react-admin';
import { call } from '../data/call.ts';
import { PASSWORD_PATH, forgetMe, isAdmin, hasExpired, isSignedIn, rememberMe, readMe } from '../data/me.ts';
import { signInTexts as texts } from './texts.ts';

/** Email and password, or the token of a login link. */
export type Credentials = { email: string; password: string } | { token: string };

/** The resources that employees may use; admins may use all (SPEC section 6). */
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
    // An expired session needs no sign-out, and by the time of the answer there may be a new one.
    const isOver = hasExpired() && !isSignedIn();
    forgetMe('left');
    if (isOver) return;
    // Without a session or a connection, the sign-in page shows all the same.
    await call('delete /api/sessions/current').catch(() => {});
  },
  async checkAuth() {
    const user = await readMe().catch((error: unknown) => {
      // A lost connection signs nobody out: the screens report it.
      if (statusOf(error) !== 401) return null;
      throw error;
    });
    if (user?.mustChangePassword && !location.pathname.endsWith(PASSWORD_PATH)) {
      // react-admin treats any error thrown here as a sign-out.
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
    // Employees read their branches; admins change them.
    if (resource === 'branches') return action === 'list' || action === 'show';
    return FOR_EMPLOYEES.has(resource) && !(resource === 'orders' && action === 'delete');
  },
};

/** The token of a login link, in the fragment, which reaches neither servers nor logs. */
export function tokenIn(hash: string): string | null {
  const token = /^#token=(.+)$/.exec(hash)?.[1];
  if (token === undefined) return null;
  try {
    return decodeURIComponent(token);
  } catch {
    // Truncated or altered: the API reports an invalid link.
    return token;
  }
}
