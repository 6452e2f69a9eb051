import type { CartItem } from './cart-item.ts';
import type { Product, AlternativeUnit } from './product.ts';
import type { UnitSymbol } from './units.ts';
import { LANGUAGE, LOCALE } from './words/locale.ts';

/** The fields of a product that decide its units. */
export type SoldIn = Pick<Product, 'unit' | 'alternativeUnits'>;

/** The alternative unit with that symbol. The product's own unit wins over an alternative of the same symbol; null: none. */
export function alternativeOf(product: SoldIn, symbol: UnitSymbol): AlternativeUnit | null {
  if (symbol === product.unit.symbol) return null;
  return product.alternativeUnits.find((alternative) => alternative.unit.symbol === symbol) ?? null;
}

/** How many of the product's own unit make one `symbol`: 1 for its own, null if not sold in it (DESIGN section 4 'Unit'). */
export function ratioOf(product: SoldIn, symbol: UnitSymbol): number | null {
  if (symbol === product.unit.symbol) return 1;
  return alternativeOf(product, symbol)?.ratio ?? null;
}

/** The allowed amounts of a unit: `minimum`, `minimum + step`, … up to `maximum`, all in that unit. */
export interface QuantityRule {
  minimum: number;
  maximum: number;
  step: number;
}

/** Stands for 'no maximum': a tonne in grams, small enough that a line's price stays an integer number of cents. */
export const LARGEST_AMOUNT = 1_000_000;

/** Amounts are integer millionths internally, so that 0.1 + 0.2 is 0.3. */
export const SCALE = 1_000_000;
/** An amount in whole millionths. */
export const scaled = (amount: number) => Math.round(amount * SCALE);

/** Units of the types amount, serving and pair, which are counted (DESIGN section 5, decision 10); the rest counts as one. */
export const COUNTED_UNITS: readonly UnitSymbol[] = ['Stk', 'Portion', 'Paar'];

/**
 * The amounts of a product in one of its units; null if not sold in it (SPEC section 3). Normalised: a step of 0 is 1, a minimum of 0 is
 * one step (0 is never valid, SPEC section 5), a maximum of 0 is none, a maximum below the minimum is the minimum, and the maximum is
 * rounded down to a step.
 */
export function quantityRule(product: Product, symbol: UnitSymbol): QuantityRule | null {
  const source = symbol === product.unit.symbol ? product : alternativeOf(product, symbol);
  if (!source) return null;
  const step = source.quantityStepSize > 0 ? source.quantityStepSize : 1;
  const minimum = source.minimumQuantity > 0 ? source.minimumQuantity : step;
  const limit = source.maximumQuantity > 0 ? source.maximumQuantity : LARGEST_AMOUNT;
  const steps = Math.floor((scaled(limit) - scaled(minimum)) / scaled(step));
  return { minimum, step, maximum: (scaled(minimum) + Math.max(0, steps) * scaled(step)) / SCALE };
}

/** The initial amount and unit of a product's dialog (SPEC section 3 `defaultQuantity`, `defaultUnit`), always allowed. */
export function defaultChoice(product: Product): { unit: UnitSymbol; amount: number } {
  const chosen = quantityRule(product, product.defaultUnit);
  const unit = chosen ? product.defaultUnit : product.unit.symbol;
  const rule = chosen ?? (quantityRule(product, unit) as QuantityRule);
  return { unit, amount: snap(product.defaultQuantity, rule) };
}

/** The nearest allowed amount, the larger one in the middle; always within the bounds (SPEC section 5). */
export function snap(amount: number, rule: QuantityRule): number {
  const { minimum, maximum, step } = rule;
  if (!(amount > minimum)) return minimum;
  if (amount >= maximum) return maximum;
  const steps = Math.round((scaled(amount) - scaled(minimum)) / scaled(step));
  return (scaled(minimum) + steps * scaled(step)) / SCALE;
}

/** The sum of amounts without floating-point drift. */
export function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + scaled(amount), 0) / SCALE;
}

/** The cart's item count: pieces, servings and pairs by amount, every other line as one (DESIGN section 5, decision 10). */
export function countItems(items: readonly Pick<CartItem, 'amount' | 'unit'>[]): number {
  return sum(items.map((item) => (COUNTED_UNITS.includes(item.unit) ? item.amount : 1)));
}

/** '1,250.5': in English, commas can only be thousands here. */
const ENGLISH_THOUSANDS = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/**
 * Parses input with a decimal comma or point, '1.250,5' with a thousands separator, in English '1,250.5'; 0 if it is not a number (SPEC
 * section 5).
 */
export function parseAmount(text: string): number {
  const typed = text.trim();
  // The German build drops this line.
  if (LANGUAGE === 'en' && ENGLISH_THOUSANDS.test(typed)) return Number(typed.replaceAll(',', ''));
  const plain = typed.includes(',') ? typed.replace(/\.(?=\d{3}\D)/g, '').replace(',', '.') : typed;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : 0;
}

/** 1250.5 → '1250,5': at most six decimals and no thousands separator, so that it parses back unchanged. */
export function formatAmount(amount: number, locale = LOCALE): string {
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
