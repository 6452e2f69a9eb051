import type { Database } from '../platform/database/database.ts';
import type { SharedJobQueue } from '../platform/queue/job-queue.ts';
import { readIsDemo } from '../shop/queries/shop-revision.ts';
import { openPaymentJobs } from './payment-jobs.ts';
import type { PaymentProviders } from './providers/open-providers.ts';
import type { PaymentService } from './service.ts';
import type { PaymentDependencies, ProvidersByMethod } from './dependencies.ts';
import { createTestProvider, type TestProvider } from './test-provider.ts';

interface Surroundings {
  db: Database;
  queue: SharedJobQueue;
  /** Those that real money goes through. */
  providers: ProvidersByMethod;
  api: () => string;
  site: () => string;
  now: () => number;
  report: (error: unknown) => void;
}

/** What the payment service needs, but for what all services share. */
export type PaymentAccess = Pick<PaymentDependencies, 'providers' | 'jobs' | 'api' | 'site' | 'report'>;

interface OpenPayments {
  access: PaymentAccess;
  /** Only a demo shop offers it; what was begun there can be ended or given back everywhere. */
  testProvider: TestProvider;
  /** Whether customers are offered the test provider now. */
  isForTest: () => Promise<boolean>;
  /** Begins to ask for payments and to give money back; ends with the answer, which waits for what is under way. */
  start: (payments: PaymentService) => Promise<() => Promise<void>>;
}

/** Those that there are. */
export const providersByMethod = ({ mollie, datatrans }: PaymentProviders): ProvidersByMethod => ({
  ...(mollie && { mollie }),
  ...(datatrans && { datatrans }),
});

/** The shop's way to its money: providers, and the jobs that ask and give back. */
export async function openPayments(surroundings: Surroundings): Promise<OpenPayments> {
  const { db, queue, providers, api, site, report } = surroundings;
  const jobs = await openPaymentJobs(await queue.get());
  const isReal = Object.keys(providers).length > 0;
  const isForTest = async () => !isReal && (await readIsDemo(db));
  const testProvider = createTestProvider({ ...surroundings, isOffered: isForTest });
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
