import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from './database.ts';

/** What the triggers of migration 0001 speak on. */
const CHANNEL = 'order_changes';
const TRY_AGAIN_MS = 1000;

interface Listener {
  /** An order has changed. */
  onChange: (orderId: number) => void;
  /** Listening has begun, or begun anew after the connection was lost: changes before may have gone unheard. */
  onListening: () => void;
}

/** Hears of changes to orders, made by this process or another; the answer ends it. */
export function listenToOrders(db: Database, listener: Listener): () => Promise<void> {
  const client = (db as unknown as { $client: PGlite | pg.Pool }).$client;
  return 'listen' in client ? listenEmbedded(client, listener) : listenServer(client, listener);
}

function listenEmbedded(client: PGlite, { onChange, onListening }: Listener): () => Promise<void> {
  const listening = client.listen(CHANNEL, (payload) => onChange(Number(payload)));
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
    client.on('notification', ({ payload }) => listener.onChange(Number(payload)));
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
