import { isDeepStrictEqual } from 'node:util';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import type { StockChange, StockLevel } from '../../lib/contract/stock.ts';
import { addDays } from '../../lib/domain/dates.ts';
import { shopDay, nextRestock } from '../../lib/domain/sold-out.ts';
import { leftOf, mostOn, shownStock, withStock, type ShownStock } from '../../lib/domain/stock.ts';
import { insertAudit } from '../people/queries/logs.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';
import type { Database } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import { entityTag } from '../platform/http/entity-tag.ts';
import { serves, SYSTEM, type Actor } from '../platform/http/actor.ts';
import type { Edited, EditShop } from './edit-shop.ts';
import { deleteOldCounters, findTaken, type TakenOf } from './queries/stock.ts';
import { updateEntity } from './queries/write-shop.ts';
import type { ShopCache } from './shop-cache.ts';
import { writeSoldOutWebhooks } from './sold-out-webhooks.ts';
import { isThere, unknownProduct } from './sold-out.ts';

/** Concurrent edits that are retried before it counts as a fault. */
const MAX_TRIES = 20;

/** What a branch counts, for its staff. */
export interface StockService {
  list: (actor: Actor, branchId: number) => Promise<Edited<StockLevel[]>>;
  /** Sets a number, with all that follows for customers; an ordinary edit of the branch. */
  set: (actor: Actor, branchId: number, change: StockChange) => Promise<Edited<StockLevel[]>>;
}

interface Dependencies {
  db: Database;
  shopCache: Pick<ShopCache, 'read' | 'changeOf'>;
  editShop: Pick<EditShop, 'update'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export function createStock({ db, shopCache, editShop, now }: Dependencies): StockService {
  async function found(actor: Actor, branchId: number) {
    const shop = (await shopCache.read())?.shop;
    const branch = shop?.branches.find(({ id }) => id === branchId);
    if (!shop || !branch) return { ok: false, code: 'notFound' } as const;
    if (!serves(actor, branchId)) return { ok: false, code: 'notAllowed' } as const;
    const day = shopDay(shop.config.timezone, now());
    const taken = await findTaken(db, [branchId], day);
    return { ok: true, shop, branch, day, takenOf: taken(branchId) } as const;
  }

  return {
    async list(actor, branchId) {
      const there = await found(actor, branchId);
      return there.ok ? { ok: true, value: levelsOf(there.branch.stock, there) } : there;
    },
    async set(actor, branchId, { left, daily, ...what }) {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const there = await found(actor, branchId);
        if (!there.ok) return there;
        const { shop, branch, day, takenOf } = there;
        const isRemoval = (left ?? null) === null && (daily ?? null) === null;
        if (!isRemoval && !isThere(shop, what)) return unknownProduct();
        const stock = withStock(branch.stock, what, { left, daily }, { day, taken: takenOf(what) });
        const edited = await editShop.update(
          actor,
          'branches',
          branchId,
          { stock, ...shownOf(shop, { ...branch, stock }, takenOf, now()) },
          // Concurrent changes must not undo each other.
          entityTag(JSON.stringify({ data: branch })),
        );
        if (edited.ok) return { ok: true, value: levelsOf(edited.value.stock, there) };
        if (edited.code !== 'movedOn') return edited;
      }
      throw new Error('the branch kept changing while its stock was set');
    },
  };
}

function levelsOf(stock: Branch['stock'], { day, takenOf }: { day: string; takenOf: TakenOf }): StockLevel[] {
  return stock.map((entry) => {
    const { today, ...counted } = entry;
    const [most, ordered] = [mostOn(entry, day), takenOf(entry)];
    return {
      ...counted,
      isToday: today?.day === day,
      ordered,
      left: most === null ? null : leftOf(most, ordered),
    };
  });
}

/** Many branches have the same products. */
const byId = new WeakMap<Shop['products'], ReadonlyMap<number, Shop['products'][number]>>();

function productsOf({ products }: Shop) {
  const known = byId.get(products) ?? new Map(products.map((product) => [product.id, product]));
  byId.set(products, known);
  return known;
}

