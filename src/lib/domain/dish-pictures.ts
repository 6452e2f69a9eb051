import { activeMenu, menuGroups, type Category, type Menu } from './menu.ts';
import type { ImageRef, Product } from './product.ts';

/** What dishes are looked for in. */
interface Offer {
  menus: readonly Menu[];
  categories: readonly Category[];
  products: readonly Product[];
}

/**
 * Pictures of dishes that customers of these branches can see at an instant (epoch milliseconds), none of them twice: one of
 * each category, then a second of each, as far as they have any.
 */
export function dishPictures(
  branches: readonly { id: number }[],
  { menus, categories, products }: Offer,
  at: number,
  most: number,
): ImageRef[] {
  const ofCategories = new Map<number, ImageRef[]>();
  for (const { id } of branches) {
    const menu = activeMenu(menus, id, at);
    for (const group of menu ? menuGroups(menu, categories, productsOf(menu, products)) : []) {
      const images = group.products.flatMap(({ product }) => product.images[0] ?? []);
      if (!ofCategories.has(group.category.id)) ofCategories.set(group.category.id, images);
    }
  }
  const rounds = [0, 1].flatMap((round) =>
    [...ofCategories.values()].flatMap((images) => images[round] ?? []),
  );
  return [...new Map(rounds.map((image) => [image.id, image])).values()].slice(0, most);
}

const indexes = new WeakMap<readonly Product[], Map<number, Product>>();

/** The products that a menu names. A list is indexed once: every page of a branch asks, of all products of the shop. */
function productsOf({ catalog }: Menu, products: readonly Product[]): Product[] {
  const index = indexes.get(products) ?? new Map(products.map((product) => [product.id, product]));
  indexes.set(products, index);
  return catalog.flatMap((entry) => entry.products.flatMap(({ id }) => index.get(id) ?? []));
}
