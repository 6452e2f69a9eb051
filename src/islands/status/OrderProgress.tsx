import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { status as words, status } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { dayOf, formatDate, formatTime } from '../../lib/domain/dates.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { modeOf } from '../../lib/domain/order-mode.ts';
import { refundedTotal } from '../../lib/domain/order-moments.ts';
import {
  agreedTime,
  asksCounterAppointment,
  shownState,
  shownTimeline,
  type ShownState,
  orderState,
} from '../../lib/domain/order.ts';
import { currentPreparing } from '../../lib/stores/status/status-page.ts';
import { useWhen } from '../react.ts';

/** '18:30' in the shop's zone, with the date before it if that is another day than today. */
function timeFrom(instant: string, timezone: string): string {
  const at = Date.parse(instant);
  const time = formatTime(at, timezone);
  return dayOf(at, timezone) === dayOf(Date.now(), timezone) ? time : `${formatDate(at, timezone)}, ${time}`;
}

const CARD = 'M3 6.5h18v11H3v-11Zm0 3.5h18M6.5 14h4';

/** Line drawings of 24 units; they say nothing that the words beside them do not. */
const PATHS: Record<ShownState, readonly [string, moving?: string]> = {
  awaitingPayment: [CARD],
  waiting: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-9 3.2 1.8', 'M12 12V6.5'],
  confirmed: [
    'M5 12.5h14V17a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 5 17v-4.5ZM5 14.5H2.5M19 14.5h2.5',
    'M9 9.5c-1-1.3 1-2.2 0-4M12.5 9.5c-1-1.3 1-2.2 0-4M16 9.5c-1-1.3 1-2.2 0-4',
  ],
  inDelivery: [
    'M6.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm11.5 0a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 17h6.5l1-5.5L14.5 5H12m3.3 3H18M3 12.5c1-2 2.5-2.5 4.5-2.5H10l1.5 5',
  ],
  readyForPickup: ['M5.5 8h13l1 12.5h-15L5.5 8ZM9 10.5V7a3 3 0 0 1 6 0v3.5'],
  delivered: ['M4.5 12.8 9.5 17.8 19.5 6.8'],
  completed: ['M4.5 12.8 9.5 17.8 19.5 6.8'],
  canceled: ['M6.5 6.5l11 11M17.5 6.5l-11 11'],
  failed: [CARD],
};

/** Where the order stands, at one glance. */
export function StateIcon({ state }: { state: ShownState }) {
  const [still, moving] = PATHS[state];
  return (
    <span className="state-icon" data-state={state} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="36" height="36">
        <path d={still} />
        {moving && <path className="moving" d={moving} />}
      </svg>
    </span>
  );
}

interface Props {
  order: PublicOrder;
  timezone: string;
  isFrontdeskEnabled: boolean;
}

const AT = { delivery: words.deliveryAt, takeaway: words.pickupAt, dineIn: words.dineInAt };

/** 'Abholung: 18:30 Uhr', with the date if that is another day. */
function appointmentText(order: PublicOrder, timezone: string): string {
  const agreed = agreedTime(order);
  return agreed === null ? '' : AT[modeOf(order)](timeFrom(agreed, timezone));
}

const loadOpening = () => import('./OpensThen.tsx');

/** Where the order stands, in words; spoken whenever it changes (SPEC section 4 'Order lifecycle'). */
export function OrderMessage({ order, timezone, isFrontdeskEnabled }: Props) {
  const code = shownState(order);
  const isOver = code === 'completed' || code === 'delivered';
  const hasScreens = isFrontdeskEnabled && !order.isDelivery;
  const isAsked = asksCounterAppointment(order);
  const opening = useWhen(code === 'waiting' && !isAsked, loadOpening);
  const lines = [
    isAsked ? words.counterAppointment.pending : words.message[code],
    code === 'confirmed' ? appointmentText(order, timezone) : '',
    order.rejectionMessage,
    hasScreens && (code === 'waiting' || code === 'confirmed') ? words.frontdesk.ahead : '',
    hasScreens && code === 'readyForPickup' ? words.frontdesk.ready : '',
    isOver ? words.farewell : '',
  ];
  return (
    <div role="status" className="message">
      {lines.map((line) => line && <p key={line}>{line}</p>)}
      {opening && <opening.OpensThen order={order} timezone={timezone} />}
    </div>
  );
}

/** How long orders take now, while the customer of one that is wanted soon waits for it. */
export function Preparing({ order }: { order: PublicOrder }) {
  const { $minutes, read } = currentPreparing();
  const minutes = useStore($minutes);
  const { id } = order.branch;
  const isAwaited =
    ['waiting', 'confirmed'].includes(shownState(order)) && !order.appointment && !order.appointmentDate;

  useEffect(() => {
    if (isAwaited) void read(id);
  }, [isAwaited, read, id]);

  return isAwaited && minutes !== null && <p className="preparing">{words.preparing(minutes)}</p>;
}

/** The number that the customer is called by (SPEC section 2 'Status page'). */
export function Ticket({ order, areTicketsDisabled }: { order: PublicOrder; areTicketsDisabled: boolean }) {
  const hasTicket = !areTicketsDisabled && order.ticketNumber !== null;
  return (
    <p className="ticket">
      <span>{hasTicket ? words.ticket : words.orderNumber}</span>
      <b className="number">{hasTicket ? order.ticketNumber : order.id}</b>
    </p>
  );
}

/** How far the order has come (SPEC section 4 'Timeline'). */
export function Timeline({ order }: { order: PublicOrder }) {
  return (
    <ol className="timeline">
      {shownTimeline(order).map(({ code, place }) => (
        <li
          key={code}
          data-place={place}
          {...(place === 'current' ? { 'aria-current': 'step' as const } : {})}
        >
          {words.timeline[code]}
        </li>
      ))}
    </ol>
  );
}

const openPayment = status.openPayment;

/** An unpaid order: leads back to the payment provider and says how long that is possible. */
export function OpenPayment({ order, timezone }: { order: PublicOrder; timezone: string }) {
  const title = useId();
  const { paymentRedirectUrl: address, paymentWaitsUntil: until } = order;
  return (
    <section className="card open-payment" aria-labelledby={title}>
      <h2 id={title}>{openPayment.heading}</h2>
      <p>{openPayment.hint}</p>
      {until && <p>{openPayment.until(timeFrom(until, timezone))}</p>}
      {address !== null && (
        <a className="button" href={address}>
          {openPayment.pay}
        </a>
      )}
    </section>
  );
}

const moneyBack = status.moneyBack;

/** The refund of money that came for a failed or canceled order. */
export function MoneyBack({ order, currency }: { order: PublicOrder; currency: string }) {
  const title = useId();
  const { strayPayment: stray, pricing } = order;
  // The currency never stands on a line of its own.
  const money = (amount: number, of = currency) => formatMoney(toCents(amount), of).replaceAll(' ', '\u00a0');
  const isBack = stray ? stray.refunded >= stray.amount : order.isRefunded;
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>{isBack ? moneyBack.isBack : moneyBack.onItsWay}</h2>
      {stray && <p>{moneyBack.stray(money(stray.amount, stray.currency), money(pricing.totalGross))}</p>}
      {!stray && orderState(order) === 'failed' && <p>{moneyBack.late}</p>}
      <p>{isBack ? moneyBack.given(money(refundedTotal(order), stray?.currency)) : moneyBack.willBeGiven}</p>
    </section>
  );
}
