import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ImportReport } from '../../lib/contract/many-edits.ts';
import { importTexts as texts } from './texts.ts';

/** Enough to judge a file by. */
const MOST_SHOWN = 100;

const TABLE = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  maxHeight: 420,
  '& table': { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: 1.5, py: 1 },
  '& th': { position: 'sticky', top: 0, bgcolor: 'background.paper', whiteSpace: 'nowrap' },
  '& td:last-child': { minWidth: 180, overflowWrap: 'anywhere' },
  '& tr + tr td, & tbody td': { borderTop: 1, borderColor: 'divider' },
};

interface Props {
  report: ImportReport;
  isBusy: boolean;
  onApply: () => void;
}

/** What a table would change, row by row, and the button that does it. */
export function ImportPreview({ report, isBusy, onApply }: Props) {
  const { created, updated, unchanged, categories, problems, ignored } = report;
  const count = created.length + updated.length;
  const changes = [
    ...created.map(({ row, name }) => ({ row, name, what: texts.isNew })),
    ...updated.map(({ row, name, changes: all }) => ({
      row,
      name,
      what: all.map(({ column, from, to }) => `${column}: ${from || '–'} → ${to || '–'}`).join(', '),
    })),
  ].sort((a, b) => a.row - b.row);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {created.length > 0 && (
          <Chip color="success" variant="outlined" label={texts.created(created.length)} />
        )}
        {updated.length > 0 && <Chip color="info" variant="outlined" label={texts.updated(updated.length)} />}
        {unchanged > 0 && <Chip variant="outlined" label={texts.unchanged(unchanged)} />}
        {problems.length > 0 && (
          <Chip color="error" variant="outlined" label={texts.problems(problems.length)} />
        )}
      </Box>
      {categories.length > 0 && <Typography>{texts.newCategories(categories.join(', '))}</Typography>}
      {ignored.length > 0 && (
        <Typography color="text.secondary">{texts.ignored(ignored.join(', '))}</Typography>
      )}
      {problems.length > 0 && (
        <>
          <Alert severity="warning">{texts.problemsHint}</Alert>
          <Rows
            label={texts.problems(problems.length)}
            titles={[texts.row, texts.column, texts.value, texts.what]}
            rows={problems.map(({ row, column, value, message }) => [row, column, value, message])}
          />
        </>
      )}
      {count > 0 && (
        <Rows
          label={texts.load}
          titles={[texts.row, texts.product, texts.what]}
          rows={changes.map(({ row, name, what }) => [row, name, what])}
        />
      )}
      {count === 0 && problems.length === 0 && <Alert severity="info">{texts.nothing}</Alert>}
      {count > 0 && (
        <Button
          variant="contained"
          loading={isBusy}
          sx={{ justifySelf: 'start', minHeight: 48 }}
          onClick={onApply}
        >
          {texts.apply(count)}
        </Button>
      )}
    </>
  );
}

interface RowsProps {
  label: string;
  titles: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

function Rows({ label, titles, rows }: RowsProps) {
  const rest = rows.length - MOST_SHOWN;
  return (
    <>
      {/* A scrollable region must be focusable. */}
      <Box role="region" aria-label={label} tabIndex={0} sx={TABLE}>
        <table>
          <thead>
            <tr>
              {titles.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_SHOWN).map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row may have several problems, and the list never changes
              <tr key={index}>
                {row.map((cell, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {rest > 0 && <Typography color="text.secondary">{texts.more(rest)}</Typography>}
    </>
  );
}
