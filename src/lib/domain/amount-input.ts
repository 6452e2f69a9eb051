import type { CartItem } from './cart-item.ts';
import { COUNTED_UNITS, SCALE, scaled, snap, sum, type QuantityRule } from './quantity.ts';

/** Parses input with a decimal comma or point, '1.250,5' with a thousands separator; 0 if it is not a number (SPEC section 5). */
export function parseAmount(text: string): number {
  const typed = text.trim();
  const plain = typed.includes(',') ? typed.replace(/\.(?=\d{3}\D)/g, '').replace(',', '.') : typed;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : 0;
}

/** 1250.5 → '1250,5': at most six decimals and no thousands separator, so that it parses back unchanged. */
export function formatAmount(amount: number, locale = 'de-DE'): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false }).format(amount);
}

/** '2', and '0,5 kg' where the unit is none that is counted. */
export function formatQuantity({ amount, unit }: Pick<CartItem, 'amount' | 'unit'>): string {
  return formatAmount(amount) + (COUNTED_UNITS.includes(unit) ? '' : ` ${unit}`);
}

/** Minus is disabled at or below the minimum (SPEC section 5). */
export function canDecrease(amount: number, rule: QuantityRule): boolean {
  return amount > rule.minimum;
}

/** Plus is disabled at the maximum (SPEC section 5). */
export function canIncrease(amount: number, rule: QuantityRule): boolean {
  return amount < rule.maximum;
}

/** One step less, never below the minimum. */
export function decrease(amount: number, rule: QuantityRule): number {
  return snap((scaled(amount) - scaled(rule.step)) / SCALE, rule);
}

/** One step more, never above the maximum. */
export function increase(amount: number, rule: QuantityRule): number {
  return snap((scaled(amount) + scaled(rule.step)) / SCALE, rule);
}

/** The checkout's count: the sum of all amounts, whatever their units (SPEC section 9). */
export function sumAmounts(items: readonly Pick<CartItem, 'amount'>[]): number {
  return sum(items.map((item) => item.amount));
}

/** Whether exactly this amount can be bought: finite, inside the bounds, on a step. */
export function isAllowedAmount(amount: number, rule: QuantityRule): boolean {
  return Number.isFinite(amount) && snap(amount, rule) === amount;
}
