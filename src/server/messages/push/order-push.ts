import type { Order } from '../../../lib/contract/staff-orders.ts';
import { dayOf, formatDay, formatTime } from '../../../lib/domain/dates.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { refundedTotal, type RefundTotals, type OrderMoment } from '../../../lib/domain/order-moments.ts';
import { asCents, formatMoney, toCents } from '../../../lib/domain/money.ts';
import { wordsOf } from '../../platform/words-of.ts';
import type { Push, SpokenOrder } from '../senders.ts';
import { pushTextsIn } from './texts-in.ts';
import { staffPushTexts } from './texts.ts';

/** The notification to a customer. `statusPage` opens on a tap. */
export function customerPush(
  order: SpokenOrder,
  moment: OrderMoment,
  { zone, statusPage, refund }: { zone: string; statusPage: string; refund?: RefundTotals | undefined },
): Push {
  const { customerPushTexts: texts } = pushTextsIn(order.language);
  const number = order.ticketNumber ?? String(order.id);
  const at = (instant: string) => texts.at(formatTime(Date.parse(instant), zone));
  const body = {
    placed: texts.placed,
    counterAppointment: texts.counterAppointment(at(order.counterAppointment ?? order.dueAt)),
    confirmed: texts.confirmed(order.appointment === null ? '' : at(order.appointment)),
    inDelivery: texts.inDelivery[modeOf(order)],
    completed: texts.completed,
    rejected: texts.canceled,
    canceled: texts.canceled,
    failed: order.strayPayment ? texts.stray : texts.failed,
    refunded: texts.refunded(
      formatMoney(
        refund ? asCents(refund.cents) : toCents(refundedTotal(order)),
        (order.strayPayment ?? order).currency,
        wordsOf(order.language),
      ),
    ),
  }[moment];
  const isUrgent = moment === 'counterAppointment' || moment === 'inDelivery';
  return {
    title: texts.title(number, order.branch.name ?? ''),
    body,
    url: statusPage,
    tag: `order-${order.uid}`,
    isUrgent,
  };
}

interface StaffTerms {
  zone: string;
  office: string;
  /** The shop's own names of its order types. */
  modeNames?: Partial<Record<Mode, string>>;
  isReminder?: boolean;
}

/** The notification to staff. */
export function staffPush(
  order: Order,
  moment: OrderMoment,
  { zone, office, modeNames = {}, isReminder = false }: StaffTerms,
): Push {
  const number = order.ticketNumber ?? String(order.id);
  const due = Date.parse(order.dueAt);
  const time =
    order.appointmentDate === null && order.appointment === null
      ? staffPushTexts.asap
      : `${formatDay(dayOf(due, zone)).slice(0, 6)} ${formatTime(due, zone)} Uhr`;
  const total = formatMoney(toCents(order.pricing.totalGross), order.currency);
  const mode = modeNames[modeOf(order)] ?? staffPushTexts.modes[modeOf(order)];
  return {
    title: titleOf(moment, isReminder)(number),
    body: [mode, time, total, order.branch.name ?? ''].filter((it) => it !== '').join(' · '),
    url: `${office}/backend/orders/${order.id}`,
    tag: `order-${order.id}-${isReminder ? 'reminder' : moment}`,
    isUrgent: true,
  };
}

function titleOf(moment: OrderMoment, isReminder: boolean) {
  if (isReminder) return staffPushTexts.unanswered;
  return moment === 'placed' ? staffPushTexts.placed : staffPushTexts.canceled;
}

/** A test notification. */
export const testPush = (office: string): Push => ({
  ...staffPushTexts.test,
  url: `${office}/backend/`,
  tag: 'test',
  isUrgent: true,
});
