import type { Money } from './money.ts';
import type { Unit, UnitSymbol } from './units.ts';

/** The precision of a price: `fixed` to the cent, `approximate` shown with 'ca.', `minimum` shown with 'ab'. */
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

/** The effect of an option on the unit price (SPEC section 9). */
export const PRICE_MODIFIERS = ['add', 'subtract', 'overwrite'] as const;
/** One of `PRICE_MODIFIERS`. */
export type PriceModifier = (typeof PRICE_MODIFIERS)[number];

/** An option of a select or multiselect with its effect on the unit price (SPEC section 3 'Config part'). */
export interface PartOption {
  name: string;
  modifier: PriceModifier;
  /** Whole currency, never negative; the modifier gives the sign. */
  value: Money;
  /** Shown but not selectable until this instant, when the shop clears the field. */
  outUntil?: string | null | undefined;
}

/** A configurable part of a product (SPEC section 3 'Config part'). */
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

/** Units of lead times (SPEC section 9). */
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
  /** 'simple', 'configurable', 'bundle', or another API's term. */
  type: string;
  enabled: boolean;
  /** When a disabled product is enabled again automatically. */
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
  /** What the shop recommends with it, best first. */
  goesWith?: { id: number }[] | undefined;
}

/** The fields of a product that decide its configuration. */
export type Configurable = Pick<Product, 'config'>;
