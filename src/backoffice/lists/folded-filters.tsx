import FilterIcon from '@mui/icons-material/FilterListOutlined';
import { Box, Button, Chip, Drawer, Typography } from '@mui/material';
import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';
import { FilterLiveForm, useListContext, useTranslate } from 'react-admin';
import { useInstantText } from '../data/config.ts';
import { formTexts as texts } from '../forms/texts.ts';

/** A filter that is set. */
interface SetFilter {
  name: string;
  onRemove: () => void;
}

interface FoldProps {
  search?: ReactNode;
  set: readonly SetFilter[];
  onClear: () => void;
  /** The filters, one below the other. */
  children: ReactNode;
}

/** The filters of a list on a phone: the search, a button that opens the others, and what is set as chips. */
export function FilterFold({ search, set, onClear, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const translate = useTranslate();
  return (
    <Box role="search" sx={{ display: 'grid', gap: 1, mb: 1.5 }}>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          '& > form, & > .search': { flex: 1, minWidth: 0 },
        }}
      >
        {search}
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FilterIcon />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {set.length > 0 ? texts.filtersSet(set.length) : texts.filters}
        </Button>
      </Box>
      {set.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {set.map(({ name, onRemove }) => (
            <Chip
              key={name}
              label={name}
              aria-label={texts.removeFilter(name)}
              onClick={onRemove}
              onDelete={onRemove}
            />
          ))}
        </Box>
      )}
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'filters-title', sx: SHEET },
        }}
      >
        <Typography id="filters-title" variant="h6" component="h2">
          {texts.filters}
        </Typography>
        {children}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          {set.length > 0 && (
            <Button color="inherit" onClick={onClear}>
              {translate('ra.action.remove_all_filters')}
            </Button>
          )}
          <Button variant="contained" onClick={() => setOpen(false)}>
            {texts.showResults}
          </Button>
        </Box>
      </Drawer>
    </Box>
  );
}

const SHEET = {
  display: 'grid',
  gap: 2,
  p: 2,
  maxHeight: '85dvh',
  borderRadius: 1.6,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  '& form': { display: 'grid', gap: 2 },
  '& .MuiFormControl-root': { width: '100%', m: 0 },
};

interface FilterProps {
  source: string;
  label?: string;
  choices?: readonly { id: number | string; name: string }[];
}
type Filter = ReactElement<FilterProps>;
interface SearchProps {
  fullWidth?: boolean;
  helperText?: false;
  sx?: object;
}

/** A `FilterFold` for the filters of react-admin's `List`. */
export function FoldedFilters({ filters }: { filters: readonly ReactElement[] }) {
  const { filterValues, setFilters } = useListContext();
  const shown = useInstantText();
  const search = (filters as readonly Filter[]).find(({ props }) => props.source === 'q');
  const others = (filters as readonly Filter[]).filter((one) => one !== search);
  const values = filterValues as Record<string, unknown>;
  const without = (sources: readonly string[]) =>
    setFilters(Object.fromEntries(Object.entries(values).filter(([source]) => !sources.includes(source))));
  const set = others.flatMap(({ props: { source, label = '', choices } }) => {
    const value = values[source];
    if (value === undefined || value === null || value === '') return [];
    const name = choices?.find(({ id }) => id === value)?.name ?? textOf(value, shown);
    return [{ name: name === '' ? label : `${label}: ${name}`, onRemove: () => without([source]) }];
  });
  const searchForm = search && (
    <FilterLiveForm>
      {cloneElement(search as ReactElement<SearchProps>, { fullWidth: true, helperText: false, sx: SEARCH })}
    </FilterLiveForm>
  );
  if (others.length === 0) return search ? <Box sx={{ mb: 1.5 }}>{searchForm}</Box> : null;
  return (
    <FilterFold
      search={searchForm}
      set={set}
      onClear={() => without(others.map(({ props }) => props.source))}
    >
      <FilterLiveForm>{others}</FilterLiveForm>
    </FilterFold>
  );
}

const SEARCH = { m: 0, '& .MuiInputBase-root': { m: 0 } };

/** A value as on a chip; '' for a switch, whose label says it all. */
function textOf(value: unknown, shown: (instant: string) => string): string {
  if (value === true) return '';
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? shown(text) : text;
}
