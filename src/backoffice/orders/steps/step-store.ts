import { map } from 'nanostores';
import type {
  Order,
  OrderAction,
  OrderChange,
  OrderItemChange,
  OrderStep,
} from '../../../lib/contract/staff-orders.ts';
import type { CorrectionWish } from '../../../lib/contract/payments.ts';
import { call } from '../../data/call.ts';
import { couldNot, failures } from '../../data/texts.ts';
import { readAgain } from '../../data/queries.ts';
import { $branchId } from '../../data/device.ts';
import { paymentTexts } from '../../payments/texts.ts';
import { $board, change, expectGivenUp, revisionOf, showAnswer } from '../board/board-state.ts';
import { correctionTexts } from '../detail/correction-texts.ts';
import { kitchenTexts } from '../kitchen/texts.ts';
import { stepTexts } from '../texts.ts';

/** How long the screen offers to undo a step; the server accepts it a little longer. */
export const UNDO_OFFER_MS = 5_000;

/** Orders with a call in progress. */
export const $working = map<Record<number, true | undefined>>({});

export interface Undoable {
  id: number;
  ticket: string;
  action: OrderAction;
  until: number;
}

/** Steps that can still be undone, by order. */
export const $undoable = map<Record<number, Undoable | undefined>>({});

export const ticketOf = ({ ticketNumber, id }: Order): string => ticketNumber ?? String(id);

/** Runs a call that changes an order. The order shows as working meanwhile, then the answer, unless the stream is ahead. */
async function changing(id: number, run: () => Promise<{ data: Order }>): Promise<Order> {
  const asked = revisionOf($board.get(), id);
  $working.setKey(id, true);
  try {
    const { data } = await run();
    showIfOurs(data, asked);
    void readAgain(['orders']);
    return data;
  } catch (error) {
    // Another person may have been faster: the order's actual state must show at once.
    void reread(id);
    throw error;
  } finally {
    $working.setKey(id, undefined);
  }
}

/** The history also opens orders of other branches than the board's. */
function showIfOurs(order: Order, asked: number): void {
  if (order.branch.id === $branchId.get()) change((board) => showAnswer(board, order, asked));
}

async function reread(id: number): Promise<void> {
  const asked = revisionOf($board.get(), id);
  const read = await call('get /api/orders/{id}', { params: { id } }).catch(() => null);
  if (read) showIfOurs(read.data, asked);
  void readAgain(['orders']);
}

/** Advances an order, and offers to undo it. */
export async function takeStep(order: Order, action: OrderAction, body?: OrderStep): Promise<void> {
  const { id } = order;
  const fallback = action === 'cancel' ? failures.orderCancel : failures.orderStep;
  const path = `post /api/orders/{id}/status/${action}` as const;
  expectGivenUp(id, true);
  try {
    await changing(id, () => call(path, { params: { id }, ...(body ? { body } : {}) }, fallback));
    offerUndo({ id, ticket: ticketOf(order), action, until: Date.now() + UNDO_OFFER_MS });
  } finally {
    // The event may arrive shortly after the answer.
    setTimeout(() => expectGivenUp(id, false), 2_000);
  }
}

function offerUndo(undoable: Undoable): void {
  $undoable.setKey(undoable.id, undoable);
  setTimeout(() => {
    if ($undoable.get()[undoable.id] === undoable) $undoable.setKey(undoable.id, undefined);
  }, UNDO_OFFER_MS);
}

export async function undoStep(id: number): Promise<void> {
  $undoable.setKey(id, undefined);
  await changing(id, () =>
    call('post /api/orders/{id}/status/undo', { params: { id } }, stepTexts.undoFailed),
  );
}

/** Changes the customer or the time of an order. */
export async function updateOrder(id: number, body: OrderChange): Promise<void> {
  await changing(id, () =>
    call('put /api/orders/{id}', { params: { id }, body }, couldNot.be('orders', 'updated')),
  );
}

/** Corrects a line item, for example its weight. */
export async function updateItem(id: number, index: number, body: OrderItemChange): Promise<void> {
  await changing(id, () =>
    call(
      'put /api/orders/{id}/items/{index}',
      { params: { id, index }, body },
      couldNot.be('orders', 'updated'),
    ),
  );
}

/** Says that a station has prepared its part of an order, or has not after all. */
export async function markStation({ id }: Order, station: number, isDone: boolean): Promise<void> {
  await changing(id, () =>
    call(
      'put /api/orders/{id}/stations/{station}',
      { params: { id, station }, body: { isDone } },
      kitchenTexts.markFailed,
    ),
  );
}

/** Requests a refund; the provider pays it out later. */
export async function refundOrder(id: number, amount: number, note: string): Promise<void> {
  await changing(id, () =>
    call(
      'post /api/orders/{id}/refunds',
      { params: { id }, body: { amount, note } },
      paymentTexts.refundFailed,
    ),
  );
}

/** Enters that money was given back on site. */
export async function correctOrder(id: number, body: CorrectionWish): Promise<void> {
  await changing(id, () =>
    call('post /api/orders/{id}/corrections', { params: { id }, body }, correctionTexts.failed),
  );
}

/** Removes the customer from a finished order. */
export async function eraseOrder(id: number): Promise<void> {
  await changing(id, () =>
    call('delete /api/orders/{id}', { params: { id } }, couldNot.be('orders', 'updated')),
  );
}

const TASK_FALLBACKS = {
  'resend-new-order-email': failures.resend,
  'resend-new-order-sms': failures.resend,
  print: failures.print,
  'update-payment-status': failures.payment,
} as const;

export type OrderTask = keyof typeof TASK_FALLBACKS;

/** Runs a task of an order again: a message, a print or a payment check. */
export async function runOrderTask(id: number, task: OrderTask): Promise<void> {
  await changing(id, () => call(`post /api/orders/{id}/${task}`, { params: { id } }, TASK_FALLBACKS[task]));
}
