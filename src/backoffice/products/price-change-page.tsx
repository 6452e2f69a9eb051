import { Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { parseDecimal } from '../forms/field-values.ts';
import { doubleTapDetector } from '../forms/one-tap.ts';
import { useRestoredState } from '../forms/restored-state.ts';
import { useUnsavedChanges } from '../forms/unsaved-changes.ts';
import { useSignedOut } from '../data/me.ts';
import { useAllProducts, useCategories } from '../data/lists.ts';
import { PriceChangeFields } from './price-change-fields.tsx';
import { priceSteps, type PriceChange } from './price-change.ts';
import { PriceRunStatus } from './price-run-status.tsx';
import {
  $priceRun,
  changePrices,
  isComplete,
  recordPrices,
  alreadyChangedBy,
  stopPrices,
} from './price-run.ts';
import { PriceTable } from './price-table.tsx';
import { priceChangeTexts as texts } from './texts.ts';

const isChanging = () => $priceRun.get()?.isRunning === true;

/** Changes many prices at once, after a preview. */
export function PriceChangePage() {
  const categories = useCategories();
  const [category, setCategory] = useRestoredState('prices/category', 0);
  const products = useAllProducts(category || null);
  const [kind, setKind] = useRestoredState<PriceChange['kind']>('prices/kind', 'percent');
  const [typed, setTyped] = useRestoredState('prices/value', '');
  const [rounding, setRounding] = useRestoredState<PriceChange['rounding']>('prices/rounding', 'ten');
  const [excluded, setExcluded] = useExcludedProducts();
  const run = useStore($priceRun);
  useSignedOut(stopPrices);
  useUnsavedChanges(isChanging, () => true);

  // Deferred, so that typing stays fast while the preview renders.
  const deferredText = useDeferredValue(typed);
  const value = parseDecimal(deferredText.replace('−', '-')) ?? 0;
  const change = useMemo(() => ({ kind, value, rounding }), [kind, value, rounding]);
  const alreadyChanged = alreadyChangedBy(run, change);
  const steps = useMemo(
    () =>
      value === 0
        ? []
        : priceSteps(products ?? [], change).filter(({ product }) => !alreadyChanged.has(product.id)),
    [products, change, value, alreadyChanged],
  );
  const chosen = useMemo(() => steps.filter(({ product }) => !excluded.has(product.id)), [steps, excluded]);
  const isRunning = run?.isRunning === true;
  const [isSecondTap] = useState(doubleTapDetector);
  useEffect(() => {
    if (products) recordPrices(products);
  }, [products]);
  useEffect(() => {
    if (!run || !isComplete(run)) return;
    setExcluded(new Set());
    // A second tap would apply the same change again.
    setTyped('');
  }, [run, setExcluded, setTyped]);
  const forget = () => {
    if (run && !isComplete(run)) setExcluded((before) => new Set([...before, ...run.changed]));
    $priceRun.set(null);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 900 }}>
      <Title title={texts.title} />
      <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 2 }}>
        <Typography>{texts.intro}</Typography>
        <PriceChangeFields
          categories={categories}
          {...{ category, kind, typed, rounding }}
          disabled={isRunning}
          onCategory={setCategory}
          onKind={setKind}
          onTyped={setTyped}
          onRounding={setRounding}
        />
      </Paper>
      <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 2 }}>
        <Typography variant="h6" component="h2">
          {texts.preview}
        </Typography>
        <PriceRunStatus run={run} onClose={forget} />
        {isRunning && (
          <LinearProgress
            variant="determinate"
            color="secondary"
            aria-label={texts.title}
            value={(100 * (run.changed.size + run.failed.length)) / Math.max(1, run.steps.length)}
          />
        )}
        {!products || steps.length === 0 ? (
          <Typography color="text.secondary">
            {!products ? texts.loading : value === 0 ? texts.noValue : texts.nothing}
          </Typography>
        ) : (
          <PriceTable steps={steps} excluded={excluded} onExclude={setExcluded} />
        )}
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <Button component={Link} to="/products">
            {texts.back}
          </Button>
          {isRunning ? (
            <Button key="stop" variant="outlined" onClick={() => isSecondTap() || stopPrices()}>
              {texts.stop}
            </Button>
          ) : (
            <Button
              variant="contained"
              disabled={chosen.length === 0 || deferredText !== typed}
              onClick={() => isSecondTap() || void changePrices(change, chosen)}
            >
              {texts.run(chosen.length)}
            </Button>
          )}
        </Box>
      </Paper>
    </Box>
  );
}

/** Ids of products whose price stays. Stored as an array, since sets cannot be compared as JSON. */
function useExcludedProducts(): [ReadonlySet<number>, Dispatch<SetStateAction<ReadonlySet<number>>>] {
  const [ids, setIds] = useRestoredState<readonly number[]>('prices/excluded', []);
  const excluded = useMemo(() => new Set(ids), [ids]);
  const setExcluded = useCallback<Dispatch<SetStateAction<ReadonlySet<number>>>>(
    (next) => setIds((before) => [...(typeof next === 'function' ? next(new Set(before)) : next)]),
    [setIds],
  );
  return [excluded, setExcluded];
}
