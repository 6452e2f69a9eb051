import { and, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { rowsOf, type Database, type Transaction } from '../../platform/database/database.ts';
import {
  orders,
  promotionCodes,
  promotionCounters,
  promotions,
  promotionUses,
} from '../../platform/database/schema.ts';

/** Who uses promotions, as keyed hashes; null: not said. */
export interface ContactHashes {
  email: string | null;
  phone: string | null;
}

/** A use that an order wants, with the limits that it was checked against. */
export interface WantedUse {
  promotionId: number;
  /** null: none that was generated. */
  generatedCode: string | null;
  amountCents: number;
  mostUses: number | null;
  mostUsesPerContact: number | null;
}

export type CodeRow = typeof promotionCodes.$inferSelect;

/** The generated ones among codes. */
export function findCodes(db: Database, codes: readonly string[]): Promise<CodeRow[]> {
  if (codes.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(promotionCodes)
    .where(inArray(promotionCodes.code, [...codes]));
}

/** How often promotions were used. */
export async function countUses(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(promotionCounters)
    .where(inArray(promotionCounters.promotionId, [...ids]));
  return new Map(rows.map(({ promotionId, uses }) => [promotionId, uses]));
}

const isContact = ({ email, phone }: ContactHashes) =>
  or(
    email === null ? undefined : eq(promotionUses.email, email),
    phone === null ? undefined : eq(promotionUses.phone, phone),
  );

/** How often somebody has used promotions. */
export async function countContactUses(
  db: Database | Transaction,
  ids: readonly number[],
  contact: ContactHashes,
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0 || (contact.email === null && contact.phone === null)) return new Map();
  const rows = await db
    .select({ promotionId: promotionUses.promotionId, uses: sql<number>`count(*)::int` })
    .from(promotionUses)
    .where(
      and(
        inArray(promotionUses.promotionId, [...ids]),
        eq(promotionUses.isGivenBack, false),
        isContact(contact),
      ),
    )
    .groupBy(promotionUses.promotionId);
  return new Map(rows.map(({ promotionId, uses }) => [promotionId, uses]));
}

/** Locks the counters of promotions until the transaction ends, always in the same order, to avoid deadlocks. */
export async function lockCounters(tx: Transaction, ids: readonly number[]): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  if (sorted.length === 0) return;
  await tx
    .insert(promotionCounters)
    .values(sorted.map((promotionId) => ({ promotionId, uses: 0 })))
    .onConflictDoNothing();
  await tx
    .select()
    .from(promotionCounters)
    .where(inArray(promotionCounters.promotionId, sorted))
    .orderBy(promotionCounters.promotionId)
    .for('update');
}

/** Takes the uses of an order; false: one of them is used up, and the transaction has to be rolled back. Call with locked counters. */
export async function takeUses(
  tx: Transaction,
  orderId: number,
  wanted: readonly WantedUse[],
  contact: ContactHashes,
): Promise<boolean> {
  for (const { promotionId, generatedCode, amountCents, mostUses, mostUsesPerContact } of wanted) {
    const counted = await tx
      .update(promotionCounters)
      .set({ uses: sql`${promotionCounters.uses} + 1` })
      .where(
        and(
          eq(promotionCounters.promotionId, promotionId),
          mostUses === null ? undefined : sql`${promotionCounters.uses} < ${mostUses}`,
        ),
      )
      .returning({ uses: promotionCounters.uses });
    if (counted.length === 0) return false;
    if (generatedCode !== null && !(await takeCode(tx, generatedCode))) return false;
    if (mostUsesPerContact !== null) {
      const own = await countContactUses(tx, [promotionId], contact);
      if ((own.get(promotionId) ?? 0) >= mostUsesPerContact) return false;
    }
    await tx.insert(promotionUses).values({ orderId, promotionId, generatedCode, amountCents, ...contact });
  }
  return true;
}

async function takeCode(tx: Transaction, code: string): Promise<boolean> {
  const taken = await tx
    .update(promotionCodes)
    .set({ uses: sql`${promotionCodes.uses} + 1` })
    .where(and(eq(promotionCodes.code, code), sql`${promotionCodes.uses} < ${promotionCodes.mostUses}`))
    .returning({ uses: promotionCodes.uses });
  return taken.length > 0;
}

