import { WAITING_NAMES } from '../../lib/contract/words/staff.ts';
import type { PublishAnswer, PublishStatus } from '../../lib/contract/publishing.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import type { Database } from '../platform/database/database.ts';
import { readLatestEdits } from '../shop/queries/read-shop.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { isShopList, nameIn } from '../shop/shop-usage.ts';

/** As many as fit on a line. */
const NAMED = 3;
const NOTHING = { names: [], count: 0 };

/** Edits since the live publication that are not on its pages yet. */
export async function waitingEdits(
  db: Database,
  readShop: ReadCurrentShop,
  { state, isHeld, failure, publications }: PublishStatus,
): Promise<PublishAnswer['waiting']> {
  const live = publications.find(({ isCurrent }) => isCurrent)?.revision ?? null;
  // Edits without effect on pages are recorded a moment later, and do not count as waiting.
  if (live === null || (state === 'idle' && !isHeld && !failure)) return NOTHING;
  const { edits, count } = await readLatestEdits(db, live, NAMED);
  const current = count > 0 ? await readShop() : null;
  if (!current) return NOTHING;
  // An edit of several pictures is reported once.
  return { names: [...new Set(edits.map((edit) => nameOf(current.shop, edit)))], count };
}

function nameOf(shop: Shop, { list, id }: { list: string; id: number }): string {
  if (isShopList(list)) return nameIn(shop, list, id) ?? WAITING_NAMES.gone;
  return list === 'images' ? WAITING_NAMES.images : WAITING_NAMES.config;
}
