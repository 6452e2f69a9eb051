import type { ReactElement, ReactNode } from 'react';
import { Datagrid, List } from 'react-admin';
import { closeCells, wholeChips } from './close-cells.ts';
import { ListPages, ListTrouble } from './list-trouble.tsx';

/** A list that grows by itself, the newest first. */
export function NewestList({
  children,
  title,
  filters,
  rowClick,
  refetchMs,
}: {
  children: ReactNode;
  title?: string;
  filters: ReactElement[];
  rowClick: 'show' | false;
  /** How often it is read anew by itself; left out: when it is opened. */
  refetchMs?: number;
}) {
  return (
    <List
      {...(title === undefined ? {} : { title })}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={50}
      pagination={<ListPages rowsPerPageOptions={[25, 50, 100]} />}
      exporter={false}
      error={<ListTrouble />}
      filters={filters}
      // The bar is for adding filters: without any to add, it would be an empty strip.
      {...(filters.every(isInView) ? { actions: false as const } : {})}
      empty={false}
      {...(refetchMs === undefined ? {} : { queryOptions: { refetchInterval: refetchMs } })}
    >
      <Datagrid rowClick={rowClick} bulkActionButtons={false} sx={CLOSE}>
        {children}
      </Datagrid>
    </List>
  );
}

const isInView = ({ props }: ReactElement) => (props as { alwaysOn?: boolean }).alwaysOn === true;

const CLOSE = { overflowX: 'auto', ...closeCells, ...wholeChips };
