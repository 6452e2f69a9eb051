import { z } from 'zod';
import {
  openPaymentApi,
  parse,
  type Ask,
  centsOfValue,
  valueOfCents,
  isLoopback,
  isReachable,
  oneLine,
  WORDS,
} from './payment-api.ts';
import type { Asked, PaymentProvider, ProviderPayment, ProviderState, ReadCall } from './payment-provider.ts';

export const NAME = 'Mollie';
const ORIGIN = 'https://api.mollie.com';

const Failure = z.object({ detail: z.string() });

const Amount = z.object({ currency: z.string(), value: z.string() });

export const PaymentId = z.string().regex(/^tr_[A-Za-z0-9]{1,60}$/);

/** What the shop reads of a payment. */
export const Payment = z.object({
  id: PaymentId,
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  amount: Amount,
  amountRefunded: Amount.nullish(),
  /** Only there when it is not zero. */
  amountChargedBack: Amount.nullish(),
  isCancelable: z.boolean().nullish(),
  /** The shop's own; an account may have payments that another program made. */
  metadata: z.unknown(),
  _links: z.object({ checkout: z.object({ href: z.string() }).nullish() }),
});
export type Payment = z.output<typeof Payment>;

export const Refund = z.object({ id: z.string().regex(/^re_[A-Za-z0-9]{1,60}$/), status: z.string() });

interface Access {
  apiKey: string;
  url: string | null;
  timeoutMs: number;
}

/** Mollie keeps an idempotency key for 24 hours. */
export const openMollieApi = ({ apiKey, url, timeoutMs }: Access): Ask =>
  openPaymentApi({
    name: NAME,
    url: url ?? ORIGIN,
    scheme: 'Bearer',
    credentials: apiKey,
    timeoutMs,
    keyReused: 400,
    readRefusal: (body) => {
      const failure = parse(Failure, body);
      // Without Mollie's own words, such as in a proxy's page: how it begins.
      return { detail: failure.success ? failure.data.detail : body };
    },
  });

/** An account at Mollie. */
export interface MollieAccount {
  /** `test_…` or `live_…` */
  apiKey: string;
  /** The origin of the API, without `/v2`; null: Mollie's own. Another one is a sandbox. */
  url: string | null;
  /** How long a call may take until its answer is there in full, in milliseconds. */
  timeoutMs?: number;
}

/** Below the 15 s that Mollie itself waits for a webhook's answer, which may have to ask here. */
const TIMEOUT_MS = 10_000;
const DESCRIPTION_MAX = 255;

const STATES: Readonly<Record<Payment['status'], ProviderState>> = {
  open: 'open',
  pending: 'open',
  // Reserved money: Mollie releases it unless it is captured.
  authorized: 'open',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
};

