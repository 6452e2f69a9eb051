import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from './database.ts';

/** What the triggers of migration 0005 speak on. */
const CHANNEL = 'order_changes';
const TRY_AGAIN_MS = 1000;

/** Which order was taken, changed or deleted, and whose it is. */
export interface OrderChange {
  id: number;
  branchId: number;
}

interface Listener {
  onChange: (change: OrderChange) => void;
  /** Listening has begun, or begun anew after the connection was lost: changes before may have gone unheard. */
  onListening: () => void;
}

/** What happens to orders, made by this process or another. */
export interface OrderChanges {
  /** Hears of them until the answer is called. */
  listen: (listener: Listener) => () => void;
  close: () => Promise<void>;
}

/** One connection listens for all who do in this process, from the first of them on. */
export function createOrderChanges(db: Database): OrderChanges {
  const listeners = new Set<Listener>();
  let stop: (() => Promise<void>) | null = null;
  const all: Listener = {
    onChange: (change) => listeners.forEach(({ onChange }) => onChange(change)),
    onListening: () => listeners.forEach(({ onListening }) => onListening()),
  };
  return {
    listen(listener) {
      listeners.add(listener);
      stop ??= listenToDatabase(db, all);
      return () => void listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await stop?.();
    },
  };
}

function listenToDatabase(db: Database, listener: Listener): () => Promise<void> {
  const client = (db as unknown as { $client: PGlite | pg.Pool }).$client;
  return 'listen' in client ? listenEmbedded(client, listener) : listenServer(client, listener);
}

const read = (payload = '{}') => JSON.parse(payload) as OrderChange;

function listenEmbedded(client: PGlite, { onChange, onListening }: Listener): () => Promise<void> {
  const listening = client.listen(CHANNEL, (payload) => onChange(read(payload)));
  listening.then(onListening, () => {});
  return async () => {
    const stop = await listening;
    if (!client.closed) await stop();
  };
}

/** A connection of its own: one from the pool would be missing there. */
function listenServer(pool: pg.Pool, listener: Listener): () => Promise<void> {
  const ending = new AbortController();
  const running = keepListening(pool.options, listener, ending.signal);
  return () => {
    ending.abort();
    return running;
  };
}

async function keepListening(options: pg.PoolConfig, listener: Listener, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    const client = new pg.Client(options);
    const lost = new Promise<void>((done) => {
      client.once('end', done);
      client.once('error', () => done());
      ending.addEventListener('abort', () => done(), { once: true });
    });
    client.on('notification', ({ payload }) => listener.onChange(read(payload)));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      listener.onListening();
      await lost;
    } catch {
      // The database is away: the same as a connection that was lost.
    }
    await client.end().catch(() => {});
    await pause(TRY_AGAIN_MS, undefined, { signal: ending }).catch(() => {});
  }
}
