import type { Order } from '../../../lib/contract/staff-orders.ts';
import { formatAmount } from '../../../lib/domain/amount-input.ts';
import type { ChosenPart } from '../../../lib/domain/cart.ts';
import { isEmptyValue, namesIn, uploadsIn } from '../../../lib/domain/chosen-parts.ts';
import { dayOf, formatDay, formatTime } from '../../../lib/domain/dates.ts';
import { formatMoney, toCents } from '../../../lib/domain/money.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { paymentAddition } from '../../../lib/domain/order.ts';
import type { Line } from './frame.ts';
import { orderTexts as texts } from './texts.ts';

/** What mails say of an order, in pieces. */

/** The number that customer and shop call the order by. */
export const ticketOf = ({ ticketNumber, id }: Pick<Order, 'ticketNumber' | 'id'>): string =>
  `#${ticketNumber ?? id}`;

export function priceOf(
  { currency }: Pick<Order, 'currency'>,
  amount: number,
  isApproximate = false,
): string {
  // The currency never stands on a line of its own.
  const price = formatMoney(toCents(amount), currency).replaceAll(' ', '\u00a0');
  return isApproximate ? texts.about(price) : price;
}

export const totalOf = (order: Order): string =>
  priceOf(order, order.pricing.totalGross, order.pricing.isApproximate);

export const itemLines = (order: Order): Line[] => order.items.map((item) => itemLine(order, item));

function itemLine(
  order: Order,
  { name, amount, unit, parts, gross, isApproximate }: Order['items'][number],
): Line {
  const count = unit === 'Stk' ? `${formatAmount(amount)} ×` : `${formatAmount(amount)} ${unit}`;
  return {
    name: `${count} ${name}`,
    value: priceOf(order, gross, isApproximate),
    below: parts.filter(({ value }) => !isEmptyValue(value)).map(choiceOf),
  };
}

function choiceOf(part: ChosenPart): string {
  const files = uploadsIn([part]).length;
  return `${part.name}: ${files > 0 ? texts.files(files) : namesIn(part.value).join(', ')}`;
}

/** Delivery, net, each tax and the total. */
export function sumLines(order: Order): Line[] {
  const { deliveryGross, totalNet, taxes } = order.pricing;
  const delivery = deliveryGross === 0 ? texts.free : priceOf(order, deliveryGross);
  return [
    ...(order.isDelivery ? [{ name: texts.delivery, value: delivery }] : []),
    { name: texts.net, value: priceOf(order, totalNet) },
    ...taxes.map(({ rate, amount }) => ({
      name: texts.vat(formatAmount(rate)),
      value: priceOf(order, amount),
    })),
    { name: texts.total, value: totalOf(order), isStrong: true },
  ];
}

/** How, when, where to and how paid. */
export function factLines(order: Order, zone: string): Line[] {
  return [
    { name: texts.mode, value: texts.modes[modeOf(order)] },
    ...(order.tableIdentifier === null ? [] : [{ name: texts.table, value: order.tableIdentifier }]),
    { name: texts.due, value: dueOf(order, zone) },
    ...(order.isDelivery ? [{ name: texts.address, value: '', below: addressOf(order) }] : []),
    { name: texts.payment, value: paymentOf(order) },
    ...(order.donateeName === null ? [] : [{ name: texts.donatee, value: order.donateeName }]),
  ];
}

/** Whom the customer asks. */
export function placeLines({ branch }: Order, name: string): Line[] {
  const town = [branch.zipCode, branch.city].filter(Boolean).join(' ');
  const where = [branch.street, town].filter((part) => part !== undefined && part !== '');
  return [
    { name: texts.place, value: '', below: [name, ...where] as string[] },
    ...(branch.phone ? [{ name: texts.phone, value: branch.phone.replaceAll(' ', '\u00a0') }] : []),
  ];
}

/** Whom the shop asks. */
export function contactLines({ name, phone, email }: Order): Line[] {
  const known = [
    { name: texts.name, value: '', below: [name] },
    { name: texts.customersPhone, value: '', below: [phone] },
    { name: texts.email, value: '', below: [email] },
  ];
  return known.filter(({ below }) => below[0] !== '');
}

function addressOf({ street, city, floor, stairway, door }: Order): string[] {
  const inside = [texts.floor(floor), texts.stairway(stairway), texts.door(door)].filter((it) => it !== '');
  return [street, city, inside.join(', ')].filter((line) => line !== '');
}

function paymentOf(order: Order): string {
  const method = texts.payments[order.paymentMethod];
  const addition = paymentAddition(order);
  return addition === null ? method : texts.paid(method, addition);
}

/** An instant in the shop's zone: '21.11.2026, 18:30 Uhr'. */
export function timeOf(instant: string, zone: string): string {
  const at = Date.parse(instant);
  return texts.at(formatDay(dayOf(at, zone)), formatTime(at, zone));
}

/** When it is to be ready, as far as it is agreed on. */
export function dueOf({ appointment, appointmentDate }: Order, zone: string): string {
  if (appointment !== null) return timeOf(appointment, zone);
  return appointmentDate === null ? texts.asap : texts.wished(timeOf(appointmentDate, zone));
}
