import {
  LEAD_TIME_TYPES,
  PART_TYPES,
  PRICE_MODIFIERS,
  CALCULATION_MODELS,
} from '../../lib/domain/product.ts';
import { UNITS, UNIT_SYMBOLS, type Unit, type UnitSymbol } from '../../lib/domain/units.ts';
import { partTexts, productTexts as texts } from './texts.ts';

const named = <K extends string>(keys: readonly K[], names: Record<K, string>) =>
  keys.map((id) => ({ id, name: names[id] }));

/** What the product form's selects offer. */
export const PRICINGS = named(['unit', 'fixed'], texts.pricings);
export const MODELS = named(CALCULATION_MODELS, texts.models);
export const LEAD_TIMES = named(LEAD_TIME_TYPES, texts.leadTimeTypes);
export const PARTS = named(PART_TYPES, partTexts.types);
export const MODIFIERS = named(PRICE_MODIFIERS, partTexts.modifiers);
export const SYMBOLS = UNIT_SYMBOLS.map((id) => ({ id, name: id }));

/** A symbol → the unit as the wire has it. */
export const unitOf = (symbol: UnitSymbol): Unit => ({ type: UNITS[symbol].type, symbol });
