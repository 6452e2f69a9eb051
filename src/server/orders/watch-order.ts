import type { PublicOrder } from '../../lib/contract/orders.ts';
import { UNDO_SECONDS } from '../../lib/contract/staff-orders.ts';
import { isFinal } from '../../lib/domain/order.ts';
import type { Database } from '../platform/database/database.ts';
import type { OrderChanges } from './queries/order-history.ts';
import { findOrderByUid } from './queries/orders.ts';
import { findOwnOrder } from './read-orders.ts';
import { toPublicOrder } from './order-views.ts';
import type { ShowOrder } from './order-views.ts';

/** A viewer of an order. */
export interface Viewer {
  /** Called with the order at first, and after each visible change. */
  show: (order: PublicOrder) => void;
  /** Called once at the end of the stream: a while after the order's end, or when the process stops. */
  end: () => void;
}

export type Watched =
  { ok: true; stop: () => void } | { ok: false; code: 'notFound' | 'tooMany' | 'unavailable' };

/** Streams an order by uid and hash, whichever process changes it. */
export type WatchOrder = (uid: string, hash: string, viewer: Viewer) => Promise<Watched>;

/** Viewers per order, and per process, at most. */
const MOST_PER_ORDER = 20;
const MOST_AT_ALL = 10_000;
/** An order's end may be undone for a while, which viewers should see. */
const AFTER_END_MS = 1000 * (UNDO_SECONDS + 5);

/** An order with its viewers, read once for all of them. */
interface WatchedOrder {
  uid: string;
  viewers: Set<Viewer>;
  shown: string;
  reading: Promise<void> | null;
  isOutdated: boolean;
  /** Set when the order has ended: closes all streams later. */
  ending?: ReturnType<typeof setTimeout> | undefined;
}

export function createOrderWatch(
  db: Database,
  changes: OrderChanges,
  afterEndMs = AFTER_END_MS,
  showOrder: ShowOrder = (stored) => Promise.resolve(toPublicOrder(stored)),
): { watchOrder: WatchOrder; close: () => void } {
  const watched = new Map<number, WatchedOrder>();
  let count = 0;
  let isClosed = false;
  let isListening = false;

  function listen(): void {
    if (isListening) return;
    isListening = true;
    changes.listen({
      onChange: ({ id }) => void reread(id),
      onListening: () => watched.forEach((_, id) => void reread(id)),
    });
  }

  /** Reads an order again for its viewers; a change during the read causes another. */
  async function reread(id: number): Promise<void> {
    const entry = watched.get(id);
    if (!entry) return;
    entry.isOutdated = true;
    entry.reading ??= (async () => {
      while (entry.isOutdated) {
        entry.isOutdated = false;
        // The database is away: listening restarts once it is back.
        const stored = await findOrderByUid(db, entry.uid).catch(() => undefined);
        if (stored) show(id, entry, await showOrder(stored));
        // Deleted.
        if (stored === null) leaveAll(id, entry);
      }
      entry.reading = null;
    })();
    await entry.reading;
  }

  function show(id: number, entry: WatchedOrder, order: PublicOrder): void {
    const text = JSON.stringify(order);
    if (text === entry.shown) return;
    entry.shown = text;
    for (const viewer of [...entry.viewers]) viewer.show(order);
    clearTimeout(entry.ending);
    entry.ending = isFinal(order) ? setTimeout(() => leaveAll(id, entry), afterEndMs) : undefined;
  }

  function leaveAll(id: number, entry: WatchedOrder): void {
    for (const viewer of [...entry.viewers]) leave(id, entry, viewer);
  }

  function leave(id: number, entry: WatchedOrder, viewer: Viewer): void {
    if (!entry.viewers.delete(viewer)) return;
    count -= 1;
    if (entry.viewers.size === 0) {
      watched.delete(id);
      clearTimeout(entry.ending);
    }
    viewer.end();
  }

  const watchOrder: WatchOrder = async (uid, hash, viewer) => {
    if (isClosed || count >= MOST_AT_ALL) return { ok: false, code: 'unavailable' };
    const stored = await findOwnOrder(db, uid, hash);
    if (!stored) return { ok: false, code: 'notFound' };
    const order = await showOrder(stored);
    // A viewer who joins an ended order sees its end once.
    if (isFinal(order) && !watched.has(order.id)) {
      viewer.show(order);
      viewer.end();
      return { ok: true, stop: () => {} };
    }
    const { id } = order;
    const entry = watched.get(id) ?? {
      uid,
      viewers: new Set(),
      shown: '',
      reading: null,
      isOutdated: false,
    };
    if (entry.viewers.size >= MOST_PER_ORDER) return { ok: false, code: 'tooMany' };
    watched.set(id, entry);
    entry.viewers.add(viewer);
    count += 1;
    listen();
    entry.shown = JSON.stringify(order);
    viewer.show(order);
    // Changes between the read and the subscription sent no notice.
    void reread(id);
    return { ok: true, stop: () => leave(id, entry, viewer) };
  };

  function close(): void {
    isClosed = true;
    for (const [id, entry] of [...watched]) leaveAll(id, entry);
  }

  return { watchOrder, close };
}
