import { Alert, Autocomplete, Box, TextField } from '@mui/material';
import { DateTime } from 'luxon';
import { memo, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import { formTexts } from '../forms/texts.ts';
import { menuTexts as texts } from './texts.ts';

/** What is said of a menu besides what stands on it. */
export interface MenuDetails {
  name: string;
  /** Empty while none is put in: nothing is saved without one. */
  availableFrom: string;
  branches: { id: number }[];
}

interface Props {
  details: MenuDetails;
  zone: string;
  /** What the API says of a field. */
  errors: Record<string, string>;
  onChange: (change: Partial<MenuDetails>) => void;
}

const LOCAL_FORMAT = "yyyy-MM-dd'T'HH:mm";

/** Name, branches and beginning, in the shop's time. Not drawn anew with each change of the tree. */
export const MenuDetailsFields = memo(function MenuDetailsFields({ details, zone, errors, onChange }: Props) {
  const { data: branches = [] } = useGetList<Branch>('branches', {
    pagination: { page: 1, perPage: LARGEST_PAGE },
    sort: { field: 'id', order: 'ASC' },
  });
  const ids = new Set(details.branches.map(({ id }) => id));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        alignItems: 'start',
      }}
    >
      <TextField
        label={texts.name}
        value={details.name}
        error={'name' in errors}
        helperText={errors['name']}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <StartInput
        from={details.availableFrom}
        zone={zone}
        problem={errors['availableFrom']}
        onChange={onChange}
      />
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={branches}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        value={branches.filter(({ id }) => ids.has(id))}
        onChange={(_, chosen) => onChange({ branches: chosen.map(({ id }) => ({ id })) })}
        renderInput={(params) => <TextField {...params} label={texts.branches} />}
        sx={{ gridColumn: '1 / -1' }}
      />
      {details.branches.length === 0 && (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
          {texts.noBranches}
        </Alert>
      )}
    </Box>
  );
});

interface StartInputProps {
  from: string;
  zone: string;
  problem: string | undefined;
  onChange: (change: Pick<MenuDetails, 'availableFrom'>) => void;
}

/** From when the menu counts. What stands in the field is left alone while somebody types into it. */
function StartInput({ from, zone, problem, onChange }: StartInputProps) {
  const [known, setKnown] = useState(from);
  const [typed, setTyped] = useState(() => localText(zone, from));
  if (from !== known) {
    setKnown(from);
    setTyped(localText(zone, from));
  }
  const take = (text: string) => {
    const availableFrom = DateTime.fromFormat(text, LOCAL_FORMAT, { zone }).toUTC().toISO() ?? '';
    setTyped(text);
    setKnown(availableFrom);
    onChange({ availableFrom });
  };
  return (
    <TextField
      type="datetime-local"
      label={texts.availableFrom}
      value={typed}
      error={from === '' || problem !== undefined}
      helperText={from === '' ? formTexts.required : (problem ?? texts.availableFromHint)}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => take(target.value)}
    />
  );
}

const localText = (zone: string, instant: string) =>
  instant === '' ? '' : DateTime.fromISO(instant, { zone }).toFormat(LOCAL_FORMAT);
