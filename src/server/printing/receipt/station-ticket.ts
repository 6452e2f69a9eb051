import type { Order } from '../../../lib/contract/staff-orders.ts';
import { stationsOf, type StationPart } from '../../../lib/domain/kitchen.ts';
import { receiptTexts as texts } from '../words.ts';
import { writeLines, type Receipt } from './receipt-lines.ts';
import {
  clock,
  countOf,
  mark,
  writeChoices,
  writeHead,
  writeMarks,
  writeNote,
  type ReceiptFacts,
  type ReceiptMarks,
  type ReceiptPaper,
} from './receipt-text.ts';

/** What some stations prepare of an order: their lines under their names, without prices, customer and payment. */
export function stationTicket(
  order: Order,
  parts: readonly StationPart<Order['items'][number]>[],
  facts: ReceiptFacts,
  paper: ReceiptPaper,
  marks: ReceiptMarks,
): Receipt {
  const writer = writeLines(paper);
  writeMarks(writer, order, facts, marks);
  writeHead(writer, order, facts);
  parts.forEach(({ station, items }, index) => {
    if (index > 0) writer.rule();
    writer.text(station.name.toUpperCase(), { size: 'big', align: 'center', isInverse: true });
    for (const { product, name, amount, unit, parts: chosen, facts: said } of items) {
      writer.text(`${countOf(amount, unit)} ${name}`, { size: 'tall', isStrong: true });
      writeChoices(writer, chosen);
      const allergens = said?.allergens ?? (product ? facts.allergensOf(product.id) : []);
      if (allergens.length > 0) writer.text(texts.allergens(allergens), { bullet: '    ' });
    }
  });
  const here = new Set(parts.map(({ station }) => station.id));
  const printed = order.items.filter((item) => stationsOf(item).some((id) => here.has(id))).length;
  writer.rule();
  if (printed < order.items.length)
    writer.text(texts.elsewhere(order.items.length - printed), { align: 'center' });
  writeNote(writer, order);
  writer.gap();
  writer.text(texts.ordered(...clock(Date.parse(order.createdAt), facts.zone)), { align: 'center' });
  writer.text(texts.printed(...clock(facts.printedAt, facts.zone)), { align: 'center' });
  if (marks.repeat) mark(writer, texts.repeats[marks.repeat]);
  return { ...paper, lines: writer.lines };
}
