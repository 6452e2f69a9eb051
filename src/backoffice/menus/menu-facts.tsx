import { Alert, Autocomplete, Box, TextField } from '@mui/material';
import { DateTime } from 'luxon';
import { memo } from 'react';
import { useGetList } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import { menuTexts as texts } from './texts.ts';

/** What is said of a menu besides what stands on it. */
export interface MenuFacts {
  name: string;
  availableFrom: string;
  branches: { id: number }[];
}

interface Props {
  facts: MenuFacts;
  zone: string;
  /** What the API says of a field. */
  errors: Record<string, string>;
  onChange: (change: Partial<MenuFacts>) => void;
}

const FORM = "yyyy-MM-dd'T'HH:mm";

/** Name, branches and beginning, in the shop's time. Not drawn anew with each change of the tree. */
export const MenuFactsFields = memo(function MenuFactsFields({ facts, zone, errors, onChange }: Props) {
  const { data: branches = [] } = useGetList<Branch>('branches', {
    pagination: { page: 1, perPage: LARGEST_PAGE },
    sort: { field: 'id', order: 'ASC' },
  });
  const ids = new Set(facts.branches.map(({ id }) => id));
  const from = DateTime.fromISO(facts.availableFrom, { zone });
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
        value={facts.name}
        error={'name' in errors}
        helperText={errors['name']}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        type="datetime-local"
        label={texts.availableFrom}
        defaultValue={from.toFormat(FORM)}
        error={'availableFrom' in errors}
        helperText={errors['availableFrom'] ?? texts.availableFromHint}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={(event) => {
          const chosen = DateTime.fromFormat(event.target.value, FORM, { zone });
          if (chosen.isValid) onChange({ availableFrom: chosen.toUTC().toISO() });
        }}
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
      {facts.branches.length === 0 && (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
          {texts.noBranches}
        </Alert>
      )}
    </Box>
  );
});
