import { z } from 'zod';
import {
  openPaymentApi,
  parse,
  type Ask,
  type Refusal,
  centsOfUnits,
  unitsOfCents,
  isLoopback,
  isReachable,
  WORDS,
} from './payment-api.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Asked, PaymentProvider, ProviderPayment, ProviderState } from './payment-provider.ts';

export const NAME = 'Datatrans';

/** 400 responses that leave the outcome unknown, or that mean an earlier call with this reference succeeded. */
const UNCERTAIN_CODES = ['DUPLICATE_REFNO', 'UNKNOWN_ERROR', 'SERVER_ERROR', 'THIRD_PARTY_ERROR'];

const Failure = z.object({ error: z.object({ code: z.string(), message: z.string().default('') }) });

const Amount = z.int().nonnegative();

/** What the shop reads of a transaction. There is no amount in it before something was authorized. */
export const Transaction = z.object({
  transactionId: z.string().regex(/^[\w-]{1,40}$/),
  type: z.string().default('payment'),
  status: z.string(),
  currency: z.string(),
  refno: z.string(),
  detail: z
    .object({
      authorize: z.object({ amount: Amount.optional() }).optional(),
      settle: z.object({ amount: Amount.optional() }).optional(),
    })
    .default({}),
  history: z
    .array(z.object({ action: z.string(), amount: Amount.optional(), success: z.boolean().default(false) }))
    .default([]),
});
export type Transaction = z.output<typeof Transaction>;

export const Created = z.object({ transactionId: z.string().regex(/^[\w-]{1,40}$/) });

interface Access {
  url: string;
  merchantId: string;
  password: string;
  timeoutMs: number;
}

/** Datatrans keeps an idempotency key for 60 minutes. */
export const openDatatransApi = ({ url, merchantId, password, timeoutMs }: Access): Ask =>
  openPaymentApi({
    name: NAME,
    url,
    scheme: 'Basic',
    credentials: Buffer.from(`${merchantId}:${password}`).toString('base64'),
    timeoutMs,
    keyReused: 422,
    readRefusal,
  });

function readRefusal(body: string): Refusal {
  const failure = parse(Failure, body);
  const { code, message } = failure.success ? failure.data.error : { code: '', message: body };
  return {
    detail: [code, message].filter((part) => part !== '').join(': '),
    isUncertain: UNCERTAIN_CODES.includes(code),
  };
}

/** How far a signature's time may be from ours, either way, in milliseconds. Datatrans itself sets no limit. */
export const SIGNATURE_WINDOW_MS = 10 * 60_000;

/** `t=1559303131511,s0=33819a…`: epoch milliseconds, and 32 bytes in hexadecimal. */
const FORM = /^t=(\d{1,15}),\s?s0=([0-9a-f]{64})$/i;

/** A signing key as Datatrans gives it: bytes in hexadecimal. Node would read anything else as a shorter key. */
export const isSignKey = (key: string): boolean => /^([0-9a-f]{2})+$/i.test(key);

