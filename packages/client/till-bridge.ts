import { ApiError, type Answer, type Client } from './index.ts';

type TillOrder = Answer<'GET /api/till/orders'>[number];
type Receipt = NonNullable<TillOrder['tillReceipt']>;

/** The till, as far as the bridge needs it. */
export interface Till {
  /** The receipt that the till has already made for an order of this id; null: none. It keeps the ids, so nothing is entered twice. */
  find: (orderId: number) => Promise<Receipt | null>;
  /** Enters an order, and answers its receipt once the money is in; null: not yet. */
  enter: (order: TillOrder) => Promise<Receipt | null>;
}

/**
 * One round: enters what waits and brings receipts back. Run it when a webhook `order.accepted` or `order.completed` comes, and every
 * minute. It may be cut off anywhere: the next round goes on. Answers the ids of orders that have a receipt now.
 */
export async function bridge(shop: Client, till: Till): Promise<number[]> {
  const done: number[] = [];
  for (const order of await shop('GET /api/till/orders')) {
    const receipt = (await till.find(order.id)) ?? (await till.enter(order));
    if (!receipt) continue;
    try {
      await shop('PUT /api/orders/{id}/till-receipt', { path: { id: order.id }, body: receipt });
      done.push(order.id);
    } catch (error) {
      // Cancelled meanwhile: staff cancel it at the till as well.
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
    }
  }
  return done;
}
