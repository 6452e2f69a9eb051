import type { BasePrice } from './base-price.ts';
import { formatMoney } from './money.ts';
import type { MinimumAge } from './product.ts';
import type { ChosenFacts } from './product-facts.ts';

/** What is said of products, in German, for customers, receipts, mails and staff alike. */

export const factWords = {
  allergens: 'Allergene',
  additives: 'Zusatzstoffe',
  none: 'keine',
  unknown: 'keine Angabe',
  age: (years: MinimumAge) => `ab ${years} Jahren`,
  /** For staff, where goods are handed over. */
  checkAge: (years: MinimumAge) => `Ausweis prüfen (ab ${years})`,
} as const;

/** '9,70 EUR/l'. */
export const basePriceText = ({ cents, per }: BasePrice, currency: string): string =>
  `${formatMoney(cents, currency)}/${per}`;

/** The allergens of a dish with what was chosen: names, 'keine', or about what nothing is said. */
export function allergenText({ allergens, isDeclared, undeclared }: ChosenFacts, dish: string): string {
  if (!isDeclared && allergens.length === 0) return factWords.unknown;
  const gaps = [...(isDeclared ? [] : [dish]), ...undeclared];
  const known = allergens.length > 0 ? allergens.join(', ') : factWords.none;
  return gaps.length > 0 ? `${known}; ${factWords.unknown} zu ${gaps.join(', ')}` : known;
}
