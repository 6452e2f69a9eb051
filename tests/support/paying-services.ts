import { orders, payments } from '../../src/server/platform/database/schema.ts';
import { openDatatrans } from '../../src/server/payments/providers/datatrans.ts';
import { openMollie } from '../../src/server/payments/providers/mollie.ts';
import { draft, newApp } from './app.ts';
import type { DatabaseKind } from './database.ts';
import { startDatatransSandbox, type DatatransSandbox } from './datatrans-sandbox.ts';
import { startMollieSandbox } from './mollie-sandbox.ts';
import { newCashier } from './paying.ts';
import { serveApp } from './serve-app.ts';
import { testShop } from './shop.ts';

/** The services that money really goes through. */
export const METHODS = ['mollie', 'datatrans'] as const;
/** An account at the sandbox. */
export const placeAt = ({ merchantId, password, signKey, url }: DatatransSandbox) => ({
  merchantId,
  password,
  signKey,
  url,
  methods: [],
});

/** The test shop with both services switched on, at a branch that has two places in each slot. */
export function payingShop() {
  const shop = testShop();
  const config = {
    ...shop.config,
    enablePluginDatatrans: true,
    enableDatatrans: true,
    paymentMinutes: 15,
  };
  const branches = shop.branches.map((branch) =>
    branch.id === 1 ? { ...branch, isDatatransEnabled: true, slotCapacity: 2 } : branch,
  );
  return { ...shop, config, branches };
}

/** The same lie in the words of each service. */
export function lieOf(
  method: (typeof METHODS)[number],
  lie: { amountCents?: number; currency?: string; reference?: string },
) {
  const { amountCents, currency, reference } = lie;
  return {
    ...(currency && { currency }),
    ...(amountCents && (method === 'mollie' ? { value: '9.99' } : { amount: amountCents })),
    ...(reference && (method === 'mollie' ? { reference } : { refno: reference })),
  } as never;
}

/** That shop on a port, between the sandboxes of both services: each can call the other. */
export async function openPayingShop(kind?: DatabaseKind) {
  const app = await newApp(kind, payingShop());
  const [mollie, datatrans] = await Promise.all([
    startMollieSandbox({ minuteMs: 50 }),
    startDatatransSandbox(),
  ]);
  const address = { url: '' };
  const providers = {
    mollie: openMollie({ apiKey: mollie.apiKey, url: mollie.url }),
    datatrans: openDatatrans(placeAt(datatrans)),
  };
  const cashier = newCashier(app, { providers, api: () => address.url });
  const served = await serveApp({ ...app, app: cashier.app });
  address.url = served.url;
  return {
    app,
    cashier,
    providers,
    mollie,
    datatrans,
    sandboxOf: (method: (typeof METHODS)[number]) => (method === 'mollie' ? mollie : datatrans),
    async place(method: (typeof METHODS)[number], key: string = crypto.randomUUID()) {
      const wanted = draft({ paymentMethod: method });
      const answer = await cashier.post('/api/orders', wanted, { 'idempotency-key': key });
      return { ...answer, key, wanted };
    },
    /** As if nothing had been ordered and nothing gone wrong yet. */
    async clear() {
      // Signatures are of the real time.
      app.clock.now = Date.now();
      await app.db.delete(payments);
      await app.db.delete(orders);
      for (const { faults, webhooks } of [mollie, datatrans]) {
        faults.clear();
        webhooks.order = 'first';
      }
    },
    async close() {
      served.close();
      await mollie.stop();
      await datatrans.stop();
      await app.close();
    },
  };
}
