import type { Correction } from '../../../lib/contract/payments.ts';
import type { PrinterEncoding, ReceiptColumns } from '../../../lib/contract/printing.ts';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { formatAmount } from '../../../lib/domain/quantity.ts';
import { isEmptyValue, namesIn } from '../../../lib/domain/cart-item.ts';
import { uploadsIn } from '../../../lib/domain/uploads.ts';
import type { PrintRepeat } from '../../../lib/domain/kitchen.ts';
import { dayOf, formatDay, formatTime, weekdayName } from '../../../lib/domain/dates.ts';
import { orderAge } from '../../../lib/domain/product-facts.ts';
import { depositText } from '../../../lib/domain/words/facts.ts';
import { payable } from '../../../lib/domain/cash-rounding.ts';
import { factLines } from '../../../lib/domain/line-facts.ts';
import { beforeDiscount, promotionLabel } from '../../../lib/domain/promotions/shown.ts';
import { formatMoney, toCents } from '../../../lib/domain/money.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { tillLines } from '../../../lib/domain/till-receipt.ts';
import { isTipUntaxed } from '../../../lib/domain/tip.ts';
import { isOnlinePayment } from '../../../lib/domain/payment-methods.ts';
import { writeLines, type Receipt } from './receipt-lines.ts';
import { receiptTexts as texts } from '../words.ts';

/** The facts on a receipt besides its order. */
export interface ReceiptFacts {
  shopName: string;
  /** The shop's time zone. */
  zone: string;
  /** The shop's own names of its order types. */
  modeNames?: Partial<Record<Mode, string>>;
  /** A product's allergens on today's menu. */
  allergensOf: (productId: number) => readonly string[];
  /** What a small business says in place of VAT, by branch; null: it is none. */
  taxFreeAt?: (branchId: number) => string | null;
  /** What was given back on site, oldest first. */
  corrections?: readonly Correction[];
  /** Print time in epoch milliseconds. */
  printedAt: number;
}

export interface ReceiptPaper {
  columns: ReceiptColumns;
  encoding: PrinterEncoding;
}

/** What tells a ticket from one that came out once and in time. */
export interface ReceiptMarks {
  repeat: PrintRepeat | null;
  isLate: boolean;
}
const NO_MARKS: ReceiptMarks = { repeat: null, isLate: false };

export type Writer = ReturnType<typeof writeLines>;

/** The receipt of an order, marked if it comes out again or late. */
export function orderReceipt(
  order: Order,
  facts: ReceiptFacts,
  paper: ReceiptPaper,
  marks: ReceiptMarks = NO_MARKS,
): Receipt {
  const writer = writeLines(paper);
  writeMarks(writer, order, facts, marks);
  writeHead(writer, order, facts);
  for (const item of order.items) writeItem(writer, item, order.currency, facts);
  writeNote(writer, order);
  writeCustomer(writer, order);
  writeMoney(writer, order, facts);
  writeCorrections(writer, order, facts);
  writer.gap();
  writeTill(writer, order, facts);
  writer.text(texts.bookNumber(order.bookNumber), { align: 'center' });
  writer.text(texts.ordered(...clock(Date.parse(order.createdAt), facts.zone)), { align: 'center' });
  writer.text(texts.printed(...clock(facts.printedAt, facts.zone)), { align: 'center' });
  if (marks.repeat) mark(writer, texts.repeats[marks.repeat]);
  return { ...paper, lines: writer.lines };
}

/** What a till has made of the order; without it, the receipt is none of a till. */
function writeTill(writer: Writer, { tillReceipt }: Order, { zone }: ReceiptFacts): void {
  if (!tillReceipt) return writer.text(texts.noTill, { align: 'center' });
  const [number = '', ...lines] = tillLines(tillReceipt, zone);
  writer.text(number, { align: 'center', isStrong: true });
  for (const line of lines) writer.text(line);
}

/** What the customer wrote. */
export function writeNote(writer: Writer, { comment }: Order): void {
  if (comment.trim() === '') return;
  writer.rule();
  writer.text(texts.note, { isStrong: true });
  writer.paragraph(comment, { size: 'tall' });
}

/** A test receipt for the printer's width, characters and sizes. */
export function testReceipt(
  device: { name: string; identifier: string },
  facts: Omit<ReceiptFacts, 'allergensOf'>,
  paper: ReceiptPaper,
): Receipt {
  const writer = writeLines(paper);
  mark(writer, texts.test);
  writer.text(facts.shopName, { align: 'center' });
  writer.text(texts.testTitle, { size: 'big', align: 'center' });
  writer.text(device.name || device.identifier, { size: 'tall', align: 'center' });
  writer.rule();
  writer.text(texts.testIntro);
  writer.text(texts.testSigns, { size: 'tall' });
  writer.text(texts.testSizes[0]);
  writer.text(texts.testSizes[1], { size: 'tall' });
  writer.text(texts.testSizes[2], { size: 'big' });
  writer.text(texts.testWidth);
  writer.text('1234567890'.repeat(5).slice(0, paper.columns));
  writer.rule();
  writer.text(texts.printed(...clock(facts.printedAt, facts.zone)), { align: 'center' });
  mark(writer, texts.test);
  return { ...paper, lines: writer.lines };
}

