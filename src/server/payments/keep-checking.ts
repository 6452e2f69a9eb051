import { takeDuePayments } from '../orders/queries/payments.ts';
import { forEachConcurrently } from '../platform/async/for-each-concurrently.ts';
import type { CheckPayment } from './check-payment.ts';
import type { PaymentDependencies } from './dependencies.ts';
import { repeat } from '../platform/async/repeat.ts';

const EVERY_MS = 5000;
/** Payments asked for in one round, and at a time: a provider counts calls, too. */
const MOST_AT_ONCE = 40;
const SIDE_BY_SIDE = 4;
/** Should this process end before it has asked, another does so then. */
const AGAIN_MS = 120_000;

/** Asks for every unfinished payment that is due, whoever has told of it or not. Says how many those were. */
export async function checkDuePayments(
  dependencies: PaymentDependencies,
  check: CheckPayment,
): Promise<number> {
  const now = dependencies.now();
  const due = await takeDuePayments(dependencies.db, {
    now: new Date(now),
    again: new Date(now + AGAIN_MS),
    most: MOST_AT_ONCE,
  });
  await forEachConcurrently(due, { atOnce: SIDE_BY_SIDE }, async (id) => {
    await check(id).catch(dependencies.report);
  });
  return due.length;
}

/** Does so every five seconds until the answer is called, which waits for the round under way. */
export function keepPaymentsChecked(
  dependencies: PaymentDependencies,
  check: CheckPayment,
): () => Promise<void> {
  return repeat(EVERY_MS, () => checkDuePayments(dependencies, check), dependencies.report);
}
