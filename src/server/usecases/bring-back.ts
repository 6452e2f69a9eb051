import { setTimeout as pause } from 'node:timers/promises';
import { backNow } from '../../lib/domain/out-today.ts';
import type { Actor } from './actor.ts';
import type { ShopKeeper } from './current-shop.ts';
import type { EditShop } from './edit-shop.ts';
import { entityTag } from './entity-tag.ts';

const EVERY_MS = 60_000;

/** Who stands in the audit log for what the shop does by itself. */
const SHOP: Actor = { id: 0, name: 'Bestellbar', email: '', roles: ['ROLE_ADMIN'], branchIds: new Set() };

interface Surroundings {
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

/** Sells again what was out until now: products and options. An edit like any other, so that pages follow it. Says how many products. */
export async function bringBack(
  read: ShopKeeper['read'],
  { update }: Pick<EditShop, 'update'>,
  now: number,
): Promise<number> {
  const current = await read();
  let count = 0;
  for (const product of current?.shop.products ?? []) {
    const fields = backNow(product, now);
    if (!fields) continue;
    // Whoever edits it meanwhile is not undone: the next round looks again.
    const edited = await update(
      SHOP,
      'products',
      product.id,
      fields,
      entityTag(JSON.stringify({ data: product })),
    );
    if (edited.ok) count += 1;
  }
  return count;
}

/** Does so every minute until the answer is called, which waits for the round under way. */
export function keepBringingBack(
  read: ShopKeeper['read'],
  edits: Pick<EditShop, 'update'>,
  { now, report }: Surroundings,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const running = (async () => {
    while (!signal.aborted) {
      await bringBack(read, edits, now()).catch(report);
      await pause(EVERY_MS, undefined, { signal }).catch(() => {});
    }
  })();
  return () => {
    ending.abort();
    return running;
  };
}
