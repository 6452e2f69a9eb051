import { COUNTED_DAYS, rankPopular } from '../../lib/domain/recommendations.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import { SYSTEM } from '../platform/http/actor.ts';
import { entityTag } from '../platform/http/entity-tag.ts';
import type { Database } from '../platform/database/database.ts';
import type { EditShop } from '../shop/edit-shop.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { countDishes } from './queries/count-pairs.ts';

const DAY_MS = 86_400_000;

/**
 * Marks each branch's most ordered dishes as popular; none where the shop switched suggestions off. `now` in epoch milliseconds. Only
 * branches whose dishes changed are edited, and published.
 */
export async function markPopular(
  db: Database,
  read: ReadCurrentShop,
  { update }: Pick<EditShop, 'update'>,
  now: number,
): Promise<void> {
  const shop = (await read())?.shop;
  if (!shop) return;
  const counted = shop.config.enablePluginSuggestions
    ? await countDishes(db, new Date(now - COUNTED_DAYS * DAY_MS))
    : [];
  const offered = new Map(shop.branches.map(({ id }) => [id, productsOf(shop, id)]));
  const popular = rankPopular(counted, (branch, product) => offered.get(branch)?.has(product) ?? false);
  for (const branch of shop.branches) {
    const dishes = popular.get(branch.id) ?? [];
    if (dishes.join() === branch.popular.join()) continue;
    // An edit meanwhile wins; the next night counts again.
    const tag = entityTag(JSON.stringify({ data: branch }));
    await update(SYSTEM, 'branches', branch.id, { popular: dishes }, tag);
  }
}

/** What is on any menu of a branch. */
function productsOf({ menus }: Shop, branchId: number): ReadonlySet<number> {
  const own = menus.filter(({ branches }) => branches.some(({ id }) => id === branchId));
  return new Set(
    own.flatMap(({ catalog }) => catalog.flatMap(({ products }) => products.map(({ id }) => id))),
  );
}
