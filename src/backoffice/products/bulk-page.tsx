import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { useAllProducts } from './all-products.ts';
import { BulkChange } from './bulk-change.tsx';
import { priceSteps, type PriceChange } from './bulk-prices.ts';
import { BulkTable } from './bulk-table.tsx';
import { parseDecimal } from '../forms/decimal-text.ts';
import { useCategories } from './product-categories.ts';
import { useRunPrices } from './run-prices.ts';
import { bulkTexts as texts } from './texts.ts';

/** Changes the prices of many products at once: choose, look at what comes of it, carry out. */
export function BulkPage() {
  const categories = useCategories();
  const [category, setCategory] = useState(0);
  const products = useAllProducts(category || null);
  const [kind, setKind] = useState<PriceChange['kind']>('percent');
  const [typed, setTyped] = useState('');
  const [rounding, setRounding] = useState<PriceChange['rounding']>('ten');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { run, start, stop, forget } = useRunPrices();

  // What is typed stands there at once, what comes of it a moment later.
  const later = useDeferredValue(typed);
  const value = parseDecimal(later.replace('−', '-')) ?? 0;
  const steps = useMemo(
    () => (value === 0 ? [] : priceSteps(products ?? [], { kind, value, rounding })),
    [products, kind, value, rounding],
  );
  const chosen = useMemo(() => steps.filter(({ product }) => !left.has(product.id)), [steps, left]);
  const isRunning = run?.isRunning === true;
  const carryOut = async () => {
    const changed = await start(chosen);
    const isDone = changed.size === chosen.length;
    // Tapped again, the same change would raise what has its new price already.
    setLeft((before) => new Set(isDone ? [] : [...before, ...changed]));
    if (isDone) setTyped('');
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 900 }}>
      <Title title={texts.title} />
      <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 2 }}>
        <Typography>{texts.intro}</Typography>
        <BulkChange
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
        <Box role="status" aria-live="polite">
          {run && (
            <Alert
              severity={run.failed.length > 0 ? 'warning' : isRunning ? 'info' : 'success'}
              {...(isRunning ? {} : { onClose: forget })}
            >
              {isRunning ? texts.running(run.done, run.of) : texts.done(run.done)}
              {run.failed.length > 0 && (
                <>
                  <p>{texts.failed(run.failed.length)}</p>
                  <ul>
                    {run.failed.map(({ name, why }) => (
                      <li key={name}>
                        {name}: {why}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </Alert>
          )}
        </Box>
        {isRunning && (
          <LinearProgress
            variant="determinate"
            color="secondary"
            aria-label={texts.title}
            value={(100 * (run.done + run.failed.length)) / Math.max(1, run.of)}
          />
        )}
        {!products || steps.length === 0 ? (
          <Typography color="text.secondary">
            {!products ? texts.loading : value === 0 ? texts.noValue : texts.nothing}
          </Typography>
        ) : (
          <BulkTable steps={steps} left={left} onLeft={setLeft} />
        )}
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <Button component={Link} to="/products">
            {texts.back}
          </Button>
          {isRunning ? (
            <Button variant="outlined" onClick={stop}>
              {texts.stop}
            </Button>
          ) : (
            <Button
              variant="contained"
              disabled={chosen.length === 0 || later !== typed}
              onClick={() => void carryOut()}
            >
              {texts.run(chosen.length)}
            </Button>
          )}
        </Box>
      </Paper>
    </Box>
  );
}
