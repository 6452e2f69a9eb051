/**
 * How quick statistics are: `npm run bench:statistics [-- ORDERS [RUNS]]`. A year of 200,000 orders, each of the eleven calls
 * through the whole app as staff timeCall it, for a day, a month and a year, on both databases, beside a plain sum over the same
 * orders. The limit is 50 ms for a year.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../src/server/platform/database/database.ts';
import { onBothDatabases, type Place } from './databases.ts';
import { line, load, ms, percentile } from './figures.ts';
import { withShopOfAYear } from './shop-of-a-year.ts';
import { YEAR } from './year-of-orders.ts';

const ORDERS = Number(process.argv[2] ?? 200_000);
const RUNS = Number(process.argv[3] ?? 20);
const BAR_MS = 50;

const CALLS = [
  ...[
    'daily-report',
    'total-turnover',
    'total-orders',
    'total-items',
    'popular-products',
    'highest-activity',
  ],
  ...['payment-methods', 'delivery-methods', 'successful-orders', 'ratings', 'reviews'],
];
const ONE_BRANCH = '&branchId=3';
const PERIODS = [
  ['a day', 'from=2026-10-14'],
  ['a month', 'from=2026-10-01&to=2026-10-31'],
  ['a year', `from=${YEAR.from}&to=${YEAR.to}`],
] as const;

/** The baselines: the same figure computed from all orders. */
async function plainSum(db: Database): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < Math.min(RUNS, 5); run++) {
    const start = performance.now();
    await db.execute(sql`
      select day, sum(total_gross_cents) from orders
      where day between ${YEAR.from}::date and ${YEAR.to}::date
        and rejected_at is null and canceled_at is null and failed_at is null
      group by day`);
    times.push(performance.now() - start);
  }
  return times;
}

async function plainProducts(db: Database): Promise<number> {
  const start = performance.now();
  await db.execute(sql`
    select items.name, sum(items.amount), sum(items.gross_cents) from orders
    join order_items as items on items.order_id = orders.id
    where day between ${YEAR.from}::date and ${YEAR.to}::date
      and rejected_at is null and canceled_at is null and failed_at is null
    group by items.name`);
  return performance.now() - start;
}

async function measure(place: Place): Promise<void> {
  await withShopOfAYear(place, ORDERS, async ({ db, timeCall }) => {
    line(
      'least / median / p95 in ms',
      PERIODS.flatMap(([name]) => [name, 'one branch']),
      load(),
    );
    for (const call of CALLS) {
      const calls = PERIODS.flatMap(([, query]) =>
        ['', ONE_BRANCH].map((branch) => `${call}?${query}${branch}`),
      );
      const times = calls.map((): number[] => []);
      // Round by round, so that a busy moment of the machine falls on all.
      for (let run = 0; run < RUNS; run++)
        for (const [index, call] of calls.entries())
          times[index]?.push(await timeCall(`/api/statistics/${call}`));
      const year = percentile(times[4] ?? [], 0.5);
      line(
        call,
        times.map((list) => [0, 0.5, 0.95].map((share) => ms(percentile(list, share))).join(' / ')),
        `${year < BAR_MS ? '✓' : '✗'} ${load()}`,
      );
    }
    const sums = await plainSum(db);
    line('baseline: plain sum of a year', ['', '', '', '', ms(percentile(sums, 0.5)), ''], load());
    line('baseline: products of a year', ['', '', '', '', ms(await plainProducts(db)), ''], load());
  });
}

await onBothDatabases(measure);
