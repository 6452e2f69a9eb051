import type { Branch } from '../../lib/contract/branches.ts';
import { backNow } from '../../lib/domain/out-today.ts';
import { stillOut } from '../../lib/domain/sold-out.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { ShopKeeper } from './current-shop.ts';
import type { EditShop } from './edit-shop.ts';
import { entityTag } from '../platform/http/entity-tag.ts';
import { keepDoing, type Rounds } from '../platform/async/repeat.ts';

const EVERY_MS = 60_000;

/** Who stands in the audit log for what the shop does by itself. */
const SHOP: Actor = { id: 0, name: 'Bestellbar', email: '', roles: ['ROLE_ADMIN'], branchIds: new Set() };

/** Sells again what was out until now, everywhere or at a branch. An edit like any other, so that pages follow it. Says how many. */
export async function bringBack(
  read: ShopKeeper['read'],
  { update }: Pick<EditShop, 'update'>,
  now: number,
): Promise<number> {
  const current = await read();
  if (!current) return 0;
  const due = [
    ...current.shop.products.map((entity) => ({
      list: 'products' as const,
      entity,
      fields: backNow(entity, now),
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
    // Whoever edits it meanwhile is not undone: the next round looks again.
    const tag = entityTag(JSON.stringify({ data: entity }));
    const edited = await update(SHOP, list, entity.id, { ...fields }, tag);
    if (edited.ok) count += 1;
  }
  return count;
}

function soldAgain({ soldOut }: Branch, now: number): Pick<Branch, 'soldOut'> | null {
  const left = stillOut(soldOut, now);
  return left === soldOut ? null : { soldOut: left };
}

/** Does so every minute until the answer is called, which waits for the round under way. */
export function keepBringingBack(
  read: ShopKeeper['read'],
  edits: Pick<EditShop, 'update'>,
  { now, report }: Rounds,
): () => Promise<void> {
  return keepDoing(EVERY_MS, () => bringBack(read, edits, now()), report);
}
