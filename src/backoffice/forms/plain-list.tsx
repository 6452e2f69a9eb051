import type { ReactElement, ReactNode } from 'react';
import { Datagrid, List, SearchInput, type RowClickFunction } from 'react-admin';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import { closeCells, wholeChips } from './close-cells.ts';
import { ListPages, ListTrouble } from './list-trouble.tsx';

/** A list that is short enough to be seen at once, with a search in it. */
export function PlainList({
  children,
  sort,
  filter,
  filters = [],
  actions,
  rowClick = 'edit',
  empty,
}: {
  children: ReactNode;
  sort: string;
  filter?: Record<string, unknown>;
  filters?: ReactElement[];
  actions?: ReactElement | false;
  rowClick?: 'edit' | 'show' | false | RowClickFunction;
  empty?: ReactElement | false;
}) {
  return (
    <List
      sort={{ field: sort, order: 'ASC' }}
      perPage={100}
      pagination={<Pages />}
      exporter={false}
      error={<ListTrouble />}
      filters={[<SearchInput key="q" source="q" alwaysOn sx={SEARCH} />, ...filters]}
      {...(filter ? { filter } : {})}
      {...(actions === undefined ? {} : { actions })}
      {...(empty === undefined ? {} : { empty })}
    >
      <Datagrid rowClick={rowClick} bulkActionButtons={false} sx={TALL}>
        {children}
      </Datagrid>
    </List>
  );
}

const Pages = () => <ListPages rowsPerPageOptions={[25, 100, LARGEST_PAGE]} />;

/** Beside it there is room for a filter and four buttons. */
const SEARCH = { width: 180 };

const TALL = {
  overflowX: 'auto',
  ...closeCells,
  ...wholeChips,
  '& .RaDatagrid-rowCell': { height: 56, fontSize: '1rem' },
  // No wider than what stands in it.
  '& .picture': { width: '1%' },
  '& .RaDatagrid-rowCell .MuiSvgIcon-root': { display: 'block' },
};
