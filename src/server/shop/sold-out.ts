import type { Branch, SoldOutChange } from '../../lib/contract/branches.ts';
import { staffWords } from '../platform/staff-words.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import {
  shopDay,
  isSame,
  nextRestock,
  restockedFields,
  stillSoldOut,
  withSoldOut,
} from '../../lib/domain/sold-out.ts';
import { withoutToday } from '../../lib/domain/stock.ts';
import { serves, SYSTEM, type Actor } from '../platform/http/actor.ts';
import type { ShopCache } from './shop-cache.ts';
import type { Edited, EditRefusal, EditShop } from './edit-shop.ts';
import { entityTag } from '../platform/http/entity-tag.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';

/** Marks a product or an option as sold out at a branch until its next day, or as available again; answers all that is sold out there. */
export type SellOut = (
  actor: Actor,
  branchId: number,
  change: SoldOutChange,
) => Promise<Edited<Branch['soldOut']>>;

/** Concurrent edits that are retried before it counts as a fault. */
const MAX_TRIES = 20;

/**
 * One of the fields of a branch that employees change. An ordinary edit: it is published and logged like others. What is available again
 * although its number is used up is not counted any more on this day.
 */
export function createSellOut(
  read: ShopCache['read'],
  { update }: Pick<EditShop, 'update'>,
  now: () => number,
): SellOut {
  return async (actor, branchId, { isOut, ...what }) => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const shop = (await read())?.shop;
      const branch = shop?.branches.find(({ id }) => id === branchId);
      if (!shop || !branch) return notFound;
      if (!serves(actor, branchId)) return notAllowed;
      if (isOut && !isThere(shop, what)) return unknownProduct();
      const until = isOut ? nextRestock(shop.config.timezone, now()) : null;
      const edited = await update(
        actor,
        'branches',
        branchId,
        {
          soldOut: withSoldOut(branch.soldOut, what, until),
          ...(!isOut && branch.soldOut.some((one) => one.isCounted && isSame(one, what))
            ? { stock: withoutToday(branch.stock, what, shopDay(shop.config.timezone, now())) }
            : {}),
        },
        // Concurrent changes must not undo each other.
        entityTag(JSON.stringify({ data: branch })),
      );
      if (edited.ok) return { ok: true, value: edited.value.soldOut };
      if (edited.code !== 'movedOn') return edited;
    }
    throw new Error('the branch kept changing while something was marked as sold out');
  };
}

const notFound: EditRefusal = { ok: false, code: 'notFound' };
const notAllowed: EditRefusal = { ok: false, code: 'notAllowed' };

export const unknownProduct = (): EditRefusal => ({
  ok: false,
  code: 'invalid',
  errors: [{ field: 'product.id', message: staffWords().EDIT_MESSAGES.notSold }],
});

/** Whether the shop has such a product, or such an option of it. */
export function isThere(
  shop: Shop,
  { product: { id }, part, option }: Omit<SoldOutChange, 'isOut'>,
): boolean {
  const product = shop.products.find((one) => one.id === id);
  if (!product || part === null) return product !== undefined;
  const options = product.config.parts.find(({ name }) => name === part)?.options ?? [];
  return options.some(({ name }) => name === option);
}

const EVERY_MS = 60_000;

/** Makes available what was sold out until now, everywhere or at a branch. Answers the number of edits. */
export async function restock(
  read: ShopCache['read'],
  { update }: Pick<EditShop, 'update'>,
  now: number,
): Promise<number> {
  const current = await read();
  if (!current) return 0;
  const due = [
    ...current.shop.products.map((entity) => ({
      list: 'products' as const,
      entity,
      fields: restockedFields(entity, now),
    })),
    ...current.shop.branches.map((entity) => ({
      list: 'branches' as const,
      entity,
      fields: soldAgain(entity, now),
    })),
  ];
  let count = 0;
  for (const { list, entity, fields } of due) {
    if (!fields) continue;
    // An edit meanwhile wins; the next run looks again.
    const tag = entityTag(JSON.stringify({ data: entity }));
    const edited = await update(SYSTEM, list, entity.id, { ...fields }, tag);
    if (edited.ok) count += 1;
  }
  return count;
}

function soldAgain({ soldOut }: Branch, now: number): Pick<Branch, 'soldOut'> | null {
  const left = stillSoldOut(soldOut, now);
  return left === soldOut ? null : { soldOut: left };
}

/** Restocks every minute until the returned function is called, which waits for the run under way. */
export function scheduleRestocking(
  read: ShopCache['read'],
  edits: Pick<EditShop, 'update'>,
  { now, report }: JobContext,
): () => Promise<void> {
  return repeat(EVERY_MS, () => restock(read, edits, now()), report);
}
