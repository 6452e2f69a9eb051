import type { ReactElement, ReactNode } from 'react';
import { Datagrid, List, Pagination } from 'react-admin';

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
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      exporter={false}
      filters={filters}
      empty={false}
      {...(refetchMs === undefined ? {} : { queryOptions: { refetchInterval: refetchMs } })}
    >
      <Datagrid rowClick={rowClick} bulkActionButtons={false} sx={{ overflowX: 'auto' }}>
        {children}
      </Datagrid>
    </List>
  );
}
