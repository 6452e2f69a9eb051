import { ClientCore } from 'mollie-api-typescript/core.js';
import { paymentsCancel } from 'mollie-api-typescript/funcs/paymentsCancel.js';
import { paymentsCreate } from 'mollie-api-typescript/funcs/paymentsCreate.js';
import { paymentsGet } from 'mollie-api-typescript/funcs/paymentsGet.js';
import { refundsCreate } from 'mollie-api-typescript/funcs/refundsCreate.js';
import type { PaymentResponse } from 'mollie-api-typescript/models';
import { ClientError } from 'mollie-api-typescript/models/errors';
import { centsOfValue, valueOfCents } from './currency-units.ts';
import { isMolliePayment, readMollieCall } from './mollie-call.ts';
import { forgetClientVariables } from './mollie-variables.ts';
import type { Asked, PaymentProvider, ProviderPayment, ProviderState } from './payment-provider.ts';
import { isCertainNo, isLoopback, isReachable, oneLine, shortDetail, WORDS } from './payment-words.ts';

/** An account at Mollie. */
export interface MolliePlace {
  /** `test_…` or `live_…` */
  apiKey: string;
  /** The origin of the API, without `/v2`; null: Mollie's own. Another one is a sandbox. */
  url: string | null;
  /** How long a call may take until its answer is there in full, in milliseconds. */
  timeoutMs?: number;
}

const NAME = 'Mollie';
/** Below the 15 s that Mollie itself waits for a webhook's answer, which may have to ask here. */
const TIMEOUT_MS = 10_000;
const DESCRIPTION_MAX = 255;

const STATES: Readonly<Record<string, ProviderState>> = {
  open: 'open',
  pending: 'open',
  // Money that is reserved only: Mollie gives it back unless somebody captures it.
  authorized: 'open',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
};

/** Payments by Mollie. Its calls are tried once: whoever asks decides whether to ask again, with the same key. */
export function openMollie({ apiKey, url, timeoutMs = TIMEOUT_MS }: MolliePlace): PaymentProvider {
  forgetClientVariables();
  const client = new ClientCore({
    security: { apiKey },
    ...(url === null ? {} : { serverURL: url }),
    // By itself the client repeats what failed for up to 7.5 s beyond each call's own time.
    retryConfig: { strategy: 'none' },
    timeoutMs,
  });
  const isSandbox = url !== null && isLoopback(new URL(url));

  const read = (paymentId: string) =>
    ask(
      () => paymentsGet(client, { paymentId }, ONCE),
      (payment) => (payment.id === paymentId ? readPayment(payment, isSandbox) : null),
    );

  return {
    async create(payment, key) {
      const value = valueOfCents(payment.amountCents, payment.currency);
      if (value === null) return { ok: false, isCertain: true, reason: WORDS.badAmount };
      const paymentRequest = {
        amount: { currency: payment.currency, value },
        description: oneLine(payment.description, DESCRIPTION_MAX) || payment.reference,
        redirectUrl: payment.returnUrl,
        ...(isReachable(payment.webhookUrl, isSandbox) && { webhookUrl: payment.webhookUrl }),
        metadata: { reference: payment.reference },
        locale: 'de_DE' as const,
      };
      return ask(
        () => paymentsCreate(client, { idempotencyKey: key, paymentRequest }, ONCE),
        (created) => readPayment(created, isSandbox),
        { hasKey: true },
      );
    },
    read,
    async cancel({ paymentId }) {
      const found = await ask(
        () => paymentsGet(client, { paymentId }, ONCE),
        ({ status, isCancelable }) => ({ state: STATES[status], isCancelable: isCancelable === true }),
      );
      if (!found.ok) return found;
      const { state, isCancelable } = found.value;
      if (state === 'canceled' || state === 'expired' || state === 'failed') return { ok: true, value: null };
      if (!isCancelable) return { ok: false, isCertain: true, reason: WORDS.notCancelable(NAME) };
      return ask(
        () => paymentsCancel(client, { paymentId }, ONCE),
        // Taken for granted only if the answer says so.
        ({ status }) => (STATES[status] === 'canceled' ? { done: true } : null),
      ).then((canceled) => (canceled.ok ? { ok: true, value: null } : canceled));
    },
    async refund({ paymentId, reference, amountCents, currency }, key) {
      const value = valueOfCents(amountCents, currency);
      if (value === null) return { ok: false, isCertain: true, reason: WORDS.badAmount };
      const refundRequest = { amount: { currency, value }, metadata: { reference } };
      const refunded = await ask(
        () => refundsCreate(client, { paymentId, idempotencyKey: key, refundRequest }, ONCE),
        ({ id, status }) => ({ id, status }),
        { hasKey: true },
      );
      if (!refunded.ok) return refunded;
      const { id, status } = refunded.value;
      if (status === 'failed' || status === 'canceled')
        return { ok: false, isCertain: true, reason: WORDS.refundFailed(NAME) };
      return { ok: true, value: { id } };
    },
    readCall: readMollieCall,
  };
}

