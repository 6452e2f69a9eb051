import { Box, Button, Chip, LinearProgress, Skeleton, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { CanAccess, Title } from 'react-admin';
import { Link } from 'react-router';
import type { Branch } from '../../lib/contract/branches.ts';
import { formatTime, weekdayName } from '../../lib/domain/dates.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { useConfigQuery } from '../data/config.ts';
import { $branchId } from '../data/device.ts';
import { $now } from '../data/formats.ts';
import { useMyBranches } from '../data/lists.ts';
import { NoBranch } from '../forms/branch-select.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { Attention } from './attention.tsx';
import { AwakeDevices } from './awake-devices.tsx';
import { lateOrders, nextSlots, PATIENCE_MINUTES, type LateOrder, type Slot } from './summary.ts';
import { Panel } from './panel.tsx';
import { todayTexts as texts } from './texts.ts';
import { useOpenOrders, useSoldOut, useTurnover } from './today-data.ts';

/** How the day goes: everything on it leads to its place. Employees see their branches. */
export function TodayPage() {
  const { data: config, error, refetch } = useConfigQuery();
  const branches = useMyBranches();
  if (branches?.length === 0) return <NoBranch title={texts.title} />;
  return (
    <CanAccess resource="today" action="list">
      <Title title={texts.title} />
      <LoadError error={error} onAgain={refetch} sx={{ my: 2 }} />
      {config && branches ? (
        <Today zone={config.timezone} currency={config.currency} branches={branches} />
      ) : (
        !error && <Skeleton variant="rounded" height={400} sx={{ my: 2 }} />
      )}
    </CanAccess>
  );
}

interface Props {
  zone: string;
  currency: string;
  branches: readonly Branch[];
}

function Today({ zone, currency, branches }: Props) {
  const now = useStore($now);
  const open = useOpenOrders(zone);
  const orders = open.data?.orders ?? [];
  return (
    <Box sx={{ py: 2 }}>
      <Panel title={texts.orders} query={open} action={{ label: texts.toBoard, to: '/' }}>
        {open.data && <Counts counts={open.data.counts} />}
      </Panel>
      <Box sx={PANELS}>
        <Panel title={texts.late} query={open}>
          <Late late={lateOrders(orders, now)} />
        </Panel>
        <Attention zone={zone} branches={branches} />
        <Panel title={texts.slots} query={open}>
          <Slots slots={nextSlots(orders, branches, now)} zone={zone} />
        </Panel>
        <Turnover zone={zone} currency={currency} />
        {branches.length > 1 && (
          <Panel title={texts.branches} query={open}>
            {branches.map((branch) => {
              const own = orders.filter((order) => order.branch.id === branch.id);
              const fresh = own.filter(({ state }) => state === 'new').length;
              return <BranchRow key={branch.id} branch={branch} fresh={fresh} open={own.length} />;
            })}
          </Panel>
        )}
        <SoldOut branches={branches} />
        <AwakeDevices branches={branches} zone={zone} />
      </Box>
      <CanAccess resource="closing" action="list">
        <Button component={Link} to="/vorschau" sx={{ mt: 2 }}>
          {texts.toClock}
        </Button>
      </CanAccess>
    </Box>
  );
}

type State = keyof typeof texts.states;

/** The history with a filter. */
const historyOf = (filter: object) => `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`;

function Counts({ counts }: { counts: Record<State, number> }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
      {(Object.keys(texts.states) as State[]).map((state) => (
        <Box
          key={state}
          component={Link}
          to={state === 'done' ? '/' : historyOf({ state })}
          sx={[TILE, state === 'new' && counts.new > 0 ? URGENT : {}]}
        >
          <Box
            component="strong"
            sx={{ fontSize: '2rem', lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}
          >
            {counts[state]}
          </Box>
          <span>{texts.states[state]}</span>
        </Box>
      ))}
    </Box>
  );
}

/** No screen needs more names. */
const MOST_LATE = 6;

function Late({ late }: { late: readonly LateOrder[] }) {
  if (late.length === 0) return <Typography color="text.secondary">{texts.noneLate}</Typography>;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {texts.lateHint(PATIENCE_MINUTES)}
      </Typography>
      {late.slice(0, MOST_LATE).map(({ order, why, minutes }) => (
        <Box key={order.id} component={Link} to={`/orders/${order.id}`} sx={ROW}>
          <b>
            #{order.ticketNumber ?? order.id} {order.name}
          </b>
          <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
            {texts[why](minutes)}
          </Box>
        </Box>
      ))}
      {late.length > MOST_LATE && (
        <Typography color="text.secondary">{texts.moreLate(late.length - MOST_LATE)}</Typography>
      )}
    </>
  );
}

