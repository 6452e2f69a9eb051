import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Stock } from '../../../lib/domain/stock.ts';
import { notify } from '../../platform/database/notices.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { branches, config, stockCounters, stockTakes } from '../../platform/database/schema.ts';

/** A counter: of a branch's day, of a product or one of its options ('' for both: the whole product). */
export interface StockCounter {
  branchId: number;
  day: string;
  productId: number;
  part: string;
  option: string;
}

/** A counter with the amount that an order takes, in the product's own unit, and the day's limit; null: no limit. */
export interface WantedStock extends StockCounter {
  amount: number;
  most: number | null;
}

export type StockTake = typeof stockTakes.$inferSelect;

const { day, branchId, productId, part, option } = stockCounters;
/** The order in which all transactions lock counters, to avoid deadlocks. */
const ORDER = [day, branchId, productId, part, option] as const;

const isCounter = (one: StockCounter) =>
  and(
    eq(day, one.day),
    eq(branchId, one.branchId),
    eq(productId, one.productId),
    eq(part, one.part),
    eq(option, one.option),
  );

const keyOf = (one: StockCounter) =>
  JSON.stringify([one.day, one.branchId, one.productId, one.part, one.option]);

/** Locks counters until the transaction ends. */
export async function lockStock(tx: Transaction, wanted: readonly StockCounter[]): Promise<void> {
  const byKey = new Map(
    wanted.map(({ branchId, day, productId, part, option }) => {
      const counter = { branchId, day, productId, part, option };
      return [keyOf(counter), counter] as const;
    }),
  );
  if (byKey.size === 0) return;
  const counters = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counter]) => counter);
  await tx
    .insert(stockCounters)
    .values(counters.map((counter) => ({ ...counter, taken: 0 })))
    .onConflictDoNothing();
  await tx
    .select()
    .from(stockCounters)
    .where(or(...counters.map(isCounter)))
    .orderBy(...ORDER.map((column) => asc(column)))
    .for('update');
}

async function count(tx: Transaction, { amount, most, ...counter }: WantedStock): Promise<boolean> {
  const counted = await tx
    .update(stockCounters)
    .set({ taken: sql`greatest(${stockCounters.taken} + ${amount}::numeric, 0)` })
    .where(
      and(
        isCounter(counter),
        most === null ? undefined : sql`${stockCounters.taken} + ${amount}::numeric <= ${most}::numeric`,
      ),
    )
    .returning({ taken: stockCounters.taken });
  return counted.length > 0;
}

/** Takes what an order wants; false: there is less, and the transaction has to be rolled back. Call with locked counters. */
export async function takeStock(
  tx: Transaction,
  orderId: number,
  wanted: readonly WantedStock[],
): Promise<boolean> {
  for (const one of wanted) if (!(await count(tx, one))) return false;
  if (wanted.length > 0)
    await tx.insert(stockTakes).values(wanted.map(({ most: _most, ...take }) => ({ orderId, ...take })));
  return true;
}

/** What an order took, or has given back. */
export function findTakes(tx: Transaction, orderId: number): Promise<StockTake[]> {
  return tx.select().from(stockTakes).where(eq(stockTakes.orderId, orderId));
}

/** Adds to what was taken, whatever there is; below 0: gives back. Call with locked counters. */
export async function addTaken(tx: Transaction, counter: StockCounter, amount: number): Promise<void> {
  await count(tx, { ...counter, amount, most: null });
}

/** Takes something again; false: there is less. Call with locked counters. */
export function takeAgain(tx: Transaction, take: StockTake, most: number | null): Promise<boolean> {
  return count(tx, { ...take, most });
}

/** Changes a take of an order. */
export async function updateTake(
  tx: Transaction,
  take: StockTake,
  change: Partial<Pick<StockTake, 'day' | 'amount' | 'isGivenBack'>>,
): Promise<void> {
  await tx
    .update(stockTakes)
    .set(change)
    .where(
      and(
        eq(stockTakes.orderId, take.orderId),
        eq(stockTakes.productId, take.productId),
        eq(stockTakes.part, take.part),
        eq(stockTakes.option, take.option),
      ),
    );
}

/** Tells all processes that counters have changed, once the transaction is committed. */
export const tellStock = (tx: Transaction): Promise<void> => notify(tx, 'stock_changes', '');

/** What a branch counts, as it is now. */
export async function findStock(tx: Transaction, id: number): Promise<readonly Stock[]> {
  const [found] = await tx.select({ stock: branches.stock }).from(branches).where(eq(branches.id, id));
  return found?.stock ?? [];
}

/** The shop's time zone. */
export async function findTimezone(tx: Transaction): Promise<string> {
  const [found] = await tx.select({ document: config.document }).from(config);
  return found?.document.timezone ?? 'Europe/Berlin';
}
