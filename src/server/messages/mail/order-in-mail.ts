import type { SpokenOrder } from '../senders.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { formatAmount } from '../../../lib/domain/quantity.ts';
import { type ChosenPart, isEmptyValue, namesIn } from '../../../lib/domain/cart-item.ts';
import { factLines } from '../../../lib/domain/line-facts.ts';
import { uploadsIn } from '../../../lib/domain/uploads.ts';
import { dayOf, formatTime } from '../../../lib/domain/dates.ts';
import { payable } from '../../../lib/domain/cash-rounding.ts';
import { beforeDiscount, promotionLabel } from '../../../lib/domain/promotions/shown.ts';
import { asCents, formatMoney, fromCents, toCents } from '../../../lib/domain/money.ts';
import { refundedTotal, type RefundTotals } from '../../../lib/domain/order-moments.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import { isTipUntaxed } from '../../../lib/domain/tip.ts';
import { paymentAddition } from '../../../lib/domain/order.ts';
import type { Wording } from '../../../lib/domain/languages.ts';
import { wordsOf } from '../../platform/words-of.ts';
import type { Cell, Fact, Item, Sum } from './building-blocks.ts';
import { mailTextsIn } from './texts-in.ts';

/** An order as its mails tell it, in the order's language: its items, sums, facts and times. */

interface Spoken {
  language: Wording;
}

const textsOf = ({ language }: Spoken) => mailTextsIn(language).orderTexts;

/** A shop's own names of order types, by language. */
export type ModeNames = (language: string) => Partial<Record<Mode, string>>;

/** Of a mail: the shop's time zone, and how it names its order types. */
interface Telling {
  zone: string;
  modeNames?: ModeNames | undefined;
}

/** What an order's type is called. */
export function modeNameOf(order: SpokenOrder, { modeNames }: Pick<Telling, 'modeNames'>): string {
  const mode = modeOf(order);
  return modeNames?.(order.language)[mode] ?? textsOf(order).modes[mode];
}

/** The ticket number, which customer and shop both use. */
export const ticketOf = ({ ticketNumber, id }: Pick<Order, 'ticketNumber' | 'id'>): string =>
  `#${ticketNumber ?? id}`;

export function priceOf(order: Spoken & { currency: string }, amount: number, isApproximate = false): string {
  // The currency never wraps onto a line of its own.
  const price = formatMoney(toCents(amount), order.currency, wordsOf(order.language)).replaceAll(
    ' ',
    '\u00a0',
  );
  return isApproximate ? textsOf(order).about(price) : price;
}

export const totalOf = (order: SpokenOrder): string =>
  priceOf(order, order.pricing.totalGross, order.pricing.isApproximate);

export function itemsOf(order: SpokenOrder): Item[] {
  const words = wordsOf(order.language);
  return order.items.map(
    ({ name, amount, unit, parts, gross, discount, isApproximate, facts, deposits = [] }) => {
      const count = formatAmount(amount, words.LOCALE);
      return {
        count: unit === 'Stk' ? `${count} ×` : `${count} ${unit}`,
        name,
        value: priceOf(order, beforeDiscount(gross, discount), isApproximate),
        below: [
          ...parts.filter(({ value }) => !isEmptyValue(value)).map((part) => choiceOf(part, order)),
          ...deposits.map((one) => words.depositText(one, priceOf(order, one.amount))),
          ...factLines(facts, order.currency, words),
        ],
      };
    },
  );
}

function choiceOf(part: ChosenPart, order: Spoken): string {
  const files = uploadsIn([part]).length;
  return `${part.name}: ${files > 0 ? textsOf(order).files(files) : namesIn(part.value).join(', ')}`;
}

