import { Box, Button, TextField } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { type Mode, MODES } from '../../../lib/domain/modes.ts';
import { MODE_NAMES } from '../../../lib/domain/words/modes.ts';
import { modeOf, flagsOf } from '../../../lib/domain/order-mode.ts';
import { formatDay } from '../../../lib/domain/dates.ts';
import { useIsPhone } from '../../lists/columns.tsx';
import { ChoiceField } from '../../lists/entity-lists.tsx';
import { FilterFold } from '../../lists/folded-filters.tsx';
import { DayField } from '../../forms/day-field.tsx';
import { choicesOf } from '../../forms/field-values.ts';
import { useMyBranches } from '../../data/lists.ts';
import { paymentNames, stateNames, historyTexts as texts } from '../texts.ts';

interface Filter {
  q?: string;
  branchId?: number;
  day_gte?: string;
  day_lte?: string;
  state?: string;
  paymentMethod?: string;
  isDelivery?: boolean;
  isDineIn?: boolean;
  isPaid?: boolean;
}

/** The filters of the history, always visible instead of behind a menu. */
export function HistoryFilters() {
  const { filterValues, setFilters } = useListContext();
  const filter = filterValues as Filter;
  const branches = useMyBranches() ?? [];
  const translate = useTranslate();
  // Clearing the filters also empties the search, and so does going back to a state without them.
  const [cleared, setCleared] = useState(0);
  const timesBack = useTimesBack();
  const change = (changes: Partial<Record<keyof Filter, unknown>>) =>
    setFilters(
      Object.fromEntries(
        Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== undefined && value !== ''),
      ),
    );
  const isPhone = useIsPhone();
  const clear = () => {
    setFilters({});
    setCleared(cleared + 1);
  };
  const search = (
    <Search key={`${cleared}/${timesBack}`} value={filter.q ?? ''} onSearch={(q) => change({ q })} />
  );
  const others = (
    <>
      <DayField
        size="small"
        margin="none"
        label={texts.from}
        value={filter.day_gte ?? ''}
        onChange={(day) => change({ day_gte: day })}
      />
      <DayField
        size="small"
        margin="none"
        label={texts.until}
        value={filter.day_lte ?? ''}
        onChange={(day) => change({ day_lte: day })}
      />
      {branches.length > 1 && (
        <ChoiceField
          label={texts.branch}
          value={filter.branchId ?? ''}
          choices={branches}
          onChange={(branchId) => change({ branchId })}
        />
      )}
      <ChoiceField
        label={texts.state}
        value={filter.state ?? ''}
        choices={choicesOf(stateNames)}
        onChange={(state) => change({ state })}
      />
      <ChoiceField
        label={texts.payment}
        value={filter.paymentMethod ?? ''}
        choices={choicesOf(paymentNames)}
        onChange={(paymentMethod) => change({ paymentMethod })}
      />
      <ChoiceField
        label={texts.isPaid}
        value={filter.isPaid === undefined ? '' : String(filter.isPaid)}
        choices={choicesOf(texts.paidOrNot)}
        onChange={(isPaid) => change({ isPaid: isPaid === '' ? undefined : isPaid === 'true' })}
      />
      <ChoiceField
        label={texts.delivery}
        value={modeFor(filter) as string}
        choices={choicesOf(MODE_NAMES)}
        onChange={(mode) =>
          change({ isDelivery: undefined, isDineIn: undefined, ...flagsFor(mode as Mode | '') })
        }
      />
    </>
  );
  if (isPhone)
    return (
      <FilterFold search={search} set={setIn(filter, branches, change)} onClear={clear}>
        {others}
      </FilterFold>
    );
  return (
    <Box
      role="search"
      aria-label={texts.filters}
      sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(165px, 1fr))' }}
    >
      {search}
      {others}
      {Object.keys(filter).length > 0 && (
        <Button onClick={clear}>{translate('ra.navigation.clear_filters')}</Button>
      )}
    </Box>
  );
}

type Change = (changes: Partial<Record<keyof Filter, unknown>>) => void;

/** The filters that are set, but the search: in words, and how to remove them. */
function setIn(filter: Filter, branches: readonly { id: number; name: string }[], change: Change) {
  const { day_gte, day_lte, branchId, state, paymentMethod, isPaid } = filter;
  const mode = modeFor(filter);
  const nameIn = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key;
  const set: [label: string, value: string | undefined, keys: readonly (keyof Filter)[]][] = [
    [texts.from, day_gte && formatDay(day_gte), ['day_gte']],
    [texts.until, day_lte && formatDay(day_lte), ['day_lte']],
    [
      texts.branch,
      branchId === undefined ? undefined : (branches.find(({ id }) => id === branchId)?.name ?? '…'),
      ['branchId'],
    ],
    [texts.state, state && nameIn(stateNames, state), ['state']],
    [texts.payment, paymentMethod && nameIn(paymentNames, paymentMethod), ['paymentMethod']],
    [texts.isPaid, isPaid === undefined ? undefined : texts.paidOrNot[`${isPaid}`], ['isPaid']],
    [texts.delivery, mode === '' ? undefined : MODE_NAMES[mode], ['isDelivery', 'isDineIn']],
  ];
  return set.flatMap(([label, value, keys]) =>
    value
      ? [
          {
            name: `${label}: ${value}`,
            onRemove: () => change(Object.fromEntries(keys.map((key) => [key, undefined]))),
          },
        ]
      : [],
  );
}

/** The number of navigations back or forward. */
function useTimesBack(): number {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { key } = useLocation();
  const [seen, setSeen] = useState({ key, times: 0 });
  if (key !== seen.key) setSeen({ key, times: seen.times + (isBack ? 1 : 0) });
  return seen.times;
}

const PAUSE_MS = 350;

/** Searches after a pause in typing. */
function Search({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(value);
  // With the other filters' current values.
  const search = useEffectEvent(() => onSearch(words));
  useEffect(() => {
    if (words === value) return;
    const waiting = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [words, value]);
  return (
    <TextField
      type="search"
      size="small"
      margin="none"
      label={texts.search}
      value={words}
      onChange={({ target }) => setWords(target.value)}
      className="search"
      sx={{ gridColumn: 'span 2' }}
    />
  );
}

interface Flags {
  isDelivery?: boolean;
  isDineIn?: boolean;
}

/** The order's mode is two flags in the API, and one choice for people. */
export const flagsFor = (mode: Mode | ''): Flags | undefined => (mode === '' ? undefined : flagsOf(mode));

/** The mode of a filter's flags; '' for none. */
export function modeFor(flags: Flags | undefined): Mode | '' {
  if (flags?.isDelivery === undefined || flags.isDineIn === undefined) return '';
  const mode = modeOf({ isDelivery: flags.isDelivery, isDineIn: flags.isDineIn });
  return MODES.includes(mode) ? mode : '';
}
