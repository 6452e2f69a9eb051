import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { Station } from '../../../lib/contract/entities.ts';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { asksCounterAppointment, isFinal } from '../../../lib/domain/order.ts';
import { useModeNames } from '../../data/mode-names.ts';
import { orderAge } from '../../../lib/domain/product-facts.ts';
import { factWords } from '../../../lib/domain/words/facts.ts';
import { partsOf } from '../../../lib/domain/kitchen.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { totalOf, $now, clock } from '../../data/formats.ts';
import { appointmentOf, minutesUntil } from '../appointment.ts';
import { paymentOnCard } from '../payment-words.ts';
import { Clock } from '../clock.tsx';
import { CardActions } from '../steps/card-actions.tsx';
import { ticketOf } from '../steps/step-store.ts';
import { OrderLines } from '../order-lines.tsx';
import { useStations } from '../../data/lists.ts';
import { boardTexts, stateName } from '../texts.ts';
import { calls, type Column as Name } from './board-state.ts';
import { useKeptFocus } from './focus.ts';
import { ShowMore, useShown } from '../../lists/long-lists.tsx';
import { usePulse } from './styles.tsx';
import { visuallyHidden } from '../../lists/visually-hidden.ts';

/** Further lines are only counted: the whole order is a tap away. */
const MOST_LINES = 5;

interface CardProps {
  order: Order;
  /** Those of the kitchen. */
  stations: readonly Station[];
  zone: string;
  onOpen: (id: number) => void;
}

/** An order on the board. Memoized, since there may be hundreds. */
const OrderCard = memo(function OrderCard({ order, stations, zone, onOpen }: CardProps) {
  const { items, comment } = order;
  const ref = useKeptFocus();
  const shown = items.length > MOST_LINES ? items.slice(0, MOST_LINES - 1) : items;
  return (
    <article
      ref={ref}
      className="order-card"
      data-order={order.id}
      data-state={order.state}
      {...(calls(order) ? { 'data-calls': '' } : {})}
    >
      <h3 className="order-head">
        <button type="button" className="order-open" onClick={() => onOpen(order.id)}>
          #{ticketOf(order)} {order.name}
        </button>
        {isFinal(order) ? (
          <span className="order-due">{stateName(order)}</span>
        ) : (
          <Due order={order} zone={zone} />
        )}
      </h3>
      <Facts order={order} />
      {asksCounterAppointment(order) && order.counterAppointment && (
        <p className="order-wait">
          <Clock at={order.counterAppointment} zone={zone} words={boardTexts.waitsForCustomer} />
        </p>
      )}
      {!isFinal(order) && (
        <ul className="order-lines">
          <OrderLines items={shown} />
          {items.length > shown.length && <li>{boardTexts.moreItems(items.length - shown.length)}</li>}
        </ul>
      )}
      {order.state === 'confirmed' && <Kitchen order={order} stations={stations} />}
      {comment !== '' && !isFinal(order) && <p className="order-note">{comment}</p>}
      <CardActions order={order} zone={zone} />
    </article>
  );
});

/** How far the kitchen is, once it has something to prepare at stations. */
function Kitchen({ order, stations }: Pick<CardProps, 'order' | 'stations'>) {
  const { parts } = partsOf(order, stations);
  if (parts.length === 0) return null;
  const done = parts.filter(({ isDone }) => isDone).length;
  return (
    <p className="order-kitchen" data-done={done === parts.length || undefined}>
      {boardTexts.stationsDone(done, parts.length)}
    </p>
  );
}

function Facts({ order }: { order: Order }) {
  const age = isFinal(order) ? null : orderAge(order.items);
  const modeNames = useModeNames();
  return (
    <p className="order-facts">
      <b>{modeNames[modeOf(order)]}</b>
      {order.tableIdentifier !== null && <b>{boardTexts.table(order.tableIdentifier)}</b>}
      {order.isDelivery && (
        <span>
          {order.street}, {order.city}
        </span>
      )}
      {age !== null && <b>{factWords.checkAge(age)}</b>}
      {order.takenBy && <b>{boardTexts.ways[order.takenBy.how]}</b>}
      <span>{totalOf(order)}</span>
      <span>{paymentOnCard(order)}</span>
    </p>
  );
}

