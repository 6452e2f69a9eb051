import { asCents, fromCents, toCents, type Cents, type Money } from '../money.ts';
import type { PartOption, Product } from '../product.ts';
import type { PriceChange } from './price-change.ts';

/** For so long after a price has changed by the clock, a cart keeps the lower one that its customer has seen. */
export const KEPT_MS = 15 * 60_000;

type Effect = Pick<PriceChange, 'kind' | 'percent' | 'value'>;

/** A price in cents as a price time changes it: half up, never below 0. */
export function changedPrice(price: Cents, { kind, percent, value }: Effect): Cents {
  if (kind === 'fixed') return toCents(value);
  if (kind === 'amount') return asCents(Math.max(0, price - toCents(value)));
  const left = 10_000 - Math.round(percent * 100);
  return asCents(Math.floor((price * left + 5000) / 10_000));
}

/** Options that set the price, such as a size, change like it; where each product has its price, they stay as they are. */
function changedOption(option: PartOption, change: Effect): PartOption {
  if (option.modifier !== 'overwrite' || change.kind === 'fixed') return option;
  return { ...option, value: fromCents(changedPrice(toCents(option.value), change)) };
}

/**
 * A product at the price of the price times that hold: of several the one with the lowest price, of equal ones that with the lower id.
 * What options add or take off stays. Without any it is the same object.
 */
export function productAt<P extends Product>(product: P, changes: readonly PriceChange[] = []): P {
  const regular = toCents(product.price);
  let best: PriceChange | undefined;
  let lowest = Infinity;
  for (const change of changes) {
    const price = changedPrice(regular, change);
    if (price > lowest || (price === lowest && best && best.id < change.id)) continue;
    [best, lowest] = [change, price];
  }
  if (!best) return product;
  const change = best;
  const { id, since, until, isRegularShown } = change;
  return {
    ...product,
    price: fromCents(asCents(lowest)),
    timed: { id, since, until, isRegularShown, regular: product.price },
    config: {
      parts: product.config.parts.map((part) => ({
        ...part,
        options: part.options.map((option) => changedOption(option, change)),
      })),
    },
  };
}

type Priced = Pick<Product, 'price' | 'timed'>;

/** What a product costs when no price time holds. */
const regularPrice = ({ price, timed }: Priced): Money => timed?.regular ?? price;

/** Whether two states of a product differ by the clock: at one of them a price time holds, and both have the same regular price. */
export const differsByClock = (was: Priced, now: Priced): boolean =>
  (was.timed ?? now.timed) !== undefined &&
  was.timed?.id !== now.timed?.id &&
  regularPrice(was) === regularPrice(now);

/**
 * Whether a cart still keeps the price of `was` at an instant in epoch milliseconds, although the product costs what `now` says: around the
 * end of its price time, or the beginning of the one that made it dearer. Both sides of it, since a customer's clock may be slow.
 */
export function isStillKept(was: Priced, now: Priced, at: number): boolean {
  const changed = was.timed ? was.timed.until : now.timed?.since;
  return Boolean(changed) && Math.abs(at - Date.parse(changed ?? '')) < KEPT_MS;
}
