import type { Dependencies } from '../../src/server/compose.ts';
import type { OrderJob } from '../../src/server/orders/order-jobs.ts';
import { createNotifyListeners } from '../../src/server/orders/change-order.ts';
import { checkDuePayments } from '../../src/server/payments/check-payment.ts';
import type { ProvidersByMethod } from '../../src/server/payments/dependencies.ts';
import type { PublicOrder } from '../../src/lib/contract/orders.ts';
import type { FieldError } from '../../src/lib/contract/fields.ts';
import type { TestApp } from './app.ts';

interface Answer {
  status: number;
  location: string | null;
  data: PublicOrder;
  errors: FieldError[];
}

export const SITE = 'https://essen.example.org';

/** Queued jobs: like the queue in the database they survive their process. */
export const newWaiting = () => ({
  checks: new Set<number>(),
  refunds: new Set<number>(),
  moments: [] as (OrderJob & { due: number })[],
});

interface Terms {
  providers: ProvidersByMethod;
  waiting?: ReturnType<typeof newWaiting>;
  /** The origin at which this API can be reached. */
  api?: () => string;
  changes?: Partial<Dependencies>;
}

/** A process of the shop that takes online payments, whose jobs are done when a test says so. */
export function newCashier(app: TestApp, { providers, waiting = newWaiting(), api, changes }: Terms) {
  const troubles: unknown[] = [];
  const writeJobs: Dependencies['writeOrderJobs'] = (_, jobs, afterSeconds = 0) => {
    const due = app.clock.now + afterSeconds * 1000;
    waiting.moments.push(...jobs.map((job) => ({ ...job, due })));
    return Promise.resolve();
  };
  const paying = {
    providers,
    jobs: {
      writeCheck: (id: number) => Promise.resolve(void waiting.checks.add(id)),
      writeRefund: (_: unknown, id: number) => Promise.resolve(void waiting.refunds.add(id)),
    },
    api: api ?? (() => 'https://api.example.org'),
    site: () => SITE,
    report: (error: unknown) => void troubles.push(error),
  };
  const composed = app.composeAgain({
    paying,
    writeOrderJobs: writeJobs,
    areRatesLimited: false,
    ...changes,
  });
  const { payments } = composed;
  const dependencies = { db: app.db, writeJobs, now: () => app.clock.now, ...paying };
  const follow = createNotifyListeners(app.db, [payments.listener]);

  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await composed.app.request(path, init);
    const body = (await response.json().catch(() => ({}))) as Partial<Answer>;
    const { data, errors = [] } = body;
    const location = response.headers.get('location');
    return { status: response.status, location, data: data as PublicOrder, errors };
  }

  async function doChecks(): Promise<void> {
    for (const id of [...waiting.checks]) {
      waiting.checks.delete(id);
      await payments.check(id);
    }
  }

  return {
    app: composed.app,
    payments,
    waiting,
    troubles,
    send,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    mollieCalls: (id: string) =>
      send('/api/webhooks/mollie', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `id=${id}`,
      }),
    comesBack: ({ uid, hash }: PublicOrder) => send(`/api/orders/public/${uid}/${hash}/payment-return`),
    read: async ({ uid, hash }: PublicOrder) => (await send(`/api/orders/public/${uid}/${hash}`)).data,
    /** Checks the payments that are due by the clock. */
    tick: () => checkDuePayments(dependencies, payments.check),
    /** Checks the payments that a webhook named. */
    doChecks,
    /** Does what waits, once each; what fails waits on. */
    async doJobs(): Promise<void> {
      const due = waiting.moments.filter((job) => job.due <= app.clock.now);
      for (const job of due) {
        await follow(job);
        waiting.moments.splice(waiting.moments.indexOf(job), 1);
      }
      await doChecks();
      for (const id of [...waiting.refunds])
        await payments.runRefund(id).then(
          () => waiting.refunds.delete(id),
          (error: unknown) => troubles.push(error),
        );
    },
  };
}

export type Cashier = ReturnType<typeof newCashier>;
