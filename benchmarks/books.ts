/**
 * How quick exports of the books are: `npm run bench:books [-- ORDERS]`. A year of 200,000 orders, each file read to its end through the
 * whole app, on both databases, beside a plain read of all rows. Meanwhile orders are placed one after the other: how long they take
 * alone and beside each export. The limit is 30 s for a file; memory shows that it is written while it is sent.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../src/server/platform/database/database.ts';
import { onBothDatabases, type Place } from './databases.ts';
import { line, load, ms, percentile } from './figures.ts';
import { withShopOfAYear } from './shop-of-a-year.ts';
import { YEAR } from './year-of-orders.ts';

const ORDERS = Number(process.argv[2] ?? 200_000);
const BAR_MS = 30_000;
const PERIOD = `from=${YEAR.from}&to=${YEAR.to}`;
const FILES = ['exports/orders', 'exports/lines', 'exports/donations', 'archive'];

interface Read {
  time: number;
  bytes: number;
  mostMemory: number;
}

/** Reads a file part by part and forgets it. */
async function readFile(request: (path: string) => Promise<Response>, file: string): Promise<Read> {
  const started = performance.now();
  const response = await request(`/api/books/${file}?${PERIOD}`);
  if (!response.ok || !response.body) throw new Error(`${file}: ${response.status}`);
  let [bytes, mostMemory] = [0, 0];
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    mostMemory = Math.max(mostMemory, process.memoryUsage().heapUsed);
  }
  return { time: performance.now() - started, bytes, mostMemory };
}

/** Places orders one after the other until something has ended. */
async function ordersDuring<T>(timeOrder: () => Promise<number>, work: Promise<T>): Promise<[T, number[]]> {
  const times: number[] = [];
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  while (!isOver) times.push(await timeOrder());
  return [await over, times];
}

/** The baseline: all rows of orders and lines at once, without a file. */
async function plainRead(db: Database): Promise<number> {
  const started = performance.now();
  await db.execute(sql`select * from orders where day between ${YEAR.from}::date and ${YEAR.to}::date`);
  return performance.now() - started;
}

const both = (times: readonly number[]) =>
  `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.95))} (${times.length})`;

async function measure(place: Place): Promise<void> {
  await withShopOfAYear(place, ORDERS, async ({ db, request, timeOrder }) => {
    const alone: number[] = [];
    for (let count = 0; count < 50; count++) alone.push(await timeOrder());
    line('', ['seconds', 'MB', 'heap MB', 'an order, med/p95'], load());
    line('baseline: orders alone', ['', '', '', both(alone)]);
    for (const file of FILES) {
      const [read, times] = await ordersDuring(timeOrder, readFile(request, file));
      const cells = [read.time / 1000, read.bytes / 2 ** 20, read.mostMemory / 2 ** 20].map((it) =>
        it.toFixed(1),
      );
      line(file, [...cells, both(times)], `${read.time < BAR_MS ? '✓' : '✗'} ${load()}`);
    }
    line('baseline: plain read of orders', [((await plainRead(db)) / 1000).toFixed(1), '', '', ''], load());
  });
}

await onBothDatabases(measure);
