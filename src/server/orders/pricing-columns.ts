import type { Pricing } from '../../lib/domain/pricing.ts';

/** An order's prices as columns. */
export function pricingColumns(pricing: Pricing) {
  return {
    grossCents: pricing.gross,
    netCents: pricing.net,
    taxCents: pricing.tax,
    deliveryGrossCents: pricing.deliveryGross,
    deliveryNetCents: pricing.deliveryNet,
    totalGrossCents: pricing.totalGross,
    totalNetCents: pricing.totalNet,
    taxes: pricing.taxes.map(({ rate, amount }) => ({ rate, amountCents: amount })),
    isApproximate: pricing.isApproximate,
  };
}
