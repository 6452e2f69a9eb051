import { type ChosenPart, chosenOptions } from './cart-item.ts';
import { unitPrice } from './line-price.ts';
import { asCents, decimalOf, divideHalfUp, times, type Cents } from './money.ts';
import type { ContentUnit, NetContent, Product } from './product.ts';

/** Units of a net content → what their price is for, and how many of them make one of that. */
const CONTENT = {
  g: ['kg', 1000],
  dag: ['kg', 100],
  kg: ['kg', 1],
  ml: ['l', 1000],
  cl: ['l', 100],
  dl: ['l', 10],
  l: ['l', 1],
} as const satisfies Record<ContentUnit, readonly [per: BasePrice['per'], share: number]>;

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
  const [per, share] = CONTENT[unit];
  const isSame = amount === share;
  if (isSame || !(amount > 0) || (amount / share) * 1000 < LEAST) return null;
  const cents = divideHalfUp(times(decimalOf(price), decimalOf(share)), decimalOf(amount));
  return Number.isSafeInteger(cents) ? { cents: asCents(cents), per } : null;
}

type Packed = Pick<Product, 'netContent' | 'config'>;

/** What a chosen option says of the content, the last one's; the product's is then not that of what is bought. */
export const chosenContent = (product: Packed, parts: readonly ChosenPart[]): NetContent | null | undefined =>
  chosenOptions(product, parts).findLast(({ netContent }) => netContent)?.netContent;

/** The net content of one piece with its options: the last chosen option's that has one, else the product's; null: none is named. */
export const netContentOf = (product: Packed, parts: readonly ChosenPart[]): NetContent | null =>
  chosenContent(product, parts) ?? product.netContent ?? null;

/**
 * The base price of a product with its options, for its drained weight where it has one (§ 5 Abs. 4 PAngV); null for goods by weight or
 * volume, whose price is one, and where no content is named.
 */
export function basePriceOf(
  product: Packed & Pick<Product, 'label' | 'price' | 'unit' | 'pricing'>,
  parts: readonly ChosenPart[],
): BasePrice | null {
  const content = chosenContent(product, parts) ?? product.label?.drainedWeight ?? product.netContent;
  const isCounted = /^(amount|serving|pair|person)$/.test(product.unit.type);
  if (!content || !isCounted || product.pricing === 'fixed') return null;
  return basePrice(unitPrice(product, parts), content);
}
