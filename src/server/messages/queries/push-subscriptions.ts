import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { pushSubscriptions, userBranches, users } from '../../platform/database/schema.ts';

type Reader = Database | Transaction;
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** The owner of a subscription. */
export type PushOwner = { userId: number; orderId: null } | { userId: null; orderId: number };

interface Keys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Limit per owner: a browser may follow many orders, and each account on it is notified separately. */
const MOST_OF_ONE = 20;

const ownedBy = ({ userId, orderId }: PushOwner) =>
  userId === null ? eq(pushSubscriptions.orderId, orderId) : eq(pushSubscriptions.userId, userId);

/** Stores a browser's subscription once; false: its owner has too many. */
export async function writePushSubscription(db: Database, owner: PushOwner, keys: Keys): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A renewed subscription at the same address replaces the old one.
    const known = await tx
      .update(pushSubscriptions)
      .set({ p256dh: keys.p256dh, auth: keys.auth })
      .where(and(eq(pushSubscriptions.endpoint, keys.endpoint), ownedBy(owner)))
      .returning({ id: pushSubscriptions.id });
    if (known.length > 0) return true;
    if ((await tx.$count(pushSubscriptions, ownedBy(owner))) >= MOST_OF_ONE) return false;
    await tx
      .insert(pushSubscriptions)
      .values({ ...owner, ...keys })
      .onConflictDoNothing();
    return true;
  });
}

export async function deletePushSubscription(
  db: Database,
  owner: PushOwner,
  endpoint: string,
): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.endpoint, endpoint), ownedBy(owner)));
}

/** Deletes an expired subscription of any owner. */
export async function deletePushEndpoint(db: Reader, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

export async function findPushSubscription(db: Reader, id: number): Promise<PushSubscriptionRow | null> {
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row ?? null;
}

/** The browsers notified of an order: its customer's, and those of staff who may see it. */
export async function findPushReceivers(
  db: Reader,
  { id, branchId }: { id: number; branchId: number },
  now: Date,
): Promise<{ customer: number[]; staff: number[] }> {
  const customer = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.orderId, id))
    .orderBy(pushSubscriptions.id);
  const staff = await findStaffSubscriptions(db, branchId, now);
  return { customer: customer.map((row) => row.id), staff: staff.map((row) => row.id) };
}

/** The browsers of a branch's employees and of admins with usable accounts. */
export function findStaffSubscriptions(db: Reader, branchId: number, now: Date) {
  const ofBranch = db
    .select({ userId: userBranches.userId })
    .from(userBranches)
    .where(eq(userBranches.branchId, branchId));
  return db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(
      and(
        eq(users.isEnabled, true),
        or(isNull(users.expiresAt), gt(users.expiresAt, now)),
        or(inArray(users.id, ofBranch), sql`${users.roles} @> '["ROLE_ADMIN"]'::jsonb`),
      ),
    )
    .orderBy(pushSubscriptions.id);
}
