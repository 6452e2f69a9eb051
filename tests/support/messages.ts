import { expect } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { shareJobQueue } from '../../src/server/platform/queue/job-queue.ts';
import { findOrderById } from '../../src/server/orders/queries/orders.ts';
import { outbox } from '../../src/server/platform/database/schema.ts';
import type { RefundTotals, OrderMoment } from '../../src/lib/domain/order-moments.ts';
import { openMessages } from '../../src/server/messages/open-messages.ts';
import type { TestApp } from './app.ts';

export const SITE = 'https://essen.example.org';
export const OFFICE = 'https://theke.example.org';
/** What waits for a job: pg-boss looks once a second. */
export const SOON = { timeout: 30_000, interval: 100 };

/** A mail about a new order that waits, without a job; answers its row. */
export async function writeWaitingMail(db: TestApp['db'], orderId: number, recipient: string) {
  const [row] = await db
    .insert(outbox)
    .values({
      orderId,
      branchId: 1,
      channel: 'mail',
      audience: 'customer',
      purpose: 'placed',
      recipient,
      payload: {},
      state: 'waiting',
    })
    .returning();
  if (!row) throw new Error('the mail was not written');
  return row;
}

type Dependencies = Parameters<typeof openMessages>[0];

/** The shop's messages as a server has them, on the database of an app. Tries follow each other within a second. */
export async function newMessages(app: TestApp, changes: Partial<Dependencies> = {}) {
  const troubles: unknown[] = [];
  const queue = shareJobQueue(app.db, (error) => troubles.push(error));
  const messages = await openMessages({
    db: app.db,
    queue,
    mail: null,
    sms: null,
    site: () => SITE,
    office: () => OFFICE,
    api: () => SITE,
    now: () => app.clock.now,
    report: (error) => troubles.push(error),
    nextTryAfter: () => 1,
    ...changes,
  });
  await messages.start(app.readShop);
  const rows = (orderId: number) =>
    app.db.select().from(outbox).where(eq(outbox.orderId, orderId)).orderBy(asc(outbox.id));
  return {
    ...messages,
    troubles,
    rows,
    /** Tells everyone of a moment of an order, as the job that its change writes does. */
    async tell(order: number, moment: OrderMoment, refund?: RefundTotals): Promise<void> {
      await app.db.transaction(async (tx) => {
        const stored = await findOrderById(tx, order);
        if (!stored) throw new Error(`no order ${order}`);
        await messages.listener(tx, stored, { order, moment, ...(refund ? { refund } : {}) });
      });
    },
    /** Waits until nothing of an order waits any more; answers what became of it. */
    async settled(orderId: number) {
      await expect
        .poll(async () => (await rows(orderId)).filter(({ state }) => state === 'waiting').length, SOON)
        .toBe(0);
      return rows(orderId);
    },
    async close() {
      await messages.close();
      await queue.close();
    },
  };
}

export type TestMessages = Awaited<ReturnType<typeof newMessages>>;
