import type { Order } from '../../lib/contract/staff-orders.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { insertOrderEvent } from './queries/order-history.ts';
import { findOrderById, type OrderRow, type StoredOrder } from './queries/orders.ts';
import { insertOutbox, updateOutbox, type OutboxRow, storeSentContent } from './queries/outbox.ts';
import type { Actor } from '../platform/http/actor.ts';
import { actorColumns, lockOrderFor } from './change-order.ts';
import { toOrder } from './order-views.ts';

/**
 * The outcome of a task: done, queued, or failed with a reason for the log. `isMissing`: it is not set up, as in a branch without a
 * printer.
 */
export type TaskOutcome =
  | {
      ok: true;
      isQueued?: true;
      /** Cost in millionths of the shop's currency. */
      costMillionths?: number;
      /** The sent content, to be stored. */
      said?: { subject: string; text: string; html: string | null };
    }
  | { ok: false; reason: string; isMissing?: true };

/** Order tasks by channel: what staff start for an order outside the shop; null: the channel is not set up. */
export interface OrderTasks {
  /** Sends the customer the confirmation of the order. */
  mail: ((order: Order) => Promise<TaskOutcome>) | null;
  sms: ((order: Order) => Promise<TaskOutcome>) | null;
  /** Prints the order's receipt in its branch. */
  print: ((order: Order) => Promise<TaskOutcome>) | null;
  /** Reads the payment's state from its provider and applies it. */
  payment: ((order: Order) => Promise<TaskOutcome>) | null;
}

/** No channel is set up. */
export const NO_TASKS: OrderTasks = { mail: null, sms: null, print: null, payment: null };

/** Tasks by the last word of their path, with their channel (SPEC section 7). */
export const TASKS = {
  'resend-new-order-email': 'mail',
  'resend-new-order-sms': 'sms',
  print: 'print',
  'update-payment-status': 'payment',
} as const satisfies Record<string, keyof OrderTasks>;

export type TaskName = keyof typeof TASKS;

type Refusal =
  | 'notFound'
  | 'notAllowed'
  | 'mailRecipientMissing'
  | 'smsRecipientMissing'
  | 'paymentNotOnline'
  | `${keyof OrderTasks}NotConfigured`
  | `${keyof OrderTasks}Failed`;

type Ran = { ok: true; order: StoredOrder } | { ok: false; code: Refusal };

/** Runs a task and reports its real outcome. Each try stays in the outbox. */
export type RunOrderTask = (actor: Actor, id: number, task: TaskName) => Promise<Ran>;

export function createRunOrderTask(db: Database, tasks: OrderTasks, now: () => number): RunOrderTask {
  return async (actor, id, task) => {
    const channel = TASKS[task];
    const run = tasks[channel];
    const who = { actor, id };
    const begun = await db.transaction(async (tx) => {
      const found = await lockOrderFor(tx, who);
      if (!found.ok) return found;
      const { order } = found.held;
      const missing = whatIsMissing(channel, order);
      if (missing) return { ok: false as const, code: missing };
      const outboxId = await insertOutbox(tx, {
        orderId: id,
        branchId: order.branchId,
        audience: channel === 'mail' || channel === 'sms' ? 'customer' : null,
        channel,
        purpose: task,
        recipient: recipientOf(channel, order),
        payload: { order: id },
        state: run ? 'waiting' : 'notConfigured',
        createdAt: new Date(now()),
      });
      if (run) return { ok: true as const, outboxId, stored: found.held };
      await insertTaskEvent(tx, who, { at: new Date(now()), action: task, outcome: 'notConfigured' });
      return { ok: false as const, code: `${channel}NotConfigured` as const };
    });
    if (!begun.ok) return begun;
    if (!run) throw new Error('a task without a handler was started');
    // Outside of the transaction: it may take long.
    const outcome = await attempt(run, toOrder(begun.stored));
    return db.transaction(async (tx): Promise<Ran> => {
      const at = new Date(now());
      const state = stateAfter(outcome);
      const lastError = outcome.ok ? null : outcome.reason;
      const cost = outcome.ok ? (outcome.costMillionths ?? null) : null;
      await updateOutbox(tx, begun.outboxId, {
        state,
        lastError,
        doneAt: state === 'done' ? at : null,
        tries: 1,
        costMillionths: cost,
      });
      if (outcome.ok && outcome.said) await storeSentContent(tx, begun.outboxId, outcome.said);
      const found = await lockOrderFor(tx, who);
      if (!found.ok) return found;
      await insertTaskEvent(tx, who, { at, action: task, outcome: state });
      if (state === 'notConfigured') return { ok: false, code: `${channel}NotConfigured` };
      if (!outcome.ok) return { ok: false, code: `${channel}Failed` };
      const stored = await findOrderById(tx, id);
      return stored ? { ok: true, order: stored } : { ok: false, code: 'notFound' };
    });
  };
}

/** The outbox state after a task. A queued print reports its outcome in the list of prints. */
function stateAfter(outcome: TaskOutcome): OutboxRow['state'] {
  if (outcome.ok) return outcome.isQueued ? 'queued' : 'done';
  return outcome.isMissing ? 'notConfigured' : 'failed';
}

async function attempt(run: NonNullable<OrderTasks[keyof OrderTasks]>, order: Order): Promise<TaskOutcome> {
  try {
    return await run(order);
  } catch (error) {
    return { ok: false, reason: String(error) };
  }
}

function whatIsMissing(channel: keyof OrderTasks, order: OrderRow): Refusal | null {
  if (channel === 'payment') return isOnlinePayment(order.paymentMethod) ? null : 'paymentNotOnline';
  if (channel === 'mail' && order.email === '') return 'mailRecipientMissing';
  return channel === 'sms' && order.phone === '' ? 'smsRecipientMissing' : null;
}

function recipientOf(channel: keyof OrderTasks, order: OrderRow): string {
  return {
    mail: order.email,
    sms: order.phone,
    print: order.branch.identifier,
    payment: order.paymentMethod,
  }[channel];
}

/** Adds the outcome of a task to the order's history. */
function insertTaskEvent(
  tx: Transaction,
  who: { actor: Actor; id: number },
  { at, action, outcome }: { at: Date; action: string; outcome: OutboxRow['state'] },
): Promise<void> {
  const changes = { outcome: { from: null, to: outcome } };
  return insertOrderEvent(tx, { orderId: who.id, at, action, changes, ...actorColumns(who) });
}
