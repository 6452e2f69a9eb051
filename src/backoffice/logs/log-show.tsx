import {
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import type { Log } from '../../lib/contract/people.ts';
import { useInstantText } from '../data/config.ts';
import { useMyBranches } from '../data/lists.ts';
import { changesOf, detailsOf, headlineOf } from './changes.ts';
import { logTexts as texts } from './texts.ts';

/** One entry, with the values before and after. */
export function LogShow() {
  return (
    <Show component="div" actions={false} title={texts.title}>
      <Entry />
    </Show>
  );
}

function Entry() {
  const log = useRecordContext<Log>();
  const instant = useInstantText();
  const branches = useMyBranches();
  if (!log) return null;
  const who = log.context['userName'];
  const shown = { instant, branch: (id: number) => branches?.find((branch) => branch.id === id)?.name };
  const changes = changesOf(log, shown);
  const details = detailsOf(log, shown);
  return (
    <Card sx={{ maxWidth: 1000, mt: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {headlineOf(log)}
          </Typography>
          <Typography color="text.secondary">
            {instant(log.createdAt)}
            {typeof who === 'string' && ` · ${who}`}
          </Typography>
        </div>
        {changes.length > 0 && (
          <Rows
            head={[texts.field, texts.before, texts.after]}
            rows={changes.map(({ field, before, after }) => [
              field,
              before ?? texts.empty,
              after ?? texts.empty,
            ])}
          />
        )}
        {details.length > 0 && <Rows head={[texts.details, texts.message]} rows={details} />}
        {changes.length === 0 && details.length === 0 && <Typography>{texts.nothing}</Typography>}
      </CardContent>
    </Card>
  );
}

function Rows({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={head.join(', ')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {head.map((word) => (
              <TableCell key={word}>{word}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...values]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={TOP}>
                {name}
              </TableCell>
              {values.map((value, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns stay where they are
                <TableCell key={index} sx={CELL}>
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const TOP = { verticalAlign: 'top' } as const;
const CELL = {
  ...TOP,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: 360,
} as const;
