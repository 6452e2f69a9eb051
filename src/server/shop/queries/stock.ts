import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Day } from '../../../lib/domain/dates.ts';
import type { OutOf } from '../../../lib/domain/sold-out.ts';
import { stockKey } from '../../../lib/domain/stock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { stockCounters } from '../../platform/database/schema.ts';

/** How much of something was sold on a day; 0 where nothing was. */
export type TakenOf = (what: OutOf) => number;

/** What branches have sold on a day of what they count. */
export async function findTaken(
  db: Database | Transaction,
  branchIds: readonly number[],
  day: Day,
): Promise<(branchId: number) => TakenOf> {
  const rows =
    branchIds.length === 0
      ? []
      : await db
          .select()
          .from(stockCounters)
          .where(and(eq(stockCounters.day, day), inArray(stockCounters.branchId, [...branchIds])));
  const keyOf = (branchId: number, what: OutOf) => `${branchId} ${stockKey(what)}`;
  const known = new Map(
    rows.map(({ branchId, productId, part, option, taken }) => [
      keyOf(branchId, { product: { id: productId }, part: part || null, option: option || null }),
      taken,
    ]),
  );
  return (branchId) => (what) => known.get(keyOf(branchId, what)) ?? 0;
}

/** Removes the counters of days before one. */
export async function deleteOldCounters(db: Database, before: Day): Promise<void> {
  await db.delete(stockCounters).where(lt(stockCounters.day, before));
}
