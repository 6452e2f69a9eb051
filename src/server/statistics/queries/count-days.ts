import { sum, COUNTED_UNITS } from '../../../lib/domain/quantity.ts';
import type { Counts, ProductCounts, Tally } from '../../platform/database/schema/statistics.ts';
import { sql, type SQL } from 'drizzle-orm';
import { ONLINE_METHODS } from '../../../lib/domain/payment-methods.ts';
import type { Database } from '../../platform/database/database.ts';
import { RETURNED } from './returned-money.ts';

/** Sums of the orders of some days. */
export interface Totals {
  orders: number;
  items: number;
  cents: number;
  counts: Counts;
  products: ProductCounts;
}

/** A branch's sums for a day or a month, with the number of changes they cover. */
export interface Counted extends Totals {
  branchId: number;
  /** The day, or the month's first. */
  start: string;
  changes: number;
}

/** Adds up rows. */
export function addTotals(rows: readonly Totals[]): Totals {
  return {
    orders: add(rows.map(({ orders }) => orders)),
    items: sum(rows.map(({ items }) => items)),
    cents: add(rows.map(({ cents }) => cents)),
    counts: addCounts(rows.map(({ counts }) => counts)),
    products: addProducts(rows.map(({ products }) => products)),
  };
}

export function addCounts(all: readonly Counts[]): Counts {
  const [stars, ratings] = [[0, 0, 0, 0, 0] as Counts['stars'], [0, 0, 0] as Counts['ratings']];
  for (const counts of all) {
    counts.stars.forEach((number, index) => (stars[index] = (stars[index] ?? 0) + number));
    counts.ratings.forEach((number, index) => (ratings[index] = (ratings[index] ?? 0) + number));
  }
  return {
    delivery: add(all.map(({ delivery }) => delivery)),
    ends: addNumbers(all.map(({ ends }) => ends)),
    hours: addNumbers(all.map(({ hours }) => hours)),
    payments: addPairs(all.map(({ payments }) => payments)),
    modes: addPairs(all.map(({ modes }) => modes)),
    taxes: addPairs(all.map(({ taxes }) => taxes)),
    stars,
    ratings,
  };
}

export function addProducts(all: readonly ProductCounts[]): ProductCounts {
  const total = new Map<string, ProductCounts[string]>();
  for (const products of all)
    for (const name in products) {
      const [orders, items, cents] = products[name] ?? [0, 0, 0];
      const so = total.get(name);
      if (so) {
        so[0] += orders;
        so[1] = sum([so[1], items]);
        so[2] += cents;
      } else total.set(name, [orders, items, cents]);
    }
  return Object.fromEntries(total);
}

const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function addNumbers(all: readonly Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const numbers of all) for (const key in numbers) total[key] = (total[key] ?? 0) + (numbers[key] ?? 0);
  return total;
}

function addPairs(all: readonly Record<string, Tally>[]): Record<string, Tally> {
  const total: Record<string, Tally> = {};
  for (const pairs of all)
    for (const key in pairs) {
      const [first, second] = pairs[key] ?? [0, 0];
      const so = (total[key] ??= [0, 0]);
      so[0] += first;
      so[1] += second;
    }
  return total;
}

/** A day of a branch. */
export interface BranchDay {
  branchId: number;
  day: string;
}

/** Days per statement: the embedded database serves nobody else meanwhile. */
const DAYS_AT_ONCE = 50;

/**
 * Recomputes days of branches from their orders and stores the result. One statement reads the orders and their number of changes, so that
 * both are consistent; results older than the stored ones are dropped.
 */
export async function countDays(
  db: Database,
  days: readonly BranchDay[],
  signal?: AbortSignal,
): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (let first = 0; first < days.length && !signal?.aborted; first += DAYS_AT_ONCE) {
    const result = await db.execute(countStatement(days.slice(first, first + DAYS_AT_ONCE)));
    counted.push(...(result as unknown as { rows: Counted[] }).rows);
  }
  return counted;
}

const ONLINE = sql.join(
  ONLINE_METHODS.map((method) => sql`${method}`),
  sql`, `,
);

const isCountedUnit = sql`items.unit in (${sql.join(
  COUNTED_UNITS.map((unit) => sql`${unit}`),
  sql`, `,
)})`;

/** The outcome of an order; the first match wins. Completed and open orders count. */
const ORDER_END = sql`case
  when orders.rejected_at is not null then 'rejected'
  when orders.canceled_at is not null then 'canceled'
  when orders.failed_at is not null then 'failed'
  when orders.refunded_at is not null then 'refunded'
  when orders.id in (select order_id from corrections where kind = 'storno') then 'refunded'
  when orders.charged_back_at is not null then 'unpaid'
  when orders.completed_at is not null then 'completed'
  when orders.payment_method in (${ONLINE}) and orders.paid_at is null then 'unpaid'
  else 'open' end`;

/** Orders and cents grouped by an attribute. */
const tallies = (key: SQL) => sql`
  select branch_id, day, jsonb_object_agg(key, jsonb_build_array(number, cents)) as tallies
  from (select branch_id, day, ${key} as key, count(*) as number, sum(turnover) as cents
    from paying group by 1, 2, 3) as tally
  group by 1, 2`;

