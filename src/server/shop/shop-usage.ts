import { imagesOf, imagesOfConfig } from '../../lib/contract/parse-shop.ts';
import type { Shop, ShopList } from '../../lib/contract/shop.ts';
import { componentsOf } from '../../lib/domain/combos/components.ts';
import { isOfGroup, type SharedPart } from '../../lib/domain/option-groups.ts';

/** German names of entities in sentences. */
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
  optionGroups: ({ name }) => `Gemeinsame Optionen „${name}“`,
  stations: ({ name }) => `Station „${name}“`,
  promotions: ({ name }) => `Aktion „${name}“`,
  priceTimes: ({ name }) => `Preiszeit „${name}“`,
  translations: ({ german }) => `Übersetzung „${german}“`,
};

export const isShopList = (list: string): list is ShopList => Object.hasOwn(NAMES, list);

/** An entity of a list; undefined: it does not exist. */
export const findIn = <L extends ShopList>(shop: Shop, list: L, id: number): Shop[L][number] | undefined =>
  (shop[list] as Shop[L][number][]).find((entity) => entity.id === id);

/** An entity's name; null: it does not exist. */
export function nameIn<L extends ShopList>(shop: Shop, list: L, id: number): string | null {
  const entity = findIn(shop, list, id);
  return entity ? NAMES[list](entity) : null;
}

const menusWith = (shop: Shop, isOn: (menu: Shop['menus'][number]) => boolean) =>
  shop.menus.filter(isOn).map(NAMES.menus);

const promotionsWith = (
  shop: Shop,
  id: number,
  refsOf: (promotion: Shop['promotions'][number]) => readonly { id: number }[],
) => shop.promotions.filter((one) => refsOf(one).some((ref) => ref.id === id)).map(NAMES.promotions);

/** What names a product as a component: option groups, and combos that have it of their own. */
const combosWith = ({ optionGroups, products }: Shop, id: number) => {
  const names = (parts: readonly SharedPart[]) => componentsOf(parts).some((one) => one.id === id);
  const own = ({ config }: Shop['products'][number]) => config.parts.filter(({ group }) => !group);
  return [
    ...optionGroups.filter(({ part }) => names([part])).map(NAMES.optionGroups),
    ...products.filter((product) => names(own(product))).map(NAMES.products),
  ];
};

const priceTimesWith = (
  shop: Shop,
  id: number,
  refsOf: (priceTime: Shop['priceTimes'][number]) => readonly { id: number }[],
) => shop.priceTimes.filter((one) => refsOf(one).some((ref) => ref.id === id)).map(NAMES.priceTimes);

/**
 * The names of entities that refer to one, which cannot be deleted therefore. Parts (a branch's tables) are deleted with it and
 * labels (a branch's tags) are removed: neither counts.
 */
export function usersOf(shop: Shop, list: ShopList, id: number): string[] {
  switch (list) {
    case 'branches':
      return [
        ...menusWith(shop, ({ branches }) => branches.some((branch) => branch.id === id)),
        ...promotionsWith(shop, id, ({ branches }) => branches),
        ...priceTimesWith(shop, id, ({ branches }) => branches),
      ];
    case 'categories':
      return [
        ...menusWith(shop, ({ catalog }) => catalog.some((entry) => entry.id === id)),
        ...promotionsWith(shop, id, ({ categories, giftCategories }) => [...categories, ...giftCategories]),
        ...priceTimesWith(shop, id, ({ categories }) => categories),
      ];
    case 'products':
      return [
        ...menusWith(shop, ({ catalog }) =>
          catalog.some(({ products }) => products.some((product) => product.id === id)),
        ),
        ...shop.products
          .filter((product) => product.id !== id && product.goesWith?.some((partner) => partner.id === id))
          .map(NAMES.products),
        ...combosWith(shop, id),
        ...promotionsWith(shop, id, ({ products, giftProducts }) => [...products, ...giftProducts]),
        ...priceTimesWith(shop, id, ({ products, prices }) => [
          ...products,
          ...prices.map(({ product }) => product),
        ]),
      ];
    case 'optionGroups':
      return shop.products.filter((product) => isOfGroup(product, id)).map(NAMES.products);
    case 'divisions':
      return shop.branches.filter(({ division }) => division?.id === id).map(NAMES.branches);
    case 'stations': {
      const isAt = ({ station }: { station?: { id: number } | null | undefined }) => station?.id === id;
      return [
        ...shop.categories.filter(isAt).map(NAMES.categories),
        ...shop.products.filter(isAt).map(NAMES.products),
      ];
    }
    default:
      return [];
  }
}

/** The names of what shows an image. */
export function usersOfImage(shop: Shop, imageId: number): string[] {
  const shows = (shown: { image: { id: number } }[]) => shown.some(({ image }) => image.id === imageId);
  const names = (Object.keys(NAMES) as ShopList[]).flatMap((list) =>
    shop[list]
      .filter((entity) => shows(imagesOf(list, entity as never)))
      .map((entity) => NAMES[list](entity as never)),
  );
  return shows(imagesOfConfig(shop.config)) ? ['Konfiguration', ...names] : names;
}
