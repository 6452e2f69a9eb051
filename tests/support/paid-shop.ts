import { openMollie } from '../../src/server/payments/providers/mollie.ts';
import type { OrderDetails } from '../../src/lib/contract/staff-orders.ts';
import { draft, newApp } from './app.ts';
import type { DatabaseKind } from './database.ts';
import { startMollieSandbox } from './mollie-sandbox.ts';
import { newCashier } from './paying.ts';
import { payingShop } from './paying-services.ts';
import { serveApp } from './serve-app.ts';

/** A shop whose orders are paid at Mollie's sandbox, and whose branch reads mail. */
export async function openPaidShop(kind?: DatabaseKind) {
  const shop = payingShop();
  const branches = shop.branches.map((branch) => ({
    ...branch,
    email: 'mitte@example.org',
    slotCapacity: null,
  }));
  const app = await newApp(kind, { ...shop, branches });
  const mollie = await startMollieSandbox();
  const admin = await app.as('admin');
  const address = { url: '' };
  const cashier = newCashier(app, {
    providers: { mollie: openMollie({ apiKey: mollie.apiKey, url: mollie.url }) },
    api: () => address.url,
  });
  const served = await serveApp({ ...app, app: cashier.app });
  address.url = served.url;

  const details = async (id: number) =>
    (await cashier.send(`/api/orders/${id}`, { headers: { cookie: admin.cookie } }))
      .data as unknown as OrderDetails;
  /** An order of 10 EUR that waits for its money; `payment` is what Mollie calls it. */
  async function open(changes: Parameters<typeof draft>[0] = {}) {
    const wanted = draft({ paymentMethod: 'mollie', ...changes });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { data: order } = await cashier.post('/api/orders', wanted, key);
    return { order, payment: (await details(order.id)).payment?.providerId ?? '' };
  }

  return {
    app,
    admin,
    mollie,
    cashier,
    details,
    /** What staff do with an order. */
    step: (id: number, path: string, body: unknown = {}) =>
      cashier.post(`/api/orders/${id}/${path}`, body, { cookie: admin.cookie }),
    open,
    /** As `open`, and the order has been paid. */
    async paid(changes: Parameters<typeof draft>[0] = {}) {
      const opened = await open(changes);
      await mollie.pay(opened.payment);
      await cashier.doJobs();
      return opened;
    },
    /** The jobs that tell of an order's refunds, taken from the queue. */
    toldRefunds(id: number) {
      const { moments } = cashier.waiting;
      const found = moments.filter(({ order, moment }) => order === id && moment === 'refunded');
      for (const job of found) moments.splice(moments.indexOf(job), 1);
      return found.flatMap(({ refund }) => refund ?? []);
    },
    async close() {
      served.close();
      await mollie.stop();
      await app.close();
    },
  };
}

export type PaidShop = Awaited<ReturnType<typeof openPaidShop>>;
