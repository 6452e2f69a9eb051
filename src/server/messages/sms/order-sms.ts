import type { Order } from '../../../lib/contract/staff-orders.ts';
import { dayOf, formatDay, formatTime } from '../../../lib/domain/dates.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import type { OrderMoment } from '../../../lib/domain/order-moments.ts';
import { asGsm7, segmentsOf } from './segments.ts';
import { smsTexts as texts } from './texts.ts';

interface Terms {
  /** The shop's zone. */
  zone: string;
  /** The order's page: where everything else is said. */
  statusPage: string;
}

/** Names are cut rather than that a message is charged twice. */
const SHORTEST_NAME = 8;

/** What a customer is texted at a moment: one part of GSM-7 wherever that is possible, with the way to the status page. */
export function orderSms(order: Order, moment: OrderMoment, { zone, statusPage }: Terms): string {
  const name = asGsm7(order.branch.name ?? '');
  const says = asGsm7(sentenceOf(order, moment, zone));
  const whole = (from: string) => `${from === '' ? '' : `${from}: `}${says} ${statusPage}`;
  for (let length = name.length; length >= Math.min(SHORTEST_NAME, name.length); length -= 1) {
    const text = whole(name.slice(0, length).trim());
    if (segmentsOf(text).segments === 1) return text;
  }
  return whole(name);
}

function sentenceOf(order: Order, moment: OrderMoment, zone: string): string {
  const number = order.ticketNumber ?? String(order.id);
  const at = (instant: string) => {
    const time = Date.parse(instant);
    const day = dayOf(time, zone);
    const isToday = day === dayOf(Date.parse(order.createdAt), zone);
    return texts.at(isToday ? '' : formatDay(day).slice(0, 6), formatTime(time, zone));
  };
  switch (moment) {
    case 'counterAppointment':
      return texts.counterAppointment(number, at(order.counterAppointment ?? order.dueAt));
    case 'confirmed':
      return texts.confirmed(number, order.appointment === null ? '' : at(order.appointment));
    case 'inDelivery':
      return texts.inDelivery[modeOf(order)](number);
    case 'rejected':
    case 'canceled':
      return texts.canceled(number);
    default:
      return texts.placed(number);
  }
}
