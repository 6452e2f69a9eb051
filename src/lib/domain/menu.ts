import type { PriceChange } from './price-times/price-change.ts';
import { productAt } from './price-times/timed-product.ts';
import type { ImageRef, Product } from './product.ts';

/** A category of products (SPEC section 3 'Category'). */
export interface Category {
  id: number;
  name: string;
  image: ImageRef | null;
  visible: boolean;
}

/** A category's place on a menu, and its products in order (SPEC section 3 'Menu'). */
export interface CatalogEntry {
  id: number;
  visible: boolean;
  products: MenuPlace[];
}

/** A product's place in a category of a menu. */
export interface MenuPlace {
  id: number;
  enabled: boolean;
  visible: boolean;
  /** Options that this branch has sold out, until an instant. */
  outOptions?: { part: string; option: string; until: string }[] | undefined;
  /** Price times that hold for the product. */
  timed?: PriceChange[] | undefined;
  /** How many are left at this branch, of it and of its options; absent: enough. */
  left?: number | undefined;
  fewOptions?: { part: string; option: string; left: number }[] | undefined;
}

/** A menu of some branches, active from an instant on (SPEC section 3 'Menu'). */
export interface Menu {
  id: number;
  name: string;
  /** The instant from which the menu may be active. */
  availableFrom: string;
  branches: { id: number }[];
  catalog: CatalogEntry[];
}

/** A category as customers see it: visible products in the menu's order. `isOrderable` false: shown as sold out. */
export interface MenuGroup {
  category: Category;
  products: { product: Product; isOrderable: boolean }[];
}

/** A product on the active menu; sold out products are shown but cannot be ordered. */
export type MenuProduct = MenuGroup['products'][number];

/**
 * The menu of a branch at an instant in epoch milliseconds: of those assigned to it, the one with the latest `availableFrom` not in the
 * future; of equal ones, the one created last. null: none (SPEC section 4 'Active menu').
 */
export function activeMenu(menus: readonly Menu[], branchId: number, at: number): Menu | null {
  let active: Menu | null = null;
  for (const menu of menusOf(menus, branchId))
    if (availableFrom(menu) <= at && (active === null || isLater(menu, active))) active = menu;
  return active;
}

/** The instant in epoch milliseconds at which another menu becomes active, or null: how long a page may show this one. */
export function nextMenuChange(menus: readonly Menu[], branchId: number, at: number): number | null {
  const changes = menusOf(menus, branchId)
    .map(availableFrom)
    .filter((start) => start > at);
  return changes.length > 0 ? Math.min(...changes) : null;
}

/** A chain has as many menus as branches, and looks up one branch's repeatedly. */
const byBranch = new WeakMap<readonly Menu[], Map<number, Menu[]>>();

function menusOf(menus: readonly Menu[], branchId: number): readonly Menu[] {
  let index = byBranch.get(menus);
  if (!index) {
    index = new Map();
    for (const menu of menus)
      for (const { id } of menu.branches) {
        const those = index.get(id);
        if (!those) index.set(id, [menu]);
        else if (those.at(-1) !== menu) those.push(menu);
      }
    byBranch.set(menus, index);
  }
  return index.get(branchId) ?? [];
}

function availableFrom(menu: Menu): number {
  return Date.parse(menu.availableFrom);
}

function isLater(a: Menu, b: Menu): boolean {
  const difference = availableFrom(a) - availableFrom(b);
  return difference > 0 || (difference === 0 && a.id > b.id);
}

/**
 * A menu as customers see it, in its order: only visible categories and products (entry and entity both visible), without empty groups, at
 * the prices of the price times that hold.
 * `enabled` false on the product or its entry means sold out: shown, not orderable.
 */
export function menuGroups(
  menu: Menu,
  categories: readonly Category[],
  products: readonly Product[],
): MenuGroup[] {
  const categoryById = byId(categories);
  const productById = byId(products);
  return menu.catalog.flatMap((entry) => {
    const category = categoryById.get(entry.id);
    if (!entry.visible || !category?.visible) return [];
    const shown = entry.products.flatMap((place) => {
      const product = productById.get(place.id);
      if (!place.visible || !product?.visible) return [];
      const offered = productAt(atBranch(product, place), place.timed);
      return [{ product: offered, isOrderable: place.enabled && product.enabled }];
    });
    return shown.length > 0 ? [{ category, products: shown }] : [];
  });
}

/** A product with what a branch has sold out of it, and of what few are left. */
function atBranch(product: Product, { outOptions, fewOptions, left }: MenuPlace): Product {
  const few = left === undefined ? product : { ...product, left };
  if (!outOptions && !fewOptions) return few;
  const german = (text: string) => product.german?.[text] ?? text;
  const parts = product.config.parts.map((part) => ({
    ...part,
    options: part.options.flatMap((option) => {
      const isIt = (one: { part: string; option: string }) =>
        one.part === german(part.name) && one.option === german(option.name);
      const [out, some] = [outOptions?.find(isIt), fewOptions?.find(isIt)];
      // Not offered here at all (`combos/offer.ts`).
      if (out && out.until > '9999') return [];
      return {
        ...option,
        ...(out && { outUntil: out.until }),
        ...(some && { left: some.left }),
      };
    }),
  }));
  return { ...few, config: { parts } };
}

const byIdOf = new WeakMap<object, ReadonlyMap<number, unknown>>();

/** A list by id; cached per list, which must not be mutated. */
function byId<T extends { id: number }>(list: readonly T[]): ReadonlyMap<number, T> {
  const known = byIdOf.get(list) ?? new Map(list.map((one) => [one.id, one]));
  byIdOf.set(list, known);
  return known as ReadonlyMap<number, T>;
}

/** The categories of the category bar: those with at least one product that is no bundle (SPEC section 2). */
export function categoryBar(groups: readonly MenuGroup[]): Category[] {
  return groups
    .filter((group) => group.products.some(({ product }) => product.type !== 'bundle'))
    .map((group) => group.category);
}

/** Every product of the menu once; one in several categories is orderable if it is in any of them. */
export function menuProducts(groups: readonly MenuGroup[]): MenuProduct[] {
  const byId = new Map<number, MenuProduct>();
  for (const entry of groups.flatMap((group) => group.products)) {
    if (!byId.get(entry.product.id)?.isOrderable) byId.set(entry.product.id, entry);
  }
  return [...byId.values()];
}

/** The product with that id if it is orderable in these groups, else null: the server's lookup. */
export function orderableProduct(groups: readonly MenuGroup[], productId: number): Product | null {
  const places = groups.flatMap((group) => group.products);
  return places.find((entry) => entry.isOrderable && entry.product.id === productId)?.product ?? null;
}

/** The data to search dishes in. */
interface Offer {
  menus: readonly Menu[];
  categories: readonly Category[];
  products: readonly Product[];
}

/**
 * Pictures of dishes on the menus of these branches at an instant (epoch milliseconds), each once: one per category, then a second per
 * category.
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
    for (const group of menu ? menuGroups(menu, categories, products) : []) {
      const images = group.products.flatMap(({ product }) => product.images[0] ?? []);
      if (!ofCategories.has(group.category.id)) ofCategories.set(group.category.id, images);
    }
  }
  const rounds = [0, 1].flatMap((round) =>
    [...ofCategories.values()].flatMap((images) => images[round] ?? []),
  );
  return [...new Map(rounds.map((image) => [image.id, image])).values()].slice(0, most);
}
