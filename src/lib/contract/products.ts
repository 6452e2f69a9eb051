import { z } from 'zod';
import { WEIGHT_UNITS } from '../domain/food-label.ts';
import type { OptionGroup as DomainGroup } from '../domain/option-groups.ts';
import {
  CALCULATION_MODELS,
  CONTENT_UNITS,
  DEPOSIT_KINDS,
  LEAD_TIME_TYPES,
  MINIMUM_AGES,
  PART_TYPES,
  PRICE_MODIFIERS,
  type Product as DomainProduct,
} from '../domain/product.ts';
import { MOST_PINNED } from '../domain/recommendations.ts';
import { RATE_NAMES } from '../domain/tax-rates.ts';
import { UNIT_SYMBOLS } from '../domain/units.ts';
import {
  Id,
  ImageRef,
  Instant,
  Line,
  Money,
  Name,
  Quantity,
  Ref,
  TaxRate,
  Text,
  UnitField,
} from './fields.ts';

/** A deposit for one piece; `tax` null or absent: the rate of what it belongs to. */
const Deposit = z
  .object({
    amount: Money,
    kind: z.enum(DEPOSIT_KINDS),
    tax: TaxRate.nullable().optional(),
  })
  .meta({ id: 'Deposit' });

/** `share` percent of a product's price at other rates; what is absent is as for delivery, `tax`. */
const TaxShare = z
  .object({
    share: z.number().positive().max(100).multipleOf(0.01),
    tax: TaxRate,
    takeawayTax: TaxRate.nullable().optional(),
    dineInTax: TaxRate.nullable().optional(),
  })
  .meta({ id: 'TaxShare' });

/** All shares of a product; what they leave is at its own rates. */
const TaxShares = z
  .array(TaxShare)
  .max(5)
  .refine((shares) => shares.reduce((sum, { share }) => sum + Math.round(share * 100), 0) <= 10_000, {
    error: 'taxShares',
  });

const model = z.enum(CALCULATION_MODELS).default('fixed');

const names = z.array(Line(100)).max(100);

/** How much is in one package: the price of 1 kg or 1 l follows from it. */
export const NetContent = z
  .object({ amount: Quantity, unit: z.enum(CONTENT_UNITS) })
  .meta({ id: 'NetContent' });

const MinimumAge = z.union(MINIMUM_AGES.map((age) => z.literal(age)));

/** Grams in 100 g or 100 ml. */
const Grams = z.number().min(0).max(100);

/** Nutrition of 100 g or 100 ml; kilocalories follow from `energyKj`. */
const Nutrition = z
  .object({
    energyKj: z.number().min(0).max(4000),
    fat: Grams,
    saturates: Grams,
    carbohydrates: Grams,
    sugars: Grams,
    protein: Grams,
    salt: Grams,
  })
  .meta({ id: 'Nutrition' });

export const DrainedWeight = z
  .object({ amount: Quantity, unit: z.enum(WEIGHT_UNITS) })
  .meta({ id: 'DrainedWeight' });

/** The label of packed food besides name, net content, origin, allergens and nutrition; '' and null: nothing is said. */
const FoodLabel = z
  .object({
    foodName: Line(200).optional(),
    /** Allergens are found in it; `*…*` marks more. */
    ingredients: Text(5000).optional(),
    /** Name and address. */
    producer: Text(500).optional(),
    instructions: Text(1000).optional(),
    /** In % vol. */
    alcohol: z.number().min(0).max(100).multipleOf(0.1, { error: 'oneDecimal' }).nullable().optional(),
    /** What the base price is for. */
    drainedWeight: DrainedWeight.nullable().optional(),
  })
  .meta({ id: 'FoodLabel' });

/** The product that an option stands for. Only `id` is kept: the rest is what customers are told of it. */
const Component = z
  .object({
    id: Id,
    /** What one portion of it costs by itself. */
    price: Money.optional(),
    taxShares: TaxShares.optional(),
    image: ImageRef.optional(),
    /** How much of its own unit one is; absent: 1. */
    portion: Quantity.optional(),
  })
  .meta({ id: 'Component' });

const PartOption = z.object({
  name: Name(200),
  modifier: z.enum(PRICE_MODIFIERS).default('add'),
  value: Money.default(0),
  /** Sold out until then; absent or null: available. */
  outUntil: Instant.nullable().optional(),
  /** Besides the product's own; absent or null: none. */
  deposit: Deposit.nullable().optional(),
  /** Own rates for what the option costs; absent or null: the product's. */
  tax: TaxRate.nullable().optional(),
  takeawayTax: TaxRate.nullable().optional(),
  dineInTax: TaxRate.nullable().optional(),
  /** Added to the product's when chosen. */
  allergens: names.optional(),
  /** Declared: contains none. Without names and without this, nothing is said. */
  noAllergens: z.boolean().optional(),
  additives: names.optional(),
  /** Replaces the product's when chosen. */
  netContent: NetContent.nullable().optional(),
  minimumAge: MinimumAge.nullable().optional(),
  /** What is chosen with it: of that product is what the option does not say itself. */
  product: Component.optional(),
});

const hasUniqueNames = (named: { name: string }[]) =>
  new Set(named.map((item) => item.name)).size === named.length;

const partFields = {
  name: Name(200),
  description: Text().default(''),
  type: z.enum(PART_TYPES),
  optional: z.boolean().default(false),
};

/** `group`: what it says is that group's part (docs/entities.md); absent: its own. */
const Part = z.object({
  ...partFields,
  options: z.array(PartOption).refine(hasUniqueNames, { error: 'duplicateName' }).default([]),
  group: Ref.optional(),
});

