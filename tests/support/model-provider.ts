import type {
  Asked,
  PaymentProvider,
  ProviderPayment,
  ProviderState,
} from '../../src/server/payments/providers/payment-provider.ts';

type Trouble = 'silent' | 'lost' | 'dies';

/**
 * A payment service in this process, for tests that need a great many payments. It answers as the real ones are made to by our
 * providers, and can be silent, lose an answer after the work was done, or see the shop's process die then.
 */
export function newModelTerminal() {
  const payments = new Map<string, ProviderPayment & { lie: Partial<ProviderPayment> }>();
  const byKey = new Map<string, string>();
  const refundKeys = new Set<string>();
  let trouble: Trouble | null = null;

  async function answer<T>(work: () => Asked<T>): Promise<Asked<T>> {
    await Promise.resolve();
    const now = trouble;
    trouble = null;
    if (now === 'silent') return { ok: false, isCertain: false, reason: 'no answer' };
    const done = work();
    if (now === 'lost') return { ok: false, isCertain: false, reason: 'the answer was lost' };
    if (now === 'dies') throw new Error('the process has died');
    return done;
  }

  const unknown = { ok: false, isCertain: true, reason: 'there is no such payment' } as const;
  const seen = (id: string): Asked<ProviderPayment> => {
    const payment = payments.get(id);
    if (!payment) return unknown;
    const { lie, ...told } = payment;
    return {
      ok: true,
      value: { ...told, ...lie, checkoutUrl: told.state === 'open' ? told.checkoutUrl : null },
    };
  };

  const provider: PaymentProvider = {
    create: ({ reference, amountCents, currency }, key) =>
      answer(() => {
        const id = byKey.get(key) ?? `tr_${payments.size + 1}`;
        byKey.set(key, id);
        const checkoutUrl = `https://provider.example.org/${id}`;
        if (!payments.has(id))
          payments.set(id, {
            id,
            state: 'open',
            reference,
            amountCents,
            currency,
            refundedCents: 0,
            checkoutUrl,
            lie: {},
          });
        return seen(id);
      }),
    read: (id) => answer(() => seen(id)),
    capture: ({ paymentId, amountCents }) =>
      answer(() => {
        const payment = payments.get(paymentId);
        if (payment?.state === 'paid') return { ok: true, value: null };
        if (payment?.state !== 'authorized' || amountCents !== payment.amountCents)
          return { ok: false, isCertain: true, reason: 'it is not reserved' };
        payment.state = 'paid';
        return { ok: true, value: null };
      }),
    // Not every payment method can be canceled; reserved money always can.
    cancel: ({ paymentId }) =>
      answer(() => {
        const payment = payments.get(paymentId);
        if (payment?.state !== 'authorized')
          return { ok: false, isCertain: true, reason: 'it cannot be canceled' };
        payment.state = 'canceled';
        return { ok: true, value: null };
      }),
    refund: ({ paymentId, amountCents }, key) =>
      answer(() => {
        const payment = payments.get(paymentId);
        if (!payment || payment.state !== 'paid')
          return { ok: false, isCertain: true, reason: 'it is not paid' };
        if (refundKeys.has(key)) return { ok: true, value: { id: key } };
        const paid = payment.lie.amountCents ?? payment.amountCents ?? 0;
        if (payment.refundedCents + amountCents > paid)
          return { ok: false, isCertain: true, reason: 'that is more than was paid' };
        refundKeys.add(key);
        payment.refundedCents += amountCents;
        return { ok: true, value: { id: key } };
      }),
    readCall: ({ body }) => {
      const id = new URLSearchParams(body).get('id');
      return id === null ? { ok: false, reason: 'no id' } : { ok: true, paymentId: id };
    },
  };

  return {
    provider,
    payments,
    of: (reference: string) => [...payments.values()].find((payment) => payment.reference === reference),
    /** What the next call meets. */
    meet: (next: Trouble) => void (trouble = next),
    calm: () => void (trouble = null),
    /** Brings the money of a payment that has come to nothing, as slow banks do. */
    payAfterAll(id: string) {
      const payment = payments.get(id);
      if (payment && ['failed', 'canceled', 'expired'].includes(payment.state)) payment.state = 'paid';
    },
    /** Brings an open payment to its end. */
    end(id: string, state: ProviderState, lie: Partial<ProviderPayment> = {}) {
      const payment = payments.get(id);
      if (payment?.state === 'open') Object.assign(payment, { state, lie });
    },
  };
}