/** Payments by Mollie. Calls are not retried here; the caller may repeat one with the same key. */
export function openMollie({ apiKey, url, timeoutMs = TIMEOUT_MS }: MollieAccount): PaymentProvider {
  const ask = openMollieApi({ apiKey, url, timeoutMs });
  const isSandbox = url !== null && isLoopback(new URL(url));

  const find = async (paymentId: string, method: 'GET' | 'DELETE' = 'GET'): Promise<Asked<Payment>> => {
    const found = await ask(pathOf(paymentId), { method, answer: Payment });
    return found.ok ? { ok: true, value: found.value.value } : found;
  };

  return {
    async create({ reference, amountCents, currency, description, returnUrl, webhookUrl }, key) {
      const value = valueOfCents(amountCents, currency);
      if (value === null) return { ok: false, isCertain: true, reason: WORDS.badAmount };
      const created = await ask('/v2/payments', {
        body: {
          amount: { currency, value },
          description: oneLine(description, DESCRIPTION_MAX) || reference,
          redirectUrl: returnUrl,
          ...(isReachable(webhookUrl, isSandbox) && { webhookUrl }),
          metadata: { reference },
          locale: 'de_DE',
        },
        key,
        answer: Payment,
      });
      return created.ok ? understood(readPayment(created.value.value, isSandbox)) : created;
    },
    async read(paymentId) {
      const found = await find(paymentId);
      if (!found.ok) return found;
      return understood(found.value.id === paymentId ? readPayment(found.value, isSandbox) : null);
    },
    async cancel({ paymentId }) {
      const found = await find(paymentId);
      if (!found.ok) return found;
      const { status, isCancelable } = found.value;
      if (status === 'canceled' || status === 'expired' || status === 'failed')
        return { ok: true, value: null };
      if (isCancelable !== true) return { ok: false, isCertain: true, reason: WORDS.notCancelable(NAME) };
      const canceled = await find(paymentId, 'DELETE');
      if (!canceled.ok) return canceled;
      // Taken for granted only if the answer says so.
      return canceled.value.status === 'canceled' ? { ok: true, value: null } : understood(null);
    },
    async refund({ paymentId, reference, amountCents, currency }, key) {
      const value = valueOfCents(amountCents, currency);
      if (value === null) return { ok: false, isCertain: true, reason: WORDS.badAmount };
      const body = { amount: { currency, value }, metadata: { reference } };
      const refunded = await ask(pathOf(paymentId, 'refunds'), { body, key, answer: Refund });
      if (!refunded.ok) return refunded;
      const { id, status } = refunded.value.value;
      if (status === 'failed' || status === 'canceled')
        return { ok: false, isCertain: true, reason: WORDS.refundFailed(NAME) };
      return { ok: true, value: { id } };
    },
    readCall,
  };
}

const pathOf = (id: string, things?: 'refunds') =>
  `/v2/payments/${encodeURIComponent(id)}${things === undefined ? '' : `/${things}`}`;

/** What could be read of an answer; null: it makes no sense. */
const understood = <T>(value: T | null): Asked<T> =>
  value === null ? { ok: false, isCertain: false, reason: WORDS.notUnderstood(NAME) } : { ok: true, value };

/** Refunds, orders and the like, which the shop does not ask for by themselves. */
const OTHER_ID = /^[a-z]{2,12}_[A-Za-z0-9]{1,60}$/;
const BODY_MAX = 100;

/** Reads a webhook's call. It is not signed, so it tells no more than which payment is to be asked for. */
function readCall({ body }: { body: string }): ReadCall {
  const fields = body.length <= BODY_MAX ? [...new URLSearchParams(body)] : [];
  const [name, id] = fields[0] ?? [];
  if (fields.length !== 1 || name !== 'id' || id === undefined) return { ok: false, reason: WORDS.badCall };
  if (PaymentId.safeParse(id).success) return { ok: true, paymentId: id };
  return OTHER_ID.test(id) ? { ok: true, paymentId: null } : { ok: false, reason: WORDS.badCall };
}

function readPayment(payment: Payment, isSandbox: boolean): ProviderPayment | null {
  const { id, status, metadata, amount, amountRefunded, amountChargedBack, _links } = payment;
  const state = STATES[status];
  const centsOf = (told: Payment['amount']) => centsOfValue(told.value, told.currency);
  const amountCents = centsOf(amount);
  const refundedCents = amountRefunded ? centsOf(amountRefunded) : 0;
  const chargedBackCents = amountChargedBack ? centsOf(amountChargedBack) : 0;
  if (amountCents === null || refundedCents === null || chargedBackCents === null) return null;
  const checkoutUrl = state === 'open' ? (_links.checkout?.href ?? null) : null;
  if (checkoutUrl !== null && !isProviderAddress(checkoutUrl, isSandbox)) return null;
  return {
    id,
    state,
    reference: referenceOf(metadata),
    amountCents,
    currency: amount.currency,
    refundedCents,
    chargedBackCents,
    checkoutUrl,
  };
}

/** Where a customer may be sent: encrypted, or to a sandbox on this machine. */
function isProviderAddress(address: string, isSandbox: boolean): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  return url.protocol === 'https:' || (isSandbox && url.protocol === 'http:' && isLoopback(url));
}

function referenceOf(metadata: unknown): string {
  const read = z.object({ reference: z.string() }).safeParse(metadata);
  return read.success ? read.data.reference : '';
}