/** A part that several products have. What is sold out is said of a product, not of all. */
export const OptionGroup = z
  .object({
    id: Id,
    /** For staff. */
    name: Name(200),
    part: z.object({
      ...partFields,
      options: z
        .array(PartOption.omit({ outUntil: true }))
        .refine(hasUniqueNames, { error: 'duplicateName' })
        .default([]),
    }),
  })
  .meta({ id: 'OptionGroup' }) satisfies z.ZodType<DomainGroup>;

export type OptionGroup = z.output<typeof OptionGroup>;

const AlternativeUnit = z.object({
  unit: UnitField,
  ratio: Quantity,
  minimumQuantity: Quantity.default(1),
  maximumQuantity: z.number().nonnegative().max(1_000_000).default(0),
  quantityStepSize: Quantity.default(1),
  calculationModel: model,
});

const unitIsOffered = (product: {
  unit: { symbol: string };
  defaultUnit?: string | undefined;
  alternativeUnits: { unit: { symbol: string } }[];
}) =>
  product.defaultUnit === undefined ||
  [product, ...product.alternativeUnits].some((offer) => offer.unit.symbol === product.defaultUnit);

const rateName = z.enum(RATE_NAMES).optional();

/** The fields of a product, without the checks between them. */
export const ProductFields = z.object({
  id: Id,
  name: Name(200),
  description: Text().default(''),
  type: Line(40).default('configurable'),
  enabled: z.boolean().default(true),
  /** For a disabled product: when it is enabled again. */
  outUntil: Instant.nullable().optional(),
  visible: z.boolean().default(true),
  price: Money,
  unit: UnitField.default({ type: 'amount', symbol: 'Stk' }),
  alternativeUnits: z.array(AlternativeUnit).default([]),
  minimumQuantity: Quantity.default(1),
  maximumQuantity: z.number().nonnegative().max(1_000_000).default(0),
  quantityStepSize: Quantity.default(1),
  defaultQuantity: Quantity.optional(),
  defaultUnit: z.enum(UNIT_SYMBOLS).optional(),
  pricing: z.enum(['unit', 'fixed']).default('unit'),
  calculationModel: model,
  tax: TaxRate.default(0),
  takeawayTax: TaxRate.optional(),
  dineInTax: TaxRate.optional(),
  /** Parts of its price at other rates, such as a menu's drink; absent: none. */
  taxShares: TaxShares.optional(),
  /** Paid besides the price; absent or null: none. */
  deposit: Deposit.nullable().optional(),
  /** Rates by name instead of the numbers, which are then the server's to fill in; absent: the numbers as they are. */
  taxRates: z.object({ delivery: rateName, takeaway: rateName, dineIn: rateName }).optional(),
  images: z.array(ImageRef).default([]),
  allergens: z.array(Line(100)).default([]),
  /** Declared: contains none. Without names and without this, nothing is said. */
  noAllergens: z.boolean().default(false),
  additives: names.default([]),
  netContent: NetContent.nullable().default(null),
  /** In years. */
  minimumAge: MinimumAge.nullable().default(null),
  /** Where it, or what it is made of, comes from; '' if nothing is said. */
  origin: Text(500).default(''),
  nutrition: Nutrition.nullable().default(null),
  /** Of packed food; absent or null: none. */
  label: FoodLabel.nullable().optional(),
  /** Has a right of withdrawal: neither perishable nor made to order (§ 312g Abs. 2 BGB). */
  isReturnable: z.boolean().default(false),
  isStepByStep: z.boolean().default(false),
  isLeadTimeEnabled: z.boolean().default(false),
  leadTimeType: z.enum(LEAD_TIME_TYPES).default('minutes'),
  leadTimeValue: z.number().nonnegative().max(10_000).default(0),
  config: z
    .object({ parts: z.array(Part).refine(hasUniqueNames, { error: 'duplicateName' }).default([]) })
    .default({ parts: [] }),
  /** Products that are offered with it before paying, the best first; absent: what customers often order with it. */
  goesWith: z.array(Ref).max(MOST_PINNED).optional(),
  /** Who prepares it. Absent or null: its category's station; customers are not told. */
  station: Ref.nullable().optional(),
});

/** A product (SPEC section 3). `price` is for one `unit`; a `maximumQuantity` of 0 means no bound. */
export const Product = ProductFields.refine(unitIsOffered, { error: 'defaultUnit', path: ['defaultUnit'] })
  .transform((product) => ({
    ...product,
    defaultQuantity: product.defaultQuantity ?? product.minimumQuantity,
    defaultUnit: product.defaultUnit ?? product.unit.symbol,
    takeawayTax: product.takeawayTax ?? product.tax,
    dineInTax: product.dineInTax ?? product.tax,
  }))
  .meta({ id: 'Product' }) satisfies z.ZodType<DomainProduct>;

export type Product = z.output<typeof Product>;

const products = z.array(Id).max(10_000).default([]);

/** Products that get a group's part, lose it, or keep it as their own. `replace`: in place of a part that has its name. */
export const GroupProducts = z
  .object({ add: products, remove: products, detach: products, replace: z.boolean().default(false) })
  .meta({ id: 'GroupProducts' });

export type GroupProducts = z.output<typeof GroupProducts>;

/** A group as it is now. Where products have changed with it: how many, and the entry in the log, by which all of it can be taken back. */
export const ChangedGroup = OptionGroup.extend({
  changed: z.int().optional(),
  logId: Id.optional(),
}).meta({ id: 'ChangedGroup' });
