import type { Menu } from '../../lib/contract/entities.ts';
import type { Product } from '../../lib/contract/products.ts';
import type { Shop, ShopList } from '../../lib/contract/shop.ts';
import { hasWithdrawal } from '../../lib/domain/withdrawal.ts';
import { textsOf, textsOfConfig, WORDED_LISTS } from '../../lib/contract/own-words.ts';
import { branchPages, generalPages, sitePages, type SitePage } from '../../lib/contract/site-pages.ts';
import { DEFAULT_LANGUAGE } from '../../lib/domain/languages.ts';
import { shopPrices, stateKey } from '../../lib/domain/price-times/price-times.ts';

/** The landing page shows dishes of the first branches. */
const SHOWN_ON_LANDING = 6;

/** Its presence decides whether every footer links to its page. */
const LINKED_BLOCK = 'accessibility';

/** The pages in other languages than German that show something whose translation is another. */
function translatedPages(before: Shop, after: Shop, now: number): SitePage[] {
  const changed = changedIn(before.translations, after.translations);
  if (changed.length === 0) return [];
  const texts = new Set(changed.map(({ german }) => german));
  const says = (own: readonly { text: string }[]) => own.some(({ text }) => texts.has(text));
  // As if all that has these texts had changed.
  const marked: Shop = { ...after };
  for (const list of WORDED_LISTS)
    Object.assign(marked, {
      [list]: after[list].map((one) => (says(textsOf(list, one as never)) ? { ...one } : one)),
    });
  if (says(textsOfConfig(after.config))) marked.config = { ...after.config };
  return touchedPages({ ...after, translations: [] }, { ...marked, translations: [] }, now, now).filter(
    ({ language }) => language !== DEFAULT_LANGUAGE,
  );
}

/**
 * All pages that may differ between two shops, including those that only one of them has. An entity that is the same object in both counts
 * as unchanged. `since` and `now` (epoch milliseconds) cover menus that became due in between,
 * and price times that began or ended.
 */
export function touchedPages(before: Shop, after: Shop, since: number, now: number): SitePage[] {
  const pages = new Map<string, SitePage>();
  const add = (some: readonly SitePage[]) => some.forEach((page) => pages.set(page.file, page));
  const changed = <L extends ShopList>(list: L) => changedIn<Shop[L][number]>(before[list], after[list]);
  const isMoved = (list: ShopList) =>
    before[list] !== after[list] &&
    changed(list).length === 0 &&
    before[list].some((one, i) => one !== after[list][i]);

  add(translatedPages(before, after, now));
  // Settings are on every page; further distinctions would not pay.
  const isEverywhere =
    before.config !== after.config ||
    changed('donatees').length > 0 ||
    // Every footer links to the withdrawal page.
    isWithdrawalOffered(before) !== isWithdrawalOffered(after) ||
    changed('blocks').some(({ identifier }) => identifier === LINKED_BLOCK) ||
    (['branches', 'menus', 'categories', 'products', 'tags', 'tables'] as const).some(isMoved);
  if (isEverywhere) {
    add(sitePages(before));
    add(sitePages(after));
    return [...pages.values()];
  }

  const branches = new Set<number>();
  /** Menus whose dishes may have other pictures. */
  const pictured = new Set<number>();
  const isGeneral = (['branches', 'divisions', 'blocks', 'tags'] as const).some(
    (list) => changed(list).length > 0 || isMoved(list),
  );
  if (isGeneral) add(generalPages(after.config));
  for (const { id } of changed('branches')) branches.add(id);
  for (const { branch } of changed('tables')) branches.add(branch.id);
  for (const id of branchesAtOtherPrices(before, after, since, now)) branches.add(id);
  // Their face is that of their branches.
  const divisions = new Set(changed('divisions').map(({ id }) => id));
  for (const { id, division } of [...before.branches, ...after.branches])
    if (division && divisions.has(division.id)) branches.add(id);
  const tags = new Set(changed('tags').map(({ id }) => id));
  if (tags.size > 0)
    for (const { id, tags: own } of [...before.branches, ...after.branches])
      if (own.some((tag) => tags.has(tag.id))) branches.add(id);
  for (const { menu, isPictured } of touchedMenus(before, after, since, now))
    for (const { id } of menu.branches) {
      branches.add(id);
      if (isPictured) pictured.add(id);
    }

  for (const shop of [before, after]) {
    const shown = shop.branches.filter(({ isPublic }) => isPublic).slice(0, SHOWN_ON_LANDING);
    if (shown.some(({ id }) => pictured.has(id)))
      add(generalPages(after.config).filter(({ kind }) => kind === 'landing'));
    for (const branch of shop.branches) if (branches.has(branch.id)) add(branchPages(branch, after.config));
  }
  return [...pages.values()];
}