interface Signed {
  /** The header `Datatrans-Signature`. */
  header: string | undefined;
  body: string;
  key: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Whether Datatrans sent exactly this body, and not long ago. Takes as long whichever byte is wrong. */
export function isSignedByDatatrans({ header, body, key, now }: Signed): boolean {
  const [, time, signature] = FORM.exec(header ?? '') ?? [];
  if (time === undefined || signature === undefined || !isSignKey(key)) return false;
  const expected = createHmac('sha256', Buffer.from(key, 'hex'))
    .update(time + body)
    .digest();
  const isEqual = timingSafeEqual(expected, Buffer.from(signature, 'hex'));
  return isEqual && Math.abs(now - Number(time)) <= SIGNATURE_WINDOW_MS;
}

/** An account at Datatrans. */
export interface DatatransAccount {
  merchantId: string;
  password: string;
  /** The key of webhooks' signatures, in hexadecimal. */
  signKey: string;
  /** The origin of the API, such as `https://api.sandbox.datatrans.com`. */
  url: string;
  /** The origin of the pages to pay on; left out: the one that belongs to `url`. */
  payUrl?: string;
  /** Which ways to pay are offered, by Datatrans' short names; none: all that the account has. */
  methods: readonly string[];
  /** How long a call may take until its answer is there in full, in milliseconds. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const REFERENCE = /^[\w-]{1,40}$/;

const STATES: Readonly<Record<string, ProviderState>> = {
  initialized: 'open',
  challenge_required: 'open',
  challenge_ongoing: 'open',
  authenticated: 'open',
  // It is money only once it is settled, as `autoSettle` should have.
  authorized: 'authorized',
  settled: 'paid',
  transmitted: 'paid',
  // Also what nobody paid within 30 minutes.
  canceled: 'canceled',
  failed: 'failed',
};

/** Payments by Datatrans. Calls are not retried here; the caller may repeat one with the same key. */
export function openDatatrans(place: DatatransAccount): PaymentProvider {
  const { merchantId, password, signKey, url, methods, timeoutMs = TIMEOUT_MS } = place;
  const ask = openDatatransApi({ merchantId, password, url, timeoutMs });
  const payOrigin = place.payUrl === undefined ? payOriginOf(url) : new URL(place.payUrl).origin;
  const isSandbox = isLoopback(new URL(url));

  const find = async (paymentId: string): Promise<Asked<Transaction>> => {
    const found = await ask(pathOf(paymentId), { answer: Transaction });
    return found.ok ? { ok: true, value: found.value.value } : found;
  };

  return {
    async create({ reference, amountCents, currency, returnUrl, webhookUrl }, key) {
      const amount = unitsOfCents(amountCents, currency);
      if (amount === null) return { ok: false, isCertain: true, reason: WORDS.badAmount };
      if (!REFERENCE.test(reference)) return { ok: false, isCertain: true, reason: WORDS.badReference };
      const created = await ask('/v1/transactions', {
        body: {
          currency,
          refno: reference,
          amount,
          autoSettle: true,
          language: 'de',
          ...(methods.length > 0 && { paymentMethods: methods }),
          redirect: { successUrl: returnUrl, cancelUrl: returnUrl, errorUrl: returnUrl, method: 'GET' },
          ...(isReachable(webhookUrl, isSandbox) && { webhook: { url: webhookUrl } }),
        },
        key,
        answer: Created,
      });
      if (!created.ok) return created;
      const { value, location } = created.value;
      if (location === null || !isProviderAddress(location, isSandbox))
        return { ok: false, isCertain: false, reason: WORDS.notUnderstood(NAME) };
      return {
        ok: true,
        value: {
          id: value.transactionId,
          state: 'open',
          reference,
          amountCents,
          currency,
          refundedCents: 0,
          checkoutUrl: location,
        },
      };
    },
    async read(paymentId) {
      const found = await find(paymentId);
      if (!found.ok) return found;
      const payment = readTransaction(found.value, payOrigin);
      return payment?.id === paymentId
        ? { ok: true, value: payment }
        : { ok: false, isCertain: false, reason: WORDS.notUnderstood(NAME) };
    },
    async capture({ paymentId, reference, amountCents, currency }) {
      const amount = unitsOfCents(amountCents, currency);
      if (amount === null) return { ok: false, isCertain: true, reason: WORDS.badAmount };
      const captured = await ask(pathOf(paymentId, 'settle'), {
        body: { amount, currency, refno: reference },
        key: `settle-${paymentId}`,
        answer: null,
      });
      return captured.ok ? { ok: true, value: null } : captured;
    },
    // Datatrans cancels only authorised payments. An unpaid one expires after 30 minutes.
    async cancel({ paymentId, reference }) {
      const found = await find(paymentId);
      if (!found.ok) return found;
      const { status } = found.value;
      if (status === 'canceled' || status === 'failed') return { ok: true, value: null };
      if (status !== 'authorized') return { ok: false, isCertain: true, reason: WORDS.notCancelable(NAME) };
      const canceled = await ask(pathOf(paymentId, 'cancel'), {
        body: { refno: reference },
        key: `cancel-${paymentId}`,
        answer: null,
      });
      return canceled.ok ? { ok: true, value: null } : canceled;
    },
    async refund({ paymentId, reference, amountCents, currency }, key) {
      const amount = unitsOfCents(amountCents, currency);
      if (amount === null) return { ok: false, isCertain: true, reason: WORDS.badAmount };
      if (!REFERENCE.test(reference)) return { ok: false, isCertain: true, reason: WORDS.badReference };
      const body = { amount, currency, refno: reference };
      const refunded = await ask(pathOf(paymentId, 'credit'), { body, key, answer: Created });
      return refunded.ok ? { ok: true, value: { id: refunded.value.value.transactionId } } : refunded;
    },
    readCall({ headers, body, now }) {
      const header = headers['datatrans-signature'];
      if (!isSignedByDatatrans({ header, body, key: signKey, now }))
        return { ok: false, reason: WORDS.badSignature };
      const read = parse(Created, body);
      return read.success
        ? { ok: true, paymentId: read.data.transactionId }
        : { ok: false, reason: WORDS.badCall };
    },
  };
}

const pathOf = (id: string, action?: 'settle' | 'cancel' | 'credit') =>
  `/v1/transactions/${encodeURIComponent(id)}${action === undefined ? '' : `/${action}`}`;

/** `https://api.sandbox.datatrans.com` → `https://pay.sandbox.datatrans.com`; a sandbox on this machine is both. */
export function payOriginOf(url: string): string {
  const pay = new URL(url);
  pay.hostname = pay.hostname.replace(/^api\.(?=(.+\.)?datatrans\.com$)/, 'pay.');
  return pay.origin;
}

/** Where a customer may be sent: Datatrans' own pages, or a sandbox on this machine. */
function isProviderAddress(address: string, isSandbox: boolean): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const isTheirs = url.protocol === 'https:' && /(^|\.)datatrans\.com$/.test(url.hostname);
  return isTheirs || (isSandbox && isLoopback(url));
}

function readTransaction(transaction: Transaction, payOrigin: string): ProviderPayment | null {
  const { transactionId: id, type, status, refno, currency, detail, history } = transaction;
  const state = STATES[status];
  // A registered card or a refund of its own is not what the shop asked for.
  if (state === undefined || type !== 'payment') return null;
  const units = detail.settle?.amount ?? detail.authorize?.amount;
  const amountCents = units === undefined ? null : centsOfUnits(units, currency);
  if (state === 'paid' && amountCents === null) return null;
  const credits = history.filter(({ action, success }) => action === 'credit' && success);
  const refundedCents = centsOfUnits(
    credits.reduce((sum, { amount = Number.NaN }) => sum + amount, 0),
    currency,
  );
  if (refundedCents === null) return null;
  const checkoutUrl = status === 'initialized' ? `${payOrigin}/v1/start/${id}` : null;
  return { id, state, reference: refno, amountCents, currency, refundedCents, checkoutUrl };
}
