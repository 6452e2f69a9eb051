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
export interface TicketsViewer {
  show: (tickets: FrontdeskTicket[]) => void;
  end: () => void;
}

export type OrdersWatched = { ok: true; stop: () => void } | { ok: false; code: 'tooMany' | 'unavailable' };

/** Streams the orders of a branch, whichever process changes them. */
export interface WatchOrders {
  orders: (branchId: number, viewer: OrdersViewer) => Promise<OrdersWatched>;
  tickets: (branchId: number, viewer: TicketsViewer) => Promise<OrdersWatched>;
}

/** Viewers per branch at most: more than one API key or account may have. */
const MOST_PER_BRANCH = 200;

/** What has to be read again; `all`: unknown changes. */
interface Outdated {
  all: boolean;
  ids: Set<number>;
}

/** A viewer with pending changes; a change during a read is sent after it. */
interface BranchViewer {
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
  const byBranch = new Map<number, Set<BranchViewer>>();
  let isClosed = false;
  let isListening = false;
  /** Shares one read of an order among all viewers. */
  const readings = new Map<number, Promise<Order | null>>();

  function listen(): void {
    if (isListening) return;
    isListening = true;
    changes.listen({
      onChange: ({ id, branchId }) =>
        byBranch.get(branchId)?.forEach((viewer) => {
          viewer.outdated.ids.add(id);
          void catchUp(viewer);
        }),
      onListening: () =>
        byBranch.forEach((viewers) =>
          viewers.forEach((viewer) => {
            viewer.outdated.all = true;
            void catchUp(viewer);
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

  async function catchUp(viewer: BranchViewer): Promise<void> {
    if (viewer.isReading) return;
    viewer.isReading = true;
    while (viewer.outdated.all || viewer.outdated.ids.size > 0) {
      const { outdated } = viewer;
      viewer.outdated = { all: false, ids: new Set() };
      // The database is away: everything is sent again once it is back.
      await viewer.show(outdated).catch(() => {});
    }
    viewer.isReading = false;
  }

  function leave(viewer: BranchViewer): void {
    const viewers = byBranch.get(viewer.branchId);
    if (!viewers?.delete(viewer)) return;
    if (viewers.size === 0) byBranch.delete(viewer.branchId);
    viewer.end();
  }

  async function enter(branchId: number, look: Pick<BranchViewer, 'show' | 'end'>): Promise<OrdersWatched> {
    if (isClosed) return { ok: false, code: 'unavailable' };
    const viewers = byBranch.get(branchId) ?? new Set();
    if (viewers.size >= MOST_PER_BRANCH) return { ok: false, code: 'tooMany' };
    const nothing = { all: false, ids: new Set<number>() };
    const viewer: BranchViewer = { branchId, outdated: nothing, isReading: true, ...look };
    byBranch.set(branchId, viewers.add(viewer));
    listen();
    try {
      // Changes from here on are queued until this is sent.
      await look.show({ all: true, ids: new Set() });
    } catch (error) {
      leave(viewer);
      throw error;
    }
    viewer.isReading = false;
    void catchUp(viewer);
    return { ok: true, stop: () => leave(viewer) };
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
    for (const viewers of [...byBranch.values()]) for (const viewer of [...viewers]) leave(viewer);
  }

  return { watchOrders, close };
}

/** Orders for a branch's displays, by API key; null: the key is wrong, has ended or is for the other feed (SPEC section 6). */
export interface OrderFeeds {
  frontdesk: (branchId: number, apiKey: string) => Promise<FrontdeskTicket[] | null>;
  backoffice: (branchId: number, apiKey: string) => Promise<Order[] | null>;
}

export function createOrderFeeds(db: Database, findBranch: FindBranchByApiKey): OrderFeeds {
  return {
    async frontdesk(branchId, apiKey) {
      if (!(await findBranch(branchId, apiKey, 'tickets'))) return null;
      return (await findTickets(db, branchId)).map(toTicket);
    },
    async backoffice(branchId, apiKey) {
      if (!(await findBranch(branchId, apiKey, 'orders'))) return null;
      return (await findOrdersUnderWay(db, [branchId])).map(toOrder);
    },
  };
}
