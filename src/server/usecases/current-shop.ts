import { createHash } from 'node:crypto';
import { toInit, type Shop } from '../../lib/contract/shop.ts';
import type { Database } from '../db/database.ts';
import { readShop } from '../db/read-shop.ts';
import { readRevision } from '../db/shop-revision.ts';

/** The shop as of a revision, with the answers that are made of it. */
export interface CurrentShop {
  revision: number;
  /** All of it, as staff have it. */
  shop: Shop;
  /** What anyone may see: without content that is switched off or not public. */
  publicShop: Shop;
  /** Keeps what was derived from this shop as long as the shop itself is kept. */
  derived: Map<string, unknown>;
}

/** The shop, never older than the question for it; null as long as there is none. */
export type ReadCurrentShop = () => Promise<CurrentShop | null>;

/**
 * Keeps the shop in memory and asks the database only for its revision. Questions that arrive while one is under way
 * share the next one, so that a thousand at once cost two queries.
 */
export function keepCurrentShop(db: Database): ReadCurrentShop {
  let kept: CurrentShop | null = null;
  let running: Promise<CurrentShop | null> | null = null;
  let next: Promise<CurrentShop | null> | null = null;

  async function refresh(): Promise<CurrentShop | null> {
    if (kept && (await readRevision(db)) === kept.revision) return kept;
    const state = await readShop(db);
    kept = state && { ...state, publicShop: publicPartOf(state.shop), derived: new Map() };
    return kept;
  }

  function start(): Promise<CurrentShop | null> {
    running = refresh().finally(() => {
      running = null;
    });
    return running;
  }

  return () => {
    if (!running) return start();
    // The one under way may have asked before a change that this caller knows of.
    next ??= running
      .catch(() => null)
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}

function publicPartOf(shop: Shop): Shop {
  return { ...shop, blocks: shop.blocks.filter((block) => block.isPublic && block.isEnabled) };
}

/** A value made of the shop, made once per revision. */
export function derive<T>(current: CurrentShop, name: string, make: () => T): T {
  if (!current.derived.has(name)) current.derived.set(name, make());
  return current.derived.get(name) as T;
}

/** Tells two shops apart by what pages are made of. */
export function contentHash(current: CurrentShop): string {
  return derive(current, 'contentHash', () =>
    createHash('sha256')
      .update(JSON.stringify(toInit(current.publicShop)))
      .digest('hex'),
  );
}
