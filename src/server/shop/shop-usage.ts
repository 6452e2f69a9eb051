import { imagesOf, imagesOfConfig } from '../../lib/contract/references.ts';
import type { Shop, ShopList } from '../../lib/contract/shop.ts';

/** What a list's entities are called in a sentence, and which of them this is. */
const NAMES: { readonly [L in ShopList]: (entity: Shop[L][number]) => string } = {
  divisions: ({ name }) => `Organisation „${name}“`,
  branches: ({ name }) => `Filiale „${name}“`,
  menus: ({ id, name }) => `Speisekarte „${name || id}“`,
  categories: ({ name }) => `Kategorie „${name}“`,
  products: ({ name }) => `Produkt „${name}“`,
  tags: ({ name }) => `Tag „${name}“`,
  tables: ({ identifier }) => `Tisch „${identifier}“`,
  blocks: ({ identifier }) => `Inhalt „${identifier}“`,
  donatees: ({ name }) => `Spendenempfänger „${name}“`,
};

export const isShopList = (list: string): list is ShopList => Object.hasOwn(NAMES, list);

/** An entity of a list, if it is there. */
export const findIn = <L extends ShopList>(shop: Shop, list: L, id: number): Shop[L][number] | undefined =>
  (shop[list] as Shop[L][number][]).find((entity) => entity.id === id);

/** What an entity is called, if it is there. */
export function nameIn<L extends ShopList>(shop: Shop, list: L, id: number): string | null {
  const entity = findIn(shop, list, id);
  return entity ? NAMES[list](entity) : null;
}

const menusWith = (shop: Shop, isOn: (menu: Shop['menus'][number]) => boolean) =>
  shop.menus.filter(isOn).map(NAMES.menus);

/**
 * Which entities of the shop keep one from being deleted, by name. What is a part of it (a branch's tables) goes with it,
 * and what only labels (a branch's tags) is taken off: neither stands in the way.
 */
export function usersOf(shop: Shop, list: ShopList, id: number): string[] {
  switch (list) {
    case 'branches':
      return menusWith(shop, ({ branches }) => branches.some((branch) => branch.id === id));
    case 'categories':
      return menusWith(shop, ({ catalog }) => catalog.some((entry) => entry.id === id));
    case 'products':
      return menusWith(shop, ({ catalog }) =>
        catalog.some(({ products }) => products.some((product) => product.id === id)),
      );
    default:
      return [];
  }
}

/** Everything of the shop that shows a picture, by name. */
export function usersOfImage(shop: Shop, imageId: number): string[] {
  const shows = (shown: { image: { id: number } }[]) => shown.some(({ image }) => image.id === imageId);
  const names = (Object.keys(NAMES) as ShopList[]).flatMap((list) =>
    shop[list]
      .filter((entity) => shows(imagesOf(list, entity as never)))
      .map((entity) => NAMES[list](entity as never)),
  );
  return shows(imagesOfConfig(shop.config)) ? ['Konfiguration', ...names] : names;
}
