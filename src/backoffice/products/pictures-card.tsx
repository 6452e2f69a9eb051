import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditsDone } from '../../lib/contract/many-edits.ts';
import { matchPictures } from '../../lib/domain/picture-names.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { useAllProducts } from '../data/lists.ts';
import { FileButton } from '../forms/file-button.tsx';
import { useUnsavedChanges } from '../forms/unsaved-changes.ts';
import { LoadError } from '../lists/load-error.tsx';
import { PictureTable, type PictureRow } from './picture-table.tsx';
import { uploadPictures, type Uploaded } from './picture-upload.ts';
import { readPictureFiles } from './picture-zip.ts';
import { picturesTexts as texts } from './texts.ts';

const CARD = { p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' };

type Step =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'refused' }
  | { state: 'shown'; rows: PictureRow[]; ignored: string[] }
  | { state: 'sending'; done: number; count: number }
  | { state: 'done'; edits: EditsDone; problems: Uploaded['problems'] };

/** Pictures of many products at once: chosen or in a ZIP file, matched by their names, one edit. */
export function PicturesCard() {
  const [step, setStep] = useState<Step>({ state: 'none' });
  const { data: products, error, refetch } = useAllProducts();
  const attempt = useAttempt();
  const queries = useQueryClient();
  useUnsavedChanges(() => step.state === 'sending' || step.state === 'shown');

  async function choose(files: readonly File[]): Promise<void> {
    if (!products) return;
    setStep({ state: 'reading' });
    const read = await readPictureFiles(files).catch(() => null);
    if (!read) return setStep({ state: 'refused' });
    const matches = matchPictures(
      read.pictures.map(({ name }) => name),
      products,
    );
    const blobs = new Map(read.pictures.map(({ name, blob }) => [name, blob]));
    const rows = matches.flatMap(({ file, ...match }) => {
      const blob = blobs.get(file);
      return blob ? [{ name: file, blob, ...match }] : [];
    });
    setStep({ state: 'shown', rows, ignored: read.ignored });
  }

  async function send(rows: readonly PictureRow[]): Promise<void> {
    const chosen = rows.flatMap(({ name, blob, product }) =>
      product === null ? [] : [{ name, blob, product }],
    );
    setStep({ state: 'sending', done: 0, count: chosen.length });
    await attempt(async () => {
      const { pictures, problems } = await uploadPictures(chosen, (done) =>
        setStep({ state: 'sending', done, count: chosen.length }),
      );
      let edits: EditsDone = { changed: 0, logId: null };
      if (pictures.length > 0)
        edits = (await call('put /api/products/pictures', { body: { pictures } }, texts.failed)).data;
      setStep({ state: 'done', edits, problems });
    });
    // After a failure the pictures are still chosen.
    setStep((now) => (now.state === 'sending' ? { state: 'shown', rows: [...rows], ignored: [] } : now));
    await queries.invalidateQueries();
  }

  const undo = (id: number) =>
    attempt(async () => {
      await call('post /api/edits/{id}/undo', { params: { id } }, texts.failed);
      setStep({ state: 'none' });
      await queries.invalidateQueries();
    }, texts.undone);

  return (
    <Paper variant="outlined" component="section" aria-label={texts.title} sx={CARD}>
      <Typography component="h2" variant="h6">
        {texts.title}
      </Typography>
      <LoadError error={error} onAgain={refetch} />
      <Typography color="text.secondary">{texts.hint}</Typography>
      <FileButton
        label={texts.choose}
        accept=".zip,image/jpeg,image/png,image/webp,image/gif"
        multiple
        disabled={!products || step.state === 'sending'}
        onFiles={(files) => void choose(files)}
      />
      <Box role="status" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {step.state === 'reading' && <Typography>{texts.reading}</Typography>}
        {step.state === 'refused' && <Alert severity="error">{texts.unreadable}</Alert>}
        {step.state === 'sending' && (
          <>
            <Typography>{texts.sending(step.done, step.count)}</Typography>
            <LinearProgress
              variant="determinate"
              aria-label={texts.progress}
              value={(100 * step.done) / Math.max(1, step.count)}
            />
          </>
        )}
        {step.state === 'done' && <Done {...step} onUndo={(id) => void undo(id)} />}
      </Box>
      {step.state === 'shown' && (
        <PictureTable
          rows={step.rows}
          ignored={step.ignored}
          products={products ?? []}
          onRows={(rows) => setStep({ ...step, rows })}
          onSend={() => void send(step.rows)}
        />
      )}
    </Paper>
  );
}

interface DoneProps {
  edits: EditsDone;
  problems: Uploaded['problems'];
  onUndo: (logId: number) => void;
}

function Done({ edits: { changed, logId }, problems, onUndo }: DoneProps) {
  return (
    <>
      {changed > 0 && (
        <Alert
          severity="success"
          sx={{ alignItems: 'center' }}
          action={
            logId !== null && (
              <Button color="inherit" onClick={() => onUndo(logId)}>
                {texts.undo}
              </Button>
            )
          }
        >
          {texts.done(changed)}
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert severity="error">
          {texts.problems(problems.length)}
          <ul>
            {problems.map(({ name, message }) => (
              <li key={name}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
