import { Alert, Autocomplete, Box, TextField } from '@mui/material';
import { DateTime } from 'luxon';
import { memo, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import { formTexts } from '../forms/texts.ts';
import { menuTexts as texts } from './texts.ts';

/** A menu without its contents. */
export interface MenuDetails {
  name: string;
  /** ISO instant; empty while the field is, and then the menu cannot be saved. */
  availableFrom: string;
  branches: { id: number }[];
}

interface Props {
  details: MenuDetails;
  zone: string;
  /** The API's messages by field. */
  errors: Record<string, string>;
  onChange: (change: Partial<MenuDetails>) => void;
}

const LOCAL_FORMAT = "yyyy-MM-dd'T'HH:mm";

/** Name, branches and start of a menu. Memoised, since every change of the tree renders the editor. */
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

/** The start of a menu, in the shop's time zone. Typing does not reformat the field. */
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
