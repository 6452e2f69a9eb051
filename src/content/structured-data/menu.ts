import type {
  AggregateOffer,
  Menu,
  MenuItem,
  MenuSection,
  NutritionInformation,
  Offer,
  RestrictedDiet,
} from 'schema-dts';
import { type Diet, dietsOf } from '../../lib/domain/diets.ts';
import type { MenuGroup, MenuProduct } from '../../lib/domain/menu.ts';
import { imageUrl } from '../images.ts';
import { absoluteUrl } from '../site.ts';
import { search } from '../texts/search.ts';
import { kilocalories, nutritionUnit, type Nutrition } from '../../lib/domain/nutrition.ts';
import type { Product } from '../../lib/domain/product.ts';
import type { UnitSymbol } from '../../lib/domain/units.ts';
import { shownFact } from '../../lib/domain/words/facts.ts';

/** schema.org has no property for allergens: they are in the description, for people and machines. */
function describe({ product: { description, allergens } }: MenuProduct): string {
  const words = description.replaceAll(/\s+/g, ' ').trim();
  return [words, allergens.length > 0 ? search.allergens(allergens.map(shownFact)) : '']
    .filter(Boolean)
    .join(' ');
}

/** The diets that schema.org knows. */
const DIETS: Record<Diet, Extract<RestrictedDiet, `https://${string}`>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarisch: 'https://schema.org/VegetarianDiet',
  glutenfrei: 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
  koscher: 'https://schema.org/KosherDiet',
};

/** A dish's data by their inputs: they are the same in each branch that offers it. */
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
  const diets = dietsOf(product, category).map((diet) => DIETS[diet]);
  return {
    '@type': 'MenuItem',
    name: product.name,
    ...(description && { description }),
    ...(image && { image: absoluteUrl(imageUrl(image, 'product', 640)) }),
    offers: offerOf(product, isOrderable, currency),
    ...(product.nutrition && { nutrition: nutritionOf(product, product.nutrition) }),
    ...(diets.length > 0 && { suitableForDiet: diets }),
  };
}

const grams = (mass: number) => `${mass} g`;

/** A nutrition declaration; schema.org has sodium where the law has salt, which is 2.5 times as much (annex I of the regulation). */
function nutritionOf(product: Product, nutrition: Nutrition): NutritionInformation {
  return {
    '@type': 'NutritionInformation',
    servingSize: `100 ${nutritionUnit(product)}`,
    calories: `${kilocalories(nutrition)} kcal`,
    fatContent: grams(nutrition.fat),
    saturatedFatContent: grams(nutrition.saturates),
    carbohydrateContent: grams(nutrition.carbohydrates),
    sugarContent: grams(nutrition.sugars),
    proteinContent: grams(nutrition.protein),
    sodiumContent: grams(Math.round((nutrition.salt / 2.5) * 1000) / 1000),
  };
}

/** The menu of a branch with a section per category; null if it is empty. `id`: how the restaurant's data name it. */
export function menuOf(
  groups: readonly MenuGroup[],
  { id, name, currency, language }: { id: string; name: string; currency: string; language: string },
): Menu | null {
  if (groups.length === 0) return null;
  const sections = groups.map(({ category, products }): MenuSection => ({
    '@type': 'MenuSection',
    name: category.name,
    hasMenuItem: products.map((entry) => menuItem(entry, category.name, currency)),
  }));
  return {
    '@type': 'Menu',
    '@id': id,
    name: search.menu(name),
    inLanguage: language,
    hasMenuSection: sections,
  };
}

/** Units of weight and volume with their UN/CEFACT Recommendation 20 codes; the others are counted. */
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

/** The code of the price's unit; null: per piece, or for any amount. */
export function unitCodeOf({ unit, pricing }: Pick<Product, 'unit' | 'pricing'>): string | null {
  return pricing === 'unit' ? (UNIT_CODES[unit.symbol] ?? null) : null;
}

/** The offer of a dish: a unit price by weight or volume, a lowest price for 'ab'. */
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
