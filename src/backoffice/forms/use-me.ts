import { usePermissions } from 'react-admin';
import type { User } from '../../lib/contract/people.ts';

/** Who is signed in; undefined until that is known. */
export function useMe(): User | undefined {
  return usePermissions<User>().permissions ?? undefined;
}
