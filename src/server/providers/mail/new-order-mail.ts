import type { Order } from '../../../lib/contract/staff-orders.ts';
import { formatAmount } from '../../../lib/domain/amount-input.ts';
import type { ChosenPart } from '../../../lib/domain/cart.ts';
import { isEmptyValue, namesIn, uploadsIn } from '../../../lib/domain/chosen-parts.ts';
import { dayOf, formatDay, formatTime } from '../../../lib/domain/dates.ts';
import { formatMoney, toCents } from '../../../lib/domain/money.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { button, heading, letter, lines, paragraph, type Line } from './frame.ts';
import type { Mail } from './mailer.ts';
import { newOrderTexts as texts } from './texts.ts';

interface Terms {
  /** The same for every try. */
  id: string;
  shopName: string;
  /** The shop's zone: times are its clock's. */
  zone: string;
  /** The origin of the customers' pages. */
  site: string;
}

/** What somebody has ordered, in writing: lines, choices, taxes, when and where, and the way to the status page. */
export async function newOrderMail(order: Order, { id, shopName, zone, site }: Terms): Promise<Mail> {
  const ticket = order.ticketNumber ? `#${order.ticketNumber}` : `#${order.id}`;
  const branch = order.branch.name ?? shopName;
  const total = priceOf(order, order.pricing.totalGross, order.pricing.isApproximate);
  const { html, text } = await letter(
    {
      shopName,
      preview: texts.preview(ticket, total),
      title: texts.title,
      footer: texts.footer(branch),
    },
    [
      paragraph(texts.greeting(order.name)),
      paragraph(texts.taken(branch)),
      button(texts.follow, `${site}/status/${order.uid}/${order.hash}`),
      heading(texts.order(ticket)),
      lines(order.items.map((item) => itemLine(order, item))),
      lines(sums(order, total)),
      ...(order.comment === '' ? [] : [paragraph(texts.note(order.comment))]),
      lines(facts(order, zone, branch)),
    ],
  );
  return { id, to: order.email, subject: texts.subject(ticket, branch), html, text };
}

function priceOf({ currency }: Order, amount: number, isApproximate = false): string {
  // The currency never stands on a line of its own.
  const price = formatMoney(toCents(amount), currency).replaceAll(' ', '\u00a0');
  return isApproximate ? texts.about(price) : price;
}

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

function sums(order: Order, total: string): Line[] {
  const { deliveryGross, totalNet, taxes } = order.pricing;
  const delivery = deliveryGross === 0 ? texts.free : priceOf(order, deliveryGross);
  return [
    ...(order.isDelivery ? [{ name: texts.delivery, value: delivery }] : []),
    { name: texts.net, value: priceOf(order, totalNet) },
    ...taxes.map(({ rate, amount }) => ({
      name: texts.vat(formatAmount(rate)),
      value: priceOf(order, amount),
    })),
    { name: texts.total, value: total, isStrong: true },
  ];
}

function facts(order: Order, zone: string, branch: string): Line[] {
  const { branch: place, street, city } = order;
  const method = texts.payments[order.paymentMethod];
  const town = [place.zipCode, place.city].filter(Boolean).join(' ');
  const where = [place.street, town].filter((part) => part !== undefined && part !== '');
  return [
    { name: texts.mode, value: texts.modes[modeOf(order)] },
    ...(order.tableIdentifier === null ? [] : [{ name: texts.table, value: order.tableIdentifier }]),
    { name: texts.due, value: dueOf(order, zone) },
    ...(order.isDelivery ? [{ name: texts.address, value: '', below: [street, city] }] : []),
    { name: texts.payment, value: order.isPaid ? texts.paid(method) : method },
    ...(order.donateeName === null ? [] : [{ name: texts.donatee, value: order.donateeName }]),
    { name: texts.place, value: '', below: [branch, ...where] as string[] },
    ...(place.phone ? [{ name: texts.phone, value: place.phone }] : []),
  ];
}

function dueOf({ appointment, appointmentDate }: Order, zone: string): string {
  const time = (instant: string) => {
    const at = Date.parse(instant);
    return texts.at(formatDay(dayOf(at, zone)), formatTime(at, zone));
  };
  if (appointment !== null) return time(appointment);
  return appointmentDate === null ? texts.asap : texts.wished(time(appointmentDate));
}
