import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import type { EditsDone } from '../../lib/contract/many-edits.ts';
import type { Menu, Station } from '../../lib/contract/entities.ts';
import { dayOf } from '../../lib/domain/dates.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';
import { ratesOn } from '../../lib/domain/tax-rates.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { useConfig } from '../data/config.ts';
import { useAllOf, useAllProducts, useCategories, useStations } from '../data/lists.ts';
import { doubleTapDetector } from '../forms/one-tap.ts';
import { formTexts } from '../forms/texts.ts';
import { useRestoredState, useUnsavedChanges } from '../forms/unsaved-changes.ts';
import { LoadError } from '../lists/load-error.tsx';
import { BulkChangeFields } from './bulk-change-fields.tsx';
import { bulkRows, NO_CHANGE, readBulkInput, type BulkInput } from './bulk-change.ts';
import { BulkTable } from './bulk-table.tsx';
import { bulkTexts as texts, priceChangeTexts } from './texts.ts';

const CARD = { p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };

const NO_STATIONS: readonly Station[] = [];

/** One change for many products: chosen, previewed, done as one edit, and taken back as one. */
export function BulkChangePage() {
  const [input, setInput] = useRestoredState<BulkInput>('products/bulk', NO_CHANGE);
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const later = useDeferredValue(input);
  const from = later.from === '' ? null : Number(later.from);
  const { data: products, error, refetch } = useAllProducts(from);
  const { data: menus } = useAllOf<Menu>('menus');
  const { data: stations = NO_STATIONS } = useStations();
  const categories = useCategories();
  const rates = useRates();
  const { change, problems } = useMemo(() => readBulkInput(later), [later]);
  const isChange = Object.keys(change).length > 0;
  const rows = useMemo(() => {
    if (!products || !menus || !isChange) return [];
    const rateTitle = (name: string) => rates.find((rate) => rate.name === name)?.label ?? name;
    return bulkRows({ products, categories, menus, stations, rateTitle }, change);
  }, [products, menus, categories, stations, rates, change, isChange]);
  const chosen = rows.filter(({ id }) => !excluded.has(id));
  const running = useChange();
  const [isSecondTap] = useState(doubleTapDetector);
  useUnsavedChanges(() => running.isBusy);

  const run = () =>
    void running.run({ products: chosen.map(({ id }) => id), change }, () => {
      setExcluded(new Set());
      setInput({ ...NO_CHANGE, from: input.from });
    });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2, maxWidth: 1000 }}>
      <Title title={texts.title} />
      <LoadError error={error} onAgain={refetch} />
      <Paper variant="outlined" sx={CARD}>
        <Typography>{texts.intro}</Typography>
        <BulkChangeFields
          categories={categories}
          stations={stations}
          rates={rates}
          input={input}
          problems={problems}
          onChange={(next) => setInput((before) => ({ ...before, ...next }))}
        />
      </Paper>
      <Paper variant="outlined" sx={CARD}>
        <Typography variant="h6" component="h2">
          {texts.preview}
        </Typography>
        <Box role="status">
          {running.done && !isChange && (
            <Alert
              severity="success"
              sx={{ alignItems: 'center' }}
              action={
                running.done.logId !== null && (
                  <Button color="inherit" loading={running.isBusy} onClick={running.undo}>
                    {texts.undo}
                  </Button>
                )
              }
            >
              {texts.done(running.done.changed)}
            </Alert>
          )}
        </Box>
        {rows.length > 0 ? (
          <BulkTable rows={rows} excluded={excluded} onExclude={setExcluded} />
        ) : (
          <Typography color="text.secondary">
            {!products || !menus ? texts.loading : isChange ? texts.nothing : texts.nothingYet}
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <Button component={Link} to="/products">
            {priceChangeTexts.back}
          </Button>
          <Button
            variant="contained"
            loading={running.isBusy}
            disabled={chosen.length === 0 || later !== input || Object.keys(problems).length > 0}
            onClick={() => isSecondTap() || run()}
          >
            {texts.run(chosen.length)}
          </Button>
        </Box>
      </Paper>
    </Box>
  );
}

/** The rates of the shop's country today, as choices; none without a country. */
function useRates() {
  const config = useConfig();
  const [now] = useState(() => Date.now());
  return useMemo(
    () =>
      config?.country
        ? ratesOn(config.country, dayOf(now, config.timezone)).map(({ name, title, percent }) => ({
            name,
            label: formTexts.rate(title, formatAmount(percent)),
          }))
        : [],
    [config, now],
  );
}

/** Changes products, and takes it back. */
function useChange() {
  const [done, setDone] = useState<EditsDone | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttempt();
  const queries = useQueryClient();
  async function one(work: () => Promise<unknown>, said?: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await attempt(work, said);
    // A call without an answer may have succeeded.
    await queries.invalidateQueries();
    setBusy(false);
  }
  return {
    done,
    isBusy,
    run: (
      body: { products: number[]; change: ReturnType<typeof readBulkInput>['change'] },
      onDone: () => void,
    ) =>
      one(async () => {
        const { rates, addAllergens, removeAllergens, ...rest } = body.change;
        const change = {
          ...rest,
          ...(rates ? { rates } : {}),
          ...(addAllergens ? { addAllergens: [...addAllergens] } : {}),
          ...(removeAllergens ? { removeAllergens: [...removeAllergens] } : {}),
        };
        const { data } = await call(
          'post /api/products/changes',
          { body: { products: body.products, change } },
          texts.failed,
        );
        setDone(data);
        onDone();
      }),
    undo: () =>
      void one(async () => {
        const id = done?.logId ?? null;
        if (id === null) return;
        await call('post /api/edits/{id}/undo', { params: { id } }, texts.failed);
        setDone(null);
      }, texts.undone),
  };
}