/** Deposits, delivery, tip, net, taxes, total and refunds. */
export function sumsOf(order: SpokenOrder, givenBackCents = 0, taxFree: string | null = null): Sum[] {
  const texts = textsOf(order);
  const { totalNet, taxes, depositGross = 0, tip = 0, rounding = 0, promotions = [] } = order.pricing;
  const deliveryGross = beforeDiscount(order.pricing.deliveryGross, order.pricing.deliveryDiscount);
  const isTaxFree = taxFree !== null && taxes.every(({ rate }) => rate === 0);
  const delivery = deliveryGross === 0 ? texts.free : priceOf(order, deliveryGross);
  const tips = tip > 0 ? [{ name: texts.tip, value: priceOf(order, tip) }] : [];
  // Net, taxes and a tip without tax are the total.
  const isBesides = isTipUntaxed(order.pricing);
  return [
    ...(depositGross > 0 ? [{ name: texts.deposit, value: priceOf(order, depositGross) }] : []),
    ...(order.isDelivery ? [{ name: texts.delivery, value: delivery }] : []),
    ...promotions.map((one) => ({ name: promotionLabel(one), value: priceOf(order, -one.amount) })),
    ...(isBesides ? [] : tips),
    ...(isTaxFree ? [{ name: taxFree, value: '' }] : [{ name: texts.net, value: priceOf(order, totalNet) }]),
    ...(isTaxFree ? [] : taxes).map(({ rate, amount }) => ({
      name: texts.vat(formatAmount(rate, wordsOf(order.language).LOCALE)),
      value: priceOf(order, amount),
    })),
    ...(isBesides ? tips : []),
    { name: texts.total, value: totalOf(order), isStrong: true },
    ...(rounding === 0
      ? []
      : [
          { name: texts.rounding, value: priceOf(order, rounding) },
          { name: texts.toPay, value: priceOf(order, payable(order.pricing)), isStrong: true },
        ]),
    // Money received beyond the total is no part of it.
    ...(givenBackCents > 0 && !order.strayPayment
      ? [{ name: texts.givenBack, value: priceOf(order, fromCents(asCents(givenBackCents))) }]
      : []),
  ];
}

/** Mode, time, address and payment. */
export function factsOf(order: SpokenOrder, terms: Telling): Fact[] {
  const texts = textsOf(order);
  return [
    { name: texts.mode, value: modeNameOf(order, terms) },
    ...(order.tableIdentifier === null ? [] : [{ name: texts.table, value: order.tableIdentifier }]),
    { name: texts.due, value: dueOf(order, terms.zone) },
    ...(order.isDelivery ? [{ name: texts.address, value: addressOf(order) }] : []),
    { name: texts.payment, value: paymentOf(order) },
    ...(order.donateeName === null ? [] : [{ name: texts.donatee, value: order.donateeName }]),
  ];
}

/** The branch's contact for the customer. */
export function placeOf({ branch, language }: SpokenOrder, name: string): Fact[] {
  const texts = textsOf({ language });
  const town = [branch.zipCode, branch.city].filter(Boolean).join(' ');
  const where = [branch.street, town].filter((part) => part !== undefined && part !== '');
  return [
    { name: texts.place, value: [name, ...where] as string[] },
    ...(branch.phone ? [phoneOf(texts.phone, branch.phone)] : []),
  ];
}

/** The customer's contact for the branch. */
export function contactOf({ name, phone, email, language }: SpokenOrder): Fact[] {
  const texts = textsOf({ language });
  return [
    ...(name === '' ? [] : [{ name: texts.name, value: name }]),
    ...(phone === '' ? [] : [phoneOf(texts.customersPhone, phone)]),
    ...(email === ''
      ? []
      : [{ name: texts.email, value: email, href: `mailto:${encodeURIComponent(email)}` }]),
  ];
}

const phoneOf = (name: string, phone: string): Fact => ({
  name,
  value: phone.replaceAll(' ', '\u00a0'),
  href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
});

/** The ticket number, and the agreed time if there is one. */
export function ticketCells(order: SpokenOrder, label: string, terms: Telling): Cell[] {
  const { appointment, ticketNumber, language } = order;
  return [
    ...(ticketNumber === null ? [] : [{ name: label, value: ticketOf(order) }]),
    ...(appointment === null
      ? []
      : [timeCell(modeNameOf(order, terms), appointment, { zone: terms.zone, language })]),
  ];
}

/** Where and in which language a time is said. */
interface Clock extends Spoken {
  zone: string;
}

/** A prominent time with its day below. */
export const timeCell = (name: string, instant: string, clock: Clock): Cell => {
  const at = Date.parse(instant);
  const below = wordsOf(clock.language).writtenDay(dayOf(at, clock.zone));
  return { name, value: formatTime(at, clock.zone), below, text: timeOf(instant, clock) };
};

