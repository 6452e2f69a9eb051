import { allowedAmount } from './cart.ts';
import { type CartItem, chosenOptions } from './cart-item.ts';
import { priceLine } from './line-price.ts';
import type { Cents } from './money.ts';
import { partProblems } from './parts.ts';
import type { PartOption, Product } from './product.ts';
import { quantityRule } from './quantity.ts';

/**
 * Why a line of the cart is not what it was. `gone`, `soldOut`, `renamed`, `changed` (description, or parts that no longer
 * fit), `priceChanged` (product, option or unit), `unitGone`, `optionsGone`: the line is removed. `amountChanged`: it
 * stays with the nearest amount that can still be bought.
 */
export type ChangeReason =
  'gone' | 'soldOut' | 'renamed' | 'changed' | 'priceChanged' | 'unitGone' | 'optionsGone' | 'amountChanged';

/** One line that changed: `item` as it was, `product` as it is now (absent when gone), `kept` the line that stays, if one does. */
export interface CartChange {
  item: CartItem;
  reason: ChangeReason;
  product?: Product;
  kept: CartItem | null;
  /** What the same line would cost now, for 'Margherita kostet jetzt 10,40 EUR'; only with `priceChanged`. */
  unitPrice?: Cents;
}

/** A product as the active menu has it (see `menuProducts`). */
export interface OfferedProduct {
  product: Product;
  isOrderable: boolean;
}

/** What is left of the cart, and what a customer has to be told. */
export interface Reconciled {
  items: CartItem[];
  changes: CartChange[];
}

/**
 * After the menu was loaded again: drops every line whose product no longer matches (SPEC section 4 'Cart') and says which and
 * why; lines that stay take over the product as it is now. Lines and changes keep the cart's order.
 */
export function reconcile(items: readonly CartItem[], offered: readonly OfferedProduct[]): Reconciled {
  const byId = new Map(offered.map((entry) => [entry.product.id, entry]));
  const result: Reconciled = { items: [], changes: [] };
  for (const item of items) {
    const entry = byId.get(item.product.id);
    const reason = entry && reasonToDrop(item, entry);
    if (!entry) result.changes.push({ item, reason: 'gone', kept: null });
    else if (reason) result.changes.push(removal(item, reason, entry.product));
    else keep(result, item, entry.product);
  }
  return result;
}

function removal(item: CartItem, reason: ChangeReason, product: Product): CartChange {
  if (reason !== 'priceChanged') return { item, reason, product, kept: null };
  const { unitPrice } = priceLine({ ...item, product }, 'takeaway');
  return { item, reason, product, kept: null, unitPrice };
}

function keep(result: Reconciled, item: CartItem, product: Product): void {
  const renewed = { ...item, product };
  const kept = { ...renewed, amount: allowedAmount(renewed, item.amount) };
  result.items.push(kept);
  if (kept.amount !== item.amount) result.changes.push({ item, reason: 'amountChanged', product, kept });
}

function reasonToDrop(item: CartItem, entry: OfferedProduct): ChangeReason | null {
  const { product: was, unit, parts } = item;
  const { product: now } = entry;
  if (!entry.isOrderable) return 'soldOut';
  if (now.name !== was.name) return 'renamed';
  if (!quantityRule(now, unit)) return 'unitGone';
  const problems = partProblems(now, parts).map((problem) => problem.code);
  if (problems.includes('unknownOption') || problems.includes('unknown')) return 'optionsGone';
  if (now.price !== was.price || hasOtherPrice(item, now)) return 'priceChanged';
  return now.description !== was.description || problems.length > 0 ? 'changed' : null;
}

/** Whether what was chosen costs something else now: an option, a ratio or the way of charging has changed. */
function hasOtherPrice(item: CartItem, now: Product): boolean {
  const priceOf = (option: PartOption) => `${option.modifier} ${option.value}`;
  const optionsOf = (product: Product) => chosenOptions(product, item.parts).map(priceOf).sort().join();
  const grossOf = (product: Product) => priceLine({ ...item, product }, 'takeaway').gross;
  return optionsOf(now) !== optionsOf(item.product) || grossOf(now) !== grossOf(item.product);
}
