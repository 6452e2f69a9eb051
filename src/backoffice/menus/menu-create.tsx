import { Typography, Alert, Button, MenuItem, Paper, TextField } from '@mui/material';
import { DateTime } from 'luxon';
import { useCallback, useRef, useState } from 'react';
import { useGetList, Title, useCreate, useRedirect } from 'react-admin';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import type { Menu } from '../../lib/contract/entities.ts';
import { CallFailed } from '../data/call.ts';
import { isSame } from '../data/data-provider.ts';
import { oneTap } from '../forms/one-tap.ts';
import { useRestoredState, useUnsavedChanges } from '../forms/unsaved-changes.ts';
import { useConfig } from '../data/config.ts';
import { useSignedOut } from '../data/me.ts';
import { MenuDetailsFields, type MenuDetails } from './menu-dialogs.tsx';
import { menuTexts as texts } from './texts.ts';

const newMenu = (): MenuDetails => ({
  name: '',
  availableFrom: DateTime.utc().startOf('minute').toISO(),
  branches: [],
});

/** Creates a menu, empty or with the contents of another. */
export function MenuCreate() {
  const config = useConfig();
  const { data: menus = [] } = useGetList<Menu>('menus', {
    pagination: { page: 1, perPage: LARGEST_PAGE },
    sort: { field: 'id', order: 'ASC' },
  });
  const [start] = useState(newMenu);
  const [details, setDetails] = useRestoredState('menus/create/details', start);
  const [from, setFrom] = useRestoredState('menus/create/from', 0);
  const [create, { isPending, error }] = useCreate<Menu>();
  const redirect = useRedirect();
  const [once] = useState(oneTap);
  /** True once the menu is created or the input stored for after a sign-in: leaving then loses nothing. */
  const isLeaveAllowed = useRef(false);
  useSignedOut(() => void (isLeaveAllowed.current = true));
  const isTouched = from !== 0 || !isSame(details, start);
  useUnsavedChanges(useCallback(() => isTouched && !isLeaveAllowed.current, [isTouched]));
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
      isLeaveAllowed.current = true;
      redirect('edit', 'menus', id);
    };
    // The error shows above the fields.
    await create('menus', { data: { ...details, catalog } }, { returnPromise: true, onSuccess }).catch(
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
      <MenuDetailsFields
        details={details}
        zone={config.timezone}
        errors={errors}
        onChange={(change) => setDetails((before) => ({ ...before, ...change }))}
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
        disabled={isPending || details.availableFrom === ''}
        onClick={() => void once(save)}
        sx={{ justifySelf: 'start' }}
      >
        {texts.save}
      </Button>
    </Paper>
  );
}
