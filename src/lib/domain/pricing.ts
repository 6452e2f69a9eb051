import type { DeliveryArea } from './branch.ts';
import type { CartItem, ChosenPart } from './cart.ts';
import { decimalOf, divideHalfUp, times } from './decimal.ts';
import type { Mode } from './modes.ts';
import { asCents, sumCents, toCents } from './money.ts';
import type { Cents } from './money.ts';
import { chosenOptions } from './parts.ts';
import type { Product } from './product.ts';
import { alternativeOf, ratioOf } from './units.ts';

/** The price of one line of the cart. `taxRate` is a percentage, contained in `gross`. */
export interface PricedLine {
  /** Of one of the product's own unit, with its options. */
  unitPrice: Cents;
  gross: Cents;
  taxRate: number;
  /** The price may differ in the end: shown with 'ca.'. */
  isApproximate: boolean;
  /** The price may be higher in the end: shown with 'ab'. */
  isMinimum: boolean;
}

/** The tax contained in all amounts of one rate; `rate` is a percentage. */
export interface TaxAmount {
  rate: number;
  amount: Cents;
}

/**
 * What a cart costs (SPEC section 9). `gross`, `net` and `tax` are the items alone, `delivery…` the delivery alone, `total…`
 * both. Net is rounded once per rate over items and delivery together, so `totalNet` + all `taxes` = `totalGross` always,
 * while `net + deliveryNet` may be a cent off `totalNet`.
 */
export interface Pricing {
  gross: Cents;
  net: Cents;
  tax: Cents;
  deliveryGross: Cents;
  deliveryNet: Cents;
  totalGross: Cents;
  totalNet: Cents;
  /** One entry per rate that occurs, lowest rate first. */
  taxes: TaxAmount[];
  isApproximate: boolean;
  isMinimum: boolean;
  /** One per item, in the items' order. */
  lines: PricedLine[];
}

/** Where an order goes and how: what the tax rates and the delivery fee depend on. `area` counts for delivery only. */
export interface PricingContext {
  mode: Mode;
  area: DeliveryArea | null;
}

/** The price of one of the product's own unit: its price, then each chosen option in the product's order, never below 0 (DESIGN 5.7). */
export function unitPrice(product: Pick<Product, 'price' | 'config'>, parts: readonly ChosenPart[]): Cents {
  let price: number = toCents(product.price);
  for (const { modifier, value } of chosenOptions(product, parts)) {
    if (modifier === 'overwrite') price = toCents(value);
    else price += modifier === 'add' ? toCents(value) : -toCents(value);
  }
  return asCents(Math.max(0, price));
}

/** The percentage of tax contained in a product's price (SPEC section 9): `tax` for delivery, else the mode's own. */
export function taxRateOf(product: Pick<Product, 'tax' | 'takeawayTax' | 'dineInTax'>, mode: Mode): number {
  if (mode === 'delivery') return product.tax;
  return mode === 'dineIn' ? product.dineInTax : product.takeawayTax;
}

/**
 * One line: unit price × amount × ratio, half up to cents; `pricing: 'fixed'` charges the unit price once (DESIGN 5.7).
 * A unit that the product is not sold in counts like its own; `reconcile` and the server refuse such lines before.
 */
export function priceLine(item: CartItem, mode: Mode): PricedLine {
  const { product, amount, unit } = item;
  const price = unitPrice(product, item.parts);
  const models = [product.calculationModel, alternativeOf(product, unit)?.calculationModel];
  return {
    unitPrice: price,
    gross: product.pricing === 'fixed' ? price : multiply(price, amount, ratioOf(product, unit) ?? 1),
    taxRate: taxRateOf(product, mode),
    isApproximate: models.includes('approximate'),
    isMinimum: models.includes('minimum'),
  };
}

function multiply(price: Cents, amount: number, ratio: number): Cents {
  const exact = times(times(decimalOf(price), decimalOf(Math.max(0, amount))), decimalOf(ratio));
  return asCents(divideHalfUp(exact, decimalOf(1)));
}

/** Gross without its tax of `rate` percent, half up to cents (DESIGN 5.8). */
export function netOf(gross: Cents, rate: number): Cents {
  const percent = decimalOf(rate);
  const hundred = 100n * 10n ** BigInt(Math.max(0, percent.scale));
  const divisor = { digits: hundred + percent.digits, scale: percent.scale };
  return asCents(divideHalfUp({ digits: BigInt(gross) * 100n, scale: 0 }, divisor));
}

/** What delivery to the area costs for items worth `gross`: free if flagged so or from its order value on, that value included (DESIGN 5.6). */
export function deliveryPrice(gross: Cents, area: DeliveryArea | null): Cents {
  if (!area || area.free) return asCents(0);
  const isFree = area.freeFromOrderValue !== null && gross >= toCents(area.freeFromOrderValue);
  return isFree ? asCents(0) : toCents(area.price);
}

/** Gross amounts added up per rate, lowest rate first. */
function grossPerRate(amounts: readonly { taxRate: number; gross: Cents }[]): Map<number, Cents> {
  const perRate = new Map<number, Cents>();
  for (const { taxRate, gross } of [...amounts].sort((a, b) => a.taxRate - b.taxRate)) {
    perRate.set(taxRate, asCents((perRate.get(taxRate) ?? 0) + gross));
  }
  return perRate;
}

function taxesOf(perRate: Map<number, Cents>): TaxAmount[] {
  return [...perRate].map(([rate, gross]) => ({ rate, amount: asCents(gross - netOf(gross, rate)) }));
}

/** What the cart costs in a mode, delivered to an area (SPEC section 9). An empty cart costs nothing, also no delivery. */
export function priceCart(items: readonly CartItem[], { mode, area }: PricingContext): Pricing {
  const lines = items.map((item) => priceLine(item, mode));
  const gross = sumCents(lines.map((line) => line.gross));
  const hasDelivery = mode === 'delivery' && area !== null && items.length > 0;
  const deliveryGross = hasDelivery ? deliveryPrice(gross, area) : asCents(0);
  const delivery = hasDelivery && deliveryGross > 0 ? [{ taxRate: area.tax, gross: deliveryGross }] : [];
  const tax = sumCents(taxesOf(grossPerRate(lines)).map((entry) => entry.amount));
  const taxes = taxesOf(grossPerRate([...lines, ...delivery]));
  const totalGross = asCents(gross + deliveryGross);
  return {
    gross,
    net: asCents(gross - tax),
    tax,
    deliveryGross,
    deliveryNet: area ? netOf(deliveryGross, area.tax) : asCents(0),
    totalGross,
    totalNet: asCents(totalGross - sumCents(taxes.map((entry) => entry.amount))),
    taxes,
    isApproximate: lines.some((line) => line.isApproximate),
    isMinimum: lines.some((line) => line.isMinimum),
    lines,
  };
}

/** How much is missing to the area's minimum order value; 0 when it is reached or there is none (SPEC section 5). */
export function missingToMinimum(gross: Cents, area: DeliveryArea | null): Cents {
  return asCents(area ? Math.max(0, toCents(area.minimumOrderValue) - gross) : 0);
}

/** The order value that makes delivery free, for the hint 'Kostenlose Lieferung ab {amount}.'; null when it is free already or never. */
export function freeDeliveryFrom(gross: Cents, area: DeliveryArea | null): Cents | null {
  if (!area || area.freeFromOrderValue === null || deliveryPrice(gross, area) === 0) return null;
  return toCents(area.freeFromOrderValue);
}
