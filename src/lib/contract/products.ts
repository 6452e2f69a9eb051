import { z } from 'zod';
import { MOST_PINNED } from '../domain/going-together.ts';
import {
  CALCULATION_MODELS,
  LEAD_TIME_TYPES,
  PART_TYPES,
  PRICE_MODIFIERS,
  type Product as DomainProduct,
} from '../domain/product.ts';
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

const model = z.enum(CALCULATION_MODELS).default('fixed');

export const PartOption = z.object({
  name: Name(200),
  modifier: z.enum(PRICE_MODIFIERS).default('add'),
  value: Money.default(0),
  /** Sold out until then; absent or null: available. */
  outUntil: Instant.nullable().optional(),
});

const hasUniqueNames = (named: { name: string }[]) =>
  new Set(named.map((item) => item.name)).size === named.length;

export const Part = z.object({
  name: Name(200),
  description: Text().default(''),
  type: z.enum(PART_TYPES),
  optional: z.boolean().default(false),
  options: z.array(PartOption).refine(hasUniqueNames, { error: 'duplicateName' }).default([]),
});

export const AlternativeUnit = z.object({
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
  images: z.array(ImageRef).default([]),
  allergens: z.array(Line(100)).default([]),
  isStepByStep: z.boolean().default(false),
  isLeadTimeEnabled: z.boolean().default(false),
  leadTimeType: z.enum(LEAD_TIME_TYPES).default('minutes'),
  leadTimeValue: z.number().nonnegative().max(10_000).default(0),
  config: z
    .object({ parts: z.array(Part).refine(hasUniqueNames, { error: 'duplicateName' }).default([]) })
    .default({ parts: [] }),
  /** Products that are offered with it before paying, the best first; absent: what customers often order with it. */
  goesWith: z.array(Ref).max(MOST_PINNED).optional(),
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
