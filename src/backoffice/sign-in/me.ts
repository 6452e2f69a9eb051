import type { User } from '../../lib/contract/staff.ts';
import { call } from '../api/call.ts';
import { failures } from '../api/texts.ts';

let reading: Promise<User> | null = null;

/** Who is signed in; asked once, until somebody else is or nobody. Fails with 401 if nobody is. */
export function readMe(): Promise<User> {
  reading ??= call('get /api/users/me', {}, failures.me).then(
    ({ data }) => data,
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
}

export function forgetMe(): void {
  reading = null;
}

export const isAdmin = ({ roles }: Pick<User, 'roles'>): boolean => roles.includes('ROLE_ADMIN');
