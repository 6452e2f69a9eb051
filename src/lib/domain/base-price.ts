import { type ChosenPart, chosenOptions } from './cart-item.ts';
import { unitPrice } from './line-price.ts';
import { asCents, decimalOf, divideHalfUp, times, type Cents } from './money.ts';
import type { ContentUnit, NetContent, Product } from './product.ts';

/** Units of a net content → how many of them make 1 kg or 1 l. */
const SHARES = { g: 1000, dag: 100, kg: 1, ml: 1000, cl: 100, dl: 10, l: 1 } as const satisfies Record<
  ContentUnit,
  number
>;

/** Price of 1 kg or 1 l of packed goods, in cents. */
export interface BasePrice {
  cents: Cents;
  per: 'kg' | 'l';
}

/** Less needs no base price (§ 4 Abs. 3 Nr. 1 PAngV), in grams or millilitres. */
const LEAST = 10;

/**
 * The base price of one package for `price`: per 1 kg or 1 l whatever its size (§ 5 Abs. 1 PAngV since 28 May 2022), half up to cents.
 * null: below 10 g or ml, or equal to the price (§ 4 Abs. 1 Satz 2 PAngV).
 */
export function basePrice(price: Cents, { amount, unit }: NetContent): BasePrice | null {
  const share = SHARES[unit];
  if (amount === share || !((amount / share) * 1000 >= LEAST)) return null;
  const cents = divideHalfUp(times(decimalOf(price), decimalOf(share)), decimalOf(amount));
  return Number.isSafeInteger(cents) ? { cents: asCents(cents), per: unit.endsWith('l') ? 'l' : 'kg' } : null;
}

/** The net content of one piece with its options: the last chosen option's that has one, else the product's; null: none is named. */
export function netContentOf(
  product: Pick<Product, 'netContent' | 'config'>,
  parts: readonly ChosenPart[],
): NetContent | null {
  const own = chosenOptions(product, parts).findLast(({ netContent }) => netContent);
  return own?.netContent ?? product.netContent ?? null;
}

/**
 * The base price of a product with its options, for its drained weight where it has one (§ 5 Abs. 4 PAngV); null for goods by weight or
 * volume, whose price is one, and where no content is named.
 */
export function basePriceOf(
  product: Pick<Product, 'netContent' | 'config' | 'label' | 'price' | 'unit' | 'pricing'>,
  parts: readonly ChosenPart[],
): BasePrice | null {
  const netContent = product.label?.drainedWeight ?? product.netContent;
  const content = netContentOf({ ...product, netContent }, parts);
  const isCounted = /^(amount|serving|pair|person)$/.test(product.unit.type);
  if (!content || !isCounted || product.pricing === 'fixed') return null;
  return basePrice(unitPrice(product, parts), content);
}
