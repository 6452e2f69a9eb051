import type { ResourceCallbacks } from 'react-admin';
import type { User } from '../../lib/contract/staff.ts';
import { queries } from '../api/queries.ts';
import { $person, knowMe } from '../sign-in/me.ts';

/** Whoever changes their own account among all accounts sees at once what they are called and may do from now on. */
export const ownChanges: ResourceCallbacks<User> = {
  resource: 'users',
  afterUpdate(result) {
    if (result.data.id === $person.get()) {
      knowMe(result.data);
      void queries.invalidateQueries({ queryKey: ['auth'] });
    }
    return Promise.resolve(result);
  },
};
