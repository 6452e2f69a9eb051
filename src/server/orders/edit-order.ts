import { z } from 'zod';
import type { OrderChange, OrderItemChange, OrderDetails } from '../../lib/contract/staff-orders.ts';
import { isFinal, orderState } from '../../lib/domain/order.ts';
import {
  type OrderColumns,
  type OrderRow,
  type StoredOrder,
  type OrderItemRow,
  lockOrder,
  findOrderById,
} from './queries/orders.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { ShopCache } from '../shop/shop-cache.ts';
import { changeOrder, WORDS, type Changed, type OrderDependencies, actorColumns } from './change-order.ts';
import { toPublicOrder, type ReadDetails } from './order-views.ts';
import { grossColumns, pricedLine, pricingColumns, recomputePricing } from './price-columns.ts';
import { readableText } from './readable-text.ts';
import { lineGross, depositFor } from '../../lib/domain/line-price.ts';
import { apportion } from '../../lib/domain/pricing.ts';
import { asCents, toCents } from '../../lib/domain/money.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import { isPhoneFormat, phoneCountry, toE164, type PhoneCountry } from '../../lib/domain/phone.ts';
import { LARGEST_CENTS } from './checks/prices.ts';
import { uploadPath } from '../media/queries/uploads.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Database } from '../platform/database/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { eraseOrders } from './queries/erase-orders.ts';

/** `movedOn`: the order's state no longer allows it. */
type UpdateRefusal = 'movedOn' | 'appointmentPast' | 'emailInvalid' | 'phoneInvalid' | 'areaFixed';

/** Changes an order's contact and time; steps have calls of their own. */
export type UpdateOrder = (actor: Actor, id: number, change: OrderChange) => Promise<Changed<UpdateRefusal>>;

export function createUpdateOrder(
  dependencies: OrderDependencies & { shopCache: Pick<ShopCache, 'read'> },
  now: () => number,
): UpdateOrder {
  return async (actor, id, change) => {
    const at = new Date(now());
    const shop = (await dependencies.shopCache.read())?.shop ?? null;
    return changeOrder<UpdateRefusal>(dependencies, { actor, id }, { at, action: 'update' }, (held) => {
      const country = shop && phoneCountry(shop.config, held.order.branch);
      const order = changedColumns(held.order, change, country);
      const refusal = whyNot(held, order, at);
      return refusal ? { ok: false, code: refusal } : { ok: true, update: { order } };
    });
  };
}

/** Only the fields that differ: forms send all of them. */
function changedColumns(order: OrderRow, change: OrderChange, country: PhoneCountry | null): OrderColumns {
  const columns: OrderColumns = {};
  for (const field of WORDS) {
    if (change[field] === undefined) continue;
    const typed = readableText(change[field]);
    const isNewPhone = field === 'phone' && typed !== order.phone;
    const text = isNewPhone ? (toE164(typed, country) ?? typed) : typed;
    if (text !== order[field]) columns[field] = text;
  }
  // It has a customer again, who will be removed in time.
  if (order.erasedAt && Object.keys(columns).length > 0) columns.erasedAt = null;
  for (const field of ['counterAppointment', 'appointment'] as const) {
    const wanted = change[field];
    if (wanted === undefined) continue;
    const instant = wanted === null ? null : new Date(wanted);
    if (instant?.getTime() !== order[field]?.getTime()) columns[field] = instant;
  }
  return columns;
}

function whyNot(held: StoredOrder, columns: OrderColumns, at: Date): UpdateRefusal | null {
  const shown = toPublicOrder(held);
  const state = orderState(shown);
  const { counterAppointment, appointment, email, phone, city } = columns;
  if (counterAppointment !== undefined && state !== 'new') return 'movedOn';
  // A confirmed time can be moved, not removed; a new order gets a proposal, or a time by confirmation.
  if (appointment !== undefined && (appointment === null || state === 'new' || isFinal(shown)))
    return 'movedOn';
  if ((counterAppointment && counterAppointment < at) || (appointment && appointment < at))
    return 'appointmentPast';
  if (email !== undefined && email !== '' && !z.email().safeParse(email).success) return 'emailInvalid';
  // A stored one stays, whatever its form.
  if (phone && !isPhoneFormat(phone)) return 'phoneInvalid';
  return city !== undefined && held.order.isDelivery ? 'areaFixed' : null;
}

