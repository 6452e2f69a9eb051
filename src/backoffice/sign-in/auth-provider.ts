import { type AuthProvider, HttpError } from 'react-admin';
import { call } from '../data/call.ts';
import type { User } from '../../lib/contract/people.ts';
import { isOutdated, takeChosenLanguage } from '../data/language.ts';
import { isAmong, type Caller } from '../../lib/contract/roles.ts';
import {
  PASSWORD_PATH,
  forgetMe,
  hasExpired,
  isSignedIn,
  owedPath,
  rememberMe,
  readMe,
  startAgain,
} from '../data/me.ts';
import { signInTexts as texts } from './texts.ts';

/** Email and password, the token of a login link, or the code that either of them was answered with. */
export type Credentials =
  { email: string; password: string } | { token: string } | { challenge: string; code: string };

/** The first factor is right; `challenge` has to be sent with the code. */
export class CodeNeeded extends Error {
  readonly challenge: string;

  constructor(challenge: string) {
    super(texts.code.needed);
    this.challenge = challenge;
  }
}

/** A person who has chosen a language on the sign-in page, and none before, keeps it. */
async function withChosenLanguage(user: User): Promise<User> {
  const language = takeChosenLanguage();
  if (language === '' || user.language !== '') return user;
  return call('put /api/users/me', { body: { language } }).then(
    ({ data }) => data,
    // Until the password is changed, only this device keeps it.
    () => ({ ...user, language }),
  );
}

/** The page that led to the sign-in, as react-admin keeps it in the history. */
function pathBefore(): string {
  const { usr } = (history.state ?? {}) as {
    usr?: { nextPathname?: string; nextSearch?: string } | undefined;
  };
  return `${usr?.nextPathname ?? '/'}${usr?.nextSearch ?? ''}`;
}

let preliminary: string | null = null;

/** The preliminary password that was just typed to sign in; null after a reload. */
export const preliminaryPassword = (): string | null => preliminary;

function enter(given: Credentials) {
  if ('challenge' in given) return call('post /api/sessions/code', { body: given }, texts.failed);
  if ('token' in given) return call('post /api/sessions/from-link', { body: given }, texts.failed);
  return call('post /api/sessions', { body: given }, texts.failed);
}

/** Who may use a resource, or an action of it; admins alone use all others (SPEC section 6). */
const USERS_OF: Readonly<Record<string, Caller>> = {
  account: 'staff',
  board: 'kitchen',
  kitchen: 'kitchen',
  prints: 'kitchen',
  today: 'employee',
  taking: 'employee',
  'sold-out': 'employee',
  orders: 'employee',
  'orders.delete': 'admin',
  payments: 'employee',
  tables: 'employee',
  messages: 'employee',
  withdrawals: 'employee',
  statistics: 'reports',
  books: 'reports',
  'books.export': 'bookkeeper',
  'branches.list': 'employee',
  'branches.show': 'employee',
  'branches.edit': 'manager',
  closing: 'manager',
};

/** Whether a person may perform an action on a resource. */
export const mayUse = (user: Pick<User, 'roles'>, resource: string, action: string): boolean =>
  isAmong(user, USERS_OF[`${resource}.${action}`] ?? USERS_OF[resource] ?? 'admin');

const statusOf = (error: unknown) => (error instanceof HttpError ? error.status : undefined);

export const authProvider: AuthProvider = {
  async login(given: Credentials) {
    const { data } = await enter(given);
    if ('challenge' in data) throw new CodeNeeded(data.challenge);
    const user = await withChosenLanguage(data);
    rememberMe(user);
    preliminary = user.mustChangePassword && 'password' in given ? given.password : null;
    const redirectTo = owedPath(user);
    if (isOutdated()) await startAgain(redirectTo ?? pathBefore());
    return redirectTo === null ? undefined : { redirectTo };
  },
  async logout() {
    preliminary = null;
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
    const owed = user && owedPath(user);
    // An account that has to set up a second factor may still change its password.
    if (owed && ![owed, PASSWORD_PATH].some((path) => location.pathname.endsWith(path))) {
      // react-admin treats any error thrown here as a sign-out.
      location.replace(`/backend${owed}`);
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
    return mayUse(await readMe(), resource, action);
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
