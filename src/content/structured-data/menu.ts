import type { Menu, MenuItem, MenuSection, AggregateOffer, Offer, RestrictedDiet } from 'schema-dts';
import type { MenuGroup, MenuProduct } from '../../lib/domain/menu.ts';
import { imageUrl } from '../images.ts';
import { absoluteUrl } from '../site.ts';
import { search } from '../texts/search.ts';
import type { Product } from '../../lib/domain/product.ts';
import type { UnitSymbol } from '../../lib/domain/units.ts';

/** schema.org knows no allergens: the description names them, where people and machines read them. */
function describe({ product: { description, allergens } }: MenuProduct): string {
  const words = description.replaceAll(/\s+/g, ' ').trim();
  return [words, allergens.length > 0 ? search.allergens(allergens) : ''].filter(Boolean).join(' ');
}

/** What was made of a dish, and for what: it is the same in each branch that offers it. */
const made = new WeakMap<MenuProduct['product'], { of: string; item: MenuItem }>();

function menuItem(entry: MenuProduct, category: string, currency: string): MenuItem {
  const of = `${entry.isOrderable} ${currency} ${category}`;
  const known = made.get(entry.product);
  if (known?.of === of) return known.item;
  const item = makeItem(entry, category, currency);
  made.set(entry.product, { of, item });
  return item;
}

function makeItem(entry: MenuProduct, category: string, currency: string): MenuItem {
  const { product, isOrderable } = entry;
  const [image] = product.images;
  const description = describe(entry);
  const diets = dietsOf(product, category);
  return {
    '@type': 'MenuItem',
    name: product.name,
    ...(description && { description }),
    ...(image && { image: absoluteUrl(imageUrl(image, 'product', 640)) }),
    offers: offerOf(product, isOrderable, currency),
    ...(diets.length > 0 && { suitableForDiet: diets }),
  };
}

/** The menu of a branch, a section for each category; null where nothing is on it. */
export function menuOf(
  groups: readonly MenuGroup[],
  name: string,
  currency: string,
  language: string,
): Menu | null {
  if (groups.length === 0) return null;
  const sections = groups.map(({ category, products }): MenuSection => ({
    '@type': 'MenuSection',
    name: category.name,
    hasMenuItem: products.map((entry) => menuItem(entry, category.name, currency)),
  }));
  return { '@type': 'Menu', name: search.menu(name), inLanguage: language, hasMenuSection: sections };
}

/** Units that are weighed or measured, by their codes of UN/CEFACT Recommendation 20; the others are counted. */
const UNIT_CODES: Partial<Record<UnitSymbol, string>> = {
  g: 'GRM',
  dag: 'DJ',
  kg: 'KGM',
  ml: 'MLT',
  cl: 'CLT',
  dl: 'DLT',
  l: 'LTR',
  mm: 'MMT',
  cm: 'CMT',
  dm: 'DMT',
  m: 'MTR',
  'mm²': 'MMK',
  'cm²': 'CMK',
  'dm²': 'DMK',
  'm²': 'MTK',
  'mm³': 'MMQ',
  'cm³': 'CMQ',
  'dm³': 'DMQ',
  'm³': 'MTQ',
};

/** The code of the unit that the price is for; null: it is for a piece, or for any amount. */
export function unitCodeOf({ unit, pricing }: Pick<Product, 'unit' | 'pricing'>): string | null {
  return pricing === 'unit' ? (UNIT_CODES[unit.symbol] ?? null) : null;
}

/** For how much a dish is offered: per unit where it is weighed, from a least price on where the menu says 'ab'. */
export function offerOf(product: Product, isOrderable: boolean, currency: string): Offer | AggregateOffer {
  const priceCurrency = currency;
  const { price, unit } = product;
  const availability = isOrderable ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut';
  const unitCode = unitCodeOf(product);
  if (unitCode !== null) {
    const specification = { price, priceCurrency, unitCode, unitText: unit.symbol };
    return {
      '@type': 'Offer',
      priceSpecification: { '@type': 'UnitPriceSpecification', ...specification },
      availability,
    };
  }
  if (product.calculationModel === 'minimum')
    return { '@type': 'AggregateOffer', lowPrice: price, priceCurrency, availability };
  return { '@type': 'Offer', price, priceCurrency, availability };
}

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
