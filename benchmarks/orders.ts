/**
 * How many orders the shop takes: `npm run bench:orders [-- SECONDS [ROUNDS]]`. The real server over HTTP with all checks on,
 * orders of three lines under keys of their own, beside what the same database takes of the same rows: an order's row alone,
 * and a plain transaction of order and lines. Rounds take turns, so that a busy minute of the machine falls on all. Afterwards
 * every order that was acknowledged has to be there once. A round begins with as many seconds that do not count. Limit: 0.7
 * of the plain transactions, p99 below 50 ms.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/server/platform/database/open-database.ts';
import { runProgram, startApi } from '../tests/support/shop-process.ts';
import { busyShopFile } from './busy-shop.ts';
import { customers } from './customers.ts';
import { onBothDatabases, type Place } from './databases.ts';
import { line, load, ms, percentile } from './figures.ts';
import { plainInserts } from './plain-inserts.ts';

const SECONDS = Number(process.argv[2] ?? 4);
const ROUNDS = Number(process.argv[3] ?? 3);
const BRANCHES = 5;
const DISHES = 60;
/** Concurrent clients: more than the server has connections to its database. */
const CROWDS = [24, 48] as const;
const ORDERS = 'orders, five branches';
const BASELINE = 'baseline: plain transaction';
const RATIO_LIMIT = 0.7;
const P99_LIMIT_MS = 50;

interface Ran {
  perSecond: number;
  times: number[];
}

/** Repeats `order` with `atOnce` clients until the time is over. */
async function drive(work: () => Promise<void>, clients: number): Promise<Ran> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + SECONDS * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { perSecond: (times.length * 1000) / (performance.now() - start), times };
}

/** Throws unless exactly the acknowledged orders are stored, each complete, and ticket numbers have no gap or duplicate. */
async function checkAll(place: Place, acknowledged: readonly string[]): Promise<string> {
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.message);
  try {
    const result = await opened.db.execute(sql`
      select uid, lines, row_number() over (partition by branch_id, day order by ticket_number) = ticket_number as "isNext"
      from orders left join (select order_id as id, count(*)::integer as lines from order_items group by 1) as counted using (id)`);
    const { rows } = result as unknown as { rows: { uid: string; lines: number; isNext: boolean }[] };
    const stored = new Set(rows.map(({ uid }) => uid));
    const lost = acknowledged.filter((uid) => !stored.has(uid)).length;
    const doubled = rows.length - new Set(acknowledged).size;
    const broken = rows.filter(({ lines, isNext }) => lines !== 3 || !isNext).length;
    return `${acknowledged.length} acknowledged, ${lost} lost, ${doubled} too many, ${broken} incomplete`;
  } finally {
    await opened.close();
  }
}

async function measure(place: Place): Promise<void> {
  const env = {
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  await mkdir(place.dataDir, { recursive: true });
  const file = join(place.dataDir, 'shop.json');
  await writeFile(file, busyShopFile(BRANCHES, DISHES));
  const imported = await runProgram('shop-import', [file], env);
  if (imported.code !== 0) throw new Error(imported.errors);

  const acknowledged: string[] = [];
  const subjects = new Map<string, Ran[]>();
  const add = (crowd: number, name: string, ran: Ran) => {
    const subject = `${name}, ${crowd} at once`;
    subjects.set(subject, [...(subjects.get(subject) ?? []), ran]);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const api = await startApi(env);
    try {
      const shop = { url: api.url, dishes: DISHES };
      const everywhere = customers({ ...shop, branches: BRANCHES }, acknowledged);
      const atOne = customers({ ...shop, branches: 1 }, acknowledged);
      // A server that has just started takes a third less: its code is not compiled yet.
      await drive(everywhere, CROWDS[0]);
      for (const crowd of CROWDS) {
        add(crowd, ORDERS, await drive(everywhere, crowd));
        add(crowd, 'orders, one branch', await drive(atOne, crowd));
      }
    } finally {
      await api.stop('SIGTERM');
    }
    const opened = await openDatabase(place);
    if (!opened.ok) throw new Error(opened.message);
    const plain = await plainInserts(opened.db);
    for (const crowd of CROWDS) {
      add(crowd, BASELINE, await drive(plain.insertAll, crowd));
      add(crowd, 'baseline: bare insert', await drive(plain.insertOrder, crowd));
    }
    await plain.remove();
    await opened.close();
  }

  console.log(`\n${place.name}, ${ROUNDS} rounds of ${SECONDS} s each`);
  line('', ['per second', '÷ transaction', 'p50 ms', 'p95 ms', 'p99 ms'], load());
  const rate = (name: string) =>
    percentile(
      (subjects.get(name) ?? []).map((ran) => ran.perSecond),
      0.5,
    );
  for (const crowd of CROWDS)
    for (const [name, rounds] of subjects) {
      if (!name.endsWith(`, ${crowd} at once`)) continue;
      const times = rounds.flatMap((ran) => ran.times);
      const ratio = rate(name) / rate(`${BASELINE}, ${crowd} at once`);
      const p99 = percentile(times, 0.99);
      const hasLimit = name.startsWith(ORDERS) && place.name === 'PostgreSQL';
      line(name, [
        rate(name).toFixed(0),
        `${ratio.toFixed(2)}${hasLimit ? ` ${ratio >= RATIO_LIMIT ? '✓' : '✗'}` : ''}`,
        ms(percentile(times, 0.5)),
        ms(percentile(times, 0.95)),
        `${ms(p99)}${hasLimit ? ` ${p99 < P99_LIMIT_MS ? '✓' : '✗'}` : ''}`,
      ]);
    }
  console.log(await checkAll(place, acknowledged));
}

await onBothDatabases(measure);
