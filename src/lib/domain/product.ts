import type { FoodLabel } from './food-label.ts';
import type { Nutrition } from './nutrition.ts';
import type { Diet } from './diets.ts';
import type { Money } from './money.ts';
import type { TimedPrice } from './price-times/price-change.ts';
import type { RateNames } from './tax-rates.ts';
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

/** Kinds of deposit: a bottle that is used once, or one that is filled again (VerpackG). */
export const DEPOSIT_KINDS = ['einweg', 'mehrweg'] as const;
/** One of `DEPOSIT_KINDS`. */
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

/** A deposit, paid besides the price (PAngV § 7). */
export interface Deposit {
  /** Whole currency for one piece. */
  amount: Money;
  kind: DepositKind;
  /** A percentage; null: that of the product or option. */
  tax?: number | null | undefined;
}

/** Percentages per mode; what is absent or null is as for delivery, `tax`. */
export interface TaxRates {
  tax: number;
  takeawayTax?: number | null | undefined;
  dineInTax?: number | null | undefined;
}

/** A part of a product's price at other rates, such as the drink of a menu: `share` percent of it. */
export interface TaxShare extends TaxRates {
  share: number;
}

/** The least ages in years that goods may ask for (§ 9, § 10 JuSchG). */
export const MINIMUM_AGES = [16, 18] as const;
/** One of `MINIMUM_AGES`. */
export type MinimumAge = (typeof MINIMUM_AGES)[number];

/** Units of a net content. */
export const CONTENT_UNITS = ['g', 'dag', 'kg', 'ml', 'cl', 'dl', 'l'] as const satisfies UnitSymbol[];
/** One of `CONTENT_UNITS`. */
export type ContentUnit = (typeof CONTENT_UNITS)[number];

/** How much is in one package, without its packaging. */
export interface NetContent {
  amount: number;
  unit: ContentUnit;
}

/** Shown words → the German ones, of a dish or of a line of an order. What is not in it is German. */
export type GermanWords = Readonly<Record<string, string>>;

/** What is said of a product or an option besides its price. Absent: nothing is said. */
export interface Facts {
  /** Names as the shop writes them; empty: none is named. */
  allergens?: string[] | undefined;
  /** Declared: it contains none of the allergens. Without names and without this, nothing is said about them. */
  noAllergens?: boolean | undefined;
  /** Names of additives, as `ADDITIVES` has them or as the shop writes them. */
  additives?: string[] | undefined;
  /** How much is in one of it; an option's replaces the product's. */
  netContent?: NetContent | null | undefined;
  /** How old one has to be for it, in years. */
  minimumAge?: MinimumAge | null | undefined;
}

/** A product that an option stands for. All but `id` is what customers are told of it, and never stored. */
export interface Component {
  id: number;
  /** What one portion of it costs by itself, in whole currency: the price of the combo is split by it. */
  price?: Money | undefined;
  /** Parts of its price at other rates; the rest is at the option's. */
  taxShares?: TaxShare[] | undefined;
  image?: ImageRef | undefined;
  /** How much of its own unit one is; absent: 1. */
  portion?: number | undefined;
}

/** An option of a select or multiselect with its effect on the unit price (SPEC section 3 'Config part'). */
export interface PartOption extends Facts {
  name: string;
  modifier: PriceModifier;
  /** Whole currency, never negative; the modifier gives the sign. */
  value: Money;
  /** Shown but not selectable until this instant, when the shop clears the field. */
  outUntil?: string | null | undefined;
  /** On a branch's menu: how many it has left, where they are few. */
  left?: number | undefined;
  deposit?: Deposit | null | undefined;
  /** Own rates for what it costs; absent or null: the product's. */
  tax?: number | null | undefined;
  takeawayTax?: number | null | undefined;
  dineInTax?: number | null | undefined;
  /** What is chosen with it. What the option does not say itself is that product's (`combos`). */
  product?: Component | undefined;
}

/** The rates of an option; null: those of its product. */
export function ownRates({ tax, takeawayTax, dineInTax }: PartOption): TaxRates | null {
  return typeof tax === 'number' ? { tax, takeawayTax, dineInTax } : null;
}

/** A configurable part of a product (SPEC section 3 'Config part'). */
export interface Part {
  name: string;
  description: string;
  type: PartType;
  optional: boolean;
  options: PartOption[];
  /** The option group that it is a copy of; staff only. */
  group?: { id: number } | undefined;
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
export interface Product extends Facts {
  id: number;
  name: string;
  description: string;
  /** 'simple', 'configurable', 'bundle', or another API's term. */
  type: string;
  enabled: boolean;
  /** When a disabled product is enabled again automatically. */
  outUntil?: string | null | undefined;
  /** On a branch's menu: how much it has left, in `unit`, where that is little. */
  left?: number | undefined;
  visible: boolean;
  price: Money;
  /** On a menu: the price time that `price` is of; absent: it is the regular one. */
  timed?: TimedPrice | undefined;
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
  /** Parts of the price at other rates; the rest is at the product's own. */
  taxShares?: TaxShare[] | undefined;
  deposit?: Deposit | null | undefined;
  /** Rates by name; `tax` and the others say their percentages on the wire to customers. */
  taxRates?: RateNames | undefined;
  images: ImageRef[];
  allergens: string[];
  /** Where it, or what it is made of, comes from; '' if nothing is said. */
  origin?: string | undefined;
  nutrition?: Nutrition | null | undefined;
  /** What else the label of packed food says; absent or null: nothing. */
  label?: FoodLabel | null | undefined;
  /** Neither perishable nor made to order, so that consumers may withdraw (§ 312g Abs. 2 BGB). Absent: false. */
  isReturnable?: boolean | undefined;
  isStepByStep: boolean;
  isLeadTimeEnabled: boolean;
  leadTimeType: LeadTimeType;
  leadTimeValue: number;
  config: { parts: Part[] };
  /** What the shop recommends with it, best first. */
  goesWith?: { id: number }[] | undefined;
  /** Who prepares it; absent or null: its category's station. Only staff know it. */
  station?: { id: number } | null | undefined;
  /** In another language than German: its words → the German ones of its name, parts and options. Absent: it is in German. */
  german?: GermanWords | undefined;
  /** With `german`: descriptions, its own and its parts', and an origin that have stayed German. */
  untranslated?: readonly string[] | undefined;
  /** With `german`: what its German texts say of it. */
  said?: readonly (Diet | 'scharf')[] | undefined;
}

/** The fields of a product that decide its configuration. */
export type Configurable = Pick<Product, 'config'>;
