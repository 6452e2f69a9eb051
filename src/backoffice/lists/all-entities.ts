import { type RaRecord, useGetList } from 'react-admin';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';

/** Everything of a list, by name; undefined until it is there. */
export function useAllOf<T extends RaRecord<number>>(list: string, named = 'name') {
  return useGetList<T>(list, {
    pagination: { page: 1, perPage: LARGEST_PAGE },
    sort: { field: named, order: 'ASC' },
  });
}
