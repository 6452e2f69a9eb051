import { Box, Typography, Alert, Button, MenuItem, Paper, TextField } from '@mui/material';
import { DateTime } from 'luxon';
import { useCallback, useRef, useState } from 'react';
import {
  CreateButton,
  DataTable,
  List,
  TopToolbar,
  useGetList,
  useRecordContext,
  Title,
  useCreate,
  useRedirect,
} from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import type { Menu } from '../../lib/contract/menus.ts';
import { CallFailed } from '../api/call.ts';
import { isSame } from '../api/is-same.ts';
import { oneTap } from '../forms/one-tap.ts';
import { useRestoredState } from '../forms/restored-state.ts';
import { useUnsavedChanges } from '../forms/unsaved-changes.ts';
import { useConfig } from '../products/shop-facts.ts';
import { useSignedOut } from '../sign-in/use-signed-out.ts';
import { MenuFactsFields, type MenuFacts } from './menu-fields.tsx';
import { countProducts } from './menu-tree.ts';
import { menuTexts as texts } from './texts.ts';

export const menus = { list: MenuList, create: MenuCreate };

/** All menus, with who shows them from when on. */
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

const newMenu = (): MenuFacts => ({
  name: '',
  availableFrom: DateTime.utc().startOf('minute').toISO(),
  branches: [],
});

/** A new menu, empty or with what stands on another. */
function MenuCreate() {
  const config = useConfig();
  const { data: menus = [] } = useGetList<Menu>('menus', {
    pagination: { page: 1, perPage: LARGEST_PAGE },
    sort: { field: 'id', order: 'ASC' },
  });
  const [start] = useState(newMenu);
  const [facts, setFacts] = useRestoredState('menus/create/facts', start);
  const [from, setFrom] = useRestoredState('menus/create/from', 0);
  const [create, { isPending, error }] = useCreate<Menu>();
  const redirect = useRedirect();
  const [once] = useState(oneTap);
  /** What is made, or kept over a sign-in, is nothing to be asked about. */
  const isSafe = useRef(false);
  useSignedOut(() => void (isSafe.current = true));
  const isTouched = from !== 0 || !isSame(facts, start);
  useUnsavedChanges(useCallback(() => isTouched && !isSafe.current, [isTouched]));
  if (!config) return null;
  const failed = error instanceof CallFailed ? error : null;
  const errors = Object.fromEntries(
    (failed?.errors ?? []).flatMap(({ field, message }) =>
      field === null ? [] : [[field, message] as const],
    ),
  );
  const save = async () => {
    const catalog = menus.find(({ id }) => id === from)?.catalog ?? [];
    const onSuccess = ({ id }: Menu) => {
      isSafe.current = true;
      redirect('edit', 'menus', id);
    };
    // What fails is told above the fields.
    await create('menus', { data: { ...facts, catalog } }, { returnPromise: true, onSuccess }).catch(
      () => {},
    );
  };

  return (
    <Paper variant="outlined" sx={{ p: 3, mt: 2, maxWidth: 800, display: 'grid', gap: 2 }}>
      <Title title={texts.create} />
      <Typography color="text.secondary">{texts.createHint}</Typography>
      {failed && (
        <Alert severity="error" role="alert">
          {failed.message}
        </Alert>
      )}
      <MenuFactsFields
        facts={facts}
        zone={config.timezone}
        errors={errors}
        onChange={(change) => setFacts((before) => ({ ...before, ...change }))}
      />
      <TextField
        select
        label={texts.copyFrom}
        value={from}
        onChange={(event) => setFrom(Number(event.target.value))}
      >
        <MenuItem value={0}>{texts.copyNothing}</MenuItem>
        {menus.map((menu) => (
          <MenuItem key={menu.id} value={menu.id}>
            {menu.name || texts.unnamed(menu.id)}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="contained"
        disabled={isPending || facts.availableFrom === ''}
        onClick={() => void once(save)}
        sx={{ justifySelf: 'start' }}
      >
        {texts.save}
      </Button>
    </Paper>
  );
}
