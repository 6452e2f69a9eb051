import { sql, type SQL, and, between, desc, eq, inArray } from 'drizzle-orm';
import { addDays, type Day } from '../../../lib/domain/dates.ts';
import { sum } from '../../../lib/domain/quantity.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Counts, ProductCounts } from '../../platform/database/schema/statistics.ts';
import { addCounts, addProducts, type Totals, countDays, type BranchDay } from './count-days.ts';
import type { Review } from '../../../lib/contract/statistics.ts';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import { orders, questionnaires } from '../../platform/database/schema.ts';

/** Orders of some branches (null: all) on these days of the shop's calendar, inclusive. */
export interface Scope {
  branchIds: readonly number[] | null;
  from: Day;
  to: Day;
}

/** Sums of a day over the branches of the scope. */
export interface DayTotals {
  day: Day;
  orders: number;
  items: number;
  cents: number;
}

/** All days with orders. */
export async function readDays(db: Database, scope: Scope): Promise<DayTotals[]> {
  const rows = await rowsOf<DayTotals & { stale: number[] | null }>(
    db,
    sql`select counters.day::text as day, coalesce(sum(kept.orders), 0)::integer as orders,
      coalesce(sum(kept.items), 0)::float8 as items, coalesce(sum(kept.cents), 0)::float8 as cents,
      jsonb_agg(counters.branch_id) filter (where kept.changes is null) as stale
    from ticket_counters as counters
    left join statistics as kept on kept.period = 'day' and kept.branch_id = counters.branch_id
      and kept.start = counters.day and kept.changes = counters.changes
    where ${isWithin(scope)}
    group by counters.day order by counters.day`,
  );
  const stale = rows.flatMap(({ day, stale: ids }) => (ids ?? []).map((branchId) => ({ branchId, day })));
  const counted = Map.groupBy(await countDays(db, stale), ({ start }) => start);
  return rows.map(({ day, orders, items, cents }) => {
    const parts = [{ orders, items, cents }, ...(counted.get(day) ?? [])];
    return {
      day,
      orders: parts.reduce((total, part) => total + part.orders, 0),
      items: sum(parts.map((part) => part.items)),
      cents: parts.reduce((total, part) => total + part.cents, 0),
    };
  });
}

/** The sums of the orders, without products. */
export async function readTotals(db: Database, scope: Scope): Promise<Omit<Totals, 'products'>> {
  const rows = await readRows<Omit<Totals, 'products'>>(db, scope, sql`kept.counts`);
  return {
    orders: rows.reduce((total, { orders }) => total + orders, 0),
    items: sum(rows.map(({ items }) => items)),
    cents: rows.reduce((total, { cents }) => total + cents, 0),
    counts: addCounts(rows.map(({ counts }) => counts)),
  };
}

/** Sold products by name. */
export async function readProducts(db: Database, scope: Scope): Promise<ProductCounts> {
  const rows = await readRows<Pick<Totals, 'products'>>(db, scope, sql`kept.products`);
  return addProducts(rows.map(({ products }) => products));
}

interface Kept {
  branchId: number;
  start: Day;
  isKept: boolean;
}

/** The rows of the scope: stored months, else days; outdated ones are recomputed. */
async function readRows<T extends { counts: Counts } | { products: ProductCounts }>(
  db: Database,
  scope: Scope,
  column: SQL,
): Promise<T[]> {
  const months = wholeMonths(scope);
  const columns = sql`kept.orders, kept.items, kept.cents::float8 as cents, ${column}`;
  const rows = await rowsOf<Kept & T>(
    db,
    sql`with counters as (
      select counters.branch_id, counters.day, counters.changes,
        date_trunc('month', counters.day::timestamp)::date as month
      from ticket_counters as counters where ${isWithin(scope)}
    ), months as materialized (
      select kept.* from (
        select branch_id, month, sum(changes) as changes from counters
        where month between ${months?.first ?? null}::date and ${months?.last ?? null}::date group by 1, 2
      ) as monthly
      join statistics as kept on kept.period = 'month' and kept.branch_id = monthly.branch_id
        and kept.start = monthly.month and kept.changes = monthly.changes
    )
    select kept.branch_id as "branchId", kept.start::text as start, true as "isKept", ${columns} from months as kept
    union all
    select counters.branch_id, counters.day::text, kept.changes is not null, ${columns} from counters
    left join statistics as kept on kept.period = 'day' and kept.branch_id = counters.branch_id
      and kept.start = counters.day and kept.changes = counters.changes
    where not exists (
      select from months where months.branch_id = counters.branch_id and months.start = counters.month
    )`,
  );
  const stale = rows.filter(({ isKept }) => !isKept);
  const counted = await countDays(
    db,
    stale.map(({ branchId, start }): BranchDay => ({ branchId, day: start })),
  );
  return [...rows.filter(({ isKept }) => isKept), ...(counted as unknown as T[])];
}

/** The months entirely within the scope, by their first days; null: none. */
function wholeMonths({ from, to }: Scope): { first: Day; last: Day } | null {
  const first = from.endsWith('-01') ? from : firstOfNextMonth(from);
  const last = firstOfMonth(addDays(firstOfMonth(addDays(to, 1)), -1));
  return first <= last ? { first, last } : null;
}

const firstOfMonth = (day: Day) => `${day.slice(0, 7)}-01`;
const firstOfNextMonth = (day: Day) => firstOfMonth(addDays(firstOfMonth(day), 31));

function isWithin({ branchIds, from, to }: Scope): SQL {
  const days = sql`counters.day between ${from}::date and ${to}::date`;
  if (branchIds === null) return days;
  if (branchIds.length === 0) return sql`false`;
  return sql`${days} and counters.branch_id in (${sql.join(
    branchIds.map((id) => sql`${id}`),
    sql`, `,
  )})`;
}

async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** The default page size. */
const USUAL_PAGE = 100;

/** Reviews of those days' orders, newest first, without personal data. */
export async function findReviews(
  db: Database,
  { branchIds, from, to }: Scope,
  range: ListQuery['range'],
): Promise<ListPage<Review>> {
  const where = and(
    between(questionnaires.day, from, to),
    branchIds === null ? undefined : inArray(questionnaires.branchId, [...branchIds]),
  );
  const newestFirst = [desc(questionnaires.createdAt), desc(questionnaires.orderId)];
  const page = db
    .select({ orderId: questionnaires.orderId })
    .from(questionnaires)
    .where(where)
    .orderBy(...newestFirst)
    .limit(range ? range.last - range.first + 1 : USUAL_PAGE)
    .offset(range?.first ?? 0)
    .as('page');
  const rows = await db
    .select({ review: questionnaires, ticketNumber: orders.ticketNumber })
    .from(page)
    .innerJoin(questionnaires, eq(questionnaires.orderId, page.orderId))
    .innerJoin(orders, eq(orders.id, page.orderId))
    .orderBy(...newestFirst);
  const items = rows.map(({ review: { orderId, branchId, createdAt, ...review }, ticketNumber }) => ({
    ...review,
    id: orderId,
    ticketNumber: String(ticketNumber),
    branch: { id: branchId },
    createdAt: createdAt.toISOString(),
  }));
  return { items, total: await db.$count(questionnaires, where) };
}
