import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, Checkbox, IconButton, ListSubheader, MenuItem, TextField, Typography } from '@mui/material';
import type { Branch } from '../../lib/contract/branches.ts';
import { COUNTRIES } from '../../lib/domain/country.ts';
import { REGIONS, type Region } from '../../lib/domain/public-holidays.ts';
import { branchTexts } from '../branches/texts.ts';
import { closingTexts as texts } from './texts.ts';

interface Props {
  year: number;
  years: { first: number; last: number };
  onYear: (year: number) => void;
  branches: readonly Branch[];
  chosenIds: ReadonlySet<number>;
  onBranches: (ids: readonly number[]) => void;
  region: Region;
  onRegion: (region: Region) => void;
}

const HEAD = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' };
const FIELD = { flex: '1 1 220px', maxWidth: { sm: 320 } };

/** Which year, which branches, and whose holidays. */
export function ClosingHead(props: Props) {
  const { year, years, onYear, branches, region, onRegion } = props;
  return (
    <Box sx={HEAD}>
      <Box sx={{ display: 'flex', alignItems: 'center', mr: 'auto' }}>
        <IconButton
          aria-label={texts.earlier}
          disabled={year <= years.first}
          onClick={() => onYear(year - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Typography variant="h5" component="h2" aria-live="polite" sx={{ fontWeight: 700, px: 0.5 }}>
          {year}
        </Typography>
        <IconButton aria-label={texts.later} disabled={year >= years.last} onClick={() => onYear(year + 1)}>
          <ChevronRightIcon />
        </IconButton>
      </Box>
      {branches.length > 1 ? (
        <Branches {...props} />
      ) : (
        <Typography sx={FIELD}>{branches[0]?.name}</Typography>
      )}
      <TextField
        select
        size="small"
        margin="none"
        label={texts.region}
        value={region}
        onChange={({ target }) => onRegion(target.value)}
        sx={FIELD}
      >
        {COUNTRIES.flatMap((country) => [
          <ListSubheader key={country}>{branchTexts.general.countries[country]}</ListSubheader>,
          ...REGIONS.filter((one) => one.country === country).map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          )),
        ])}
      </TextField>
    </Box>
  );
}

/** The option that chooses all, or none if all are chosen. */
const ALL = 0;

function Branches({ branches, chosenIds, onBranches }: Props) {
  const isAll = branches.every(({ id }) => chosenIds.has(id));
  const choose = (ids: readonly number[]) => {
    if (ids.includes(ALL)) onBranches(isAll ? [] : branches.map(({ id }) => id));
    else onBranches(ids);
  };
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={texts.branches}
      value={[...chosenIds]}
      onChange={({ target }) => choose(target.value as unknown as number[])}
      error={chosenIds.size === 0}
      helperText={chosenIds.size === 0 ? texts.none : undefined}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () =>
            isAll
              ? texts.all(branches.length)
              : branches
                  .filter(({ id }) => chosenIds.has(id))
                  .map(({ name }) => name)
                  .join(', '),
        },
      }}
      sx={FIELD}
    >
      <MenuItem value={ALL} divider>
        <Checkbox tabIndex={-1} checked={isAll} indeterminate={!isAll && chosenIds.size > 0} />
        {texts.all(branches.length)}
      </MenuItem>
      {branches.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          <Checkbox tabIndex={-1} checked={chosenIds.has(id)} />
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
