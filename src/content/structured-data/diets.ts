import type { RestrictedDiet } from 'schema-dts';
import type { Product } from '../../lib/domain/product.ts';

/**
 * For whom a dish is suitable, where the shop says so itself: in the name of the dish or of its category, or in a sentence of the
 * description that says nothing else ('Vegan.', 'Vegan: gegrilltes …'). What only might be ('auch vegan', 'vegane Option') and
 * what the listed allergens deny is not passed on.
 */

interface Diet {
  said: string;
  deniedBy: RegExp;
  diets: readonly Extract<RestrictedDiet, `https://${string}`>[];
}

const MEATLESS = /fisch|krebs|krusten|weich|muschel|fleisch/i;
const VEGETARIAN = 'https://schema.org/VegetarianDiet';

const DIETS: readonly Diet[] = [
  {
    said: 'vegan',
    deniedBy: /milch|laktose|\bei(er)?\b|honig|fisch|krebs|krusten|weich|muschel|fleisch/i,
    diets: ['https://schema.org/VeganDiet', VEGETARIAN],
  },
  { said: 'vegetarisch', deniedBy: MEATLESS, diets: [VEGETARIAN] },
  {
    said: 'glutenfrei',
    deniedBy: /gluten|weizen|roggen|gerste|hafer|dinkel/i,
    diets: ['https://schema.org/GlutenFreeDiet'],
  },
  { said: 'halal', deniedBy: /schwein/i, diets: ['https://schema.org/HalalDiet'] },
  { said: 'koscher', deniedBy: /schwein|krebs|weich|muschel/i, diets: ['https://schema.org/KosherDiet'] },
];

/** Words that turn a claim into a possibility or its opposite. */
const DOUBT =
  /\b(nicht|kein\w*|auch|wahlweise|optional\w*|option|m[öo]glich|wunsch|oder|fast|teils|teilweise)\b/i;

const wordOf = (said: string) => new RegExp(`(?<![\\p{L}-])${said}(e|er|es|en)?(?![\\p{L}-])`, 'iu');

/** Whether a name says so: 'Vegane Bowl'. */
const isNamed = (name: string, said: string) => wordOf(said).test(name) && !DOUBT.test(name);

/** Whether a sentence, or what stands before its colon, says just that. */
function isStated(description: string, said: string): boolean {
  return description.split(/[.!:;\n()]/).some((sentence) => sentence.trim().toLowerCase() === said);
}

/** The diets that a dish of a category suits. */
export function dietsOf(
  { name, description, allergens }: Pick<Product, 'name' | 'description' | 'allergens'>,
  category: string,
): Diet['diets'] {
  // Most dishes say nothing of the kind, which is soon seen.
  const words = [name, category, description].join('\n').toLowerCase();
  const found = DIETS.filter(
    ({ said, deniedBy }) =>
      words.includes(said) &&
      (isNamed(name, said) || isNamed(category, said) || isStated(description, said)) &&
      !allergens.some((allergen) => deniedBy.test(allergen)),
  );
  return [...new Set(found.flatMap(({ diets }) => diets))];
}
