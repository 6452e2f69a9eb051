import type { ChosenPart } from './cart-item.ts';
import type { Product } from './product.ts';
import { LANGUAGE } from './words/locale.ts';

/**
 * The `lang` of what a shop has written, on a page in another language: none in that of the page, 'de' where it has stayed German
 * (WCAG 2.2, 3.1.2). On a German page always none.
 */

type Lang = 'de' | undefined;
type Translated = Pick<Product, 'german' | 'untranslated'>;

/** Of a name of a dish or a line of an order, of its parts and options. */
export const langOfWord = (text: string, { german }: Translated): Lang =>
  LANGUAGE === 'de' || (german && text in german) ? undefined : 'de';

/** Of a description, a dish's or one of its parts', or of an origin. */
export const langOfDescription = (text: string, { german, untranslated = [] }: Translated): Lang =>
  LANGUAGE === 'de' || (german && !untranslated.includes(text)) ? undefined : 'de';

/** Of what was chosen for a line: German where no word of it is translated. Typed text cannot be told from an option; files are counted in the page's language. */
export function langOfChoices(parts: readonly ChosenPart[], line: Translated): Lang {
  const words = parts
    .flatMap(({ value }): unknown[] => [value].flat())
    .filter((one) => typeof one === 'string');
  return words.length > 0 && words.every((word) => langOfWord(word, line)) ? 'de' : undefined;
}
