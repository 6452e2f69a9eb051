import type { ResourceCallbacks } from 'react-admin';
import type { User } from '../../lib/contract/people.ts';
import { queries } from '../data/queries.ts';
import { MY_BRANCHES } from '../data/lists.ts';
import { $person, rememberChanged } from '../data/me.ts';

/** Whether a person can sign in with an account, and if not, why. */
export function accountState(
  { isEnabled, expiresAt, mustChangePassword }: Pick<User, 'isEnabled' | 'expiresAt' | 'mustChangePassword'>,
  now: number,
): 'active' | 'disabled' | 'expired' | 'untilChanged' {
  if (!isEnabled) return 'disabled';
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'expired';
  return mustChangePassword ? 'untilChanged' : 'active';
}

/** Applies changes of one's own account, made in the list of accounts, to the running session. */
export const ownAccountChanges: ResourceCallbacks<User> = {
  resource: 'users',
  afterUpdate(result) {
    if (result.data.id === $person.get()) {
      rememberChanged(result.data);
      for (const queryKey of [['auth'], MY_BRANCHES]) void queries.invalidateQueries({ queryKey });
    }
    return Promise.resolve(result);
  },
};
