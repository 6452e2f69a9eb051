import { type CartItem, type ChosenPart, type PartValue, isEmptyValue } from './cart-item.ts';
import type { Product } from './product.ts';
import { quantityRule, snap, canDecrease, canIncrease, decrease, increase } from './quantity.ts';

/** A key that is equal for equal values: the order of names and uploads does not count. */
function valueKey(value: PartValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return JSON.stringify(value.map((entry) => (typeof entry === 'string' ? entry : `${entry.id}`)).sort());
}

/** A key that is equal for equal selections, whatever their order; untouched parts do not count. */
function partsKey(parts: readonly ChosenPart[]): string {
  const chosen = parts.filter((part) => !isEmptyValue(part.value));
  return JSON.stringify(chosen.map((part) => [part.name, valueKey(part.value)].join()).sort());
}

/** Whether two products are the same to a customer: equal id, name, description and price (SPEC section 4 'Cart'). */
export function isSameProduct(a: Product, b: Product): boolean {
  return a.id === b.id && a.name === b.name && a.description === b.description && a.price === b.price;
}

/** Whether two items are one line of the cart: equal product, unit and selection. */
export function sameLine(a: CartItem, b: CartItem): boolean {
  return isSameProduct(a.product, b.product) && a.unit === b.unit && partsKey(a.parts) === partsKey(b.parts);
}

/** The allowed amount nearest to `amount`; unchanged if the unit is no longer sold. */
export function allowedAmount(item: CartItem, amount: number): number {
  const rule = quantityRule(item.product, item.unit);
  return rule ? snap(amount, rule) : amount;
}

/** Adds an item at the end, or to the equal line up to the unit's maximum. */
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

/** Changes the amount of the line at `index`, snapped to an allowed one (SPEC section 5). */
export function setAmount(items: readonly CartItem[], index: number, amount: number): CartItem[] {
  return items.map((item, position) =>
    position === index ? { ...item, amount: allowedAmount(item, amount) } : item,
  );
}

/** Changes of lines that are in the cart already: by steps, as a whole, and back. */

/** Whether one step less leaves nothing of the line. */
export function isLeast({ product, unit, amount }: CartItem): boolean {
  const rule = quantityRule(product, unit);
  return !rule || !canDecrease(amount, rule);
}

/** Whether the shop sells no more of it at once. */
export function isMost({ product, unit, amount }: CartItem): boolean {
  const rule = quantityRule(product, unit);
  return !rule || !canIncrease(amount, rule);
}

/** The cart with one step more or less of the line at `index`; below its minimum the line is gone. */
export function stepLine(items: readonly CartItem[], index: number, way: 'more' | 'less'): CartItem[] {
  const line = items[index];
  const rule = line && quantityRule(line.product, line.unit);
  if (!line || (way === 'less' && isLeast(line))) return removeItem(items, index);
  if (!rule) return [...items];
  const amount = way === 'more' ? increase(line.amount, rule) : decrease(line.amount, rule);
  return items.map((item) => (item === line ? { ...item, amount } : item));
}

/** The cart with a line at its place again; merged with an equal one that was added meanwhile. */
export function insertLine(items: readonly CartItem[], index: number, item: CartItem): CartItem[] {
  if (items.some((line) => sameLine(line, item))) return addItem(items, item);
  return [...items.slice(0, index), item, ...items.slice(index)];
}

/** The cart with another choice in place of a line; at the end where that line is gone, merged where the choice is in the cart already. */
export function replaceLine(items: readonly CartItem[], before: CartItem, after: CartItem): CartItem[] {
  const found = items.findIndex((line) => sameLine(line, before));
  const others = found < 0 ? items : removeItem(items, found);
  const index = found < 0 ? others.length : found;
  return insertLine(others, index, { ...after, amount: allowedAmount(after, after.amount) });
}

/** The fields of a cart that matter for appointments: its products' lead times. */
export type LeadItems = readonly Pick<CartItem, 'product'>[];

/** Whether a cart has to be ordered ahead, so that 'as soon as possible' is not now. */
export const needsLeadTime = (items: LeadItems): boolean =>
  items.some(({ product }) => product.isLeadTimeEnabled && product.leadTimeValue > 0);
