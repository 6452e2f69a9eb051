import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { DeliveryArea } from '../../../lib/domain/branch.ts';
import type { CartItem } from '../../../lib/domain/cart-item.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import { toCents } from '../../../lib/domain/money.ts';
import { missingToMinimum } from '../../../lib/domain/delivery-terms.ts';
import { priceCart, type Pricing } from '../../../lib/domain/pricing.ts';
import { priceLine, unitPrice } from '../../../lib/domain/line-price.ts';
import { ratioOf } from '../../../lib/domain/quantity.ts';
import { invalid, movedOn, type OrderProblem } from './problem.ts';

/** The largest amount that wire and database can hold. */
export const LARGEST_CENTS = 999_999_999;

type Priced = { ok: true; pricing: Pricing } | { ok: false; problems: OrderProblem[] };

/** Prices of the line items; refused above the largest amount, or below the area's minimum order value. */
export function priceItems(
  items: readonly CartItem[],
  mode: Mode,
  area: DeliveryArea | null,
  currency: string,
): Priced {
  if (items.some((item) => isBeyondCounting(item) || priceLine(item, mode).gross > LARGEST_CENTS))
    return { ok: false, problems: [invalid('items', { code: 'tooExpensive' })] };
  const pricing = priceCart(items, { mode, area });
  if (pricing.totalGross > LARGEST_CENTS)
    return { ok: false, problems: [invalid('items', { code: 'tooExpensive' })] };
  if (area && missingToMinimum(pricing.gross, area) > 0) {
    const amount = toCents(area.minimumOrderValue);
    return { ok: false, problems: [invalid('items', { code: 'minimumOrder', amount, currency })] };
  }
  return { ok: true, pricing };
}

/** Such prices exceed JavaScript's safe integers. */
function isBeyondCounting({ product, parts, amount, unit }: CartItem): boolean {
  return unitPrice(product, parts) * amount * (ratioOf(product, unit) ?? 1) > Number.MAX_SAFE_INTEGER;
}

/** Prices that differ from what the customer saw: line items, and the total. */
export function changedPrices(
  draft: OrderDraft,
  items: readonly CartItem[],
  pricing: Pricing,
  currency: string,
): OrderProblem[] {
  const problems: OrderProblem[] = [];
  draft.items.forEach(({ expectedTotal }, index) => {
    const amount = pricing.lines[index]?.gross;
    const product = items[index]?.product.name;
    if (expectedTotal === undefined || amount === undefined || product === undefined) return;
    if (toCents(expectedTotal) !== amount)
      problems.push(
        movedOn(`items.${index}.expectedTotal`, { code: 'priceChanged', product, amount, currency }),
      );
  });
  const amount = pricing.totalGross;
  if (draft.expectedTotal !== undefined && toCents(draft.expectedTotal) !== amount)
    problems.unshift(movedOn('expectedTotal', { code: 'totalChanged', amount, currency }));
  return problems;
}
