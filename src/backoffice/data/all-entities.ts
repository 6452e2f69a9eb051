import { type RaRecord, useGetList } from 'react-admin';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';

/** All entities of a list, sorted by the field `named`; data is undefined until loaded. */
export function useAllOf<T extends RaRecord<number>>(list: string, named = 'name') {
  return useGetList<T>(list, {
    pagination: { page: 1, perPage: LARGEST_PAGE },
    sort: { field: named, order: 'ASC' },
  });
}
