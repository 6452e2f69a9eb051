import type * as german from '../units.ts';

/** Units of measure are the same everywhere. */
const NAMES: Readonly<Record<string, string>> = {
  Stk: 'pc.',
  Portion: 'portion',
  Paar: 'pair',
  Person: 'person',
};

/** A unit as customers read it; the symbol is the data's. */
export const unitName: typeof german.unitName = (symbol) => NAMES[symbol] ?? symbol;
