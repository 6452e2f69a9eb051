import { type CartItem, type ChosenPart, chosenOptions } from './cart-item.ts';
import { decimalOf, divideHalfUp, times, asCents, toCents, type Cents } from './money.ts';
import type { Mode } from './modes.ts';
import { type DepositKind, type Product, type TaxRates, ownRates, type Deposit } from './product.ts';
import { alternativeOf, ratioOf, COUNTED_UNITS, SCALE, scaled, type SoldIn } from './quantity.ts';
import type { UnitSymbol } from './units.ts';

/** A part of a line's gross at one rate; `weight` tells how to split another gross alike (`pricing.ts`). */
export interface TaxPart {
  taxRate: number;
  gross: Cents;
  weight: number;
}

/** The deposit of a line: `amount` for each of its `pieces`; `perUnit` pieces are one of the line's unit, 0: one for the whole line. */
interface LineDeposit {
  kind: DepositKind;
  amount: Cents;
  pieces: number;
  perUnit: number;
  gross: Cents;
  taxRate: number;
}

/** The price of one line of the cart. `taxRate` is a percentage, contained in what is paid for it, unless there are `taxes`. */
export interface PricedLine {
  /** For one of the product's own unit, with its options. */
  unitPrice: Cents;
  /** Without promotions. */
  gross: Cents;
  /** What promotions take off it; absent: nothing. Known where taxes are. */
  discount?: Cents | undefined;
  taxRate: number;
  /** The final price may differ: shown with 'ca.'. */
  isApproximate: boolean;
  /** The final price may be higher: shown with 'ab'. */
  isMinimum: boolean;
  /** Where it has others than the product's rate: all parts, lowest rate first, which sum up to what is paid for it. Known where taxes are (`pricing.ts`). */
  taxes?: TaxPart[] | undefined;
  /** Not part of `gross`; absent: none. */
  deposits?: LineDeposit[] | undefined;
}

/** The price of one of the product's own unit: its price, then each chosen option in the product's order, never below 0 (DESIGN 5.7). */
export function unitPrice(product: Pick<Product, 'price' | 'config'>, parts: readonly ChosenPart[]): Cents {
  let price: number = toCents(product.price);
  for (const { modifier, value } of chosenOptions(product, parts)) {
    if (modifier === 'overwrite') price = toCents(value);
    else price += modifier === 'add' ? toCents(value) : -toCents(value);
  }
  return asCents(Math.max(0, price));
}

/** The percentage of tax contained in a price (SPEC section 9): `tax` for delivery, else the mode's own, if there is one. */
export function taxRateOf({ tax, takeawayTax, dineInTax }: TaxRates, mode: Mode): number {
  if (mode === 'delivery') return tax;
  return (mode === 'dineIn' ? dineInTax : takeawayTax) ?? tax;
}

/**
 * One line: unit price × amount × ratio, half up to cents; `pricing: 'fixed'` charges the unit price once (DESIGN 5.7). An unknown unit
 * counts like the product's own; `reconcile` and the server refuse such lines earlier.
 */
export function priceLine(item: CartItem, mode: Mode): PricedLine {
  const { product, amount, unit } = item;
  const price = unitPrice(product, item.parts);
  const models = [product.calculationModel, alternativeOf(product, unit)?.calculationModel];
  return {
    unitPrice: price,
    gross: lineGross({
      unitPrice: price,
      amount,
      ratio: ratioOf(product, unit) ?? 1,
      pricing: product.pricing,
    }),
    taxRate: taxRateOf(product, mode),
    isApproximate: models.includes('approximate'),
    isMinimum: models.includes('minimum'),
  };
}

/** What a line costs: unit price × amount × ratio, half up to cents, or the unit price once where pricing is `fixed` (DESIGN 5.7). */
export function lineGross(line: {
  unitPrice: Cents;
  amount: number;
  ratio: number;
  pricing: Product['pricing'];
}): Cents {
  const { unitPrice: price, amount, ratio, pricing } = line;
  if (pricing === 'fixed') return price;
  const exact = times(times(decimalOf(price), decimalOf(Math.max(0, amount))), decimalOf(ratio));
  return asCents(divideHalfUp(exact, decimalOf(1)));
}

/** How many pieces with a deposit one of `unit` is; 0: units that are not counted have one for the whole line. */
function piecesPerUnit(product: SoldIn, unit: UnitSymbol): number {
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
