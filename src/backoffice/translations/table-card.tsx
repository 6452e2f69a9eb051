import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import type { OwnText } from '../../lib/contract/translations.ts';
import {
  readTranslationRows,
  translationRows,
  type TableProblem,
} from '../../lib/domain/translation-table.ts';
import { useAttempt } from '../data/attempt.ts';
import { FileButton } from '../forms/file-button.tsx';
import { readTableFile, saveTableFile } from '../data/table-files.ts';
import { placesOf, type Further } from './own-words.ts';
import type { Changes } from './save-words.ts';
import { tableTexts as texts } from './texts.ts';

type Read =
  | { state: 'none' }
  | { state: 'refused'; message: string }
  | { state: 'shown'; changes: Changes; problems: TableProblem[]; ignored: string[] };

/** So many problems are shown. */
const MOST_SHOWN = 20;

interface Props {
  all: readonly OwnText[];
  languages: readonly Further[];
  isBusy: boolean;
  onSave: (changes: Changes) => Promise<boolean>;
}

/** All texts to and from a table. */
export function TableCard({ all, languages, isBusy, onSave }: Props) {
  const [read, setRead] = useState<Read>({ state: 'none' });
  const attempt = useAttempt();
  const save = (kind: 'csv' | 'xlsx') =>
    void attempt(() => {
      const used = all.filter(({ count }) => count > 0);
      const rows = used.map((text) => ({ ...text, place: placesOf(text) }));
      return saveTableFile(translationRows(rows, languages), kind, texts.fileName);
    });
  async function choose(file: File): Promise<void> {
    const rows = await readTableFile(file).catch(() => null);
    if (!rows) return setRead({ state: 'refused', message: texts.unreadable });
    const found = readTranslationRows(rows, all);
    if (!found) return setRead({ state: 'refused', message: texts.noColumns });
    const { changes, ...rest } = found;
    setRead({
      state: 'shown',
      changes: new Map(changes.map(({ german, words }) => [german, words])),
      ...rest,
    });
  }
  return (
    <Paper variant="outlined" component="section" sx={CARD}>
      <Typography component="h2" variant="h6">
        {texts.heading}
      </Typography>
      <Typography color="text.secondary">{texts.hint}</Typography>
      <Box sx={ROW}>
        <Button variant="outlined" color="inherit" onClick={() => save('xlsx')}>
          {texts.excel}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => save('csv')}>
          {texts.csv}
        </Button>
        <FileButton
          label={texts.choose}
          accept=".xlsx,.csv,text/csv"
          onFiles={([file]) => void (file && choose(file))}
        />
      </Box>
      <Box role="status" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {read.state === 'refused' && <Alert severity="error">{read.message}</Alert>}
        {read.state === 'shown' && (
          <>
            <Alert severity="info">{texts.changes(read.changes.size)}</Alert>
            <Problems problems={read.problems} />
            {read.ignored.length > 0 && (
              <Alert severity="info">{texts.ignored(read.ignored.join(', '))}</Alert>
            )}
            {read.changes.size > 0 && (
              <Button
                variant="contained"
                loading={isBusy}
                sx={{ justifySelf: 'start' }}
                onClick={() =>
                  void onSave(read.changes).then((isDone) => isDone && setRead({ state: 'none' }))
                }
              >
                {texts.apply}
              </Button>
            )}
          </>
        )}
      </Box>
    </Paper>
  );
}

const CARD = { p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' };
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1 };

function Problems({ problems }: { problems: readonly TableProblem[] }) {
  if (problems.length === 0) return null;
  const more = problems.length - MOST_SHOWN;
  return (
    <Alert severity="warning">
      {texts.problems(problems.length)}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {problems.slice(0, MOST_SHOWN).map(({ row, code, value }) => (
          <li key={`${row} ${value}`}>{texts.problem[code](row, value)}</li>
        ))}
        {more > 0 && <li>{texts.andMore(more)}</li>}
      </Box>
    </Alert>
  );
}
