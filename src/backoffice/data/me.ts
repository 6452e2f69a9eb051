import { atom } from 'nanostores';
import { useEffect, useEffectEvent } from 'react';
import { HttpError, useLogoutIfAccessDenied, usePermissions } from 'react-admin';
import type { User } from '../../lib/contract/people.ts';
import { call, SIGNED_OUT } from './call.ts';
import { isOutdated, rememberLanguage } from './language.ts';
import { failures } from './texts.ts';

/** The id of the person who is signed in, or was last. It stays when a session ends and begins again. */
export const $person = atom<number | null>(null);

let reading: Promise<User> | null = null;
let isKnown = false;
/** How the last session of this page ended: by signing out, or in the middle of the work. */
let end: 'left' | 'expired' | null = null;

/** Who is signed in; requested once per session. Fails with 401 if nobody is. */
export function readMe(): Promise<User> {
  reading ??= call('get /api/users/me', {}, failures.me).then(
    async ({ data }) => {
      rememberLanguage(data.language);
      if (isOutdated()) await startAgain();
      isKnown = true;
      // Another tab may have begun it.
      end = null;
      $person.set(data.id);
      return data;
    },
    (error: unknown) => {
      reading = null;
      throw error;
    },
  );
  return reading;
}

/** Loads the page again, for a person who reads another language than it is in; never resolves. `path`: another page of the office. */
export function startAgain(path?: string): Promise<never> {
  if (path === undefined) location.reload();
  else location.replace(`/backend${path}`);
  return new Promise(() => {});
}

/** Takes over the user of a new session. */
export function rememberMe(user: User): void {
  rememberLanguage(user.language);
  reading = Promise.resolve(user);
  $person.set(user.id);
  isKnown = true;
  end = null;
}

/** Takes over one's changed account, and shows the page in its language. */
export function rememberChanged(user: User): void {
  rememberMe(user);
  if (isOutdated()) void startAgain();
}

/** Forgets the user of a session that has ended. Only the first end counts: requests fail after a sign-out, too. */
export function forgetMe(how: 'left' | 'expired'): void {
  reading = null;
  isKnown = false;
  end ??= how;
}

/** Whether the API has accepted the session, and has not refused it since. */
export const isSignedIn = (): boolean => isKnown;

/** Whether a session has ended in the middle of the work. */
export const hasExpired = (): boolean => end === 'expired';

/** The screen on which a preliminary password is replaced. */
export const PASSWORD_PATH = '/passwort';
/** The screen on which an admin sets up the second factor that the shop demands. */
export const SECOND_FACTOR_PATH = '/zweiter-faktor';

/** The screen that a person has to go through before any other; null: none. */
export function owedPath({
  mustChangePassword,
  mustSetUpSecondFactor,
}: Pick<User, 'mustChangePassword' | 'mustSetUpSecondFactor'>): string | null {
  if (mustChangePassword) return PASSWORD_PATH;
  return mustSetUpSecondFactor ? SECOND_FACTOR_PATH : null;
}

/** Reloads the account after a change of its duties or rights. */
export async function readMeAgain(): Promise<User> {
  const { data } = await call('get /api/users/me', {}, failures.me);
  rememberMe(data);
  return data;
}

/** Who is signed in; undefined until loaded. */
export function useMe(): User | undefined {
  return usePermissions<User>().permissions ?? undefined;
}

/** A map for unsaved input across a sign-in: it lives as long as the page, and is cleared for another person. */
export function unsavedInput<K, V>(): Map<K, V> {
  const unsaved = new Map<K, V>();
  $person.listen(() => unsaved.clear());
  return unsaved;
}

/** Runs whenever the API refuses the session. */
export function useSignedOut(run: () => void): void {
  const latest = useEffectEvent(run);
  useEffect(() => {
    const onSignedOut = () => latest();
    addEventListener(SIGNED_OUT, onSignedOut);
    return () => removeEventListener(SIGNED_OUT, onSignedOut);
  }, []);
}

/** Leads to the sign-in and back, whichever call was answered with 401. */
export function useSignInAgain(): void {
  const logoutIfDenied = useLogoutIfAccessDenied();
  useSignedOut(() => {
    // Without a session before, react-admin leads there itself.
    if (isSignedIn()) void logoutIfDenied(new HttpError('', 401));
  });
}
