import type { UnitSymbol } from '../units.ts';

/** A unit as customers read it; the symbol is the data's. */
export const unitName = (symbol: UnitSymbol): string => symbol;
