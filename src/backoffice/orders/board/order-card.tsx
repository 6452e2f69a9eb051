import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { formatAmount } from '../../../lib/domain/amount-input.ts';
import { asksCounterAppointment, isFinal } from '../../../lib/domain/order.ts';
import { MODE_NAMES } from '../../../lib/domain/mode-names.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { choicesText } from '../../../islands/controls/choices.ts';
import { totalOf } from '../../data/money.ts';
import { $now, clock } from '../../data/shop-time.ts';
import { appointmentOf, minutesUntil } from '../appointment.ts';
import { paymentOnCard } from '../payment-words.ts';
import { CardActions } from '../steps/card-actions.tsx';
import { ticketOf } from '../steps/step-store.ts';
import { boardTexts, stateName } from '../texts.ts';
import { calls } from './board-state.ts';
import { useKeptFocus } from './focus.ts';

/** Further lines are only counted: the whole order is a tap away. */
const MOST_LINES = 5;

interface Props {
  order: Order;
  zone: string;
  onOpen: (id: number) => void;
}

/** An order on the board. Memoized, since there may be hundreds. */
export const OrderCard = memo(function OrderCard({ order, zone, onOpen }: Props) {
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
        <p className="order-wait">{boardTexts.waitsForCustomer(clock(order.counterAppointment, zone))}</p>
      )}
      {!isFinal(order) && (
        <ul className="order-lines">
          {shown.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- items are addressed by index (SPEC section 3)
            <li key={index}>
              <b>
                {formatAmount(item.amount)}
                {item.unit === 'Stk' ? '×' : ` ${item.unit}`}
              </b>
              <span>
                {item.name}
                {item.parts.length > 0 && <small>{choicesText(item.parts)}</small>}
              </span>
            </li>
          ))}
          {items.length > shown.length && <li>{boardTexts.moreItems(items.length - shown.length)}</li>}
        </ul>
      )}
      {comment !== '' && !isFinal(order) && <p className="order-note">{comment}</p>}
      <CardActions order={order} zone={zone} />
    </article>
  );
});

function Facts({ order }: { order: Order }) {
  return (
    <p className="order-facts">
      <b>{MODE_NAMES[modeOf(order)]}</b>
      {order.tableIdentifier !== null && <b>{boardTexts.table(order.tableIdentifier)}</b>}
      {order.isDelivery && (
        <span>
          {order.street}, {order.city}
        </span>
      )}
      <span>{totalOf(order)}</span>
      <span>{paymentOnCard(order)}</span>
    </p>
  );
}

/** The due time, and the time left; lateness is also stated in words. */
function Due({ order, zone }: { order: Order; zone: string }) {
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
