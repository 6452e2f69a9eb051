import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { DateTime } from 'luxon';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { FieldError } from '../../lib/contract/fields.ts';
import { API_KEY_SCOPES, type ApiKeyScope, type NewApiKey } from '../../lib/contract/people.ts';
import { useAddresses } from '../data/config.ts';
import { call, CallFailed } from '../data/call.ts';
import { useShopZone } from '../data/shop-zone.ts';
import { CopyField } from '../forms/inputs.tsx';
import { MomentField } from '../forms/day-field.tsx';
import { oneTap } from '../forms/one-tap.ts';
import { branchTexts } from './texts.ts';

const texts = branchTexts.keys;

/** Makes a key of a branch; `onCreated` is called with it. */
export function NewApiKeyForm({
  branchId,
  onCreated,
}: {
  branchId: number;
  onCreated: (created: NewApiKey) => void;
}) {
  const zone = useShopZone();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<ApiKeyScope>('tickets');
  /** As typed, in the shop's time zone. */
  const [end, setEnd] = useState('');
  const endInput = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [once] = useState(oneTap);
  const problemOf = (field: string | null) => problems.find((problem) => problem.field === field)?.message;

  const create = async () => {
    // The value of a half-typed time is empty, as if the key had no end.
    if (endInput.current?.validity.valid === false)
      return setProblems([{ field: 'endsAt', message: texts.endUnclear }]);
    const endsAt = end ? DateTime.fromISO(end, { zone }).toISO() : null;
    try {
      const { data } = await call(
        'post /api/branches/{id}/api-keys',
        { params: { id: branchId }, body: { name, scope, endsAt } },
        texts.failed,
      );
      setName('');
      setEnd('');
      setProblems([]);
      onCreated(data);
    } catch (error) {
      const failed = error instanceof CallFailed ? error : null;
      const whole = { field: null, message: failed?.message ?? texts.failed };
      setProblems(failed && failed.errors.length > 0 ? failed.errors : [whole]);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The fields are inside the branch's form, which Enter would submit.
    event.preventDefault();
    void once(create);
  };

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      {problemOf(null) && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {problemOf(null)}
        </Alert>
      )}
      <TextField
        label={texts.name}
        value={name}
        error={problemOf('name') !== undefined}
        helperText={problemOf('name')}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onKeyDown}
        sx={{ flex: '1 1 260px' }}
      />
      <TextField
        select
        label={texts.scope}
        value={scope}
        error={problemOf('scope') !== undefined}
        helperText={problemOf('scope') ?? texts.scopeHints[scope]}
        onChange={({ target }) => setScope(target.value as ApiKeyScope)}
        sx={{ flex: '1 1 300px', '& .MuiSelect-select': { whiteSpace: 'normal' } }}
      >
        {API_KEY_SCOPES.map((one) => (
          <MenuItem key={one} value={one}>
            {texts.scopes[one]}
          </MenuItem>
        ))}
      </TextField>
      <MomentField
        label={texts.endsAt}
        value={end}
        inputRef={endInput}
        problem={problemOf('endsAt')}
        hint={texts.endsHint}
        onChange={setEnd}
        onKeyDown={onKeyDown}
        sx={{ flex: '1 1 260px' }}
      />
      <Button variant="outlined" onClick={() => void once(create)} sx={{ minHeight: 56, flex: '1 1 auto' }}>
        {texts.create}
      </Button>
    </Box>
  );
}

/** Shows a new key, which cannot be shown again, and the addresses that it opens. */
export function NewApiKeyDialog({
  branchId,
  created,
  onClose,
}: {
  branchId: number;
  created: NewApiKey;
  onClose: () => void;
}) {
  const { office, api } = useAddresses();
  const path = `${branchId}/${encodeURIComponent(created.key)}`;
  const addresses = {
    tickets: [
      [texts.display, `${office}/backend/frontdesk/${path}`],
      [texts.tickets, `${api}/api/orders/frontdesk/${path}`],
    ],
    orders: [[texts.orders, `${api}/api/orders/backoffice/${path}`]],
    calendar: [[texts.calendar, `${api}/api/calendars/${path}/orders.ics`]],
    sheet: [[texts.sheet, `${api}/api/sheets/${path}/orders.csv`]],
  } as const satisfies Record<ApiKeyScope, unknown>;
  return (
    <Dialog open onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()} maxWidth="md" fullWidth>
      <DialogTitle>{texts.newTitle(created.name)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{texts.once}</Alert>
        {([[texts.key, created.key], ...addresses[created.scope]] as const).map(([label, value]) => (
          <CopyField key={label} label={label} value={value} copyLabel={texts.copy(label)} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
