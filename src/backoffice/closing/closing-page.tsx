import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { persistentAtom } from '@nanostores/persistent';
import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { daysBetween, type DayPlan } from '../../lib/domain/day-plans.ts';
import { dayOf, type Day } from '../../lib/domain/dates.ts';
import { publicHolidays, REGIONS } from '../../lib/domain/public-holidays.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { useConfig } from '../data/config.ts';
import { MY_BRANCHES, useMyBranches } from '../data/lists.ts';
import { readAgain } from '../data/queries.ts';
import { NoBranch } from '../forms/branch-select.tsx';
import { useRestoredState, useUnsavedChanges } from '../forms/unsaved-changes.ts';
import { CalendarStyles, Legend } from './calendar-styles.tsx';
import {
  cellsOf,
  changesOf,
  ordersHit,
  sizeOf,
  withClosed,
  withDays,
  withYearBefore,
  type Draft,
} from './closing-draft.ts';
import { ClockForm } from './clock-form.tsx';
import { clockTexts } from './clock-texts.ts';
import { ClosingHead } from './closing-head.tsx';
import { DayActions } from './day-actions.tsx';
import { HolidayList } from './holiday-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { closingTexts as texts } from './texts.ts';
import { YearCalendar, type Chosen } from './year-calendar.tsx';

/** Whose holidays this device suggests; '': those of the shop's country. */
const $region = persistentAtom<string>('backoffice.holidays', '');

/** So far ahead people plan. */
const YEARS_AHEAD = 3;

const PAGE = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2, maxWidth: 1200 };
/** In view wherever one taps. */
const BAR = { position: 'sticky', bottom: 8, zIndex: 2, p: 1.5, display: 'grid', gap: 1.5 };

/** A year of closing days, of several branches at once. */
export function ClosingPage() {
  const branches = useMyBranches();
  const config = useConfig();
  // Others may have changed the hours.
  useEffect(() => void readAgain(MY_BRANCHES), []);
  if (branches?.length === 0) return <NoBranch title={texts.title} />;
  return (
    <Box sx={PAGE}>
      <Title title={texts.title} />
      {branches && config ? (
        <Year branches={branches} zone={config.timezone} country={config.country || 'DE'} />
      ) : (
        <Typography role="status">{texts.loading}</Typography>
      )}
    </Box>
  );
}

interface YearProps {
  branches: readonly Branch[];
  zone: string;
  country: string;
}

