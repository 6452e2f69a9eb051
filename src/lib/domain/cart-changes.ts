import { type ChosenPart, valueOf, type CartItem, chosenOptions } from './cart-item.ts';
import { partProblem, type PartProblemCode } from './parts.ts';
import type { Configurable, PartOption, Product } from './product.ts';
import { allowedAmount } from './cart.ts';
import { chosenDeposits, priceLine } from './line-price.ts';
import type { Cents } from './money.ts';
import { differsByClock, isStillKept } from './price-times/timed-product.ts';
import { quantityRule } from './quantity.ts';

/** A part's name and its problem; `unknown`: the product has no such part. */
interface PartProblem {
  name: string;
  code: PartProblemCode;
}

/** All problems of a selection, including unknown and duplicate names: the server's check. */
export function partProblems(product: Configurable, parts: readonly ChosenPart[]): PartProblem[] {
  const known = new Set(product.config.parts.map((part) => part.name));
  const seen = new Set<string>();
  const problems: PartProblem[] = [];
  for (const { name } of parts) {
    if (!known.has(name)) problems.push({ name, code: 'unknown' });
    else if (seen.has(name)) problems.push({ name, code: 'duplicate' });
    seen.add(name);
  }
  for (const part of product.config.parts) {
    const code = partProblem(part, valueOf(parts, part.name));
    if (code) problems.push({ name: part.name, code });
  }
  return problems;
}

/**
 * Why a line item changed. `gone`, `soldOut`, `renamed`, `changed` (description, deposit or parts), `priceChanged` (product, option or unit),
 * `unitGone`, `optionsGone`: the line is removed. `amountChanged`: it stays with the nearest allowed amount; so does one whose price changed by
 * the clock, at the new price.
 */
type ChangeReason =
  'gone' | 'soldOut' | 'renamed' | 'changed' | 'priceChanged' | 'unitGone' | 'optionsGone' | 'amountChanged';

/** A changed line: `item` before, `product` now (absent when gone), `kept` the remaining line, if any. */
export interface CartChange {
  item: CartItem;
  reason: ChangeReason;
  product?: Product;
  kept: CartItem | null;
  /** The line's current price, for 'Margherita kostet jetzt 10,40 EUR'; only with `priceChanged`. */
  unitPrice?: Cents;
}

/** A product on the active menu (see `menuProducts`). */
export interface OfferedProduct {
  product: Product;
  isOrderable: boolean;
}

/** The remaining cart, and the changes to notify the customer of. */
interface Reconciled {
  items: CartItem[];
  changes: CartChange[];
}

/**
 * Checks the cart against a reloaded menu: removes lines whose product no longer matches (SPEC section 4 'Cart') with the reason;
 * remaining lines take over the current product. Lines and changes keep the cart's order. `at`: the instant in epoch milliseconds for which
 * prices of a moment ago may be kept (`price-times/timed-product.ts`); Infinity: none is.
 */
export function reconcile(
  items: readonly CartItem[],
  offered: readonly OfferedProduct[],
  at = Infinity,
): Reconciled {
  const byId = new Map(offered.map((entry) => [entry.product.id, entry]));
  const result: Reconciled = { items: [], changes: [] };
  for (const item of items) {
    const entry = byId.get(item.product.id);
    const reason = entry && reasonToDrop(item, entry);
    if (!entry) result.changes.push({ item, reason: 'gone', kept: null });
    else if (reason === 'priceChanged' && differsByClock(item.product, entry.product))
      changeByClock(result, item, entry, at);
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

/** A price time has begun or ended: what is dearer now keeps its price for a while, what is cheaper gets the new one. */
function changeByClock(result: Reconciled, item: CartItem, entry: OfferedProduct, at: number): void {
  const { product } = entry;
  const grossOf = (line: CartItem) => priceLine(line, 'takeaway').gross;
  const renewed = { ...item, product };
  if (grossOf(renewed) > grossOf(item) && isStillKept(item.product, product, at)) {
    result.items.push(item);
    return;
  }
  const { price, timed, config } = product;
  const reason = reasonToDrop({ ...item, product: { ...item.product, price, timed, config } }, entry);
  if (reason) {
    result.changes.push(removal(item, reason, product));
    return;
  }
  const kept = { ...renewed, amount: allowedAmount(renewed, item.amount) };
  const { unitPrice } = priceLine(kept, 'takeaway');
  result.items.push(kept);
  result.changes.push({ item, reason: 'priceChanged', product, kept, unitPrice });
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
  const isOther = now.description !== was.description || depositsOf(now) !== depositsOf(was);
  return isOther || problems.length > 0 ? 'changed' : null;

  function depositsOf(product: Product): string {
    return chosenDeposits(product, parts)
      .map(({ amount }) => amount)
      .join();
  }
}

/** Whether the selection has another price now: an option, a ratio or the pricing changed. */
function hasOtherPrice(item: CartItem, now: Product): boolean {
  const priceOf = (option: PartOption) => `${option.modifier} ${option.value}`;
  const optionsOf = (product: Product) => chosenOptions(product, item.parts).map(priceOf).sort().join();
  const grossOf = (product: Product) => priceLine({ ...item, product }, 'takeaway').gross;
  return optionsOf(now) !== optionsOf(item.product) || grossOf(now) !== grossOf(item.product);
}
