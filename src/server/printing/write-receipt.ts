import type { Device } from '../../lib/contract/printing.ts';
import { smallBusinessNote } from '../../lib/domain/tax-rates.ts';
import { isPrintLate, splitByStation } from '../../lib/domain/kitchen.ts';
import type { Database } from '../platform/database/database.ts';
import { findPrinters } from './queries/devices.ts';
import { findStationsOf } from './queries/stations.ts';
import { stationTicket } from './receipt/station-ticket.ts';
import { readCorrections } from '../orders/queries/corrections.ts';
import { findOrderById } from '../orders/queries/orders.ts';
import { repeatOf, type PrintRow } from './queries/prints.ts';
import type { Receipt } from './receipt/receipt-lines.ts';
import { orderReceipt, testReceipt, type ReceiptFacts, type ReceiptPaper } from './receipt/receipt-text.ts';
import { renderSvg } from './receipt/render-receipt.ts';
import { serves, type Actor } from '../platform/http/actor.ts';
import { modeNamesIn } from '../shop/mode-names.ts';
import type { CurrentShop, ReadCurrentShop } from '../shop/shop-cache.ts';
import { toOrder } from '../orders/order-views.ts';

/** The receipt of an order in its current state; null: the order is gone. */
export type WriteReceipt = (print: PrintRow, device: Device) => Promise<Receipt | null>;

export function createWriteReceipt(db: Database, readShop: ReadCurrentShop, now: () => number): WriteReceipt {
  return async (print, device) => {
    const { purpose, orderId } = print;
    const facts = factsOf(await readShop(), now());
    if (purpose === 'test') return testReceipt(device, facts, paperOf(device));
    const stored = orderId === null ? null : await findOrderById(db, orderId);
    if (!stored) return null;
    const corrections = await readCorrections(db, stored.order.id);
    const marks = {
      repeat: repeatOf(print),
      isLate: isPrintLate(print.createdAt.getTime(), facts.printedAt),
    };
    const order = toOrder(stored);
    const { parts } = splitByStation(order, await findStationsOf(db, device));
    // Without a part it was chosen for, a ticket would be empty: better all of it than a blank.
    if (parts.length > 0) return stationTicket(order, parts, facts, paperOf(device), marks);
    return orderReceipt(order, { ...facts, corrections }, paperOf(device), marks);
  };
}

type ReadReceipt = { ok: true; svg: string } | { ok: false; code: 'notFound' | 'notAllowed' };

/** An order's receipt as a picture, for the width of its branch's first printer. */
export type ShowReceipt = (actor: Actor, id: number) => Promise<ReadReceipt>;

export function createShowReceipt(db: Database, readShop: ReadCurrentShop, now: () => number): ShowReceipt {
  return async (actor, id) => {
    const stored = await findOrderById(db, id);
    if (!stored) return { ok: false, code: 'notFound' };
    const { branchId } = stored.order;
    if (!serves(actor, branchId)) return { ok: false, code: 'notAllowed' };
    const [printer] = await findPrinters(db, branchId);
    const paper = printer ? paperOf(printer) : PLAIN_PAPER;
    const facts = { ...factsOf(await readShop(), now()), corrections: await readCorrections(db, id) };
    return { ok: true, svg: renderSvg(orderReceipt(toOrder(stored), facts, paper)) };
  };
}

const PLAIN_PAPER: ReceiptPaper = { columns: 42, encoding: 'cp858' };

const paperOf = ({ columns, encoding }: Device): ReceiptPaper => ({ columns, encoding });

function factsOf(current: CurrentShop | null, printedAt: number): ReceiptFacts {
  const { shopName = '', timezone: zone = 'Europe/Berlin' } = current?.shop.config ?? {};
  const products = current?.shop.products ?? [];
  return {
    shopName,
    zone,
    printedAt,
    modeNames: modeNamesIn(current?.shop ?? null, 'de'),
    taxFreeAt: (id) =>
      current &&
      smallBusinessNote(current.shop.config, current.shop.branches.find((one) => one.id === id) ?? {}),
    allergensOf: (id) => products.find((product) => product.id === id)?.allergens ?? [],
  };
}
