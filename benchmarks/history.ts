/**
 * How quick the history of orders is: `npm run bench:history [-- ORDERS [RUNS]]`. A year of 200,000 orders, its first page searched,
 * filtered, sorted and leafed through as staff do, through the whole app on both databases, beside a search that reads every order.
 * On PGlite, orders wait while it runs.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../src/server/platform/database/database.ts';
import { onBothDatabases, type Place } from './databases.ts';
import { line, load, ms, percentile } from './figures.ts';
import { withShopOfAYear } from './shop-of-a-year.ts';

const ORDERS = Number(process.argv[2] ?? 200_000);
const RUNS = Number(process.argv[3] ?? 7);
const PAGE = 25;

interface Call {
  filter?: Record<string, unknown>;
  sort?: [field: string, direction: 'ASC' | 'DESC'];
  first?: number;
}

const CALLS: Record<string, Call> = {
  'all, newest first': {},
  'one branch': { filter: { branchId: 3 } },
  'a month': { filter: { createdAt_gte: '2026-03-01T00:00:00Z', createdAt_lte: '2026-03-31T00:00:00Z' } },
  'a name that a fifth has': { filter: { q: 'erika' } },
  'two words': { filter: { q: 'ada krause' } },
  'one e-mail address': { filter: { q: `gast${Math.floor(ORDERS / 2)}@` } },
  'a phone number as dialled': { filter: { q: '0170/1012345' } },
  'a ticket': { filter: { q: '#42' } },
  'two letters': { filter: { q: 'mi' } },
  'no match': { filter: { q: 'xyzzy' } },
  'one state': { filter: { state: 'rejected' } },
  'by name': { sort: ['name', 'ASC'] },
  'the last page': { first: ORDERS - PAGE },
};

function addressOf({ filter = {}, sort = ['createdAt', 'DESC'], first = 0 }: Call): string {
  const query = { filter, sort, range: [first, first + PAGE - 1] };
  const params = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return `/api/orders?${new URLSearchParams(params as [string, string][]).toString()}`;
}

/** Milliseconds of a search that reads every order. */
async function plainSearch(db: Database): Promise<number> {
  const started = performance.now();
  await db.execute(sql`
    select count(*) from orders
    where name ilike '%xyzzy%' or email ilike '%xyzzy%' or phone ilike '%xyzzy%' or street ilike '%xyzzy%' or city ilike '%xyzzy%'
      or comment ilike '%xyzzy%'`);
  return performance.now() - started;
}

async function measure(place: Place): Promise<void> {
  await withShopOfAYear(place, ORDERS, async ({ db, timeCall }) => {
    line('in ms', ['median', 'worst', '÷ baseline'], load());
    const baseline: number[] = [];
    for (let run = 0; run < RUNS; run++) baseline.push(await plainSearch(db));
    const plain = percentile(baseline, 0.5);
    line('baseline: every order is read', [ms(plain), ms(Math.max(...baseline)), '1'], load());
    for (const [name, call] of Object.entries(CALLS)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await timeCall(addressOf(call)));
      const median = percentile(times, 0.5);
      line(name, [ms(median), ms(Math.max(...times)), (median / plain).toFixed(2)], load());
    }
  });
}

await onBothDatabases(measure);
