import type { Database } from '../platform/database/database.ts';
import type { SharedJobQueue } from '../platform/queue/job-queue.ts';
import { readIsDemo } from '../shop/queries/shop-revision.ts';
import { openPaymentJobs } from './payment-jobs.ts';
import type { PaymentProviders } from './payment-config.ts';
import type { PaymentService } from './service.ts';
import type { PaymentDependencies, ProvidersByMethod } from './dependencies.ts';
import { createTestProvider, type TestProvider } from './test-provider.ts';

interface Dependencies {
  db: Database;
  queue: SharedJobQueue;
  /** Real providers. */
  providers: ProvidersByMethod;
  api: () => string;
  site: () => string;
  now: () => number;
  report: (error: unknown) => void;
}

/** Dependencies of the payment service that only this subject opens. */
export type PaymentAccess = Pick<PaymentDependencies, 'providers' | 'jobs' | 'api' | 'site' | 'report'>;

interface OpenPayments {
  access: PaymentAccess;
  /** Offered by a demo shop only; its payments can be finished or refunded anywhere. */
  testProvider: TestProvider;
  /** Whether customers are offered the test provider now. */
  isForTest: () => Promise<boolean>;
  /** Starts checks and refunds; the returned function stops them and waits for those under way. */
  start: (payments: PaymentService) => Promise<() => Promise<void>>;
}

/** The configured providers by method. */
export const providersByMethod = ({ mollie, datatrans }: PaymentProviders): ProvidersByMethod => ({
  ...(mollie && { mollie }),
  ...(datatrans && { datatrans }),
});

/** Opens online payment: providers, and the jobs of checks and refunds. */
export async function openPayments(dependencies: Dependencies): Promise<OpenPayments> {
  const { db, queue, providers, api, site, report } = dependencies;
  const jobs = await openPaymentJobs(await queue.get());
  const isReal = Object.keys(providers).length > 0;
  const isForTest = async () => !isReal && (await readIsDemo(db));
  const testProvider = createTestProvider({ ...dependencies, isOffered: isForTest });
  const all = { ...providers, 'test-terminal': testProvider.provider };
  return {
    access: { providers: all, jobs, api, site, report },
    testProvider,
    isForTest,
    async start({ check, runRefund, keepChecked }) {
      const stopChecking = keepChecked();
      await jobs.work({ check, refund: runRefund });
      return async () => {
        await Promise.all([stopChecking(), jobs.close()]);
      };
    },
  };
}
