import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { DayClose } from '../../lib/contract/books.ts';
import { formatDay } from '../../lib/domain/dates.ts';
import { asCents, formatMoney, toCents, type Cents } from '../../lib/domain/money.ts';
import { compareTurnover, drawerCents } from '../../lib/domain/day-close.ts';
import { call } from '../data/call.ts';
import { LoadError } from '../lists/load-error.tsx';
import { failures } from '../data/texts.ts';
import { bookTexts as texts } from './texts.ts';

/** One figure: what, how often, gross and tax in cents. */
type Figure = [name: string, count: number | null, cents: number, taxCents: number | null];

/** What rounding of cash makes of the drawer; empty where nothing was rounded. */
function drawerOf(content: DayClose['content']): Figure[] {
  const { methods, refunds } = content;
  if ([...methods, ...refunds.methods].every(({ roundingCents = 0 }) => roundingCents === 0)) return [];
  const roundingOf = (sums: typeof methods) =>
    sums.reduce((all, { roundingCents = 0 }) => all + roundingCents, 0);
  const rounding = roundingOf(methods) - roundingOf(refunds.methods);
  const cash = drawerCents(content, 'cash');
  return [
    [texts.rounding, null, rounding, null],
    [texts.drawer, null, cash, null],
  ];
}

/** The figures of a close by group; empty groups are left out. */
function groupsOf({ content }: DayClose): [title: string, figures: Figure[]][] {
  const { rates, methods, modes, positions, refunds, ended } = content;
  const all: [string, Figure[]][] = [
    [texts.groups.rates, rates.map((it) => [texts.rate(it.rate), null, it.grossCents, it.taxCents])],
    [texts.groups.methods, methods.map((it) => [texts.payments[it.method], it.count, it.cents, null])],
    [texts.groups.drawer, drawerOf(content)],
    [texts.groups.modes, modes.map((it) => [texts.modes[it.mode], it.count, it.cents, null])],
    [
      texts.groups.positions,
      positions.map(({ name, cents }) => [texts.positions[name] ?? name, null, cents, null]),
    ],
    [
      texts.groups.refunds,
      refunds.methods.map((it) => [texts.payments[it.method], it.count, it.cents, null]),
    ],
    [
      texts.groups.ended,
      (['rejected', 'canceled', 'failed'] as const)
        .filter((how) => ended[how].count > 0)
        .map((how) => [texts.ended[how], ended[how].count, ended[how].cents, null]),
    ],
  ];
  return all.filter(([, figures]) => figures.length > 0);
}

/** Four columns fit on a phone of 360 px; amounts never wrap. */
const FIGURES = {
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: { xs: 0.5, sm: 2 }, fontSize: { xs: 13, sm: 14 } },
  '& td:not(:first-of-type)': { whiteSpace: 'nowrap' },
  // So that the columns of all tables are below each other.
  tableLayout: { sm: 'fixed' },
} as const;

/** Everything that a close froze, and how statistics compare. */
export function CloseDialog({ close, onClose }: { close: DayClose; onClose: () => void }) {
  const { day, number, content, hash } = close;
  const { currency, sales } = content;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(asCents(cents), currency));
  const total: Figure = [texts.total, sales.count, sales.cents, sales.taxCents];
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby="close-title">
      <DialogTitle id="close-title">
        {texts.of(formatDay(day), number)}, {content.branch.name}
      </DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, px: { xs: 1.5, sm: 3 } }}
      >
        <Compared close={close} />
        {[[texts.turnover, [total]] as const, ...groupsOf(close)].map(([title, figures]) => (
          <Table key={title} size="small" aria-label={title} sx={FIGURES}>
            <TableHead>
              <TableRow>
                <TableCell>{title}</TableCell>
                <TableCell align="right">{texts.count}</TableCell>
                <TableCell align="right">{texts.gross}</TableCell>
                <TableCell align="right">{texts.tax}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {figures.map(([name, count, cents, taxCents]) => (
                <TableRow key={name}>
                  <TableCell sx={{ width: '40%' }}>{name}</TableCell>
                  <TableCell align="right">{count}</TableCell>
                  <TableCell align="right">{money(cents)}</TableCell>
                  <TableCell align="right">{money(taxCents)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        ))}
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {texts.hash}: {hash}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.shut}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Statistics count by the day of the order: says so where they name another turnover. */
function Compared({ close: { day, content } }: { close: DayClose }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['books', 'compared', content.branch.id, day],
    async queryFn() {
      const query = { branchId: content.branch.id, from: day, to: day };
      return (await call('get /api/statistics/daily-report', { query }, failures.statistics)).data;
    },
  });
  if (error) return <LoadError error={error} onAgain={refetch} />;
  if (!data) return null;
  const money = (cents: Cents) => formatMoney(cents, content.currency);
  const turnover = toCents(data.turnover);
  const less = compareTurnover(content, { cents: turnover, count: data.orders });
  if (!less) return <Alert severity="info">{texts.differs(money(turnover), data.orders)}</Alert>;
  const { tipCents, refundCents } = less;
  const parts = [
    ...(tipCents > 0 ? [texts.lessTip(money(asCents(tipCents)))] : []),
    ...(refundCents > 0 ? [texts.lessRefunds(money(asCents(refundCents)))] : []),
  ];
  return (
    <Alert severity="success">
      {parts.length === 0 ? texts.agrees : texts.agreesLess(money(turnover), parts.join(` ${texts.and} `))}
      {content.refunds.cents > 0 && refundCents === 0 && ` ${texts.refundsOfOtherDays}`}
    </Alert>
  );
}
