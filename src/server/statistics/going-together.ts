import type { Branch } from '../../lib/contract/branches.ts';
import type { Product } from '../../lib/contract/products.ts';
import { productsInWords } from '../../lib/contract/own-words.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import {
  choosePartners,
  COUNTED_DAYS,
  isAddedUnasked,
  rankPartners,
} from '../../lib/domain/recommendations.ts';
import { activeMenu, menuGroups, menuProducts, type Menu } from '../../lib/domain/menu.ts';
import {
  menuAtPrices,
  shopPrices,
  stateKey,
  type PriceState,
} from '../../lib/domain/price-times/price-times.ts';
import { menuOfBranch } from '../../lib/domain/sold-out.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';
import { lastDue } from '../platform/backup/nightly-backups.ts';
import type { Database } from '../platform/database/database.ts';
import { askedLanguage } from '../shop/customers-language.ts';
import { derive, nameOf, type ReadCurrentShop } from '../shop/shop-cache.ts';
import type { EditShop } from '../shop/edit-shop.ts';
import { markPopular } from './popular.ts';
import { countPairs, findCountedAt, readPartners, writePartners } from './queries/count-pairs.ts';

/** Up to three products that go well with others, on sale at a branch now, in a language that the shop offers; null: customers know no such branch. */
export type ReadGoingTogether = (
  branchId: number,
  products: readonly number[],
  language?: string,
) => Promise<Product[] | null>;

export function createReadGoingTogether(
  db: Database,
  readShop: ReadCurrentShop,
  now: () => number,
): ReadGoingTogether {
  return async (branchId, cart, asked) => {
    const current = await readShop();
    const branch = current?.publicShop.branches.find(({ id }) => id === branchId);
    if (!current || !branch?.isPublic) return null;
    if (!current.publicShop.config.enablePluginSuggestions) return [];
    const pinned = derive(current, 'pinned partners', () => pinnedPartners(current.publicShop));
    const at = now();
    const menu = activeMenu(current.publicShop.menus, branchId, at);
    const prices = shopPrices(current.publicShop, branchId, at);
    const name = nameOf(
      current,
      `added unasked at ${branchId}`,
      `menu ${menu?.id ?? ''} ${stateKey(prices)}`,
    );
    const offered = derive(current, name, () =>
      productsAddedUnasked(current.publicShop, branch, menu, prices),
    );
    const chosen = choosePartners({
      cart,
      pinnedTo: (id) => pinned.get(id) ?? [],
      partners: await readPartners(db, cart),
      isOffered: (id) => offered.has(id),
    });
    const { publicShop: shop } = current;
    return productsInWords(
      chosen.flatMap((id) => offered.get(id) ?? []),
      shop.translations,
      askedLanguage(asked, shop),
    );
  };
}

const pinnedPartners = ({ products }: Shop) =>
  new Map(products.map(({ id, goesWith = [] }) => [id, goesWith.map((partner) => partner.id)]));

/** What a branch sells of a menu that can be added without a choice, by id. */
function productsAddedUnasked(
  { categories, products }: Shop,
  { soldOut }: Branch,
  menu: Menu | null,
  prices: PriceState,
): Map<number, Product> {
  const groups = menu
    ? menuGroups(menuAtPrices(menuOfBranch(menu, soldOut), prices), categories, products)
    : [];
  const sold = menuProducts(groups).filter(
    ({ product, isOrderable }) => isOrderable && isAddedUnasked(product),
  );
  return new Map(sold.map(({ product }) => [product.id, product as Product]));
}

const DAY_MS = 86_400_000;

/** Recounts what is ordered together; `now` in epoch milliseconds. */
export async function countPartners(db: Database, now: number): Promise<void> {
  const partners = rankPartners(await countPairs(db, new Date(now - COUNTED_DAYS * DAY_MS)));
  await writePartners(db, partners, new Date(now));
}

const LOOK_EVERY_MS = 15 * 60_000;
/** Of the shop's clock, when hardly anybody orders. */
const NIGHT_HOUR = 4;

/**
 * Counts what is ordered together, and most, every night, and at a start that has missed one. `zone`: the shop's; null: there is no shop
 * yet. Returns how to stop, which waits for the current count.
 */
export function scheduleCounting(
  { db, read, edits }: { db: Database; read: ReadCurrentShop; edits: Pick<EditShop, 'update'> },
  zone: () => Promise<string | null>,
  { now, report }: JobContext,
): () => Promise<void> {
  let last: number | null = null;
  const round = async () => {
    const place = await zone();
    if (place === null) return;
    last ??= (await findCountedAt(db))?.getTime() ?? null;
    if (last !== null && last >= lastDue(now(), NIGHT_HOUR, place)) return;
    const began = now();
    await countPartners(db, began);
    await markPopular(db, read, edits, began);
    last = began;
  };
  return repeat(LOOK_EVERY_MS, round, report);
}
