import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { branches, config, orderEvents } from '../../platform/database/schema.ts';

/** What decides who is told of an order, besides the order itself. */
export interface MessageFacts {
  /** Where the branch wants to hear of orders; '' is nowhere. */
  branchEmail: string;
  hasSms: boolean;
  hasReviews: boolean;
  /** Whether the last thing that happened to the order was its customer's doing. */
  isByCustomer: boolean;
}

/** Read within the transaction that writes the messages: the embedded database has no second connection for the shop's copy. */
export async function readMessageFacts(
  tx: Transaction,
  order: { id: number; branchId: number },
): Promise<MessageFacts> {
  const [branch] = await tx
    .select({ email: branches.email })
    .from(branches)
    .where(eq(branches.id, order.branchId));
  const [settings] = await tx.select({ document: config.document }).from(config);
  const events = await tx
    .select({ actor: orderEvents.actor, changes: orderEvents.changes })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(orderEvents.id);
  const lastStep = events.findLast(({ changes }) => 'state' in changes);
  return {
    branchEmail: branch?.email ?? '',
    hasSms: settings?.document.enablePluginSMS ?? false,
    hasReviews: settings?.document.enablePluginOrderReviews ?? false,
    isByCustomer: lastStep?.actor === 'customer',
  };
}
