import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import type { Order, OrderDetails } from '../../lib/contract/staff-orders.ts';
import type { Database } from '../platform/database/database.ts';
import { findOrders, findOrdersUnderWay } from './queries/find-orders.ts';
import { findOrderById, findOrderByUid, type StoredOrder } from './queries/orders.ts';
import { isAmong } from '../../lib/contract/roles.ts';
import { branchesOf, serves, type Actor } from '../platform/http/actor.ts';
import { toOrder, type ReadDetails } from './order-views.ts';
import type { ShowOrder } from './order-views.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import {
  writeConfirmationPage,
  writeConfirmationPdf,
  type ConfirmationFile,
  type ReadLogo,
} from './confirmation-pdf/write-confirmation.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { isSameSecret } from '../platform/secrets.ts';

type Read<T> = { ok: true; result: T } | { ok: false; code: 'notFound' | 'notAllowed' };

/** What staff see of orders: admins of all branches, employees of their own. */
export interface ReadOrders {
  /** The list of orders; a kitchen's are those due since yesterday. */
  list: (actor: Actor, query: ListQuery) => Promise<ListPage<Order>>;
  /** Open orders of one branch, or of all branches of the account. */
  current: (actor: Actor, branchId: number | null) => Promise<Read<Order[]>>;
  read: (actor: Actor, id: number) => Promise<Read<OrderDetails>>;
}

/** How far back a kitchen's list reaches, in ms: its board shows what ended today. */
const KITCHEN_MS = 24 * 60 * 60_000;

export function createReadOrders(db: Database, now: () => number, readDetails: ReadDetails): ReadOrders {
  return {
    async list(actor, query) {
      const since = isAmong(actor, 'employee') ? null : new Date(now() - KITCHEN_MS);
      const { items, total } = await findOrders(db, query, { branchIds: branchesOf(actor), since });
      return { items: items.map(toOrder), total };
    },
    async current(actor, branchId) {
      if (branchId !== null && !serves(actor, branchId)) return { ok: false, code: 'notAllowed' };
      const scope = branchId === null ? branchesOf(actor) : [branchId];
      return { ok: true, result: (await findOrdersUnderWay(db, scope)).map(toOrder) };
    },
    async read(actor, id) {
      const stored = await findOrderById(db, id);
      if (!stored) return { ok: false, code: 'notFound' };
      if (!serves(actor, stored.order.branchId)) return { ok: false, code: 'notAllowed' };
      return { ok: true, result: await readDetails(db, stored) };
    },
  };
}

/** An order by uid and hash; null if either is wrong. */
export type ReadPublicOrder = (uid: string, hash: string) => Promise<PublicOrder | null>;

export function createReadPublicOrder(db: Database, showOrder: ShowOrder): ReadPublicOrder {
  return async (uid, hash) => {
    const stored = await findOwnOrder(db, uid, hash);
    return stored && showOrder(stored);
  };
}

/** The confirmation of an order to keep; null as above. */
interface ReadConfirmation {
  /** As HTML. */
  page: (uid: string, hash: string) => Promise<string | null>;
  pdf: (uid: string, hash: string) => Promise<ConfirmationFile | null>;
}

export function createReadConfirmation(
  db: Database,
  readShop: ReadCurrentShop,
  readLogo: ReadLogo,
): ReadConfirmation {
  const find = async (uid: string, hash: string) => {
    const stored = await findOwnOrder(db, uid, hash);
    return stored && { stored, shop: (await readShop())?.shop ?? null };
  };
  return {
    async page(uid, hash) {
      const found = await find(uid, hash);
      return found && writeConfirmationPage(db, found);
    },
    async pdf(uid, hash) {
      const found = await find(uid, hash);
      return found && writeConfirmationPdf(db, readLogo, found);
    },
  };
}

/** An order by uid and hash; null if either is wrong. */
export async function findOwnOrder(db: Database, uid: string, hash: string): Promise<StoredOrder | null> {
  return knownBy(await findOrderByUid(db, uid), hash);
}

/** Checks the hash. Compares even without an order, so that the time taken does not reveal whether one exists. */
export function knownBy(stored: StoredOrder | null, hash: string): StoredOrder | null {
  const isKnown = isSameSecret(stored?.order.hash ?? '', hash);
  return isKnown ? stored : null;
}