export function mark(writer: Writer, word: string): void {
  const text = `*** ${word} ***`;
  const size = text.length > writer.widthOf('big') ? 'tall' : 'big';
  writer.text(text, { size, align: 'center', isStrong: true });
}

export const clock = (at: number, zone: string): [string, string] => [
  formatDay(dayOf(at, zone)),
  formatTime(at, zone),
];

export function writeMarks(
  writer: Writer,
  { createdAt }: Order,
  { zone, printedAt }: ReceiptFacts,
  { repeat, isLate }: ReceiptMarks,
): void {
  if (repeat) {
    mark(writer, texts.repeats[repeat]);
    writer.text(texts.duplicateHint, { align: 'center' });
  }
  if (isLate) {
    const [day, time] = clock(Date.parse(createdAt), zone);
    const isToday = day === formatDay(dayOf(printedAt, zone));
    const words = texts.late(isToday ? time : `${day}, ${time}`);
    writer.text(words, { size: 'tall', align: 'center', isInverse: true });
  }
  if (repeat || isLate) writer.rule();
}

export function writeHead(
  writer: Writer,
  order: Order,
  { shopName, zone, modeNames = {} }: ReceiptFacts,
): void {
  writer.text(order.branch.name ?? shopName, { align: 'center', isStrong: true });
  writer.text(`#${order.ticketNumber ?? order.id}`, { size: 'big', align: 'center', isStrong: true });
  if (order.state in texts.states)
    writer.text(texts.states[order.state as keyof typeof texts.states], {
      size: 'big',
      align: 'center',
      isInverse: true,
    });
  writer.text(texts.mode(modeOf(order), modeNames), { size: 'big', align: 'center' });
  if (order.tableIdentifier !== null)
    writer.text(texts.table(order.tableIdentifier), { size: 'big', align: 'center' });
  const age = orderAge(order.items);
  if (age !== null)
    writer.text(texts.checkAge(age), { size: 'tall', align: 'center', isStrong: true, isInverse: true });
  writer.text(dueOf(order, zone), { size: 'tall', align: 'center', isStrong: true });
  writer.rule('=');
}

/** The due time, with its day unless that is the day of the order. */
function dueOf({ appointment, appointmentDate, createdAt }: Order, zone: string): string {
  const wish = appointment ?? appointmentDate;
  if (wish === null) return texts.asap;
  const at = Date.parse(wish);
  const day = dayOf(at, zone);
  const isSameDay = day === dayOf(Date.parse(createdAt), zone);
  const time = isSameDay
    ? formatTime(at, zone)
    : `${weekdayName(day, 'de', 'short')} ${formatDay(day)}, ${formatTime(at, zone)}`;
  return appointment === null ? texts.wished(time) : texts.agreed(time);
}

export const countOf = (amount: number, unit: string) =>
  unit === 'Stk' ? `${formatAmount(amount)}x` : `${formatAmount(amount)} ${unit}`;

function writeItem(
  writer: Writer,
  item: Order['items'][number],
  currency: string,
  { allergensOf }: ReceiptFacts,
): void {
  const { product, name, amount, unit, parts, isApproximate, facts, deposits = [] } = item;
  const price = beforeDiscount(item.gross, item.discount);
  writer.pair(`${countOf(amount, unit)} ${name}`, money(price, currency, isApproximate), {
    size: 'tall',
    isStrong: true,
  });
  writeChoices(writer, parts);
  // Their sum stands once, above the total: who adds up the column counts each amount once.
  for (const one of deposits) writer.text(depositText(one, money(one.amount, currency)), { bullet: '  ' });
  for (const line of factLines(facts, currency))
    writer.text(line.replace(/\bEUR\/(?=(kg|l)\b)/, '€/'), { bullet: '    ' });
  // An order of before the shop kept them.
  const allergens = product && !facts ? allergensOf(product.id) : [];
  if (allergens.length > 0) writer.text(texts.allergens(allergens), { bullet: '    ' });
}

/** What was chosen of a line item. */
export function writeChoices(writer: Writer, parts: Order['items'][number]['parts']): void {
  for (const part of parts) {
    if (isEmptyValue(part.value)) continue;
    const files = uploadsIn([part]).length;
    const chosen = files > 0 ? texts.files(files) : namesIn(part.value).join(', ');
    writer.paragraph(`${part.name}: ${chosen}`, { size: 'tall', bullet: '  + ' });
  }
}

