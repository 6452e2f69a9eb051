import { DateTime } from 'luxon';
import type { FieldError } from '../../lib/contract/errors.ts';
import { refusalMessage } from '../../lib/contract/messages.ts';
import type { OrderDraft, PublicOrder } from '../../lib/contract/orders.ts';
import { flagsOf } from '../../lib/domain/modes.ts';
import { ratioOf } from '../../lib/domain/sold-units.ts';
import { slotAround } from '../../lib/domain/slots.ts';
import type { Database, Transaction } from '../db/database.ts';
import { countSlot } from '../db/order-slots.ts';
import {
  findOrderByKey,
  findUploads,
  holdRevision,
  insertOrder,
  takeTicket,
  type NewOrder,
  type NewOrderItem,
  type StoredOrder,
} from '../db/orders.ts';
import type { ReadCurrentShop } from './current-shop.ts';
import { checkOrder, type CheckedOrder } from './order-checks/check-order.ts';
import { invalid, movedOn, type OrderProblem } from './order-checks/problem.ts';
import { newOrderKeys, requestHash } from './order-keys.ts';
import { pricingColumns } from './pricing-columns.ts';
import { toPublicOrder } from './public-order.ts';
import { readableText } from './readable-text.ts';
import { Undo } from './undo.ts';

/** `invalid`: the customer has to put something right. `conflict`: something has changed in the meantime. */
export type Placed =
  { ok: true; order: PublicOrder } | { ok: false; code: 'invalid' | 'conflict'; errors: FieldError[] };

/** Takes an order. The same key with the same draft gives the same order again, whatever has happened since. */
export type PlaceOrder = (draft: OrderDraft, idempotencyKey: string | null) => Promise<Placed>;

/** How often the shop may change under an order that is being taken before that is no coincidence. */
const MOST_TRIES = 20;

export function createPlaceOrder(db: Database, readShop: ReadCurrentShop, now: () => number): PlaceOrder {
  return async (draft, idempotencyKey) => {
    const hash = requestHash(draft);
    if (idempotencyKey !== null) {
      const earlier = await findOrderByKey(db, idempotencyKey);
      if (earlier) return replay(earlier, hash);
    }
    const refs = uploadsIn(draft);
    const uploads = await findUploads(db, refs);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const shop = await readShop();
      if (!shop) return refuse([invalid('branch', { code: 'unknownBranch' })]);
      const at = DateTime.fromMillis(now(), { zone: shop.shop.config.timezone });
      const checked = checkOrder(shop.shop, draft, {
        now: at,
        hasUpload: ({ id, publicHash }) => uploads.has(`${id}/${publicHash}`),
      });
      if (!checked.ok) return refuse(checked.problems);
      const stored = await store(db, checked.order, {
        draft,
        hash,
        idempotencyKey,
        at,
        revision: shop.revision,
      });
      if (stored === 'shopChanged') continue;
      if (typeof stored !== 'string') return { ok: true, order: toPublicOrder(stored) };
      // The same request may have come through meanwhile, and may even have taken the last place.
      const earlier = idempotencyKey === null ? null : await findOrderByKey(db, idempotencyKey);
      if (earlier) return replay(earlier, hash);
      if (stored === 'slotFull') return refuse([movedOn('appointmentDate', { code: 'slotFull' })]);
    }
    throw new Error('the shop kept changing while an order was being taken');
  };
}

function replay(earlier: StoredOrder, hash: string): Placed {
  if (earlier.order.requestHash !== hash) return refuse([movedOn(null, { code: 'idempotencyConflict' })]);
  return { ok: true, order: toPublicOrder(earlier) };
}

function refuse(problems: OrderProblem[]): Placed {
  const errors = problems.map(({ field, refusal }) => ({ field, message: refusalMessage(refusal) }));
  return { ok: false, code: problems.every(({ hasMovedOn }) => hasMovedOn) ? 'conflict' : 'invalid', errors };
}

function uploadsIn(draft: OrderDraft): { id: number; publicHash: string }[] {
  return draft.items.flatMap(({ parts }) =>
    parts.flatMap(({ value }) =>
      typeof value === 'string' ? [] : value.filter((entry) => typeof entry !== 'string'),
    ),
  );
}

interface Request {
  draft: OrderDraft;
  hash: string;
  idempotencyKey: string | null;
  at: DateTime;
  revision: number;
}

/** What only the transaction itself finds out. */
type Failure = 'keyTaken' | 'slotFull';

/** All of the order or nothing, and only if the shop is still what the order was checked against. */
async function store(
  db: Database,
  order: CheckedOrder,
  request: Request,
): Promise<StoredOrder | 'shopChanged' | Failure> {
  const day = request.at.toISODate() ?? '';
  try {
    return await db.transaction(async (tx) => {
      if (!(await holdRevision(tx, request.revision))) return 'shopChanged';
      const ticketNumber = await takeTicket(tx, order.branch.id, day);
      if (await isSlotFull(tx, order, request.at)) throw new Undo('slotFull');
      const stored = await insertOrder(tx, toRow(order, request, day, ticketNumber), toLines(order));
      // The number that was taken goes back.
      if (!stored) throw new Undo('keyTaken');
      return stored;
    });
  } catch (error) {
    if (error instanceof Undo) return error.why as Failure;
    throw error;
  }
}

/** Whether the branch takes no more orders for that time. */
async function isSlotFull(
  tx: Transaction,
  { branch, appointment }: CheckedOrder,
  now: DateTime,
): Promise<boolean> {
  if (branch.slotCapacity === null) return false;
  const slot = slotAround((appointment ?? now).toMillis());
  return (await countSlot(tx, branch.id, slot, null)) >= branch.slotCapacity;
}

function toRow(order: CheckedOrder, request: Request, day: string, ticketNumber: number): NewOrder {
  const { branch, mode, table, donatee, contact, appointment, pricing, currency } = order;
  const { id, identifier, name, street, zipCode, city, phone } = branch;
  return {
    ...newOrderKeys(),
    idempotencyKey: request.idempotencyKey,
    requestHash: request.hash,
    branchId: branch.id,
    branch: { id, identifier, name, street, zipCode, city, phone },
    day,
    hour: request.at.hour,
    ticketNumber,
    ...flagsOf(mode),
    tableId: table?.id ?? null,
    tableIdentifier: table?.identifier ?? null,
    donateeId: donatee?.id ?? null,
    donateeName: donatee?.name ?? null,
    ...contact,
    comment: readableText(request.draft.comment),
    area: order.area,
    appointmentDate: appointment?.toJSDate() ?? null,
    paymentMethod: request.draft.paymentMethod,
    currency,
    ...pricingColumns(pricing),
    createdAt: request.at.toJSDate(),
  };
}

function toLines({ items, pricing }: CheckedOrder): NewOrderItem[] {
  return items.map(({ product, amount, unit, parts }, index) => {
    const line = pricing.lines[index];
    if (!line) throw new Error(`line ${index} has no price`);
    return {
      productId: product.id,
      name: product.name,
      amount,
      unit,
      parts,
      unitPriceCents: line.unitPrice,
      grossCents: line.gross,
      taxRate: line.taxRate,
      isApproximate: line.isApproximate,
      ratio: ratioOf(product, unit) ?? 1,
      pricing: product.pricing,
    };
  });
}