/** The branches at which other price times hold, or that have price times for the first time: checkouts know whether there are any. */
function branchesAtOtherPrices(before: Shop, after: Shop, since: number, now: number): number[] {
  if (before.priceTimes.length === 0 && after.priceTimes.length === 0) return [];
  const hadAny = before.priceTimes.length > 0;
  const hasAny = after.priceTimes.length > 0;
  const keyOf = (shop: Shop, id: number, at: number) => stateKey(shopPrices(shop, id, at));
  return after.branches.flatMap(({ id }) =>
    hadAny === hasAny && keyOf(before, id, since) === keyOf(after, id, now) ? [] : id,
  );
}

const isWithdrawalOffered = ({ config, products }: Shop): boolean => hasWithdrawal(config, products);

/** The entities of a list that differ, in both versions if there are two. */
function changedIn<T extends { id: number }>(before: readonly T[], after: readonly T[]): T[] {
  if (before === after) return [];
  // Usually positions are equal, and comparing them takes a tenth of using sets.
  if (before.length === after.length && before.every(({ id }, i) => id === after[i]?.id))
    return [...before.filter((one, i) => one !== after[i]), ...after.filter((one, i) => one !== before[i])];
  const [old, fresh] = [new Set(before), new Set(after)];
  return [...before.filter((one) => !fresh.has(one)), ...after.filter((one) => !old.has(one))];
}

/** `isPictured`: more than texts and prices of its dishes changed. */
interface TouchedMenu {
  menu: Menu;
  isPictured: boolean;
}

function touchedMenus(before: Shop, after: Shop, since: number, now: number): TouchedMenu[] {
  const idsOf = (some: readonly { id: number }[]) => [...new Set(some.map(({ id }) => id))];
  const changedProducts = changedIn(before.products, after.products);
  const products = idsOf(changedProducts);
  const otherPictures = idsWithOtherPictures(changedProducts);
  const categories = idsOf(changedIn(before.categories, after.categories));
  const isChanged = new Set(changedIn(before.menus, after.menus));
  const touched = [...isChanged].map((menu): TouchedMenu => ({ menu, isPictured: true }));
  for (const menu of after.menus) {
    if (isChanged.has(menu)) continue;
    const of = contentsOf(menu);
    const isDue = of.dueAt > since && of.dueAt <= now;
    const isPictured =
      isDue ||
      categories.some((id) => of.categories.has(id)) ||
      otherPictures.some((id) => of.products.has(id));
    if (isPictured || products.some((id) => of.products.has(id))) touched.push({ menu, isPictured });
  }
  return touched;
}

/** Ids of products whose pictures changed, or that only one version has. */
function idsWithOtherPictures(products: readonly Product[]): number[] {
  return [...Map.groupBy(products, ({ id }) => id)]
    .filter(([, [one, other]]) => !one || !other || pictureOf(one) !== pictureOf(other))
    .map(([id]) => id);
}

const pictureOf = ({ visible, images }: Product) => JSON.stringify([visible, images]);

const contents = new WeakMap<Menu, { dueAt: number; products: Set<number>; categories: Set<number> }>();

/** The contents of a menu, cached, since they are needed after every edit. */
function contentsOf(menu: Menu) {
  const known = contents.get(menu);
  if (known) return known;
  const fresh = {
    dueAt: Date.parse(menu.availableFrom),
    categories: new Set(menu.catalog.map(({ id }) => id)),
    products: new Set(menu.catalog.flatMap((entry) => entry.products.map(({ id }) => id))),
  };
  contents.set(menu, fresh);
  return fresh;
}