function Year({ branches: all, zone, country }: YearProps) {
  const [now] = useState(() => Date.now());
  const today = dayOf(now, zone);
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useRestoredState('closing/year', thisYear);
  const [draft, setDraft] = useRestoredState<Draft>('closing/draft', {});
  const [unchosen, setUnchosen] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<Chosen>(null);
  const known = useStore($region);
  const region = REGIONS.some(({ id }) => id === known) ? known : country;
  const notify = useNotify();
  const size = sizeOf(draft);
  const isChanged = size.days > 0;
  useUnsavedChanges(() => isChanged);
  const saving = useSaving(draft, () => {
    setDraft({});
    setChosen(null);
  });

  const branches = useMemo(() => all.filter(({ id }) => !unchosen.includes(id)), [all, unchosen]);
  const cellOf = useMemo(() => cellsOf(branches, draft), [branches, draft]);
  const holidays = useMemo(() => publicHolidays(region, year), [region, year]);
  const coming = holidays.filter(({ day }) => day >= today);
  const hit = useHit(draft, all, zone, isChanged);

  /** The second tap makes a row of days, the third begins another. */
  const tap = (day: Day) => {
    if (chosen?.from === day && chosen.to === day) setChosen(null);
    else if (chosen && chosen.from === chosen.to) {
      const days = daysBetween(chosen.from, day);
      setChosen({ from: days[0] ?? day, to: days.at(-1) ?? day });
    } else setChosen({ from: day, to: day });
  };
  /** A draft that is as before has a reason, which is said. */
  const suggest = (next: Draft, otherwise: string) => {
    if (JSON.stringify(next) === JSON.stringify(draft)) notify(otherwise, { type: 'info' });
    else setDraft(next);
  };
  const plan = (hours: DayPlan | null) => {
    if (chosen) setDraft(withDays(draft, branches, daysBetween(chosen.from, chosen.to), hours));
    setChosen(null);
  };

  return (
    <>
      <CalendarStyles />
      <ClosingHead
        year={year}
        years={{ first: thisYear, last: thisYear + YEARS_AHEAD }}
        onYear={(next) => {
          setYear(next);
          setChosen(null);
        }}
        branches={all}
        chosenIds={new Set(branches.map(({ id }) => id))}
        onBranches={(ids) => setUnchosen(all.map(({ id }) => id).filter((id) => !ids.includes(id)))}
        region={region}
        onRegion={(next) => $region.set(next)}
      />
      <HolidayList
        holidays={coming}
        year={year}
        cellOf={cellOf}
        branches={branches.length}
        onCloseAll={() => {
          const days = coming.filter(({ isPartial }) => !isPartial).map(({ day }) => day);
          suggest(withClosed(draft, branches, days), texts.holidaysClosed);
        }}
        onLikeBefore={() =>
          suggest(withYearBefore(draft, branches, { region, year, today }), texts.nothingBefore(year - 1))
        }
        onToggle={(day, isClosed) => setDraft(withDays(draft, branches, [day], isClosed ? [] : null))}
      />
      <Paper
        variant="outlined"
        component="section"
        aria-label={texts.year(year)}
        sx={{ p: { xs: 1.5, sm: 2.5 } }}
      >
        <Typography color="text.secondary" sx={{ mb: 1.5 }}>
          {texts.intro}
        </Typography>
        <Legend />
        <YearCalendar
          year={year}
          today={today}
          branches={branches.length}
          cellOf={cellOf}
          holidays={holidays}
          chosen={chosen}
          onTap={tap}
        />
      </Paper>
      {saving.done && !isChanged && (
        <Alert
          severity="success"
          sx={{ alignItems: 'center' }}
          action={
            saving.done.logId !== null && (
              <Button color="inherit" loading={saving.isBusy} onClick={saving.undo}>
                {texts.undo}
              </Button>
            )
          }
        >
          {texts.saved(saving.done.changed)}
        </Alert>
      )}
      <Paper
        variant="outlined"
        component="section"
        aria-label={clockTexts.section}
        sx={{ p: { xs: 1.5, sm: 2.5 }, display: 'grid', gap: 1.5 }}
      >
        <Typography variant="h6" component="h2">
          {clockTexts.section}
        </Typography>
        <Typography color="text.secondary">
          {clockTexts.intro} {isChanged && clockTexts.savedOnly}
        </Typography>
        <ClockForm key={chosen?.from} day={chosen?.from ?? today} />
      </Paper>
      {(chosen || isChanged) && (
        <Paper elevation={6} sx={BAR}>
          {chosen && (
            <DayActions
              key={`${chosen.from} ${chosen.to}`}
              chosen={chosen}
              isDisabled={branches.length === 0}
              onPlan={plan}
              onDeselect={() => setChosen(null)}
            />
          )}
          {isChanged && (
            // On a phone, both would hide the calendar.
            <Box sx={chosen ? { display: { xs: 'none', sm: 'block' } } : undefined}>
              <SaveBar
                size={size}
                hit={hit}
                isSaving={saving.isBusy}
                onDiscard={() => setDraft({})}
                onSave={saving.save}
              />
            </Box>
          )}
        </Paper>
      )}
    </>
  );
}

/** Open orders on the days of a draft; null: they could not be read. */
function useHit(draft: Draft, branches: readonly Branch[], zone: string, isEnabled: boolean) {
  const { data, isError } = useQuery({
    queryKey: ['closing', 'orders'],
    queryFn: async () => (await call('get /api/orders/current', { query: {} })).data,
    enabled: isEnabled,
    staleTime: 0,
  });
  return useMemo(
    () => (isError ? null : data && ordersHit(draft, branches, data, zone)),
    [data, isError, draft, branches, zone],
  );
}

/** Saves a draft, and takes it back. */
function useSaving(draft: Draft, onSaved: () => void) {
  const [done, setDone] = useState<{ changed: number; logId: number | null } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttempt();
  const queries = useQueryClient();
  async function run(work: () => Promise<unknown>, said?: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const isDone = await attempt(work, said);
    // Before the draft goes, so that nothing flickers.
    if (isDone) await queries.invalidateQueries();
    setBusy(false);
  }
  return {
    done,
    isBusy,
    save: () =>
      void run(async () => {
        const body = { changes: changesOf(draft) };
        const { data } = await call('put /api/closing-days', { body }, texts.failed);
        await queries.refetchQueries({ queryKey: MY_BRANCHES });
        setDone(data);
        onSaved();
      }),
    undo: () =>
      void run(async () => {
        const id = done?.logId ?? null;
        if (id === null) return;
        await call('post /api/edits/{id}/undo', { params: { id } }, texts.failed);
        setDone(null);
      }, texts.undone),
  };
}
