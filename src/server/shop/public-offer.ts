import type { Menu } from '../../lib/contract/entities.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import { SEARCH_DAYS } from '../../lib/domain/hours.ts';
import { activeMenu } from '../../lib/domain/menu.ts';
import { derive, type CurrentShop } from './shop-cache.ts';

/** Appointments are taken so long ahead, for the menu of their time. */
const AHEAD_MS = SEARCH_DAYS * 86_400_000;

/** What customers may know of the shop from an instant on and before another; epoch milliseconds. */
interface Offer {
  shop: Shop;
  from: number;
  until: number;
}

/** The offer as it is now. */
export type ReadOffer = (current: CurrentShop) => Offer;

/**
 * The public shop without what nobody can order now or by appointment: menus that are over or too far ahead, and what is hidden or on no
 * menu. Sold out products stay, because menus show them.
 */
export function readOffer(current: CurrentShop, at: number): Offer {
  const kept = derive(current, 'offer', (): { offer: Offer | null } => ({ offer: null }));
  const { offer } = kept;
  if (offer && offer.from <= at && at < offer.until) return offer;
  return (kept.offer = makeOffer(current.publicShop, at));
}

function makeOffer(shop: Shop, at: number): Offer {
  const starts = shop.menus.map(({ availableFrom }) => Date.parse(availableFrom));
  const isShown = (menu: Menu, start: number) =>
    start > at
      ? start <= at + AHEAD_MS
      : menu.branches.some(({ id }) => activeMenu(shop.menus, id, at)?.id === menu.id);
  const changes = starts.flatMap((start) => [start, start - AHEAD_MS]);
  const categories = new Set(shop.categories.flatMap(({ id, visible }) => (visible ? id : [])));
  const products = new Set(shop.products.flatMap(({ id, visible }) => (visible ? id : [])));
  const menus = shop.menus
    .filter((menu, index) => isShown(menu, starts[index] ?? 0))
    .map((menu) => ({ ...menu, catalog: shownCatalog(menu, categories, products) }));
  const onMenu = new Set(menus.flatMap(({ catalog }) => catalog.map(({ id }) => id)));
  const offered = new Set(
    menus.flatMap(({ catalog }) => catalog.flatMap((entry) => entry.products.map(({ id }) => id))),
  );
  return {
    shop: {
      ...shop,
      menus,
      categories: shop.categories.filter(({ id }) => onMenu.has(id)),
      products: shop.products.filter(({ id }) => offered.has(id)),
    },
    from: at,
    until: Math.min(Infinity, ...changes.filter((change) => change > at)),
  };
}

function shownCatalog(
  { catalog }: Menu,
  categories: ReadonlySet<number>,
  products: ReadonlySet<number>,
): Menu['catalog'] {
  return catalog
    .filter(({ id, visible }) => visible && categories.has(id))
    .map((entry) => ({
      ...entry,
      products: entry.products.filter(({ id, visible }) => visible && products.has(id)),
    }));
}
