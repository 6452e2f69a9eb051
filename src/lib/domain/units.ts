import type { AlternativeUnit, Product } from './product.ts';

/** What a unit measures (SPEC section 9). */
export const UNIT_TYPES = [
  'amount',
  'serving',
  'pair',
  'person',
  'weight',
  'volume',
  'length',
  'area',
  'cubic',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** Every unit symbol → what it measures and how many of its type's smallest unit one of it is (SPEC section 9). */
export const UNITS = {
  Stk: { type: 'amount', factor: 1 },
  Portion: { type: 'serving', factor: 1 },
  Paar: { type: 'pair', factor: 1 },
  Person: { type: 'person', factor: 1 },
  g: { type: 'weight', factor: 1 },
  dag: { type: 'weight', factor: 10 },
  kg: { type: 'weight', factor: 1000 },
  ml: { type: 'volume', factor: 1 },
  cl: { type: 'volume', factor: 10 },
  dl: { type: 'volume', factor: 100 },
  l: { type: 'volume', factor: 1000 },
  mm: { type: 'length', factor: 1 },
  cm: { type: 'length', factor: 10 },
  dm: { type: 'length', factor: 100 },
  m: { type: 'length', factor: 1000 },
  'mm²': { type: 'area', factor: 1 },
  'cm²': { type: 'area', factor: 100 },
  'dm²': { type: 'area', factor: 1e4 },
  'm²': { type: 'area', factor: 1e6 },
  'mm³': { type: 'cubic', factor: 1 },
  'cm³': { type: 'cubic', factor: 1e3 },
  'dm³': { type: 'cubic', factor: 1e6 },
  'm³': { type: 'cubic', factor: 1e9 },
} as const satisfies Record<string, { type: UnitType; factor: number }>;

export type UnitSymbol = keyof typeof UNITS;

export const UNIT_SYMBOLS = Object.keys(UNITS) as [UnitSymbol, ...UnitSymbol[]];

export interface Unit {
  type: UnitType;
  symbol: UnitSymbol;
}

/** What of a product says which units it is sold in. */
type SoldIn = Pick<Product, 'unit' | 'alternativeUnits'>;

/** Every unit a product can be bought in: its own first, then the alternatives in the shop's order (SPEC section 3). */
export function unitsOf(product: SoldIn): Unit[] {
  return [product.unit, ...product.alternativeUnits.map((alternative) => alternative.unit)];
}

/** The alternative unit with that symbol. The product's own unit wins over an alternative of the same symbol; null: none. */
export function alternativeOf(product: SoldIn, symbol: UnitSymbol): AlternativeUnit | null {
  if (symbol === product.unit.symbol) return null;
  return product.alternativeUnits.find((alternative) => alternative.unit.symbol === symbol) ?? null;
}

/** How many of the product's own unit one of `symbol` is: 1 for its own, null when it is not sold so (DESIGN section 4 'Unit'). */
export function ratioOf(product: SoldIn, symbol: UnitSymbol): number | null {
  if (symbol === product.unit.symbol) return 1;
  return alternativeOf(product, symbol)?.ratio ?? null;
}

/** An amount in another symbol of the same type, to 12 significant digits so that 1.1 kg are 1100 g; null across types. */
export function convert(amount: number, from: UnitSymbol, to: UnitSymbol): number | null {
  if (UNITS[from].type !== UNITS[to].type) return null;
  return Number(((amount * UNITS[from].factor) / UNITS[to].factor).toPrecision(12));
}
