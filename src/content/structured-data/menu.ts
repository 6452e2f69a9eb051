import type { Menu, MenuItem, MenuSection } from 'schema-dts';
import type { MenuGroup, MenuProduct } from '../../lib/domain/menu.ts';
import { imageUrl } from '../images.ts';
import { absoluteUrl } from '../site-url.ts';
import { search } from '../texts/search.ts';
import { dietsOf } from './diets.ts';
import { offerOf } from './offers.ts';

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
