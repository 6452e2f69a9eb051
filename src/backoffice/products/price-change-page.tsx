import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
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
import {
  remainingSteps,
  type PriceRun,
  $priceRun,
  changePrices,
  isComplete,
  recordPrices,
  alreadyChangedBy,
  stopPrices,
  priceSteps,
  type PriceChange,
} from './price-change.ts';
import { priceChangeTexts as texts } from './texts.ts';
import { parseDecimal } from '../forms/field-values.ts';
import { doubleTapDetector } from '../forms/one-tap.ts';
import { useRestoredState, useUnsavedChanges } from '../forms/unsaved-changes.ts';
import { useSignedOut } from '../data/me.ts';
import { useAllProducts, useCategories } from '../data/lists.ts';
import { LoadError } from '../lists/load-error.tsx';
import { PriceChangeFields } from './price-change-fields.tsx';
import { PriceTable } from './price-table.tsx';

const NAMES = { maxHeight: 120, overflow: 'auto', mb: 1 } as const;

/** The progress of a price change; if it was interrupted, which prices are changed and which are not. */
function PriceRunStatus({ run, onClose }: { run: PriceRun | null; onClose: () => void }) {
  return (
    <Box role="status" aria-live="polite">
      {run && <RunReport run={run} onClose={onClose} />}
    </Box>
  );
}

function RunReport({ run, onClose }: { run: PriceRun; onClose: () => void }) {
  const { changed, failed, isRunning, steps } = run;
  const refused = new Set(failed.map(({ id }) => id));
  const notYet = remainingSteps(run).filter(({ product }) => !refused.has(product.id));
  const isInterrupted = !isRunning && notYet.length > 0;
  return (
    <Alert
      severity={failed.length > 0 || isInterrupted ? 'warning' : isRunning ? 'info' : 'success'}
      {...(isRunning ? {} : { onClose })}
      sx={{ '& p': { mt: 0, mb: 0.5 } }}
    >
      {isRunning && texts.running(changed.size, steps.length)}
      {!isRunning && !isInterrupted && texts.done(changed.size)}
      {isInterrupted && (
        <>
          {run.hasExpired && <p>{texts.cutOff}</p>}
          {changed.size > 0 && (
            <Names
              title={texts.already(changed.size)}
              names={steps
                .filter(({ product }) => changed.has(product.id))
                .map(({ product }) => product.name)}
            />
          )}
          <Names title={texts.notYet(notYet.length)} names={notYet.map(({ product }) => product.name)} />
          <p>{texts.goOn}</p>
        </>
      )}
      {failed.length > 0 && (
        <>
          <p>{texts.failed(failed.length)}</p>
          <ul>
            {failed.map(({ id, name, reason }) => (
              <li key={id}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <Box tabIndex={0} role="region" aria-label={title} sx={NAMES}>
        {names.join(' · ')}
      </Box>
    </>
  );
}

const isChanging = () => $priceRun.get()?.isRunning === true;

/** Changes many prices at once, after a preview. */
export function PriceChangePage() {
  const categories = useCategories();
  const [category, setCategory] = useRestoredState('prices/category', 0);
  const { data: products, error, refetch } = useAllProducts(category || null);
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
      <LoadError error={error} onAgain={refetch} />
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
