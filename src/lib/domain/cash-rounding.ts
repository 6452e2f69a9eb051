import { asCents, fromCents, toCents, type Money } from './money.ts';
import type { PaymentMethod } from './payment-methods.ts';

/**
 * Whether an amount is rounded when it is paid: cash in francs, whose smallest coin is 5 Rappen (MünzV Art. 1). `cashRounding`
 * (cart-sum.ts) says by how much.
 */
export function isCashRounded(currency: string, method: PaymentMethod | null): boolean {
  return currency === 'CHF' && method === 'cash';
}

/** What is handed over for an order, in whole currency: its total as rounded. */
export function payable({
  totalGross,
  rounding = 0,
}: {
  totalGross: Money;
  rounding?: Money | undefined;
}): Money {
  return fromCents(asCents(toCents(totalGross) + toCents(rounding)));
}