function addressOf({ street, city, floor, stairway, door, language }: SpokenOrder): string[] {
  const texts = textsOf({ language });
  const inside = [texts.floor(floor), texts.stairway(stairway), texts.door(door)].filter((it) => it !== '');
  return [street, city, inside.join(', ')].filter((line) => line !== '');
}

function paymentOf(order: SpokenOrder): string {
  const texts = textsOf(order);
  const method = texts.payments[order.paymentMethod];
  const addition = paymentAddition(order);
  return addition === null ? method : texts.paid(method, addition);
}

/** An instant in the shop's zone: '21.11.2026, 18:30 Uhr'. */
export function timeOf(instant: string, { zone, language }: Clock): string {
  const at = Date.parse(instant);
  const day = wordsOf(language).writtenDay(dayOf(at, zone));
  return textsOf({ language }).at(day, formatTime(at, zone));
}

/** The agreed time; null while there is none. */
export function dueOf({ appointment, appointmentDate, language }: SpokenOrder, zone: string): string {
  const texts = textsOf({ language });
  if (appointment !== null) return timeOf(appointment, { zone, language });
  return appointmentDate === null ? texts.asap : texts.wished(timeOf(appointmentDate, { zone, language }));
}

/** The refund of this step and in all. Without the step's amounts, everything refunded so far. */
export function givenBackIn(order: SpokenOrder, refund?: RefundTotals | null) {
  const { cents, totalCents, isAll } = refund ?? {
    cents: toCents(refundedTotal(order)),
    totalCents: toCents(refundedTotal(order)),
    isAll: order.isRefunded,
  };
  const { currency } = order.strayPayment ?? order;
  const { language } = order;
  const money = (amount: number) => priceOf({ currency, language }, fromCents(asCents(amount)));
  return { amount: money(cents), total: money(totalCents), isAll };
}

/** The received and the requested amount in words; null: they are the same. */
export const strayIn = (order: SpokenOrder) =>
  order.strayPayment && {
    came: priceOf({ ...order.strayPayment, language: order.language }, order.strayPayment.amount),
    asked: totalOf(order),
  };

interface Terms {
  branch: string;
  statusPage: string;
  /** The instant of the event: calendars replace older versions. */
  since: string;
}

/** The length of an appointment, which orders do not define. */
const MINUTES = 30;

/**
 * An order's appointment as iCalendar (RFC 5545) with METHOD PUBLISH: agreed, requested while nothing is agreed, or canceled. The UID is
 * constant, and SEQUENCE only grows. Instants are UTC, which calendars convert. null: the order has no time.
 */
export function appointmentCalendar(
  order: SpokenOrder,
  { branch, statusPage, since }: Terms,
): { fileName: string; content: string } | null {
  const { calendarTexts } = mailTextsIn(order.language);
  const time = order.appointment ?? order.appointmentDate;
  if (time === null) return null;
  const start = new Date(time);
  const isOff = order.isRejected || order.isCanceled || order.isFailed;
  const status = isOff
    ? ICalEventStatus.CANCELLED
    : order.appointment === null
      ? ICalEventStatus.TENTATIVE
      : ICalEventStatus.CONFIRMED;
  const { street, zipCode, city, phone } = order.branch;
  const shop = [branch, street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Bestellbar', product: 'Shop' },
  });
  calendar.createEvent({
    id: `order-${order.uid}@${new URL(statusPage).hostname}`,
    sequence: Math.max(0, Math.round((Date.parse(since) - Date.parse(order.createdAt)) / 1000)),
    stamp: new Date(since),
    start,
    end: new Date(start.getTime() + MINUTES * 60_000),
    summary: calendarTexts.summary[order.isDelivery ? 'delivery' : 'other'](ticketOf(order), branch),
    location: order.isDelivery ? [order.street, order.city].filter(Boolean).join(', ') : shop,
    description: calendarTexts.description(statusPage, phone ?? ''),
    url: statusPage,
    status,
  });
  return { fileName: calendarTexts.fileName, content: calendar.toString() };
}
