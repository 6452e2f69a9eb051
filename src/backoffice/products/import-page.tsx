import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import type { ImportReport } from '../../lib/contract/many-edits.ts';
import { productRows } from '../../lib/domain/product-table.ts';
import { messageOf, useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { couldNot } from '../data/texts.ts';
import { FileButton } from '../forms/file-button.tsx';
import { ImportPreview } from './import-preview.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { readTableFile, saveTableFile } from '../data/table-files.ts';
import { importTexts as texts } from './texts.ts';

const PAGE = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2, maxWidth: 1000 };
const CARD = { p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' };
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1 };

/** Products to and from tables. */
export function ImportPage() {
  return (
    <Box sx={PAGE}>
      <Title title={texts.title} />
      <Button component={Link} to="/products" color="inherit" sx={{ justifySelf: 'start' }}>
        {texts.back}
      </Button>
      <ImportCard />
      <PicturesCard />
      <ExportCard />
    </Box>
  );
}

function ExportCard() {
  const attempt = useAttempt();
  const save = (kind: 'csv' | 'xlsx') =>
    void attempt(async () => {
      const [products, categories, menus, stations] = await Promise.all([
        call('get /api/products', {}, couldNot.loadMany('products')),
        call('get /api/categories', {}, couldNot.loadMany('categories')),
        call('get /api/menus', {}, couldNot.loadMany('menus')),
        call('get /api/stations', {}, couldNot.loadMany('stations')),
      ]);
      const shop = {
        products: products.data,
        categories: categories.data,
        menus: menus.data,
        stations: stations.data,
      };
      await saveTableFile(productRows(shop), kind, texts.fileName);
    });
  return (
    <Paper variant="outlined" component="section" sx={CARD}>
      <Typography component="h2" variant="h6">
        {texts.save}
      </Typography>
      <Typography color="text.secondary">{texts.saveHint}</Typography>
      <Box sx={ROW}>
        <Button variant="outlined" color="inherit" onClick={() => save('xlsx')}>
          {texts.excel}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => save('csv')}>
          {texts.csv}
        </Button>
      </Box>
    </Paper>
  );
}

/** A file that was read, and what it would change; or what it has changed. */
type Import =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'refused'; message: string }
  | { state: 'shown'; rows: string[][]; report: ImportReport }
  | { state: 'done'; report: ImportReport };

const send = async (rows: string[][], isTrial: boolean): Promise<ImportReport> =>
  (await call('post /api/products/imports', { body: { rows, isTrial } }, texts.failed)).data;

function ImportCard() {
  const [shown, setShown] = useState<Import>({ state: 'none' });
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttempt();
  const queries = useQueryClient();

  async function choose(file: File): Promise<void> {
    setShown({ state: 'reading' });
    const rows = await readTableFile(file).catch(() => null);
    if (!rows) return setShown({ state: 'refused', message: texts.unreadable });
    try {
      setShown({ state: 'shown', rows, report: await send(rows, true) });
    } catch (error) {
      setShown({ state: 'refused', message: messageOf(error) });
    }
  }
  async function run(work: () => Promise<void>, done?: string): Promise<void> {
    setBusy(true);
    await attempt(work, done);
    setBusy(false);
    await queries.invalidateQueries();
  }
  const apply = (rows: string[][]) =>
    run(async () => setShown({ state: 'done', report: await send(rows, false) }));
  const undo = (id: number) =>
    run(async () => {
      await call('post /api/edits/{id}/undo', { params: { id } }, texts.failed);
      setShown({ state: 'none' });
    }, texts.undone);

  return (
    <Paper variant="outlined" component="section" sx={CARD}>
      <Typography component="h2" variant="h6">
        {texts.load}
      </Typography>
      <Typography color="text.secondary">{texts.loadHint}</Typography>
      <FileButton
        label={texts.choose}
        accept=".xlsx,.csv,text/csv"
        onFiles={([file]) => void (file && choose(file))}
      />
      <Box role="status" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shown.state === 'reading' && <Typography>{texts.reading}</Typography>}
        {shown.state === 'refused' && <Alert severity="error">{shown.message}</Alert>}
        {shown.state === 'shown' && (
          <ImportPreview report={shown.report} isBusy={isBusy} onApply={() => void apply(shown.rows)} />
        )}
        {shown.state === 'done' && (
          <Done report={shown.report} isBusy={isBusy} onUndo={(id) => void undo(id)} />
        )}
      </Box>
    </Paper>
  );
}

interface DoneProps {
  report: ImportReport;
  isBusy: boolean;
  onUndo: (logId: number) => void;
}

function Done({ report: { created, updated, logId }, isBusy, onUndo }: DoneProps) {
  return (
    <Alert
      severity="success"
      sx={{ alignItems: 'center' }}
      action={
        logId !== null && (
          <Button color="inherit" loading={isBusy} onClick={() => onUndo(logId)}>
            {texts.undo}
          </Button>
        )
      }
    >
      {texts.done(created.length, updated.length)}
    </Alert>
  );
}
