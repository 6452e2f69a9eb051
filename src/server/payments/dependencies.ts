import type { OnlineMethod } from '../../lib/domain/payment-methods.ts';
import type { Database } from '../platform/database/database.ts';
import type { WriteOrderJobs } from '../orders/order-jobs.ts';
import type { PaymentJobs } from './payment-jobs.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

/** Who can have an order paid online, by its payment method. */
export type ProvidersByMethod = Readonly<Partial<Record<OnlineMethod, PaymentProvider>>>;

/** What customers can be offered: the test provider never beside those that real money goes through. */
export function payableBy(providers: ProvidersByMethod): ReadonlySet<OnlineMethod> {
  const { 'test-terminal': testProvider, ...real } = providers;
  const methods = Object.keys(real) as OnlineMethod[];
  return new Set(methods.length === 0 && testProvider ? ['test-terminal'] : methods);
}

/** What the use cases of payments share. */
export interface PaymentDependencies {
  db: Database;
  providers: ProvidersByMethod;
  jobs: Pick<PaymentJobs, 'writeCheck' | 'writeRefund'>;
  writeJobs: WriteOrderJobs;
  /** The origin at which providers and customers' browsers reach this API. */
  api: () => string;
  /** The origin of the customers' pages. */
  site: () => string;
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}
