import { isCashRounded } from '../../lib/domain/cash-rounding.ts';
import type { PricedLine } from '../../lib/domain/line-price.ts';
import { asCents } from '../../lib/domain/money.ts';
import { modeOf } from '../../lib/domain/order-mode.ts';
import { priceLines, type Pricing } from '../../lib/domain/pricing.ts';
import type { OrderItemRow, StoredOrder } from './queries/orders.ts';

/** What an order and its lines cost, as rows have it. */

/** An order's prices as columns. */
export function pricingColumns(pricing: Pricing) {
  return {
    grossCents: pricing.gross,
    netCents: pricing.net,
    taxCents: pricing.tax,
    depositGrossCents: pricing.depositGross,
    deliveryGrossCents: pricing.deliveryGross,
    deliveryNetCents: pricing.deliveryNet,
    tipCents: pricing.tip,
    totalGrossCents: pricing.totalGross,
    totalNetCents: pricing.totalNet,
    roundingCents: pricing.rounding,
    taxes: pricing.taxes.map(({ rate, amount, gross }) => ({
      rate,
      amountCents: amount,
      grossCents: gross,
    })),
    isApproximate: pricing.isApproximate,
  };
}

/** A line's gross, its parts by rate and its deposits as columns. */
export function grossColumns({ gross, taxes, deposits }: Pick<PricedLine, 'gross' | 'taxes' | 'deposits'>) {
  return {
    grossCents: gross,
    taxes:
      taxes?.map((part) => ({ rate: part.taxRate, grossCents: part.gross, weight: part.weight })) ?? null,
    deposits:
      deposits?.map(({ kind, amount, pieces, perUnit, gross: sum, taxRate }) => ({
        kind,
        amountCents: amount,
        pieces,
        perUnit,
        grossCents: sum,
        taxRate,
      })) ?? null,
  };
}

/** A stored line as one with a price. */
export function pricedLine(item: OrderItemRow): PricedLine {
  const { unitPriceCents, grossCents, taxRate, isApproximate, taxes, deposits } = item;
  return {
    unitPrice: asCents(unitPriceCents),
    gross: asCents(grossCents),
    taxRate,
    isApproximate,
    isMinimum: false,
    taxes: taxes?.map((part) => ({
      taxRate: part.rate,
      gross: asCents(part.grossCents),
      weight: part.weight,
    })),
    deposits: deposits?.map(({ amountCents, grossCents: sum, ...deposit }) => ({
      ...deposit,
      amount: asCents(amountCents),
      gross: asCents(sum),
    })),
  };
}

/** What an order costs with a changed line, by the terms at the time of the order. */
export function recomputePricing({ order, items }: StoredOrder, changed: OrderItemRow): Pricing {
  const lines = items.map((item) => pricedLine(item.position === changed.position ? changed : item));
  const { area, deliveryTaxing, tipCents, tipsTaxRate, currency, paymentMethod } = order;
  return priceLines(lines, {
    mode: modeOf(order),
    area,
    deliveryTaxing,
    tip: asCents(tipCents),
    tipsTaxRate,
    isCashRounded: isCashRounded(currency, paymentMethod),
  });
}
