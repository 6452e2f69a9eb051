import type { OnlineMethod } from '../../lib/domain/payment-methods.ts';
import type { Database } from '../platform/database/database.ts';
import type { WriteOrderJobs } from '../orders/order-jobs.ts';
import type { PaymentJobs } from './payment-jobs.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

/** Payment providers by payment method. */
export type ProvidersByMethod = Readonly<Partial<Record<OnlineMethod, PaymentProvider>>>;

/** Methods that customers can be offered: the test provider never beside a real one. */
export function payableBy(providers: ProvidersByMethod): ReadonlySet<OnlineMethod> {
  const { 'test-terminal': testProvider, ...real } = providers;
  const methods = Object.keys(real) as OnlineMethod[];
  return new Set(methods.length === 0 && testProvider ? ['test-terminal'] : methods);
}

/** Dependencies of the use cases of payments. */
export interface PaymentDependencies {
  db: Database;
  providers: ProvidersByMethod;
  jobs: Pick<PaymentJobs, 'writeCheck' | 'writeRefund'>;
  writeJobs: WriteOrderJobs;
  /** Public origin of this API. */
  api: () => string;
  /** Public origin of the pages. */
  site: () => string;
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}
