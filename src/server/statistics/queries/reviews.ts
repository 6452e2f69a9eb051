import { and, between, desc, eq, inArray } from 'drizzle-orm';
import type { Review } from '../../../lib/contract/statistics.ts';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { Database } from '../../platform/database/database.ts';
import { orders, questionnaires } from '../../platform/database/schema.ts';
import type { Scope } from './read-totals.ts';

/** As many as are shown where nobody says how many. */
const USUAL_PAGE = 100;

/** What customers said about orders of those days, newest first, without who they are. */
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