/** The due time, and the time left; lateness is also stated in words. */
export function Due({ order, zone }: { order: Order; zone: string }) {
  const now = useStore($now);
  const appointment = appointmentOf(order);
  if (appointment === null)
    return (
      <span className="order-due">
        {boardTexts.asap} · {boardTexts.minutesAgo(-minutesUntil(order.createdAt, now))}
      </span>
    );
  const minutes = minutesUntil(appointment, now);
  const isLate = minutes < 0;
  const isNear = minutes < 120;
  return (
    <span className={isLate ? 'order-due order-late' : 'order-due'}>
      {clock(appointment, zone, now)}
      {isNear && ` · ${isLate ? boardTexts.overdue(-minutes) : boardTexts.inMinutes(minutes)}`}
    </span>
  );
}

const NO_STATIONS: readonly Station[] = [];

/** No screen shows more cards at once. */
const STEP = 12;

const TITLE = { fontWeight: 700, fontSize: '1.05rem', lineHeight: 1.5, pb: 1, display: 'flex', gap: 1 };

interface Props {
  name: Name;
  orders: readonly Order[];
  zone: string;
  /** The search terms. */
  search: string;
  /** Whether the history has more orders than the column. */
  hasMore: boolean;
  /** Whether the column has its own heading; otherwise the tab is the heading. */
  isTitled: boolean;
  onOpen: (id: number) => void;
}

/** The orders of one state, with their number. */
export const Column = memo(function Column({ name, orders, zone, search, hasMore, isTitled, onOpen }: Props) {
  const stations = useStations().data ?? NO_STATIONS;
  const [most, showMore] = useShown(STEP, search);
  const rest = orders.length - most;
  return (
    <Box
      component="section"
      aria-label={boardTexts.columns[name]}
      data-column={name}
      sx={{ minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Typography component="h2" sx={isTitled ? TITLE : visuallyHidden}>
        {boardTexts.columns[name]}
        {isTitled && (
          <Count n={orders.length} hasMore={hasMore} isCalling={name === 'new' && orders.some(calls)} />
        )}
      </Typography>
      {/* A scrollable region must be focusable. */}
      <Box
        tabIndex={orders.length === 0 ? -1 : 0}
        role="group"
        aria-label={boardTexts.columns[name]}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          p: 0.25,
          pb: 8,
        }}
      >
        {orders.slice(0, most).map((order) => (
          <OrderCard key={order.id} order={order} stations={stations} zone={zone} onOpen={onOpen} />
        ))}
        {orders.length === 0 && (
          <Typography color="text.secondary" sx={{ p: 2, textAlign: 'center' }}>
            {search !== '' ? boardTexts.noMatch : boardTexts.empty[name]}
          </Typography>
        )}
        {rest > 0 && <ShowMore rest={rest} label={boardTexts.more(Math.min(rest, STEP))} onMore={showMore} />}
        {rest <= 0 && hasMore && (
          <Button component={Link} to="/orders">
            {boardTexts.allEnded}
          </Button>
        )}
      </Box>
    </Box>
  );
});

interface CountProps {
  n: number;
  hasMore: boolean;
  isCalling: boolean;
  /** Larger numbers are abbreviated. */
  most?: number;
}

/** The number of orders; it pulses when orders need staff. */
export function Count({ n, hasMore, isCalling, most = Infinity }: CountProps) {
  return (
    <Box
      component="span"
      {...usePulse(n, isCalling)}
      sx={{
        minWidth: 26,
        px: 0.75,
        borderRadius: 99,
        bgcolor: isCalling ? 'primary.main' : 'action.selected',
        color: isCalling ? 'primary.contrastText' : 'inherit',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 700,
      }}
    >
      {Math.min(n, most)}
      {(hasMore || n > most) && '+'}
    </Box>
  );
}
