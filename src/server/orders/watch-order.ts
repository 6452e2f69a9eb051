import type { PublicOrder } from '../../lib/contract/orders.ts';
import { UNDO_SECONDS } from '../../lib/contract/staff-orders.ts';
import { isFinal } from '../../lib/domain/order.ts';
import type { Database } from '../platform/database/database.ts';
import type { OrderChanges } from './queries/order-history.ts';
import { findOrderByUid } from './queries/orders.ts';
import { findOwnOrder } from './read-orders.ts';
import { toPublicOrder } from './order-views.ts';

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
interface Scene {
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
): { watchOrder: WatchOrder; close: () => void } {
  const scenes = new Map<number, Scene>();
  let count = 0;
  let isClosed = false;
  let isListening = false;

  function listen(): void {
    if (isListening) return;
    isListening = true;
    changes.listen({
      onChange: ({ id }) => void reread(id),
      onListening: () => scenes.forEach((_, id) => void reread(id)),
    });
  }

  /** Reads an order again for its viewers; a change during the read causes another. */
  async function reread(id: number): Promise<void> {
    const scene = scenes.get(id);
    if (!scene) return;
    scene.isOutdated = true;
    scene.reading ??= (async () => {
      while (scene.isOutdated) {
        scene.isOutdated = false;
        // The database is away: listening restarts once it is back.
        const stored = await findOrderByUid(db, scene.uid).catch(() => undefined);
        if (stored) show(id, scene, toPublicOrder(stored));
        // Deleted.
        if (stored === null) leaveAll(id, scene);
      }
      scene.reading = null;
    })();
    await scene.reading;
  }

  function show(id: number, scene: Scene, order: PublicOrder): void {
    const text = JSON.stringify(order);
    if (text === scene.shown) return;
    scene.shown = text;
    for (const viewer of [...scene.viewers]) viewer.show(order);
    clearTimeout(scene.ending);
    scene.ending = isFinal(order) ? setTimeout(() => leaveAll(id, scene), afterEndMs) : undefined;
  }

  function leaveAll(id: number, scene: Scene): void {
    for (const viewer of [...scene.viewers]) leave(id, scene, viewer);
  }

  function leave(id: number, scene: Scene, viewer: Viewer): void {
    if (!scene.viewers.delete(viewer)) return;
    count -= 1;
    if (scene.viewers.size === 0) {
      scenes.delete(id);
      clearTimeout(scene.ending);
    }
    viewer.end();
  }

  const watchOrder: WatchOrder = async (uid, hash, viewer) => {
    if (isClosed || count >= MOST_AT_ALL) return { ok: false, code: 'unavailable' };
    const stored = await findOwnOrder(db, uid, hash);
    if (!stored) return { ok: false, code: 'notFound' };
    const order = toPublicOrder(stored);
    // A viewer who joins an ended order sees its end once.
    if (isFinal(order) && !scenes.has(order.id)) {
      viewer.show(order);
      viewer.end();
      return { ok: true, stop: () => {} };
    }
    const { id } = order;
    const scene = scenes.get(id) ?? {
      uid,
      viewers: new Set(),
      shown: '',
      reading: null,
      isOutdated: false,
    };
    if (scene.viewers.size >= MOST_PER_ORDER) return { ok: false, code: 'tooMany' };
    scenes.set(id, scene);
    scene.viewers.add(viewer);
    count += 1;
    listen();
    scene.shown = JSON.stringify(order);
    viewer.show(order);
    // Changes between the read and the subscription sent no notice.
    void reread(id);
    return { ok: true, stop: () => leave(id, scene, viewer) };
  };

  function close(): void {
    isClosed = true;
    for (const [id, scene] of [...scenes]) leaveAll(id, scene);
  }

  return { watchOrder, close };
}
