import type { Money } from './money.ts';
import type { Unit, UnitSymbol } from './units.ts';

/** How exact a price is: `fixed` to the cent, `approximate` shown with 'ca.', `minimum` shown with 'ab'. */
export type CalculationModel = 'fixed' | 'approximate' | 'minimum';

/** Every calculation model (SPEC section 9). */
export const CALCULATION_MODELS = ['fixed', 'approximate', 'minimum'] as const;

/** The kinds of configurable parts (SPEC section 3 'Config part'). */
export const PART_TYPES = [
  'text',
  'textarea',
  'image',
  'images',
  'file',
  'files',
  'select',
  'multiselect',
] as const;
/** One of `PART_TYPES`. */
export type PartType = (typeof PART_TYPES)[number];

/** What choosing an option does to the unit price (SPEC section 9). */
export const PRICE_MODIFIERS = ['add', 'subtract', 'overwrite'] as const;
/** One of `PRICE_MODIFIERS`. */
export type PriceModifier = (typeof PRICE_MODIFIERS)[number];

/** A choice of a select or multiselect, and what it does to the unit price (SPEC section 3 'Config part'). */
export interface PartOption {
  name: string;
  modifier: PriceModifier;
  /** Whole currency, never negative; the modifier gives the direction. */
  value: Money;
  /** Nobody can choose it until this instant, when the shop clears the field; it is shown all the same. */
  outUntil?: string | null | undefined;
}

/** Something about a product that its customer can set (SPEC section 3 'Config part'). */
export interface Part {
  name: string;
  description: string;
  type: PartType;
  optional: boolean;
  options: PartOption[];
}

/** Another unit that a product is sold in; `ratio` is how many of the product's own unit one of it is. */
export interface AlternativeUnit {
  unit: Unit;
  ratio: number;
  minimumQuantity: number;
  maximumQuantity: number;
  quantityStepSize: number;
  calculationModel: CalculationModel;
}

/** What lead times are counted in (SPEC section 9). */
export const LEAD_TIME_TYPES = ['minutes', 'hours', 'days', 'weeks'] as const;
/** One of `LEAD_TIME_TYPES`. */
export type LeadTimeType = (typeof LEAD_TIME_TYPES)[number];

/** A picture's name on the server: `/image/{id}-{version}.{extension}`. */
export interface ImageRef {
  id: number;
  version: number;
  extension: string;
}

/** A product of the menu (SPEC section 3). Prices are per `unit`; tax rates are percentages, one per delivery mode. */
export interface Product {
  id: number;
  name: string;
  description: string;
  /** 'simple', 'configurable', 'bundle', or what another API calls it. */
  type: string;
  enabled: boolean;
  /** Of one that is not enabled: when it is enabled again by itself. */
  outUntil?: string | null | undefined;
  visible: boolean;
  price: Money;
  unit: Unit;
  alternativeUnits: AlternativeUnit[];
  minimumQuantity: number;
  maximumQuantity: number;
  quantityStepSize: number;
  defaultQuantity: number;
  defaultUnit: UnitSymbol;
  /** `unit` multiplies by the amount, `fixed` charges the unit price once whatever the amount. */
  pricing: 'unit' | 'fixed';
  calculationModel: CalculationModel;
  tax: number;
  takeawayTax: number;
  dineInTax: number;
  images: ImageRef[];
  allergens: string[];
  isStepByStep: boolean;
  isLeadTimeEnabled: boolean;
  leadTimeType: LeadTimeType;
  leadTimeValue: number;
  config: { parts: Part[] };
}

/** What of a product says how it can be configured. */
export type Configurable = Pick<Product, 'config'>;
