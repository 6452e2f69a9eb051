import { type CartItem, type ChosenPart, type PartValue, isEmptyValue } from './cart-item.ts';
import type { Product } from './product.ts';
import { quantityRule, snap } from './quantity.ts';

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
