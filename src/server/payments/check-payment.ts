import { findPayment, type PaymentRow } from '../orders/queries/payments.ts';
import { settlePayment, type SentContent } from './settle-payment.ts';
import type { PaymentDependencies } from './dependencies.ts';
import { paymentTexts } from './words.ts';

/** What came of asking: where the payment stands now, or that the provider did not say. */
export type CheckedPayment = { ok: true; payment: PaymentRow } | { ok: false; reason: string };

/**
 * Asks a payment's provider where it stands, and does what follows from that. Whoever asks, and however often, the end is the same.
 * Null: there is no such payment.
 */
export type CheckPayment = (id: number) => Promise<CheckedPayment | null>;

export function createCheckPayment(dependencies: PaymentDependencies): CheckPayment {
  const { db, providers } = dependencies;

  async function ask({ providerId, method, amountCents }: PaymentRow): Promise<SentContent> {
    if (providerId === null) return { ok: true, value: null };
    const provider = providers[method];
    if (!provider) return { ok: false, reason: paymentTexts.noProvider };
    const asked = await provider.read(providerId);
    if (!asked.ok) return asked;
    const { state } = asked.value;
    if (asked.value.amountCents === null && (state === 'paid' || state === 'authorized'))
      return { ok: false, reason: paymentTexts.noAmount };
    return { ok: true, value: { ...asked.value, amountCents: asked.value.amountCents ?? amountCents } };
  }

  const settle = (payment: PaymentRow, said: SentContent) =>
    db.transaction((tx) => settlePayment(tx, dependencies, payment, said));

  /**
   * Takes what is reserved; what came of it is seen by asking again. An order that comes to nothing in this very moment gets its money back
   * as late.
   */
  async function take({ method, providerId, reference, amountCents, currency }: PaymentRow): Promise<void> {
    const terms = { reference, amountCents, currency };
    if (providerId !== null) await providers[method]?.capture?.({ paymentId: providerId, ...terms });
  }

  /** What could not be taken is still to be paid, and given up when its time is over. */
  const untaken = (said: SentContent): SentContent =>
    said.ok && said.value?.state === 'authorized'
      ? { ok: true, value: { ...said.value, state: 'open' } }
      : said;

  return async (id) => {
    const payment = await findPayment(db, id);
    if (!payment) return null;
    // Not within a transaction: it may take as long as it likes.
    let said = await ask(payment);
    let settled = await settle(payment, said);
    if (settled?.isTaken) {
      await take(settled.payment);
      said = untaken(await ask(settled.payment));
      settled = await settle(payment, said);
    }
    if (!settled) return null;
    const { method, providerId, reference } = settled.payment;
    if (settled.isCanceled && providerId !== null)
      await providers[method]?.cancel({ paymentId: providerId, reference });
    return said.ok ? { ok: true, payment: settled.payment } : said;
  };
}
