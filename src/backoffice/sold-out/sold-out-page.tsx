import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Title } from 'react-admin';
import { useLocation } from 'react-router';
import type { StockChange } from '../../lib/contract/stock.ts';
import { useAttempt } from '../data/attempt.ts';
import { useMyBranches } from '../data/lists.ts';
import { $branchId } from '../data/device.ts';
import { BranchHeading, NoBranch } from '../forms/branch-select.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { PlainSwitchStyles, PlainTabs, PlainTabStyles, ShowMore, useShown } from '../lists/long-lists.tsx';
import { DishRow, DishStyles } from './dish-row.tsx';
import { outOf, searchDishes, type Choice, type Dish, type Shelf, useOffer } from './offer.ts';
import { StockDialog } from './stock-dialog.tsx';
import { soldOutTexts as texts } from './texts.ts';

const OUT = 'out';
/** More dishes render when the end of the list scrolls into view. */
const STEP = 15;

/** What the branch has sold out today: one tap for a dish, two for a choice. */
export function SoldOutPage() {
  const branches = useMyBranches();
  const branchId = useStore($branchId);
  const { shelves, error, refetch, change, setStock } = useOffer(branchId);
  // The search of the whole office leads to a dish.
  const { state } = useLocation() as { state: { search?: string } | null };
  const [search, setSearch] = useState(state?.search ?? '');
  if (branches?.length === 0) return <NoBranch title={texts.title} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, py: 1.5, maxWidth: 860 }}>
      <Title title={texts.title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <BranchHeading />
        <TextField
          type="search"
          size="small"
          margin="none"
          label={texts.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Box>
      <Typography color="text.secondary">{texts.hint}</Typography>
      <LoadError error={error} onAgain={refetch} />
      {shelves ? (
        shelves.length > 0 ? (
          <Shelves shelves={shelves} search={search} change={change} setStock={setStock} />
        ) : (
          <Alert severity="info">{texts.noMenu}</Alert>
        )
      ) : (
        !error && <Typography role="status">{texts.loading}</Typography>
      )}
    </Box>
  );
}

type Change = ReturnType<typeof useOffer>['change'];
type SetStock = ReturnType<typeof useOffer>['setStock'];

interface ShelvesProps {
  shelves: Shelf[];
  search: string;
  change: Change;
  setStock: SetStock;
}

function Shelves({ shelves, search, change, setStock }: ShelvesProps) {
  const words = useDeferredValue(search);
  const out = useMemo(() => outOf(shelves), [shelves]);
  const [chosen, setChosen] = useState<number | typeof OUT>(shelves[0]?.id ?? OUT);
  // Deferred, so that the tap shows an effect before the dishes render.
  const later = useDeferredValue(chosen);
  const shelfOf = (id: typeof chosen) =>
    shelves.find((one) => one.id === id) ?? (id === OUT ? null : shelves[0]);
  const shelf = shelfOf(chosen);
  const found = useMemo(() => (words === '' ? null : searchDishes(shelves, words)), [shelves, words]);
  const dishes = found ?? shelfOf(later)?.dishes ?? out;
  return (
    <>
      <PlainTabStyles />
      {words === '' && (
        <PlainTabs
          label={texts.shelves}
          tabs={[
            { id: OUT, label: texts.outNow(out.length) },
            ...shelves.map(({ id, name }) => ({ id, label: name })),
          ]}
          chosen={shelf?.id ?? OUT}
          onChoose={setChosen}
        />
      )}
      <Dishes
        dishes={dishes}
        name={`${later} ${words}`}
        change={change}
        setStock={setStock}
        empty={words !== '' ? texts.noMatch : texts.nothingOut}
      />
    </>
  );
}

interface DishesProps {
  dishes: readonly Dish[];
  /** Identifies the list: another one starts at its top. */
  name: string;
  change: Change;
  setStock: SetStock;
  empty: string;
}

/** Renders only for other dishes. */
const Dishes = memo(function Dishes({ dishes, name: list, change, setStock, empty }: DishesProps) {
  const attempt = useAttempt();
  const [most, showMore] = useShown(STEP, list);
  const rest = dishes.length - most;
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const onChange = useCallback(
    ({ id, name }: Dish, choice: Choice | null, isOut: boolean) => {
      setBusy((others) => new Set(others).add(id));
      const what = { part: choice?.part ?? null, option: choice?.name ?? null };
      const called = choice?.name ?? name;
      const done = isOut ? texts.tookOff(called) : texts.putBack(called);
      void attempt(() => change({ product: { id }, ...what, isOut }), done).finally(() =>
        setBusy((all) => new Set([...all].filter((one) => one !== id))),
      );
    },
    [attempt, change],
  );
  const [counting, setCounting] = useState<Dish | null>(null);
  const [counted, setCounted] = useState<{ name: string; undo: StockChange } | null>(null);
  const takeBack = (undo: StockChange) => {
    setCounted(null);
    void attempt(() => setStock(undo), texts.undone);
  };
  if (dishes.length === 0) return <Typography role="status">{empty}</Typography>;
  return (
    <>
      <DishStyles />
      <PlainSwitchStyles />
      {counted && (
        <Alert
          severity="success"
          action={
            <Button color="inherit" onClick={() => takeBack(counted.undo)}>
              {texts.undo}
            </Button>
          }
        >
          {texts.counted(counted.name)}
        </Alert>
      )}
      {counting && (
        <StockDialog
          dish={counting}
          save={setStock}
          onDone={(name, undo) => setCounted({ name, undo })}
          onClose={() => setCounting(null)}
        />
      )}
      <Paper component="ul" variant="outlined" sx={LIST}>
        {dishes.slice(0, most).map((dish) => (
          <DishRow
            key={dish.id}
            dish={dish}
            isBusy={busy.has(dish.id)}
            onChange={onChange}
            onCount={setCounting}
          />
        ))}
      </Paper>
      {rest > 0 && <ShowMore rest={rest} label={texts.more(Math.min(rest, STEP))} onMore={showMore} />}
    </>
  );
});

const LIST = { listStyle: 'none', m: 0, p: 0 };
