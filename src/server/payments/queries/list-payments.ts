import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { PAYMENT_FIELDS } from '../../../lib/contract/payments.ts';
import type { Database } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import type { PaymentRow } from '../../orders/queries/payments.ts';
import { orders, payments } from '../../platform/database/schema.ts';

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
