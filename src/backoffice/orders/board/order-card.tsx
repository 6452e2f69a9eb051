import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { Station } from '../../../lib/contract/entities.ts';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { splitByStation } from '../../../lib/domain/kitchen.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { asksCounterAppointment, isFinal } from '../../../lib/domain/order.ts';
import { orderAge } from '../../../lib/domain/product-facts.ts';
import { factWords } from '../../../lib/domain/words/facts.ts';
import { totalOf, $now, clock } from '../../data/formats.ts';
import { useModeNames } from '../../data/mode-names.ts';
import { appointmentOf, minutesUntil } from '../appointment.ts';
import { Clock } from '../clock.tsx';
import { OrderLines } from '../order-lines.tsx';
import { paymentOnCard } from '../payment-words.ts';
import { CardActions } from '../steps/card-actions.tsx';
import { ticketOf } from '../steps/step-store.ts';
import { boardTexts, stateName } from '../texts.ts';
import { calls } from './board-state.ts';
import { useKeptFocus } from './focus.ts';

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
export const OrderCard = memo(function OrderCard({ order, stations, zone, onOpen }: CardProps) {
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
  const { parts } = splitByStation(order, stations);
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
