import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { webhookEndpoints } from '../../platform/database/schema.ts';

type Reader = Database | Transaction;
export type EndpointRow = typeof webhookEndpoints.$inferSelect;
/** What is undefined stays. */
export type EndpointColumns = {
  [Column in Exclude<keyof EndpointRow, 'id' | 'createdAt'>]?: EndpointRow[Column] | undefined;
};
export type FoundEndpoint = EndpointRow & { waiting: number };

const waiting =
  sql<number>`(select count(*) from webhook_deliveries d where d.endpoint_id = webhook_endpoints.id
  and d.state = 'waiting')`.mapWith(Number);

export async function findEndpoints(db: Reader): Promise<FoundEndpoint[]> {
  const rows = await db
    .select({ row: webhookEndpoints, waiting })
    .from(webhookEndpoints)
    .orderBy(asc(webhookEndpoints.id));
  return rows.map(({ row, waiting: count }) => ({ ...row, waiting: count }));
}

export async function findEndpoint(db: Reader, id: number): Promise<FoundEndpoint | null> {
  const [found] = await db
    .select({ row: webhookEndpoints, waiting })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id));
  return found ? { ...found.row, waiting: found.waiting } : null;
}

/** Those that the shop itself has switched off. */
export function findEndpointsOff(db: Reader): Promise<EndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(isNotNull(webhookEndpoints.offReason))
    .orderBy(asc(webhookEndpoints.id));
}

/** Locks an endpoint until the transaction ends. */
export async function lockEndpoint(tx: Transaction, id: number): Promise<FoundEndpoint | null> {
  await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('update');
  return findEndpoint(tx, id);
}

export async function insertEndpoint(
  tx: Transaction,
  endpoint: typeof webhookEndpoints.$inferInsert,
): Promise<FoundEndpoint> {
  const [row] = await tx.insert(webhookEndpoints).values(endpoint).returning();
  if (!row) throw new Error('no endpoint');
  return { ...row, waiting: 0 };
}

export async function updateEndpoint(tx: Reader, id: number, columns: EndpointColumns): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set(columns as Partial<EndpointRow>)
    .where(eq(webhookEndpoints.id, id));
}

/** Notes since when every attempt has failed. */
export async function noteFailing(db: Reader, id: number, since: Date): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ failingSince: since })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.failingSince)));
}

export async function deleteEndpoint(tx: Transaction, id: number): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}
