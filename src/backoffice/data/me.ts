import { atom } from 'nanostores';
import type { User } from '../../lib/contract/people.ts';
import { call } from './call.ts';
import { failures } from './texts.ts';

/** Whose page this is or was last, by their number: a session that ends and begins again is no change. */
export const $person = atom<number | null>(null);

let reading: Promise<User> | null = null;
let isKnown = false;
/** How the last session of this page came to its end: by whoever had it, or in the middle of their work. */
let end: 'left' | 'expired' | null = null;

/** Who is signed in; asked once, until somebody else is or nobody. Fails with 401 if nobody is. */
export function readMe(): Promise<User> {
  reading ??= call('get /api/users/me', {}, failures.me).then(
    ({ data }) => {
      isKnown = true;
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

/** Somebody has signed in, or has changed something about themselves. */
export function knowMe(user: User): void {
  reading = Promise.resolve(user);
  $person.set(user.id);
  isKnown = true;
  end = null;
}

/** Nobody is signed in any more. What comes after one has left is no news. */
export function forgetMe(how: 'left' | 'expired'): void {
  reading = null;
  isKnown = false;
  end ??= how;
}

/** Whether the API knew somebody when it was last asked, and has not said since that it does no longer. */
export const isSignedIn = (): boolean => isKnown;

/** Whether a session has ended in the middle of the work. */
export const isCutOff = (): boolean => end === 'expired';

export const isAdmin = ({ roles }: Pick<User, 'roles'>): boolean => roles.includes('ROLE_ADMIN');
