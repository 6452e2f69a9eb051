import { canDecrease, canIncrease, decrease, increase } from './amount-input.ts';
import { addItem, allowedAmount, removeItem, sameLine } from './cart.ts';
import type { CartItem } from './cart-item.ts';
import { quantityRule } from './quantity.ts';

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
