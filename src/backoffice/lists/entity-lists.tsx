import { MenuItem, TextField, type SxProps } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { List, SearchInput, type ListProps, type RowClickFunction, useInput } from 'react-admin';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import { formTexts } from '../forms/texts.ts';
import { Columns, useIsPhone, type CardLayout } from './columns.tsx';
import { FoldedFilters } from './folded-filters.tsx';
import { ListError, ListPages } from './load-error.tsx';

/** Narrow cells: on an upright tablet, rows stay within two lines. */
export const denseCells = {
  '& .RaDatagrid-headerCell, & .RaDatagrid-rowCell': { px: { xs: 1, lg: 2 } },
};

/** Chips stay on one line where there is room. */
const unwrappedChips = { '& .MuiChip-root': { whiteSpace: { xs: 'inherit', md: 'nowrap' } } };

/** A searchable list of an entity, up to 100 on a page. */
export function EntityList({
  children,
  sort,
  filter,
  filters = [],
  actions,
  rowClick = 'edit',
  empty,
  card,
}: {
  children: ReactNode;
  sort: string;
  filter?: Record<string, unknown>;
  filters?: ReactElement[];
  actions?: ReactElement | false;
  rowClick?: 'edit' | 'show' | false | RowClickFunction;
  empty?: ReactElement | false;
  card?: CardLayout;
}) {
  return (
    <FilteredList
      sort={{ field: sort, order: 'ASC' }}
      perPage={100}
      pagination={<ListPages rowsPerPageOptions={[25, 100, LARGEST_PAGE]} />}
      filters={[<SearchInput key="q" source="q" alwaysOn sx={SEARCH} />, ...filters]}
      {...(filter ? { filter } : {})}
      {...(actions === undefined ? {} : { actions })}
      {...(empty === undefined ? {} : { empty })}
    >
      <Columns rowClick={rowClick} sx={TALL} card={card}>
        {children}
      </Columns>
    </FilteredList>
  );
}

/** Leaves room for a filter and four buttons. */
const SEARCH = { width: 180 };

const TALL = {
  overflowX: 'auto',
  ...denseCells,
  ...unwrappedChips,
  '& .RaDatagrid-rowCell': { height: 56, fontSize: '1rem' },
  // No wider than its content.
  '& .picture': { width: '1%' },
  '& .RaDatagrid-rowCell .MuiSvgIcon-root': { display: 'block' },
};

/** A read-only list, newest first. */
export function NewestList({
  children,
  title,
  filters,
  rowClick,
  newestBy = 'createdAt',
  refetchMs,
  card,
}: {
  children: ReactNode;
  title?: string;
  filters: ReactElement[];
  rowClick: 'show' | false;
  /** The field that says how new an entry is. */
  newestBy?: string;
  /** Interval of automatic reloads; without it, only opening the list loads it. */
  refetchMs?: number;
  card?: CardLayout;
}) {
  const isPhone = useIsPhone();
  return (
    <FilteredList
      {...(title === undefined ? {} : { title })}
      sort={{ field: newestBy, order: 'DESC' }}
      perPage={50}
      pagination={<ListPages rowsPerPageOptions={[25, 50, 100]} />}
      filters={filters}
      // Without filters to add, the toolbar would be an empty strip.
      {...(isPhone || filters.every(isInView) ? { actions: false as const } : {})}
      empty={false}
      {...(refetchMs === undefined ? {} : { queryOptions: { refetchInterval: refetchMs } })}
    >
      <Columns rowClick={rowClick} sx={DENSE} card={card}>
        {children}
      </Columns>
    </FilteredList>
  );
}

const isInView = ({ props }: ReactElement) => (props as { alwaysOn?: boolean }).alwaysOn === true;

const DENSE = { overflowX: 'auto', ...denseCells, ...unwrappedChips };

/** A list with its filters above it; on a phone they are folded, and its cards stand on the page itself. */
export function FilteredList({ filters, children, ...list }: ListProps & { filters: ReactElement[] }) {
  const isPhone = useIsPhone();
  if (!isPhone)
    return (
      <List exporter={false} error={<ListError />} filters={filters} {...list}>
        {children}
      </List>
    );
  const folded = <FoldedFilters filters={filters} />;
  return (
    <List
      exporter={false}
      component="div"
      sx={ON_PAGE}
      error={
        <>
          {folded}
          <ListError />
        </>
      }
      {...list}
    >
      {folded}
      {children}
    </List>
  );
}

/** A list without a ground of its own: buttons stand on the page, and on a phone the one that creates floats. */
export const ON_PAGE = {
  pt: 1.5,
  '& .RaList-actions, & .RaList-actions > .MuiToolbar-root': { bgcolor: 'transparent', p: 0 },
  '& .RaList-actions > .MuiToolbar-root:not(:has(> :not(.RaCreateButton-floating)))': { minHeight: 0 },
};

interface SelectProps {
  source: string;
  label: string;
  choices: readonly { id: number | string; name: string }[];
  /** Read by react-admin's list. */
  alwaysOn?: boolean;
}

/** A select among a list's filters. */
export const selectFilter = (
  source: string,
  label: string,
  choices: SelectProps['choices'],
  { alwaysOn = false } = {},
) => <SelectFilter key={source} {...{ source, label, choices }} {...(alwaysOn ? { alwaysOn } : {})} />;

/** Not react-admin's `SelectInput`, which always calls the choice of all 'Eingabe löschen'. */
function SelectFilter({ source, label, choices }: SelectProps) {
  const { field } = useInput({ source });
  return (
    <ChoiceField
      label={label}
      value={(field.value ?? '') as number | string}
      choices={choices}
      onChange={field.onChange}
      sx={FILTER_WIDTH}
    />
  );
}

/** Short choices would leave no room for the label, long ones would wrap the toolbar. */
const FILTER_WIDTH = { width: 190 };

interface ChoiceProps<Id extends number | string> {
  label: string;
  /** '' for all. */
  value: Id | '';
  choices: readonly { id: Id; name: string }[];
  onChange: (value: Id | '') => void;
  sx?: SxProps;
}

/** A select with a choice for all. */
export function ChoiceField<Id extends number | string>({
  label,
  value,
  choices,
  onChange,
  sx,
}: ChoiceProps<Id>) {
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Id | '')}
      {...(sx ? { sx } : {})}
    >
      <MenuItem value="">{formTexts.all}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