/** The uses of an order, whose counters it locks. */
async function lockUses(tx: Transaction, orderId: number, isGivenBack: boolean) {
  const uses = await tx
    .select()
    .from(promotionUses)
    .where(and(eq(promotionUses.orderId, orderId), eq(promotionUses.isGivenBack, isGivenBack)));
  await lockCounters(
    tx,
    uses.map(({ promotionId }) => promotionId),
  );
  return uses;
}

const markUses = (tx: Transaction, orderId: number, isGivenBack: boolean) =>
  tx.update(promotionUses).set({ isGivenBack }).where(eq(promotionUses.orderId, orderId));

/** Gives the uses of a locked order back, so that others may have them. */
export async function giveBackUses(tx: Transaction, orderId: number): Promise<void> {
  for (const { promotionId, generatedCode } of await lockUses(tx, orderId, false)) {
    await tx
      .update(promotionCounters)
      .set({ uses: sql`greatest(${promotionCounters.uses} - 1, 0)` })
      .where(eq(promotionCounters.promotionId, promotionId));
    if (generatedCode !== null)
      await tx
        .update(promotionCodes)
        .set({ uses: sql`greatest(${promotionCodes.uses} - 1, 0)` })
        .where(eq(promotionCodes.code, generatedCode));
  }
  await markUses(tx, orderId, true);
}

/** Takes them again, by the limits of now; false: somebody else has them, and the transaction has to be rolled back. */
export async function retakeUses(tx: Transaction, orderId: number): Promise<boolean> {
  for (const { promotionId, generatedCode } of await lockUses(tx, orderId, true)) {
    const most = sql`(select ${promotions.mostUses} from ${promotions} where ${promotions.id} = ${promotionId})`;
    const counted = await tx
      .update(promotionCounters)
      .set({ uses: sql`${promotionCounters.uses} + 1` })
      .where(
        and(
          eq(promotionCounters.promotionId, promotionId),
          sql`${promotionCounters.uses} < coalesce(${most}, 2147483647)`,
        ),
      )
      .returning({ uses: promotionCounters.uses });
    if (counted.length === 0) return false;
    if (generatedCode !== null && !(await takeCode(tx, generatedCode))) return false;
  }
  await markUses(tx, orderId, false);
  return true;
}

/** Removes who used promotions with orders. */
export async function eraseUses(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await tx
    .update(promotionUses)
    .set({ email: null, phone: null })
    .where(inArray(promotionUses.orderId, [...orderIds]));
}

/** Stores new codes; those that exist already are left out. */
export async function insertCodes(tx: Transaction, codes: readonly CodeRow[]): Promise<CodeRow[]> {
  if (codes.length === 0) return [];
  return tx
    .insert(promotionCodes)
    .values([...codes])
    .onConflictDoNothing()
    .returning();
}

/** The generated codes of a promotion, the newest first. */
export function findCodesOf(db: Database, promotionId: number): Promise<CodeRow[]> {
  return db
    .select()
    .from(promotionCodes)
    .where(eq(promotionCodes.promotionId, promotionId))
    .orderBy(desc(promotionCodes.createdAt), promotionCodes.code);
}

/** Which orders are summed up: of branches (null: all), and days, both included. */
interface UsesScope {
  branchIds: readonly number[] | null;
  from: string | null;
  to: string | null;
}

interface SummedUses {
  promotionId: number;
  orders: number;
  cents: number;
  name: string;
}

/** What each promotion took off orders that did not end without success. */
export function sumUses(db: Database, { branchIds, from, to }: UsesScope): Promise<SummedUses[]> {
  return rowsOf(
    db,
    sql`select (used ->> 'id')::int as "promotionId", count(*)::int as orders,
      sum((used ->> 'amountCents')::int)::float8 as cents,
      (array_agg(used ->> 'name' order by ${orders.createdAt} desc))[1] as name
    from ${orders}, jsonb_array_elements(${orders.promotions}) as used
    where ${and(
      sql`${orders.promotions} <> '[]'::jsonb`,
      isNull(orders.rejectedAt),
      isNull(orders.canceledAt),
      isNull(orders.failedAt),
      branchIds === null ? undefined : inArray(orders.branchId, [...branchIds]),
      from === null ? undefined : gte(orders.day, from),
      to === null ? undefined : lte(orders.day, to),
    )}
    group by 1 order by 3 desc, 1`,
  );
}
