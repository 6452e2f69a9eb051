import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { WITHDRAWAL_FIELDS } from '../../../lib/contract/withdrawals.ts';
import { comparedName, numbersIn } from '../../../lib/domain/withdrawal.ts';
import { saysWord } from './find-orders.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import { orders, withdrawals } from '../../platform/database/schema.ts';

type Reader = Database | Transaction;
export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, 'id'>;

/** A case with what it shows of its order. */
export interface FoundWithdrawal {
  row: WithdrawalRow;
  order: Pick<
    typeof orders.$inferSelect,
    'id' | 'ticketNumber' | 'branch' | 'currency' | 'paymentMethod' | 'paidAt'
  > | null;
}

/** Inserts a declaration, or answers the one with its key; `isNew` says which. */
export async function insertWithdrawal(
  tx: Transaction,
  declared: NewWithdrawal & { key: string },
): Promise<{ row: WithdrawalRow; isNew: boolean }> {
  const [made] = await tx
    .insert(withdrawals)
    .values(declared)
    .onConflictDoNothing({ target: withdrawals.key })
    .returning();
  if (made) return { row: made, isNew: true };
  const [known] = await tx.select().from(withdrawals).where(eq(withdrawals.key, declared.key));
  if (!known) throw new Error('a withdrawal was erased while it was declared again');
  return { row: known, isNew: false };
}

/** How many declarations that fit no order named an address since an instant. */
export const countStrangers = (tx: Transaction, email: string, since: Date): Promise<number> =>
  tx.$count(
    withdrawals,
    and(
      isNull(withdrawals.orderId),
      eq(sql`lower(${withdrawals.email})`, email.toLowerCase()),
      gte(withdrawals.receivedAt, since),
    ),
  );

/** The id of the one order since an instant that has the number as written and the name; null: none, or several. */
export async function findOrderOf(
  db: Reader,
  { orderNumber, name }: { orderNumber: string; name: string },
  since: Date,
): Promise<number | null> {
  const { id, ticket } = numbersIn(orderNumber);
  const hasName = eq(sql`lower(regexp_replace(trim(${orders.name}), '\\s+', ' ', 'g'))`, comparedName(name));
  const find = async (condition: SQL) => {
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(condition, hasName, gte(orders.createdAt, since)))
      .limit(2);
    return rows.length === 1 ? (rows[0]?.id ?? null) : null;
  };
  const byId = id === null ? null : await find(eq(orders.id, id));
  const number = ticket ?? id;
  // By words, which have an index.
  return byId ?? (number === null ? null : find(saysWord(`#${number}`)));
}

const COLUMNS: ListColumns<typeof WITHDRAWAL_FIELDS> = {
  fields: {
    id: withdrawals.id,
    orderId: withdrawals.orderId,
    branchId: withdrawals.branchId,
    name: withdrawals.name,
    receivedAt: withdrawals.receivedAt,
    isLate: withdrawals.isLate,
    state: sql`case when ${withdrawals.doneAt} is null then 'open' else 'done' end`,
  },
  search: [withdrawals.name, withdrawals.email, withdrawals.orderNumber],
  order: [desc(withdrawals.receivedAt), desc(withdrawals.id)],
};

const withOrder = (db: Reader) =>
  db
    .select({
      row: withdrawals,
      order: {
        id: orders.id,
        ticketNumber: orders.ticketNumber,
        branch: orders.branch,
        currency: orders.currency,
        paymentMethod: orders.paymentMethod,
        paidAt: orders.paidAt,
      },
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .$dynamic();

/** Cases of some branches (null: all), newest first by default. */
export async function findWithdrawals(
  db: Database,
  query: ListQuery,
  branchIds: readonly number[] | null,
): Promise<ListPage<FoundWithdrawal>> {
  const scope = branchIds === null ? undefined : inArray(withdrawals.branchId, [...branchIds]);
  const { where, orderBy, limit, offset } = listClauses(query, COLUMNS, scope);
  const items = await withOrder(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(withdrawals, where) };
}

export async function findWithdrawal(db: Reader, id: number): Promise<FoundWithdrawal | null> {
  const [found] = await withOrder(db).where(eq(withdrawals.id, id));
  return found ?? null;
}

/** Marks a case as done; the first who does so stays named. */
export async function closeWithdrawal(
  tx: Transaction,
  id: number,
  doneBy: string,
  at: Date,
): Promise<boolean> {
  const closed = await tx
    .update(withdrawals)
    .set({ doneAt: at, doneBy })
    .where(and(eq(withdrawals.id, id), isNull(withdrawals.doneAt)))
    .returning({ id: withdrawals.id });
  return closed.length > 0;
}

/** Notes that the mail server took the receipt. */
export async function noteAcknowledgement(db: Reader, id: number, at: Date): Promise<void> {
  await db.update(withdrawals).set({ receiptSentAt: at }).where(eq(withdrawals.id, id));
}

/** What a case says about its customer, as it is without one. */
const NO_CUSTOMER = { key: null, name: '', email: '', orderNumber: '', goods: '' };

/** Removes the customers from cases of orders; lines, times and who did it stay. */
export async function eraseWithdrawals(tx: Transaction, orderIds: number[]): Promise<void> {
  await tx.update(withdrawals).set(NO_CUSTOMER).where(inArray(withdrawals.orderId, orderIds));
}

/** Cases that named an address in lower case. */
export const findWithdrawalsOf = (db: Reader, email: string): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(eq(sql`lower(${withdrawals.email})`, email))
    .orderBy(withdrawals.id);

/** Removes a customer from cases with their address: those of no order go, others lose who declared. */
export async function eraseWithdrawalsOf(tx: Transaction, email: string): Promise<void> {
  const theirs = eq(sql`lower(${withdrawals.email})`, email);
  await tx.delete(withdrawals).where(and(theirs, isNull(withdrawals.orderId)));
  await tx
    .update(withdrawals)
    .set(NO_CUSTOMER)
    .where(and(theirs, isNotNull(withdrawals.orderId)));
}

/** Deletes some cases of no order from before; answers how many. */
export async function deleteOldStrangers(db: Database, before: Date, most: number): Promise<number> {
  const some = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(isNull(withdrawals.orderId), lt(withdrawals.receivedAt, before)))
    .limit(most);
  const gone = await db
    .delete(withdrawals)
    .where(inArray(withdrawals.id, some))
    .returning({ id: withdrawals.id });
  return gone.length;
}
