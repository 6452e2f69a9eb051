import type { OrderItemChange } from '../../lib/contract/staff-orders.ts';
import { lineGross } from '../../lib/domain/line-price.ts';
import { modeOf } from '../../lib/domain/order-mode.ts';
import { asCents, toCents } from '../../lib/domain/money.ts';
import { isFinal } from '../../lib/domain/order.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import { priceLines, type Pricing } from '../../lib/domain/pricing.ts';
import type { OrderItemRow, StoredOrder } from './queries/orders.ts';
import type { Actor } from '../platform/http/actor.ts';
import { changeOrder, type Changed, type OrderDependencies } from './change-order.ts';
import { LARGEST_CENTS } from './checks/prices.ts';
import { pricingColumns } from './pricing-columns.ts';
import { toPublicOrder } from './public-order.ts';

type Refusal = 'movedOn' | 'alreadyPaid' | 'itemUnknown' | 'tooExpensive';

/** Sets a line item's real amount, such as its weight; totals follow by the terms at the time of the order. */
export type UpdateOrderItem = (
  actor: Actor,
  id: number,
  index: number,
  change: OrderItemChange,
) => Promise<Changed<Refusal>>;

export function createUpdateOrderItem(dependencies: OrderDependencies, now: () => number): UpdateOrderItem {
  return (actor, id, index, change) => {
    const who = { actor, id };
    return changeOrder<Refusal>(dependencies, who, { at: new Date(now()), action: 'update-item' }, (held) => {
      const line = held.items[index];
      if (!line) return { ok: false, code: 'itemUnknown' };
      const shown = toPublicOrder(held);
      if (isFinal(shown)) return { ok: false, code: 'movedOn' };
      // The payment was created with the original total.
      if (shown.isPaid || isOnlinePayment(shown.paymentMethod)) return { ok: false, code: 'alreadyPaid' };
      const changed = changedLine(line, change);
      if (!changed) return { ok: false, code: 'tooExpensive' };
      const pricing = priceAnew(held, changed);
      if (pricing.totalGross > LARGEST_CENTS) return { ok: false, code: 'tooExpensive' };
      const { amount, unitPriceCents, grossCents, isApproximate } = changed;
      const columns = { amount, unitPriceCents, grossCents, isApproximate };
      return {
        ok: true,
        update: { order: pricingColumns(pricing), item: { position: line.position, columns } },
      };
    });
  };
}

/** The line item with its new price; null: beyond the largest amount. */
function changedLine(line: OrderItemRow, change: OrderItemChange): OrderItemRow | null {
  const amount = change.amount ?? line.amount;
  const unitPrice = change.unitPrice === undefined ? asCents(line.unitPriceCents) : toCents(change.unitPrice);
  if (unitPrice * amount * line.ratio > Number.MAX_SAFE_INTEGER) return null;
  const grossCents = lineGross({ unitPrice, amount, ratio: line.ratio, pricing: line.pricing });
  if (grossCents > LARGEST_CENTS) return null;
  const isApproximate = change.isApproximate ?? line.isApproximate;
  return { ...line, amount, unitPriceCents: unitPrice, grossCents, isApproximate };
}

function priceAnew({ order, items }: StoredOrder, changed: OrderItemRow): Pricing {
  const lines = items.map((item) => {
    const { unitPriceCents, grossCents, taxRate, isApproximate } =
      item.position === changed.position ? changed : item;
    const [unitPrice, gross] = [asCents(unitPriceCents), asCents(grossCents)];
    return { unitPrice, gross, taxRate, isApproximate, isMinimum: false };
  });
  return priceLines(lines, { mode: modeOf(order), area: order.area });
}