const countStatement = (days: readonly BranchDay[]) => sql`
with counters as (
  select ticket_counters.branch_id, ticket_counters.day, ticket_counters.changes
  from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as wanted("branchId" integer, day date)
  join ticket_counters on ticket_counters.branch_id = wanted."branchId" and ticket_counters.day = wanted.day
), standing as materialized (
  select orders.*, ${ORDER_END} as ending from counters join orders using (branch_id, day)
), counting as materialized (
  select *, taxes -> 0 -> 'grossCents' is null as is_older from standing where ending in ('completed', 'open')
), ${RETURNED}, paying as materialized (
  -- Tips without tax are the staff's and no turnover; money given back was none.
  select counting.*,
    total_gross_cents - case when tips_tax_rate is null then tip_cents else 0 end - coalesce(gross, 0) as turnover
  from counting left join (select id, sum(gross) as gross from returned group by 1) as less using (id)
), lines as materialized (
  select paying.branch_id, paying.day, paying.id, items.name, items.tax_rate as rate, items.gross_cents as cents,
    paying.is_older, case when ${isCountedUnit} then items.amount::numeric else 1 end as items
  from paying join order_items as items on items.order_id = paying.id
), totals as (
  select branch_id, day, count(*) as orders, sum(turnover) as cents, sum(delivery_gross_cents) as delivery
  from paying group by 1, 2
), pieces as (
  select branch_id, day, sum(items) as items from lines group by 1, 2
), products as (
  select branch_id, day, jsonb_object_agg(name, jsonb_build_array(orders, items, cents)) as products
  from (select branch_id, day, name, count(distinct id) as orders, sum(items) as items, sum(cents) as cents
    from lines group by 1, 2, 3) as product
  group by 1, 2
), ends as (
  select branch_id, day, jsonb_object_agg(ending, number) as ends
  from (select branch_id, day, ending, count(*) as number from standing group by 1, 2, 3) as ended
  group by 1, 2
), hours as (
  select branch_id, day, jsonb_object_agg(hour, number) as hours
  from (select branch_id, day, (extract(isodow from day)::integer - 1) * 24 + hour as hour, count(*) as number
    from paying group by 1, 2, 3) as hourly
  group by 1, 2
), payments as (${tallies(sql`payment_method`)}
), modes as (${tallies(sql`case when is_delivery then 'delivery' when is_dine_in then 'dineIn' else 'takeaway' end`)}
), grosses as (
  -- Older orders have no gross by rate: theirs is that of their lines and their delivery. Those of before the terms of a delivery were
  -- kept have no area; their first rate stands for its own.
  select branch_id, day, rate, sum(cents) as gross from (
    select branch_id, day, (tax ->> 'rate')::float8 as rate, (tax ->> 'grossCents')::integer as cents
    from paying cross join lateral jsonb_array_elements(taxes) as tax where not is_older
    union all
    select branch_id, day, returned.rate, -returned.gross from returned join paying using (id) where returned.gross <> 0
    union all
    select branch_id, day, rate, cents from lines where is_older
    union all
    select branch_id, day, coalesce((area ->> 'tax')::float8, (taxes -> 0 ->> 'rate')::float8, 0), delivery_gross_cents
    from paying where delivery_gross_cents > 0 and is_older
  ) as parts group by 1, 2, 3
), levied as (
  select branch_id, day, rate, sum(cents) as tax from (
    select branch_id, day, (tax ->> 'rate')::float8 as rate, (tax ->> 'amountCents')::integer as cents
    from paying cross join lateral jsonb_array_elements(taxes) as tax
    union all
    select branch_id, day, returned.rate, -returned.tax from returned join paying using (id) where returned.tax <> 0
  ) as parts group by 1, 2, 3
), rates as (
  select branch_id, day, jsonb_object_agg(rate, jsonb_build_array(coalesce(gross, 0), coalesce(tax, 0))) as taxes
  from grosses full join levied using (branch_id, day, rate) group by 1, 2
), ratings as (
  select branch_id, day,
    jsonb_build_array(count(*) filter (where rating = 1), count(*) filter (where rating = 2),
      count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)) as stars,
    jsonb_build_array(sum(food_rating), sum(service_rating), sum(process_rating)) as ratings
  from counters join questionnaires using (branch_id, day) group by 1, 2
), fresh as materialized (
  select counters.branch_id, counters.day, counters.changes, coalesce(totals.orders, 0)::integer as orders,
    coalesce(pieces.items, 0)::float8 as items, coalesce(totals.cents, 0)::bigint as cents,
    jsonb_build_object(
      'delivery', coalesce(totals.delivery, 0),
      'ends', coalesce(ends.ends, '{}'),
      'hours', coalesce(hours.hours, '{}'),
      'payments', coalesce(payments.tallies, '{}'),
      'modes', coalesce(modes.tallies, '{}'),
      'taxes', coalesce(rates.taxes, '{}'),
      'stars', coalesce(ratings.stars, '[0, 0, 0, 0, 0]'),
      'ratings', coalesce(ratings.ratings, '[0, 0, 0]')
    ) as counts,
    coalesce(products.products, '{}') as products
  from counters
    left join totals using (branch_id, day)
    left join pieces using (branch_id, day)
    left join products using (branch_id, day)
    left join ends using (branch_id, day)
    left join hours using (branch_id, day)
    left join payments using (branch_id, day)
    left join modes using (branch_id, day)
    left join rates using (branch_id, day)
    left join ratings using (branch_id, day)
), kept as (
  insert into statistics (branch_id, period, start, changes, orders, items, cents, counts, products)
  -- In one order everywhere, so that two who count the same days never wait for each other in a circle.
  select branch_id, 'day', day, changes, orders, items, cents, counts, products from fresh order by branch_id, day
  on conflict (branch_id, period, start) do update
  set changes = excluded.changes, orders = excluded.orders, items = excluded.items, cents = excluded.cents,
    counts = excluded.counts, products = excluded.products
  where statistics.changes < excluded.changes
)
select branch_id as "branchId", day::text as start, changes, orders, items, cents::float8 as cents, counts, products
from fresh`;
