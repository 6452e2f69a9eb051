import { desc, eq, getTableColumns, inArray, sql, and, count, gte, isNotNull } from 'drizzle-orm';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { PAYMENT_FIELDS } from '../../../lib/contract/payments.ts';
import type { Database } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import type { PaymentRow } from '../../orders/queries/payments.ts';
import { orders, payments, branches, testPayments } from '../../platform/database/schema.ts';
import { LONGEST_WATCH_DAYS } from '../../../lib/domain/payment.ts';
import type { MetricSource } from '../../platform/metrics.ts';

/** A payment with the number that its order goes by; null once that is deleted. */
export interface ListedPayment {
  payment: PaymentRow;
  ticketNumber: number | null;
}

const COLUMNS: ListColumns<typeof PAYMENT_FIELDS> = {
  fields: {
    ...getTableColumns(payments),
    hasProblem: sql`(${payments.problem} is not null)`,
    amount: sql`(${payments.amountCents} / 100.0)`,
  },
  search: [
    payments.reference,
    sql`coalesce(${payments.providerId}, '')`,
    sql`coalesce(${orders.name}, '')`,
    sql`coalesce(${orders.ticketNumber}::text, '')`,
  ],
  order: [desc(payments.createdAt), desc(payments.id)],
};

/** Part of the payments, newest first unless asked otherwise; `branchIds` null: of all branches. */
export async function listPayments(
  db: Database,
  query: ListQuery,
  branchIds: readonly number[] | null,
): Promise<ListPage<ListedPayment>> {
  const scope = branchIds === null ? undefined : inArray(payments.branchId, [...branchIds]);
  const { where, orderBy, limit, offset } = listClauses(query, COLUMNS, scope);
  const select = () =>
    db
      .select({ payment: payments, ticketNumber: orders.ticketNumber })
      .from(payments)
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .where(where);
  const items = await select()
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(select().as('found')) };
}

const DAY_MS = 24 * 3_600_000;

/** Payments with a problem, of the days in which the shop still looks at them. */
export function paymentMetrics(
  db: Database,
  now: () => number,
): MetricSource<'bestellbar_payments_with_problem'> {
  return {
    subject: 'payments',
    figures: {
      bestellbar_payments_with_problem: {
        help: `Payments of the last ${LONGEST_WATCH_DAYS} days whose money did not come or go as it should`,
        labels: ['branch', 'problem'],
      },
    },
    async read() {
      const rows = await db
        .select({ branch: payments.branchId, problem: payments.problem, number: count() })
        .from(payments)
        // By branch, so that the index of branch and instant is used.
        .innerJoin(branches, eq(branches.id, payments.branchId))
        .where(
          and(
            isNotNull(payments.problem),
            gte(payments.createdAt, new Date(now() - LONGEST_WATCH_DAYS * DAY_MS)),
          ),
        )
        .groupBy(payments.branchId, payments.problem);
      return {
        bestellbar_payments_with_problem: rows.map(({ branch, problem, number }) => ({
          labels: { branch, problem: problem ?? '' },
          value: number,
        })),
      };
    },
  };
}

export type TestPaymentRow = typeof testPayments.$inferSelect;

/** The payment with that key; the first call creates it. */
export async function makeTestPayment(
  db: Database,
  payment: typeof testPayments.$inferInsert,
): Promise<TestPaymentRow> {
  await db.insert(testPayments).values(payment).onConflictDoNothing();
  const [row] = await db.select().from(testPayments).where(eq(testPayments.key, payment.key));
  if (!row) throw new Error('a test payment was made and is not there');
  return row;
}

export async function findTestPayment(db: Database, id: string): Promise<TestPaymentRow | null> {
  const [row] = await db.select().from(testPayments).where(eq(testPayments.id, id));
  return row ?? null;
}

/** Ends an open one; of two who do so at the same time the first has it. */
export async function endTestPayment(
  db: Database,
  id: string,
  state: TestPaymentRow['state'],
): Promise<void> {
  await db
    .update(testPayments)
    .set({ state })
    .where(and(eq(testPayments.id, id), eq(testPayments.state, 'open')));
}

/** Gives back once for each key. */
export async function refundTestPayment(
  db: Database,
  id: string,
  { key, amountCents }: { key: string; amountCents: number },
): Promise<void> {
  await db
    .update(testPayments)
    .set({
      refundedCents: sql`${testPayments.refundedCents} + ${amountCents}`,
      refundKeys: sql`array_append(${testPayments.refundKeys}, ${key})`,
    })
    .where(and(eq(testPayments.id, id), sql`not (${key} = any(${testPayments.refundKeys}))`));
}
