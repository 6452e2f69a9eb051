import { Alert, Box, Paper, Tab, Tabs, TextField, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { useCallback, useDeferredValue, useState } from 'react';
import { Title } from 'react-admin';
import { messageOf, useAttempt } from '../orders/attempt.ts';
import { $branchId } from '../orders/board/board-store.ts';
import { BranchSelect } from '../orders/branch-select.tsx';
import { useOwnBranches } from '../orders/shop.ts';
import { boardTexts } from '../orders/texts.ts';
import { DishRow } from './dish-row.tsx';
import { outOf, searchDishes, type Choice, type Dish, type Shelf } from './offer.ts';
import { soldOutTexts as texts } from './texts.ts';
import { useOffer } from './use-offer.ts';

const OUT = 'out';

/** What this branch has run out of today: one tap for a dish, two for one of its choices. */
export function SoldOutPage() {
  const branches = useOwnBranches();
  const branchId = useStore($branchId);
  const { shelves, error, change } = useOffer(branchId);
  const [search, setSearch] = useState('');
  const only = branches?.length === 1 ? branches[0] : undefined;
  if (branches?.length === 0) return <Alert severity="info">{boardTexts.noBranch}</Alert>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, py: 1.5, maxWidth: 860 }}>
      <Title title={texts.title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {only && (
          <Typography component="h2" variant="h6" sx={{ mr: 'auto', fontWeight: 700 }}>
            {only.name}
          </Typography>
        )}
        <BranchSelect />
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
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {shelves ? (
        shelves.length > 0 ? (
          <Shelves shelves={shelves} search={search} change={change} />
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

function Shelves({ shelves, search, change }: { shelves: Shelf[]; search: string; change: Change }) {
  const words = useDeferredValue(search);
  const out = outOf(shelves);
  const [chosen, setChosen] = useState<number | typeof OUT>(shelves[0]?.id ?? OUT);
  const shelf = shelves.find(({ id }) => id === chosen) ?? (chosen === OUT ? null : shelves[0]);
  const dishes = words !== '' ? searchDishes(shelves, words) : (shelf?.dishes ?? out);
  return (
    <>
      {words === '' && (
        <Tabs
          value={shelf ? shelf.id : OUT}
          onChange={(_, to: number | typeof OUT) => setChosen(to)}
          variant="scrollable"
          textColor="inherit"
          aria-label={texts.shelves}
          sx={{ '& .MuiTab-root': { opacity: 1 } }}
        >
          <Tab value={OUT} label={texts.outNow(out.length)} />
          {shelves.map(({ id, name }) => (
            <Tab key={id} value={id} label={name} />
          ))}
        </Tabs>
      )}
      <Dishes dishes={dishes} change={change} empty={words !== '' ? texts.noMatch : texts.nothingOut} />
    </>
  );
}

function Dishes({ dishes, change, empty }: { dishes: readonly Dish[]; change: Change; empty: string }) {
  const attempt = useAttempt();
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
  if (dishes.length === 0) return <Typography role="status">{empty}</Typography>;
  return (
    <Paper component="ul" variant="outlined" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {dishes.map((dish) => (
        <DishRow key={dish.id} dish={dish} isBusy={busy.has(dish.id)} onChange={onChange} />
      ))}
    </Paper>
  );
}
