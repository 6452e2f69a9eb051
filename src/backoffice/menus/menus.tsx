import { Box, Typography } from '@mui/material';
import { DateTime } from 'luxon';
import type { ReactElement } from 'react';
import { CreateButton, DataTable, TopToolbar, useGetList, useRecordContext } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import type { Menu } from '../../lib/contract/entities.ts';
import { useConfig } from '../data/config.ts';
import { Cards, useIsPhone } from '../lists/columns.tsx';
import { FilteredList } from '../lists/entity-lists.tsx';
import { ListPages } from '../lists/load-error.tsx';
import { CopyButton } from '../forms/copy-button.tsx';
import { copyTexts } from '../forms/texts.ts';
import { countProducts } from './menu-tree.ts';
import { menuTexts as texts } from './texts.ts';

export const menus = { list: MenuList };

/** All menus with their branches and start. */
function MenuList() {
  const isPhone = useIsPhone();
  return (
    <FilteredList
      filters={NO_FILTERS}
      perPage={50}
      pagination={<ListPages />}
      actions={
        <TopToolbar>
          <CreateButton />
        </TopToolbar>
      }
    >
      {isPhone ? (
        <Cards rowClick="edit" card={{ linksName: true, action: copyTexts.action }}>
          {COLUMNS}
        </Cards>
      ) : (
        <DataTable rowClick="edit" bulkActionButtons={false} sx={{ '& .RaDataTable-row': { height: 64 } }}>
          {COLUMNS}
        </DataTable>
      )}
    </FilteredList>
  );
}

const NO_FILTERS: ReactElement[] = [];

const COLUMNS = [
  <DataTable.Col key="name" source="name" label={texts.name}>
    <Name />
  </DataTable.Col>,
  <DataTable.Col key="branches" source="branches" label={texts.branches} disableSort>
    <Branches />
  </DataTable.Col>,
  <DataTable.Col key="from" source="availableFrom" label={texts.availableFrom} sx={{ whiteSpace: 'nowrap' }}>
    <From />
  </DataTable.Col>,
  <DataTable.Col key="copy" label={copyTexts.action} disableSort>
    <Copy />
  </DataTable.Col>,
];

function Name() {
  const menu = useRecordContext<Menu>();
  if (!menu) return null;
  return (
    <Box>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {menu.name || texts.unnamed(menu.id)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {texts.counts(menu.catalog.length, countProducts(menu.catalog))}
      </Typography>
    </Box>
  );
}

function Copy() {
  const menu = useRecordContext<Menu>();
  return menu ? (
    <CopyButton list="menus" id={menu.id} name={menu.name || texts.unnamed(menu.id)} isIcon />
  ) : null;
}

function Branches() {
  const menu = useRecordContext<Menu>();
  const { data: branches = [] } = useGetList<Branch>('branches', {
    pagination: { page: 1, perPage: LARGEST_PAGE },
    sort: { field: 'id', order: 'ASC' },
  });
  const ids = new Set(menu?.branches.map(({ id }) => id));
  return branches
    .filter(({ id }) => ids.has(id))
    .map(({ name }) => name)
    .join(', ');
}

function From() {
  const menu = useRecordContext<Menu>();
  const config = useConfig();
  if (!menu || !config) return null;
  return DateTime.fromISO(menu.availableFrom, { zone: config.timezone }).toFormat('dd.MM.yyyy, HH:mm');
}
