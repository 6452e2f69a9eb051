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
/** One of `UNIT_TYPES`. */
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

/** A unit as the wire names it (DESIGN section 4 'Unit'). */
export type UnitSymbol = keyof typeof UNITS;

/** Every unit symbol; a tuple, as schemas want it. */
export const UNIT_SYMBOLS = Object.keys(UNITS) as [UnitSymbol, ...UnitSymbol[]];

/** A unit on the wire (DESIGN section 4 'Unit'). */
export interface Unit {
  type: UnitType;
  symbol: UnitSymbol;
}

/** An amount in another symbol of the same type, to 12 significant digits so that 1.1 kg are 1100 g; null across types. */
export function convert(amount: number, from: UnitSymbol, to: UnitSymbol): number | null {
  if (UNITS[from].type !== UNITS[to].type) return null;
  return Number(((amount * UNITS[from].factor) / UNITS[to].factor).toPrecision(12));
}
