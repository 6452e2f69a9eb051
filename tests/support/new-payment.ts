import type { Asked, NewPayment } from '../../src/server/payments/providers/payment-provider.ts';

let count = 0;

/** A key, or a reference, that nobody used before. */
export const fresh = (kind: 'key' | 'order' | 'refund') => `${kind}-${++count}`;

export const RETURN_URL = 'https://shop.example.org/order/8Kq2vR5mZ1?from=pay';

/** An order that is to be paid online. */
export const newPayment = (changes: Partial<NewPayment> = {}): NewPayment => ({
  reference: fresh('order'),
  amountCents: 2390,
  currency: 'CHF',
  description: 'Pizzeria Roma, Bestellung 42',
  returnUrl: RETURN_URL,
  webhookUrl: null,
  ...changes,
});

/** What a provider answered; it failed where the test expects no failure. */
export function valueOf<T>(asked: Asked<T>): T {
  if (!asked.ok) throw new Error(asked.reason);
  return asked.value;
}

/** Ways in which an answer can be lost after the work was done. */
export const LOST = ['drop', 'half', 'garbage', 'hang', 500, 503] as const;

/** Failures after which nobody knows what happened. */
export const UNCERTAIN = [408, 409, 429, 500, 502, 503, 'drop', 'half', 'garbage', 'hang'] as const;
