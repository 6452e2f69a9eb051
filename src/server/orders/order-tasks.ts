import type { Order } from '../../lib/contract/staff-orders.ts';

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
