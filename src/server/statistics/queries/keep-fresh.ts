import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { statistics, ticketCounters } from '../../platform/database/schema.ts';
import { addTotals, type Counted, countDays } from './count-days.ts';

/** Counts every day again that has changed, and adds up the months that are over, so that readers seldom have to. Ends early when told so. */
export async function keepStatisticsFresh(db: Database, today: string, signal?: AbortSignal): Promise<void> {
  const stale = await db
    .select({ branchId: ticketCounters.branchId, day: ticketCounters.day })
    .from(ticketCounters)
    .leftJoin(
      statistics,
      and(
        eq(statistics.period, 'day'),
        eq(statistics.branchId, ticketCounters.branchId),
        eq(statistics.start, ticketCounters.day),
        eq(statistics.changes, ticketCounters.changes),
      ),
    )
    .where(isNull(statistics.branchId))
    .orderBy(ticketCounters.day);
  await countDays(db, stale, signal);
  if (signal?.aborted) return;
  for (const month of await staleMonths(db, today)) {
    if (signal?.aborted) return;
    await addUpMonth(db, month);
  }
}

interface BranchMonth {
  branchId: number;
  /** Its first day. */
  start: string;
}

/** Months before today's whose days have changed since they were added up. */
async function staleMonths(db: Database, today: string): Promise<BranchMonth[]> {
  const month = sql<string>`date_trunc('month', ${ticketCounters.day}::timestamp)::date`;
  const counted = db
    .select({
      branchId: ticketCounters.branchId,
      month: month.as('month'),
      changes: sql<number>`sum(${ticketCounters.changes})`.as('counted'),
    })
    .from(ticketCounters)
    .where(lt(ticketCounters.day, `${today.slice(0, 7)}-01`))
    .groupBy(ticketCounters.branchId, month)
    .as('monthly');
  return db
    .select({ branchId: counted.branchId, start: sql<string>`${counted.month}::text` })
    .from(counted)
    .leftJoin(
      statistics,
      and(
        eq(statistics.period, 'month'),
        eq(statistics.branchId, counted.branchId),
        eq(statistics.start, counted.month),
        eq(statistics.changes, counted.changes),
      ),
    )
    .where(isNull(statistics.branchId));
}

/**
 * A month is what its days' rows are, and has as many changes as they have together. Should a day change meanwhile, then
 * the month's number of changes is behind at once, and nobody uses it.
 */
async function addUpMonth(db: Database, { branchId, start }: BranchMonth): Promise<void> {
  const days = await db
    .select()
    .from(statistics)
    .where(
      and(
        eq(statistics.period, 'day'),
        eq(statistics.branchId, branchId),
        sql`date_trunc('month', ${statistics.start}::timestamp)::date = ${start}::date`,
      ),
    );
  await keepMonth(db, {
    ...addTotals(days),
    branchId,
    start,
    changes: days.reduce((total, { changes }) => total + changes, 0),
  });
}

async function keepMonth(db: Database, month: Counted): Promise<void> {
  const { branchId: _, start: __, ...changing } = month;
  await db
    .insert(statistics)
    .values({ ...month, period: 'month' })
    .onConflictDoUpdate({
      target: [statistics.branchId, statistics.period, statistics.start],
      set: changing,
      setWhere: lt(statistics.changes, month.changes),
    });
}
