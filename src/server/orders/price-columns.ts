import { isCashRounded } from '../../lib/domain/cash-rounding.ts';
import { deliveryFee, type PricingContext } from '../../lib/domain/cart-sum.ts';
import type { PricedLine } from '../../lib/domain/line-price.ts';
import { asCents, sumCents } from '../../lib/domain/money.ts';
import { modeOf } from '../../lib/domain/order-mode.ts';
import { priceLines, type Pricing } from '../../lib/domain/pricing.ts';
import type { AppliedPromotion } from '../../lib/domain/promotions/promotion.ts';
import type { OrderItemRow, StoredOrder } from './queries/orders.ts';

/** What an order and its lines cost, as rows have it. */

/** An order's prices as columns. */
export function pricingColumns(pricing: Pricing) {
  return {
    grossCents: pricing.gross - pricing.discount,
    discountCents: pricing.discount,
    deliveryDiscountCents: pricing.deliveryDiscount,
    promotions: pricing.promotions.map(({ amount, lines, delivery, ...promotion }) => ({
      ...promotion,
      amountCents: amount,
      lineCents: lines,
      deliveryCents: delivery,
    })),
    netCents: pricing.net,
    taxCents: pricing.tax,
    depositGrossCents: pricing.depositGross,
    deliveryGrossCents: pricing.deliveryGross - pricing.deliveryDiscount,
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

/** What is paid for a line, what came off it, its parts by rate and its deposits as columns. */
export function grossColumns({
  gross,
  discount = asCents(0),
  taxes,
  deposits,
}: Pick<PricedLine, 'gross' | 'discount' | 'taxes' | 'deposits'>) {
  return {
    grossCents: gross - discount,
    discountCents: discount,
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

/** A stored line as one with a price, as it is without promotions. */
export function pricedLine(item: OrderItemRow): PricedLine {
  const { unitPriceCents, grossCents, discountCents, taxRate, isApproximate, taxes, deposits } = item;
  return {
    unitPrice: asCents(unitPriceCents),
    gross: asCents(grossCents + discountCents),
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

/** What an order costs with a changed line, by the terms at the time of the order; the line's `discountCents` is still that of before. */
export function recomputePricing({ order, items }: StoredOrder, changed: OrderItemRow): Pricing {
  const lines = items.map((item) => pricedLine(item.position === changed.position ? changed : item));
  const { area, deliveryTaxing, tipCents, tipsTaxRate, currency, paymentMethod } = order;
  const context = {
    mode: modeOf(order),
    area,
    deliveryTaxing,
    tip: asCents(tipCents),
    tipsTaxRate,
    isCashRounded: isCashRounded(currency, paymentMethod),
  };
  return priceLines(lines, context, keptPromotions({ order, items }, changed, lines, context));
}

/**
 * An order's promotions after a line has changed, such as by its weight: a percentage, or a dish that was given, costs in proportion to
 * the line; an amount stays, as far as the line reaches; a delivery that was free stays free. No new promotion begins to count.
 */
function keptPromotions(
  { order, items }: Pick<StoredOrder, 'order' | 'items'>,
  changed: OrderItemRow,
  lines: readonly PricedLine[],
  { mode, area }: PricingContext,
): AppliedPromotion[] {
  const before = items.findIndex(({ position }) => position === changed.position);
  const was = items[before];
  const is = lines[before]?.gross ?? asCents(0);
  const fee = deliveryFee(sumCents(lines.map(({ gross }) => gross)), mode, area);
  let left: number = is;
  return order.promotions.map(({ amountCents: _before, lineCents, deliveryCents, ...promotion }) => {
    const cents = lineCents.map((line, index) => {
      if (index !== before || !was) return asCents(line);
      const whole = was.grossCents + was.discountCents;
      const scaled = promotion.kind === 'amount' || whole === 0 ? line : Math.round((line * is) / whole);
      const kept = asCents(Math.min(scaled, left));
      left -= kept;
      return kept;
    });
    const delivery = deliveryCents > 0 ? fee : asCents(0);
    return { ...promotion, amount: asCents(sumCents(cents) + delivery), lines: cents, delivery };
  });
}