function shownOf(shop: Shop, branch: Branch, takenOf: TakenOf, now: number): ShownStock {
  const { timezone } = shop.config;
  return shownStock(branch, productsOf(shop), {
    day: shopDay(timezone, now),
    until: nextRestock(timezone, now),
    takenOf,
  });
}

/** Branches that count something, or still show that they did. */
const isCounting = ({ stock, soldOut, fewLeft }: Branch) =>
  stock.length + fewLeft.length > 0 || soldOut.some(({ isCounted }) => isCounted);

/**
 * Brings what branches show of their stock up to date with what was ordered, as one edit of the system. Answers the number of branches that
 * have changed. Only what is sold out, or available again, is logged: how many are left changes with every order.
 */
export async function showStock(
  { db, shopCache }: Pick<Dependencies, 'db' | 'shopCache'>,
  now: number,
): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const current = await shopCache.read();
    const counting = current?.shop.branches.filter(isCounting) ?? [];
    if (!current || counting.length === 0) return 0;
    const { shop, revision } = current;
    const taken = await findTaken(
      db,
      counting.map(({ id }) => id),
      shopDay(shop.config.timezone, now),
    );
    const changed = counting.flatMap((before) => {
      const shown = shownOf(shop, before, taken(before.id), now);
      const isSame = isDeepStrictEqual(plain(shown), plain(before));
      return isSame ? [] : { before, after: { ...before, ...shown } };
    });
    if (changed.length === 0) return 0;
    const afterById = new Map(changed.map(({ after }) => [after.id, after]));
    const next = { ...shop, branches: shop.branches.map((one) => afterById.get(one.id) ?? one) };
    const at = new Date(now);
    const written = await shopCache.changeOf(revision, async (tx) => {
      for (const { before, after } of changed) {
        await updateEntity(tx, 'branches', after);
        if (isDeepStrictEqual(before.soldOut, after.soldOut)) continue;
        const entry = { action: 'update', entity: 'branches', id: after.id, before, after } as const;
        await insertAudit(tx, SYSTEM, { at, ...entry });
      }
      await writeSoldOutWebhooks(tx, shop, next, at);
    });
    if (written) return changed.length;
  }
  throw new Error('the shop kept changing while what is left was written');
}

const plain = ({ soldOut, fewLeft }: ShownStock): unknown => JSON.parse(JSON.stringify({ soldOut, fewLeft }));

const EVERY_MS = 60_000;
/** Orders of past days are cancelled for weeks; then nobody asks any more. */
const KEPT_DAYS = 60;

/**
 * Shows what is left whenever an order takes of it or gives back, and every minute, since days begin. Returns how to stop, which waits for
 * the round under way.
 */
export function scheduleStock(
  dependencies: Pick<Dependencies, 'db' | 'shopCache'> & { notices: Pick<Notices, 'listen'> },
  { now, report }: JobContext,
): () => Promise<void> {
  const { db, shopCache, notices } = dependencies;
  let running: Promise<unknown> | null = null;
  let isAskedAgain = false;
  let tidied = '';

  /** Notices that arrive during a round share the next one. */
  function show(): Promise<unknown> {
    if (running) {
      isAskedAgain = true;
      return running;
    }
    running = showStock(dependencies, now())
      .catch(report)
      .finally(() => {
        running = null;
        if (!isAskedAgain) return;
        isAskedAgain = false;
        void show();
      });
    return running;
  }

  const stopListening = notices.listen('stock_changes', { onNotice: () => void show() });
  const stopRepeating = repeat(
    EVERY_MS,
    async () => {
      await show();
      const timezone = (await shopCache.read())?.shop.config.timezone;
      const day = timezone === undefined ? '' : shopDay(timezone, now());
      if (day === tidied || day === '') return;
      await deleteOldCounters(db, addDays(day, -KEPT_DAYS));
      tidied = day;
    },
    report,
  );
  return async () => {
    stopListening();
    await stopRepeating();
    isAskedAgain = false;
    await running;
  };
}
