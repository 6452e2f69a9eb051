import type { FrontdeskTicket, Order } from '../../lib/contract/staff-orders.ts';
import type { Database } from '../platform/database/database.ts';
import { findOrdersUnderWay, findTickets } from './queries/find-orders.ts';
import type { OrderChanges } from './queries/order-history.ts';
import { findOrderById } from './queries/orders.ts';
import { toOrder, toTicket } from './order-views.ts';
import type { FindBranchByApiKey } from '../people/api-keys.ts';

/** A viewer of a branch's orders. */
export interface OrdersViewer {
  /** Called with all open orders at first, and again when changes may have been missed. */
  showAll: (orders: Order[]) => void;
  /** Called after each change, and once for an order that has ended. */
  showOne: (order: Order) => void;
  showDeleted: (id: number) => void;
  end: () => void;
}

/** A display of a branch's tickets, sent completely after each change. */
export interface TicketsOnlooker {
  show: (tickets: FrontdeskTicket[]) => void;
  end: () => void;
}

export type OrdersWatched = { ok: true; stop: () => void } | { ok: false; code: 'tooMany' | 'unavailable' };

/** Streams the orders of a branch, whichever process changes them. */
export interface WatchOrders {
  orders: (branchId: number, viewer: OrdersViewer) => Promise<OrdersWatched>;
  tickets: (branchId: number, viewer: TicketsOnlooker) => Promise<OrdersWatched>;
}

/** Viewers per branch at most. */
const MOST_PER_BRANCH = 100;

/** What has to be read again; `all`: unknown changes. */
interface Outdated {
  all: boolean;
  ids: Set<number>;
}

/** A viewer with pending changes; a change during a read is sent after it. */
interface Looking {
  branchId: number;
  outdated: Outdated;
  isReading: boolean;
  show: (outdated: Outdated) => Promise<void>;
  end: () => void;
}

export function createOrdersWatch(
  db: Database,
  changes: OrderChanges,
): { watchOrders: WatchOrders; close: () => void } {
  const byBranch = new Map<number, Set<Looking>>();
  let isClosed = false;
  let isListening = false;
  /** Shares one read of an order among all viewers. */
  const readings = new Map<number, Promise<Order | null>>();

  function listen(): void {
    if (isListening) return;
    isListening = true;
    changes.listen({
      onChange: ({ id, branchId }) =>
        byBranch.get(branchId)?.forEach((looking) => {
          looking.outdated.ids.add(id);
          void catchUp(looking);
        }),
      onListening: () =>
        byBranch.forEach((viewers) =>
          viewers.forEach((looking) => {
            looking.outdated.all = true;
            void catchUp(looking);
          }),
        ),
    });
  }

  function readOnce(id: number): Promise<Order | null> {
    const running = readings.get(id);
    if (running) return running;
    const reading = findOrderById(db, id).then((stored) => stored && toOrder(stored));
    // Not cached: a later call follows a later change.
    readings.set(id, reading);
    queueMicrotask(() => readings.delete(id));
    return reading;
  }

  async function catchUp(looking: Looking): Promise<void> {
    if (looking.isReading) return;
    looking.isReading = true;
    while (looking.outdated.all || looking.outdated.ids.size > 0) {
      const { outdated } = looking;
      looking.outdated = { all: false, ids: new Set() };
      // The database is away: everything is sent again once it is back.
      await looking.show(outdated).catch(() => {});
    }
    looking.isReading = false;
  }

  function leave(looking: Looking): void {
    const viewers = byBranch.get(looking.branchId);
    if (!viewers?.delete(looking)) return;
    if (viewers.size === 0) byBranch.delete(looking.branchId);
    looking.end();
  }

  async function enter(branchId: number, look: Pick<Looking, 'show' | 'end'>): Promise<OrdersWatched> {
    if (isClosed) return { ok: false, code: 'unavailable' };
    const viewers = byBranch.get(branchId) ?? new Set();
    if (viewers.size >= MOST_PER_BRANCH) return { ok: false, code: 'tooMany' };
    const nothing = { all: false, ids: new Set<number>() };
    const looking: Looking = { branchId, outdated: nothing, isReading: true, ...look };
    byBranch.set(branchId, viewers.add(looking));
    listen();
    try {
      // Changes from here on are queued until this is sent.
      await look.show({ all: true, ids: new Set() });
    } catch (error) {
      leave(looking);
      throw error;
    }
    looking.isReading = false;
    void catchUp(looking);
    return { ok: true, stop: () => leave(looking) };
  }

  const watchOrders: WatchOrders = {
    orders: (branchId, viewer) =>
      enter(branchId, {
        async show({ all, ids }) {
          if (all) return viewer.showAll((await findOrdersUnderWay(db, [branchId])).map(toOrder));
          for (const id of ids) {
            const order = await readOnce(id);
            if (order) viewer.showOne(order);
            else viewer.showDeleted(id);
          }
        },
        end: viewer.end,
      }),
    tickets(branchId, viewer) {
      let shown = '';
      return enter(branchId, {
        async show() {
          const tickets = (await findTickets(db, branchId)).map(toTicket);
          const text = JSON.stringify(tickets);
          if (text !== shown) viewer.show(tickets);
          shown = text;
        },
        end: viewer.end,
      });
    },
  };

  function close(): void {
    isClosed = true;
    for (const viewers of [...byBranch.values()]) for (const looking of [...viewers]) leave(looking);
  }

  return { watchOrders, close };
}

/** Orders for a branch's displays, by API key; null: the key is wrong (SPEC section 6). */
export interface OrderFeeds {
  frontdesk: (branchId: number, apiKey: string) => Promise<FrontdeskTicket[] | null>;
  backoffice: (branchId: number, apiKey: string) => Promise<Order[] | null>;
}

export function createOrderFeeds(db: Database, findBranch: FindBranchByApiKey): OrderFeeds {
  return {
    async frontdesk(branchId, apiKey) {
      if (!(await findBranch(branchId, apiKey))) return null;
      return (await findTickets(db, branchId)).map(toTicket);
    },
    async backoffice(branchId, apiKey) {
      if (!(await findBranch(branchId, apiKey))) return null;
      return (await findOrdersUnderWay(db, [branchId])).map(toOrder);
    },
  };
}
