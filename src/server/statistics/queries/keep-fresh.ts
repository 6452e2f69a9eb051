import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { statistics, ticketCounters } from '../../platform/database/schema.ts';
import { addTotals, type Counted, countDays } from './count-days.ts';

/** Recomputes changed days and past months in advance, so that readers rarely have to. Can be stopped. */
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

/** Past months with days changed since they were added up. */
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
 * A month is the sum of its days, and its number of changes the sum of theirs. If a day changes meanwhile, the month's number is outdated
 * at once, and the month is not used.
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
