import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, Transaction } from './database.ts';

/** The channels of the migrations' triggers, of pauses, of stock, of webhooks, and those between processes that publish sites. */
const CHANNELS = [
  'order_changes',
  'pause_changes',
  'shop_changes',
  'site_asks',
  'site_changes',
  'stock_changes',
  'webhook_events',
] as const;
type Channel = (typeof CHANNELS)[number];

const TRY_AGAIN_MS = 1000;

interface Listener {
  onNotice: (payload: string) => void;
  /** Called when listening begins, also after a lost connection: earlier notices may have been missed. */
  onListening?: () => void;
}

/** The database's notices of changes by any process (LISTEN and NOTIFY). */
export interface Notices {
  /** Whether every notice is being received. */
  readonly isListening: boolean;
  /** Subscribes to a channel. Returns how to stop. */
  listen: (channel: Channel, listener: Listener) => () => void;
  close: () => Promise<void>;
}

/** Callbacks of the listening connection. */
interface Subscription {
  onNotice: (channel: string, payload: string) => void;
  onListening: () => void;
  onLost: () => void;
}

/** One connection listens to all channels for all subscribers of this process, from the first one on. */
export function createNotices(db: Database): Notices {
  const listeners = new Map<Channel, Set<Listener>>(CHANNELS.map((channel) => [channel, new Set()]));
  let isListening = false;
  let stop: (() => Promise<void>) | null = null;
  const subscription: Subscription = {
    onNotice: (channel, payload) =>
      listeners.get(channel as Channel)?.forEach(({ onNotice }) => onNotice(payload)),
    onListening() {
      isListening = true;
      for (const all of listeners.values()) all.forEach(({ onListening }) => onListening?.());
    },
    onLost() {
      isListening = false;
    },
  };
  return {
    get isListening() {
      return isListening;
    },
    listen(channel, listener) {
      listeners.get(channel)?.add(listener);
      stop ??= listenToDatabase(db, subscription);
      return () => void listeners.get(channel)?.delete(listener);
    },
    async close() {
      for (const all of listeners.values()) all.clear();
      isListening = false;
      await stop?.();
    },
  };
}

/** Notifies all listening processes, including this one. */
export async function notify(
  db: Database | Transaction,
  channel: 'pause_changes' | 'site_asks' | 'site_changes' | 'stock_changes' | 'webhook_events',
  payload: string,
): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

function listenToDatabase(db: Database, subscription: Subscription): () => Promise<void> {
  const client = (db as unknown as { $client: PGlite | pg.Pool }).$client;
  return 'listen' in client ? listenEmbedded(client, subscription) : listenServer(client, subscription);
}

function listenEmbedded(client: PGlite, { onNotice, onListening }: Subscription): () => Promise<void> {
  const listening = Promise.all(
    CHANNELS.map((channel) => client.listen(channel, (payload) => onNotice(channel, payload))),
  );
  listening.then(onListening, () => {});
  return async () => {
    const stops = await listening;
    for (const stop of stops) if (!client.closed) await stop();
  };
}

/** A connection of its own, since one from the pool would be missing there. */
function listenServer(pool: pg.Pool, subscription: Subscription): () => Promise<void> {
  const ending = new AbortController();
  const running = keepListening(pool.options, subscription, ending.signal);
  return () => {
    ending.abort();
    return running;
  };
}

async function keepListening(
  options: pg.PoolConfig,
  subscription: Subscription,
  ending: AbortSignal,
): Promise<void> {
  while (!ending.aborted) {
    const client = new pg.Client(options);
    const lost = new Promise<void>((done) => {
      client.once('end', done);
      client.on('error', () => done());
      ending.addEventListener('abort', () => done(), { once: true });
    });
    client.on('notification', ({ channel, payload = '' }) => subscription.onNotice(channel, payload));
    try {
      await client.connect();
      await client.query(CHANNELS.map((channel) => `listen ${channel}`).join('; '));
      subscription.onListening();
      await lost;
    } catch {
      // An unavailable database is handled like a lost connection.
    }
    subscription.onLost();
    await client.end().catch(() => {});
    await pause(TRY_AGAIN_MS, undefined, { signal: ending }).catch(() => {});
  }
}