type ItemRefusal = 'movedOn' | 'alreadyPaid' | 'itemUnknown' | 'tooExpensive';

/** Sets a line item's real amount, such as its weight; totals follow by the terms at the time of the order. */
export type UpdateOrderItem = (
  actor: Actor,
  id: number,
  index: number,
  change: OrderItemChange,
) => Promise<Changed<ItemRefusal>>;

export function createUpdateOrderItem(dependencies: OrderDependencies, now: () => number): UpdateOrderItem {
  return (actor, id, index, change) => {
    const who = { actor, id };
    return changeOrder<ItemRefusal>(
      dependencies,
      who,
      { at: new Date(now()), action: 'update-item' },
      (held) => {
        const line = held.items[index];
        if (!line) return { ok: false, code: 'itemUnknown' };
        const shown = toPublicOrder(held);
        if (isFinal(shown)) return { ok: false, code: 'movedOn' };
        // The payment was created with the original total.
        if (shown.isPaid || isOnlinePayment(shown.paymentMethod)) return { ok: false, code: 'alreadyPaid' };
        const changed = changedLine(line, change);
        if (!changed) return { ok: false, code: 'tooExpensive' };
        const pricing = recomputePricing(held, changed);
        if (pricing.totalGross > LARGEST_CENTS) return { ok: false, code: 'tooExpensive' };
        const { amount, unitPriceCents, isApproximate } = changed;
        const priced = pricing.lines[index];
        if (!priced) return { ok: false, code: 'itemUnknown' };
        const columns = { amount, unitPriceCents, ...grossColumns(priced), isApproximate };
        return {
          ok: true,
          update: { order: pricingColumns(pricing), item: { position: line.position, columns } },
        };
      },
    );
  };
}

/** The line item with its new price; null: beyond the largest amount. */
function changedLine(line: OrderItemRow, change: OrderItemChange): OrderItemRow | null {
  const amount = change.amount ?? line.amount;
  const unitPrice = change.unitPrice === undefined ? asCents(line.unitPriceCents) : toCents(change.unitPrice);
  if (unitPrice * amount * line.ratio > Number.MAX_SAFE_INTEGER) return null;
  const gross = lineGross({ unitPrice, amount, ratio: line.ratio, pricing: line.pricing });
  if (gross > LARGEST_CENTS) return null;
  const { taxes, deposits } = pricedLine(line);
  const columns = grossColumns({
    gross,
    // The parts keep their proportions, the deposits their amount per piece.
    taxes: taxes && apportion(gross, taxes),
    deposits: deposits?.map((deposit) => depositFor(deposit, amount)),
  });
  const isApproximate = change.isApproximate ?? line.isApproximate;
  return { ...line, ...columns, amount, unitPriceCents: unitPrice, isApproximate };
}

/** Removes the customer from a finished order, for an admin; the log says only who did it and when. */
export type EraseOrder = (
  actor: Actor,
  id: number,
) => Promise<{ ok: true; order: OrderDetails } | { ok: false; code: 'notFound' | 'notFinished' }>;

interface Dependencies {
  db: Database;
  storage: Pick<Storage, 'remove'>;
}

export function createEraseOrder(
  { db, storage }: Dependencies,
  readDetails: ReadDetails,
  now: () => number,
): EraseOrder {
  return async (actor, id) => {
    const at = new Date(now());
    const erased = await db.transaction(async (tx) => {
      const held = await lockOrder(tx, { id });
      if (!held) return { ok: false, code: 'notFound' } as const;
      if (!isFinal(toPublicOrder(held))) return { ok: false, code: 'notFinished' } as const;
      const files = await eraseOrders(tx, [id], { at, ...actorColumns({ actor, id }) });
      await insertAudit(tx, actor, { at, action: 'erase', entity: 'orders', id, before: null, after: null });
      const stored = await findOrderById(tx, id);
      if (!stored) throw new Error(`order ${id} is held and not there`);
      return { ok: true, order: await readDetails(tx, stored), files } as const;
    });
    if (!erased.ok) return erased;
    await storage.remove(erased.files.map(uploadPath));
    return { ok: true, order: erased.order };
  };
}
