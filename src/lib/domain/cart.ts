import type { Cents } from './money.ts';
import { chosenOptions, isEmptyValue, partProblems } from './parts.ts';
import { priceLine } from './pricing.ts';
import type { PartOption, Product } from './product.ts';
import { quantityRule, snap } from './quantity.ts';
import type { UnitSymbol } from './units.ts';

/** A file that a customer gave to a part; `publicHash` lets the shop read it. */
export interface UploadRef {
  id: number;
  publicHash: string;
}

/** The value of one part: text and textarea a string, select the option's name, multiselect names, files and images uploads. */
export type PartValue = string | string[] | UploadRef[];

export interface ChosenPart {
  name: string;
  value: PartValue;
}

/** A line of the cart. The product is kept as it was when added, so that a change since then can be told (SPEC section 4). */
export interface CartItem {
  product: Product;
  amount: number;
  unit: UnitSymbol;
  parts: ChosenPart[];
}

/** A part's value as text that is equal for equal values: names and uploads are sets, their order says nothing. */
function valueKey(value: PartValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return JSON.stringify(value.map((entry) => (typeof entry === 'string' ? entry : `${entry.id}`)).sort());
}

/** Chosen parts as text that is equal for equal choices, whatever their order; untouched parts do not count. */
function partsKey(parts: readonly ChosenPart[]): string {
  const chosen = parts.filter((part) => !isEmptyValue(part.value));
  return JSON.stringify(chosen.map((part) => [part.name, valueKey(part.value)].join()).sort());
}

/** Whether two products are the same to a customer: same id, name, description and price (SPEC section 4 'Cart'). */
export function isSameProduct(a: Product, b: Product): boolean {
  return a.id === b.id && a.name === b.name && a.description === b.description && a.price === b.price;
}

/** Whether two items are one line of the cart: the same product, unit and choices. */
export function sameLine(a: CartItem, b: CartItem): boolean {
  return isSameProduct(a.product, b.product) && a.unit === b.unit && partsKey(a.parts) === partsKey(b.parts);
}

/** The amount as near to `amount` as the item's unit allows; unchanged where the unit is not sold any more. */
function allowedAmount(item: CartItem, amount: number): number {
  const rule = quantityRule(item.product, item.unit);
  return rule ? snap(amount, rule) : amount;
}

/** The cart with one more item, at the end or merged into the line that equals it, up to the unit's maximum. */
export function addItem(items: readonly CartItem[], item: CartItem): CartItem[] {
  const index = items.findIndex((line) => sameLine(line, item));
  const line = items[index];
  if (!line) return [...items, { ...item, amount: allowedAmount(item, item.amount) }];
  return setAmount(items, index, line.amount + item.amount);
}

/** The cart without the line at `index`. */
export function removeItem(items: readonly CartItem[], index: number): CartItem[] {
  return items.filter((_, position) => position !== index);
}

/** The cart with another amount in the line at `index`, snapped to what can be bought (SPEC section 5). */
export function setAmount(items: readonly CartItem[], index: number, amount: number): CartItem[] {
  return items.map((item, position) =>
    position === index ? { ...item, amount: allowedAmount(item, amount) } : item,
  );
}

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
    const reason = reasonToDrop(item, entry);
    if (reason || !entry) {
      result.changes.push(removal(item, reason ?? 'gone', entry?.product));
      continue;
    }
    const kept = renew(item, entry.product);
    result.items.push(kept);
    if (kept.amount !== item.amount) {
      result.changes.push({ item, reason: 'amountChanged', product: entry.product, kept });
    }
  }
  return result;
}

function removal(item: CartItem, reason: ChangeReason, product: Product | undefined): CartChange {
  if (!product) return { item, reason, kept: null };
  if (reason !== 'priceChanged') return { item, reason, product, kept: null };
  const { unitPrice } = priceLine({ ...item, product }, 'takeaway');
  return { item, reason, product, kept: null, unitPrice };
}

function reasonToDrop(item: CartItem, entry: OfferedProduct | undefined): ChangeReason | null {
  if (!entry) return 'gone';
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

function renew(item: CartItem, product: Product): CartItem {
  const renewed = { ...item, product };
  return { ...renewed, amount: allowedAmount(renewed, item.amount) };
}
