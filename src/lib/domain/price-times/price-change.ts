import type { Money } from '../money.ts';

/** What a price time does with a price: `percent` and `amount` take off, `fixed` sets the price of each product by itself. */
export const PRICE_CHANGES = ['percent', 'amount', 'fixed'] as const;
/** One of `PRICE_CHANGES`. */
type PriceChangeKind = (typeof PRICE_CHANGES)[number];

/** A price time that holds for a product of a menu. */
export interface PriceChange {
  /** The price time. */
  id: number;
  kind: PriceChangeKind;
  /** `percent`: what comes off, above 0 to 100, two decimals. */
  percent: number;
  /** `amount`: what comes off; `fixed`: what one of the product's own unit costs. */
  value: Money;
  /** When it began and when it ends, as instants; `until` null: not within a week. */
  since: string;
  until: string | null;
  /** Whether customers see the regular price beside a lower one. */
  isRegularShown: boolean;
}

/** Which price time a product's price is of; `regular` is its price at other times. */
export interface TimedPrice extends Pick<PriceChange, 'id' | 'since' | 'until' | 'isRegularShown'> {
  regular: Money;
}
