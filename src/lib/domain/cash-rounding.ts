import { asCents, fromCents, toCents, type Cents, type Money } from './money.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** Whether an amount is rounded when it is paid: cash in francs, whose smallest coin is 5 Rappen (MünzV Art. 1). */
export function isCashRounded(currency: string, method: PaymentMethod | null): boolean {
  return currency === 'CHF' && method === 'cash';
}

/** What is added to `total` to reach the nearest 5 hundredths: -2 to 2 cents. It changes neither prices nor their taxes. */
export function cashRounding(total: Cents): Cents {
  return asCents(Math.round(total / 5) * 5 - total);
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
