import { type CartItem, chosenOptions } from './cart-item.ts';
import { type LineDeposit, type PricedLine, taxRateOf } from './line-price.ts';
import type { Mode } from './modes.ts';
import { asCents, toCents } from './money.ts';
import { ownRates, type Deposit, type Product } from './product.ts';
import { COUNTED_UNITS, ratioOf, SCALE, scaled, type SoldIn } from './quantity.ts';
import type { UnitSymbol } from './units.ts';

/** How many pieces with a deposit one of `unit` is; 0: units that are not counted have one for the whole line. */
export function piecesPerUnit(product: SoldIn, unit: UnitSymbol): number {
  if (!COUNTED_UNITS.includes(unit)) return 0;
  return COUNTED_UNITS.includes(product.unit.symbol) ? (ratioOf(product, unit) ?? 1) : 1;
}

/** The deposit for `amount` of a line's unit: whole pieces, since half a bottle needs a bottle, too. */
export function depositFor(deposit: Omit<LineDeposit, 'pieces' | 'gross'>, amount: number): LineDeposit {
  const { perUnit, ...terms } = deposit;
  const pieces = perUnit === 0 ? 1 : Math.ceil(scaled(Math.max(0, amount) * perUnit) / SCALE);
  return { ...terms, perUnit, pieces, gross: asCents(terms.amount * pieces) };
}

/** The deposits that a selection has: the product's, then those of chosen options. */
export function chosenDeposits(product: Product, parts: CartItem['parts']): Deposit[] {
  return [product, ...chosenOptions(product, parts)].flatMap(({ deposit }) => deposit ?? []);
}

/** The line with the deposits of its product and chosen options (PAngV § 7); without any it stays as it is. */
export function withDeposits(line: PricedLine, item: CartItem, mode: Mode): PricedLine {
  const { product, amount, unit, parts } = item;
  const deposits: LineDeposit[] = [];
  const chosen = chosenOptions(product, parts).map((option) => ({
    deposit: option.deposit,
    rates: ownRates(option),
  }));
  for (const { deposit, rates } of [{ deposit: product.deposit, rates: null }, ...chosen]) {
    if (!deposit || deposit.amount === 0) continue;
    const { kind, amount: each, tax } = deposit;
    const terms = {
      kind,
      amount: toCents(each),
      taxRate: tax ?? taxRateOf(rates ?? product, mode),
      perUnit: piecesPerUnit(product, unit),
    };
    deposits.push(depositFor(terms, amount));
  }
  return deposits.length > 0 ? { ...line, deposits } : line;
}