function Slots({ slots, zone }: { slots: readonly Slot[]; zone: string }) {
  const most = Math.max(1, ...slots.map(({ orders, capacity }) => capacity ?? orders));
  return slots.map(({ start, orders, capacity, full }) => (
    <Box key={start} sx={SLOT}>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {formatTime(start, zone)}
      </Box>
      <LinearProgress
        variant="determinate"
        aria-hidden
        value={Math.min(100, (orders / most) * 100)}
        color={full.length > 0 ? 'error' : 'primary'}
        sx={{ height: 10, borderRadius: 5, bgcolor: 'action.selected' }}
      />
      <span>{capacity === null ? texts.slot(orders) : texts.slotOf(orders, capacity)}</span>
      {full.map((name) => (
        <Chip key={name} size="small" color="error" variant="outlined" label={texts.full(name)} sx={FULL} />
      ))}
    </Box>
  ));
}

function Turnover({ zone, currency }: { zone: string; currency: string }) {
  const query = useTurnover(zone);
  const money = (amount: number) => formatMoney(toCents(amount), currency);
  return (
    <Panel
      title={texts.turnover}
      query={query}
      action={{ label: texts.toStatistics, to: '/statistics?zeitraum=today' }}
    >
      {query.data && (
        <>
          <Box
            component="strong"
            sx={{ fontSize: '2rem', lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}
          >
            {money(query.data.turnover)}
          </Box>
          <Typography color="text.secondary">
            {texts.before(weekdayName(query.data.day), money(query.data.before))}
          </Typography>
        </>
      )}
    </Panel>
  );
}

/** A branch and its orders; a tap shows its board. */
function BranchRow({ branch, fresh, open }: { branch: Branch; fresh: number; open: number }) {
  return (
    <Box component={Link} to="/" onClick={() => $branchId.set(branch.id)} sx={ROW}>
      <b>{branch.name}</b>
      <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {fresh > 0 && (
          <Chip size="small" color="primary" label={texts.newHere(fresh)} sx={{ fontWeight: 700 }} />
        )}
        {texts.openHere(open)}
      </Box>
    </Box>
  );
}

function SoldOut({ branches }: { branches: readonly Branch[] }) {
  const { dishes, ...query } = useSoldOut(branches, useStore($now));
  return (
    <Panel title={texts.soldOut} query={query} action={{ label: texts.toSoldOut, to: '/sold-out' }}>
      {dishes.length === 0 && <Typography color="text.secondary">{texts.noneSoldOut}</Typography>}
      {branches.map((branch) => {
        const here = dishes.filter((dish) => dish.branch.id === branch.id);
        if (here.length === 0) return null;
        return (
          <Typography key={branch.id}>
            {branches.length > 1 && <b>{branch.name}: </b>}
            {here.map(({ name, option }) => texts.dish(name, option)).join(', ')}
          </Typography>
        );
      })}
    </Panel>
  );
}

/** Columns of cards as high as their content. */
const PANELS = {
  columnWidth: 340,
  columnGap: '16px',
  mt: 2,
  '& > *': { breakInside: 'avoid', mb: 2 },
} as const;
const PRESSABLE = { color: 'text.primary', textDecoration: 'none', '&:hover': { bgcolor: 'action.hover' } };
const TILE = {
  ...PRESSABLE,
  display: 'grid',
  gap: 0.5,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: -3 },
};
const URGENT = { borderColor: 'primary.main', borderWidth: 2, p: '11px' };
const ROW = {
  ...PRESSABLE,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: 44,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;
const SLOT = {
  display: 'grid',
  gridTemplateColumns: '52px minmax(40px, 1fr) minmax(96px, max-content)',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 32,
};
const FULL = { gridColumn: '2 / -1', justifySelf: 'start', color: 'text.primary' };
