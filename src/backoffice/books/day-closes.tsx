import {
  Alert,
  Button,
  Card,
  CardContent,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { BookState, DayClose } from '../../lib/contract/books.ts';
import { formatDay } from '../../lib/domain/dates.ts';
import { asCents, formatMoney } from '../../lib/domain/money.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { LoadError } from '../lists/load-error.tsx';
import { dateAndTime } from '../data/formats.ts';
import { FROM_TABLET } from '../lists/cells.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { bookTexts as texts } from './texts.ts';

interface Props {
  branchId: number;
  currency: string;
  zone: string;
}

/** Days named before the rest is counted, and closes shown. */
const [MOST_DAYS, MOST_CLOSES] = [5, 62];
const keyOf = (branchId: number) => ['books', branchId];

/** The closed days of a branch, what is still open, and whether the chain holds. */
export function DayCloses({ branchId, currency, zone }: Props) {
  const state = useQuery({
    queryKey: [...keyOf(branchId), 'state'],
    queryFn: async () => (await call('get /api/branches/{id}/books', { params: { id: branchId } })).data,
  });
  const closes = useQuery({
    queryKey: [...keyOf(branchId), 'closes'],
    async queryFn() {
      const query = { filter: JSON.stringify({ branchId }), range: JSON.stringify([0, MOST_CLOSES - 1]) };
      return (await call('get /api/books/day-closes', { query })).data;
    },
  });
  const error = state.error ?? closes.error;
  return (
    <Card component="section" aria-label={texts.closes}>
      <CardContent sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Typography variant="h6" component="h2">
          {texts.closes}
        </Typography>
        <Typography color="text.secondary">{texts.closesIntro}</Typography>
        <LoadError error={error} onAgain={() => Promise.all([state.refetch(), closes.refetch()])} />
        {state.data && <State state={state.data} currency={currency} />}
        {!state.data && !error && <Skeleton height={60} />}
        {closes.data && <Closes closes={closes.data} zone={zone} />}
      </CardContent>
    </Card>
  );
}

function State({ state, currency }: { state: BookState; currency: string }) {
  const { branch, openDays, openOrders, closes, broken } = state;
  const total = formatMoney(asCents(openOrders.cents), currency);
  return (
    <Stack spacing={1}>
      {broken && (
        <Alert severity="error">
          {texts.chainBroken(broken.number, formatDay(broken.day))} {texts.broken[broken.why]}{' '}
          {texts.brokenHint}
        </Alert>
      )}
      {openDays.length > 0 ? (
        <OpenDays branchId={branch.id} days={openDays} />
      ) : (
        <Alert severity="success">{texts.allClosed}</Alert>
      )}
      {openOrders.count > 0 && <Alert severity="info">{texts.openOrders(openOrders.count, total)}</Alert>}
      {!broken && closes > 0 && <Typography color="text.secondary">{texts.chainHolds(closes)}</Typography>}
    </Stack>
  );
}

function OpenDays({ branchId, days }: { branchId: number; days: readonly string[] }) {
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const attempt = useAttempt();
  const queries = useQueryClient();
  const last = days.at(-1) ?? '';
  const rest = days.length - MOST_DAYS;
  const shown = [...days.slice(0, MOST_DAYS).map(formatDay), ...(rest > 0 ? [texts.moreDays(rest)] : [])];
  const close = async () => {
    setRunning(true);
    const request = { params: { id: branchId }, body: { day: last } };
    await attempt(() => call('post /api/branches/{id}/day-closes', request, texts.failed), texts.closed);
    setRunning(false);
    setAsking(false);
    await queries.invalidateQueries({ queryKey: keyOf(branchId) });
  };
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
          {texts.close(formatDay(last))}
        </Button>
      }
      sx={{ flexWrap: 'wrap' }}
    >
      {texts.open(shown)}
      <Confirm
        isOpen={isAsking}
        loading={isRunning}
        title={texts.confirm(formatDay(last))}
        content={texts.means}
        confirm={texts.doClose}
        onConfirm={() => void close()}
        onClose={() => setAsking(false)}
      />
    </Alert>
  );
}

function Closes({ closes, zone }: { closes: readonly DayClose[]; zone: string }) {
  const [shown, setShown] = useState<DayClose | null>(null);
  if (closes.length === 0) return <Typography>{texts.none}</Typography>;
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label={texts.closes}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{texts.day}</TableCell>
              <TableCell align="right" sx={FROM_TABLET}>
                {texts.orders}
              </TableCell>
              <TableCell align="right">{texts.turnover}</TableCell>
              <TableCell align="right">{texts.refunds}</TableCell>
              <TableCell sx={FROM_TABLET}>{texts.by}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody sx={{ fontVariantNumeric: 'tabular-nums', '& td': { whiteSpace: 'nowrap' } }}>
            {closes.map((close) => (
              <Line key={close.id} close={close} zone={zone} onShow={() => setShown(close)} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {shown && <CloseDialog close={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function Line({ close, zone, onShow }: { close: DayClose; zone: string; onShow: () => void }) {
  const { day, content, closedAt, user } = close;
  const money = (cents: number) => formatMoney(asCents(cents), content.currency);
  return (
    <TableRow hover>
      <TableCell>
        <Button onClick={onShow} aria-label={texts.show(formatDay(day))} sx={{ minHeight: 44 }}>
          {formatDay(day)}
        </Button>
      </TableCell>
      <TableCell align="right" sx={FROM_TABLET}>
        {content.sales.count}
      </TableCell>
      <TableCell align="right">{money(content.sales.cents)}</TableCell>
      <TableCell align="right">{money(content.refunds.cents)}</TableCell>
      <TableCell sx={FROM_TABLET}>
        {dateAndTime(closedAt, zone)}, {user ?? texts.byNight}
      </TableCell>
    </TableRow>
  );
}
