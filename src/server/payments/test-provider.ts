import { randomBytes } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import {
  endTestPayment,
  findTestPayment,
  makeTestPayment,
  refundTestPayment,
  type TestPaymentRow,
} from './queries/payments.ts';
import type { PaymentProvider, ProviderPayment } from './providers/payment-provider.ts';
import { paymentTexts } from './words.ts';

/** Choices of a customer at the test provider. */
export const TEST_CHOICES = { pay: 'paid', decline: 'failed', cancel: 'canceled' } as const;
export type TestChoice = keyof typeof TEST_CHOICES;

/** A payment provider for trying the shop out, without money or network. */
export interface TestProvider {
  provider: PaymentProvider;
  find: (id: string) => Promise<TestPaymentRow | null>;
  /** The address to go on to; null: there is no such payment. */
  choose: (id: string, choice: TestChoice) => Promise<string | null>;
}

interface Dependencies {
  db: Database;
  now: () => number;
  /** Public origin of this API. */
  api: () => string;
  /** Whether it may be offered: the shop is the demo, and no real provider is set up. */
  isOffered: () => Promise<boolean>;
}

export const testProviderPath = (id: string) => `/testzahlung/${id}`;

const unknown = { ok: false, isCertain: true, reason: paymentTexts.noTestPayment } as const;

export function createTestProvider({ db, now, api, isOffered }: Dependencies): TestProvider {
  /** The payment's state. An open one ends unpaid once the shop is no demo any more. */
  async function find(id: string): Promise<TestPaymentRow | null> {
    const row = await findTestPayment(db, id);
    if (row?.state !== 'open' || (await isOffered())) return row;
    await endTestPayment(db, id, 'canceled');
    return findTestPayment(db, id);
  }

  const seen = (row: TestPaymentRow): ProviderPayment => ({
    id: row.id,
    state: row.state,
    reference: row.reference,
    amountCents: row.amountCents,
    currency: row.currency,
    refundedCents: row.refundedCents,
    checkoutUrl: row.state === 'open' ? api() + testProviderPath(row.id) : null,
  });

  return {
    provider: {
      async create({ reference, amountCents, currency, description, returnUrl }, key) {
        if (!(await isOffered())) return { ok: false, isCertain: true, reason: paymentTexts.noProvider };
        const id = randomBytes(18).toString('base64url');
        const terms = { reference, amountCents, currency, description, returnUrl };
        const createdAt = new Date(now());
        return {
          ok: true,
          value: seen(await makeTestPayment(db, { id, key, ...terms, state: 'open', createdAt })),
        };
      },
      async read(id) {
        const row = await find(id);
        return row ? { ok: true, value: seen(row) } : unknown;
      },
      async cancel({ paymentId }) {
        await endTestPayment(db, paymentId, 'canceled');
        return { ok: true, value: null };
      },
      async refund({ paymentId, amountCents }, key) {
        const row = await findTestPayment(db, paymentId);
        if (!row) return unknown;
        await refundTestPayment(db, paymentId, { key, amountCents });
        return { ok: true, value: { id: null } };
      },
      // Part of the server: it needs no webhook.
      readCall: () => ({ ok: false, reason: paymentTexts.noTestCalls }),
    },
    find,
    async choose(id, choice) {
      await find(id);
      await endTestPayment(db, id, TEST_CHOICES[choice]);
      return (await findTestPayment(db, id))?.returnUrl ?? null;
    },
  };
}
