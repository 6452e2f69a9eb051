import type { Order } from '../../lib/contract/staff-orders.ts';

/**
 * What came of something that another had to do: it is done, or waits in a queue that tells of it itself; or why not, in words for the
 * log. `isMissing`: there is nobody who could do it here, such as a branch without a printer.
 */
export type TaskOutcome =
  | {
      ok: true;
      isQueued?: true;
      /** What it has cost, in millionths of the shop's currency. */
      costMillionths?: number;
      /** What was said, for the ledger. */
      said?: { subject: string; text: string; html: string | null };
    }
  | { ok: false; reason: string; isMissing?: true };

/** Who can do something outside the shop because of an order; null: nobody is set up for it. */
export interface OrderTasks {
  /** Sends the customer the confirmation of the order. */
  mail: ((order: Order) => Promise<TaskOutcome>) | null;
  sms: ((order: Order) => Promise<TaskOutcome>) | null;
  /** Has the order's receipt printed in its branch. */
  print: ((order: Order) => Promise<TaskOutcome>) | null;
  /** Asks the payment's provider, and writes down what follows from its answer. */
  payment: ((order: Order) => Promise<TaskOutcome>) | null;
}

/** A shop that nobody does anything for yet. */
export const NO_TASKS: OrderTasks = { mail: null, sms: null, print: null, payment: null };