/** The key goes to Mollie and nowhere else that an answer names. */
const ONCE = { redirect: 'error' } as const;

type ClientAnswer<T> = Promise<{ ok: true; value: T } | { ok: false; error: unknown }>;

/**
 * Asks Mollie once. `read` gives null for what makes no sense. The client puts most failures into its answer, but throws
 * where a body breaks off or is no JSON; fields that it does not know it leaves out, statuses it lets through.
 */
async function ask<T, V>(
  call: () => ClientAnswer<T>,
  read: (value: T) => V | null,
  { hasKey } = { hasKey: false },
): Promise<Asked<V>> {
  const answer = await call().catch((error: unknown) => ({ ok: false as const, error }));
  if (!answer.ok) return failureOf(answer.error, hasKey);
  const value = read(answer.value);
  return value === null
    ? { ok: false, isCertain: false, reason: WORDS.notUnderstood(NAME) }
    : { ok: true, value };
}

function failureOf(error: unknown, hasKey: boolean): Asked<never> {
  if (error instanceof ClientError && error.statusCode >= 400) {
    // 400 is what a key gets that came with other words before: what it did then stands.
    const isCertain = isCertainNo(error.statusCode) && !(hasKey && error.statusCode === 400);
    return { ok: false, isCertain, reason: WORDS.refused(NAME, error.statusCode, detailOf(error.body)) };
  }
  if (error instanceof ClientError) return { ok: false, isCertain: false, reason: WORDS.notUnderstood(NAME) };
  const isTimeout = error instanceof Error && /^(RequestTimeoutError|TimeoutError)$/.test(error.name);
  return { ok: false, isCertain: false, reason: isTimeout ? WORDS.tooSlow(NAME) : WORDS.noAnswer(NAME) };
}

/** What an error says of itself: its `detail`, or the beginning of whatever came. */
function detailOf(body: string): string {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    if (typeof detail === 'string') return shortDetail(detail);
  } catch {
    // Not Mollie's own words, such as a proxy's page.
  }
  return shortDetail(body);
}

function readPayment(payment: PaymentResponse, isSandbox: boolean): ProviderPayment | null {
  const { id, status, metadata, amount, amountRefunded, amountChargedBack, links } = payment;
  const state = STATES[status];
  const amountCents = centsOfValue(amount.value, amount.currency);
  const refundedCents = amountRefunded ? centsOfValue(amountRefunded.value, amountRefunded.currency) : 0;
  const chargedBackCents = amountChargedBack
    ? centsOfValue(amountChargedBack.value, amountChargedBack.currency)
    : 0;
  if (state === undefined || amountCents === null || !isMolliePayment(id)) return null;
  if (refundedCents === null || chargedBackCents === null) return null;
  const checkoutUrl = state === 'open' ? (links.checkout?.href ?? null) : null;
  if (checkoutUrl !== null && !leadsToTerminal(checkoutUrl, isSandbox)) return null;
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
function leadsToTerminal(address: string, isSandbox: boolean): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  return url.protocol === 'https:' || (isSandbox && url.protocol === 'http:' && isLoopback(url));
}

function referenceOf(metadata: PaymentResponse['metadata']): string {
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) return '';
  const reference: unknown = metadata['reference'];
  return typeof reference === 'string' ? reference : '';
}
