import { and, between, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Day } from '../../../lib/domain/dates.ts';
import { VISIT_STEPS, type VisitStep } from '../../../lib/domain/visits.ts';
import type { Database } from '../../platform/database/database.ts';
import { visitCounts } from '../../platform/database/schema.ts';
import type { Scope } from './read-totals.ts';

/** Counts of a day, branch, order type and language. */
export type VisitRow = typeof visitCounts.$inferSelect;

/** Rows of one statement, well below PostgreSQL's limit of parameters. */
const AT_ONCE = 500;

const keyOf = ({ day, branchId, mode, language }: VisitRow) =>
  `${day} ${String(branchId).padStart(10, '0')} ${mode} ${language}`;

/** Adds counts to those that are there, all or none. Rows are locked in one order, so processes that write at once only wait. */
export function addVisits(db: Database, rows: readonly VisitRow[]): Promise<void> {
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const added = Object.fromEntries(
    VISIT_STEPS.map((step) => [step, sql`${visitCounts[step]} + excluded.${sql.identifier(step)}`]),
  );
  return db.transaction(async (tx) => {
    for (let first = 0; first < sorted.length; first += AT_ONCE)
      await tx
        .insert(visitCounts)
        .values(sorted.slice(first, first + AT_ONCE))
        .onConflictDoUpdate({
          target: [visitCounts.day, visitCounts.branchId, visitCounts.mode, visitCounts.language],
          set: added,
        });
  });
}

/** Sums by order type and language: 15 rows at most. */
export function readVisits(
  db: Database,
  { branchIds, from, to }: Scope,
): Promise<Omit<VisitRow, 'day' | 'branchId'>[]> {
  const total = (step: VisitStep) => sum(visitCounts[step]).mapWith(Number);
  return db
    .select({
      mode: visitCounts.mode,
      language: visitCounts.language,
      page: total('page'),
      dish: total('dish'),
      cart: total('cart'),
      checkout: total('checkout'),
      ordered: total('ordered'),
    })
    .from(visitCounts)
    .where(
      and(
        between(visitCounts.day, from, to),
        branchIds === null ? undefined : inArray(visitCounts.branchId, [...branchIds]),
      ),
    )
    .groupBy(visitCounts.mode, visitCounts.language);
}

/** Forgets the counts of days before one. */
export async function deleteVisits(db: Database, before: Day): Promise<void> {
  await db.delete(visitCounts).where(lt(visitCounts.day, before));
}
