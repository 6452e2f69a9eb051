import { Box, Typography } from '@mui/material';
import { DateTime } from 'luxon';
import { CreateButton, DataTable, List, TopToolbar, useGetList, useRecordContext } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import type { Menu } from '../../lib/contract/entities.ts';
import { useConfig } from '../data/config.ts';
import { CopyButton } from '../forms/copy-button.tsx';
import { copyTexts } from '../forms/texts.ts';
import { countProducts } from './menu-tree.ts';
import { menuTexts as texts } from './texts.ts';

export const menus = { list: MenuList };

/** All menus with their branches and start. */
function MenuList() {
  return (
    <List
      exporter={false}
      perPage={50}
      actions={
        <TopToolbar>
          <CreateButton />
        </TopToolbar>
      }
    >
      <DataTable rowClick="edit" bulkActionButtons={false} sx={{ '& .RaDataTable-row': { height: 64 } }}>
        <DataTable.Col source="name" label={texts.name}>
          <Name />
        </DataTable.Col>
        <DataTable.Col source="branches" label={texts.branches} disableSort>
          <Branches />
        </DataTable.Col>
        <DataTable.Col source="availableFrom" label={texts.availableFrom} sx={{ whiteSpace: 'nowrap' }}>
          <From />
        </DataTable.Col>
        <DataTable.Col label={copyTexts.action} disableSort>
          <Copy />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

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
