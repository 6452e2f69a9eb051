import { asCents, fromCents, toCents, type Money } from '../money.ts';

/** How orders show promotions: lines and fees at their prices without them, then each promotion with what it took off. */

/** What something cost before promotions, of what was paid and what they took off. */
export const beforeDiscount = (paid: Money, discount: Money = 0): Money =>
  fromCents(asCents(toCents(paid) + toCents(discount)));

/** A promotion's name, with the code that brought it about: 'Sommeraktion (SOMMER)'. */
export const promotionLabel = ({ name, code }: { name: string; code: string | null }): string =>
  code === null ? name : `${name} (${code})`;