function writeCustomer(writer: Writer, order: Order): void {
  const { name, phone, street, city, floor, stairway, door, isDelivery, donateeName } = order;
  const place = isDelivery
    ? [
        floor === '' ? '' : texts.floor(floor),
        stairway === '' ? '' : texts.stairway(stairway),
        door === '' ? '' : texts.door(door),
      ].filter((part) => part !== '')
    : [];
  if (name + phone === '' && !isDelivery && donateeName === null) return;
  writer.rule();
  writer.text(isDelivery ? texts.deliverTo : texts.customer);
  writer.text(name, { size: 'tall', isStrong: true });
  if (isDelivery) {
    writer.text(street, { size: 'tall' });
    writer.text(place.join(', '), { size: 'tall' });
    writer.text(city, { size: 'tall' });
  }
  if (phone !== '') writer.text(texts.phone(phone), isDelivery ? { size: 'tall' } : {});
  if (donateeName !== null) writer.text(texts.donatee(donateeName));
}

/** `12,50 €`: receipts use currency signs to save room. */
function money(amount: number, currency: string, isApproximate = false): string {
  const price = formatMoney(toCents(amount), currency).replace(/ EUR$/, ' €');
  return isApproximate ? texts.about(price) : price;
}

function writeMoney(writer: Writer, order: Order, facts: ReceiptFacts): void {
  const { pricing, currency, paymentMethod, isPaid, isRefunded } = order;
  const total = money(pricing.totalGross, currency, pricing.isApproximate);
  const { depositGross = 0, tip = 0, rounding = 0, promotions = [] } = pricing;
  const delivery = beforeDiscount(pricing.deliveryGross, pricing.deliveryDiscount);
  writer.rule();
  if (depositGross > 0) writer.pair(texts.deposit, money(depositGross, currency));
  if (order.isDelivery) writer.pair(texts.delivery, delivery === 0 ? texts.free : money(delivery, currency));
  for (const one of promotions) writer.pair(promotionLabel(one), money(-one.amount, currency));
  // Net, taxes and a tip without tax are the total.
  const isBesides = isTipUntaxed(pricing);
  if (tip > 0 && !isBesides) writer.pair(texts.tip, money(tip, currency));
  const isTaxFree = pricing.taxes.every(({ rate }) => rate === 0);
  const taxFree = isTaxFree ? (facts.taxFreeAt?.(order.branch.id) ?? null) : null;
  if (taxFree !== null) writer.text(taxFree);
  else writer.pair(texts.net, money(pricing.totalNet, currency));
  for (const { rate, amount } of taxFree === null ? pricing.taxes : [])
    writer.pair(texts.vat(formatAmount(rate)), money(amount, currency));
  if (isBesides) writer.pair(texts.tip, money(tip, currency));
  writer.pair(texts.total, total, { size: 'tall', isStrong: true });
  const toPay = money(payable(pricing), currency, pricing.isApproximate);
  if (rounding !== 0) {
    writer.pair(texts.rounding, money(rounding, currency));
    writer.pair(texts.toPay, toPay, { size: 'tall', isStrong: true });
  }
  writer.rule();
  const method = texts.payments[paymentMethod];
  writer.text(stateOfPayment(), { size: 'tall', align: 'center', isStrong: true });

  function stateOfPayment(): string {
    // A correction is of an order that was paid on site; the last may have given back all that was left.
    const { corrections = [] } = facts;
    if (isRefunded || corrections.some(({ kind }) => kind === 'storno')) return texts.refunded(method);
    if (isPaid || corrections.length > 0) return texts.paid(method);
    return isOnlinePayment(paymentMethod) ? texts.unpaid(method) : texts.collect(toPay, method);
  }
}

/** What was given back after the order was completed and paid on site. */
function writeCorrections(writer: Writer, order: Order, { corrections = [], zone }: ReceiptFacts): void {
  const { currency, items } = order;
  for (const { kind, amount, at, reason, user, lines } of corrections) {
    writer.rule();
    writer.pair(texts.corrections[kind], `-${money(amount, currency)}`, { size: 'tall', isStrong: true });
    for (const line of lines) {
      const item = items[line.index];
      if (!item) continue;
      const what = `${countOf(line.amount, item.unit)} ${item.name}`;
      writer.text(item.deposits?.length ? texts.withDeposit(what) : what, { bullet: '  ' });
    }
    writer.text([...clock(Date.parse(at), zone), user ?? ''].join(' ').trim());
    writer.paragraph(reason);
  }
}
