import type { OnlineMethod } from '../../lib/domain/payment-methods.ts';
import type { Database } from '../platform/database/database.ts';
import type { WriteOrderJobs } from '../orders/order-jobs.ts';
import type { PaymentJobs } from './payment-jobs.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

/** Who can have an order paid online, by its payment method. */
export type Terminals = Readonly<Partial<Record<OnlineMethod, PaymentProvider>>>;

/** What customers can be offered: the test terminal never beside those that real money goes through. */
export function payableBy(terminals: Terminals): ReadonlySet<OnlineMethod> {
  const { 'test-terminal': testTerminal, ...real } = terminals;
  const methods = Object.keys(real) as OnlineMethod[];
  return new Set(methods.length === 0 && testTerminal ? ['test-terminal'] : methods);
}

/** What the use cases of payments share. */
export interface PaymentWorld {
  db: Database;
  terminals: Terminals;
  jobs: Pick<PaymentJobs, 'writeCheck' | 'writeRefund'>;
  tell: WriteOrderJobs;
  /** The origin at which providers and customers' browsers reach this API. */
  api: () => string;
  /** The origin of the customers' pages. */
  site: () => string;
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}
