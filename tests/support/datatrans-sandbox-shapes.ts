import type { Answer } from './payment-sandbox.ts';

/** What Datatrans' sandbox stores, how it checks requests, and how it writes answers. */

type Status =
  | 'initialized'
  | 'challenge_required'
  | 'challenge_ongoing'
  | 'authenticated'
  | 'authorized'
  | 'settled'
  | 'transmitted'
  | 'canceled'
  | 'failed';

interface Action {
  action: 'init' | 'authorize' | 'settle' | 'cancel' | 'credit';
  amount?: number;
  autoSettle?: boolean;
  source: 'api' | 'redirect';
  date: string;
  success: boolean;
  ip: string;
}

interface NewTransaction {
  currency: string;
  refno: string;
  /** In the currency's smallest units. */
  amount: number;
  autoSettle: boolean;
  language: string;
  paymentMethods: string[];
  redirect: { successUrl: string; cancelUrl: string; errorUrl: string };
  webhookUrl: string | null;
}

export interface Transaction extends NewTransaction {
  id: string;
  type: 'payment' | 'credit';
  status: Status;
  paymentMethod: string | null;
  /** Epoch milliseconds. */
  expires: number;
  settled: number;
  history: Action[];
}

/** False statements about a transaction. */
export interface Lie {
  amount?: number;
  currency?: string;
  refno?: string;
  status?: string;
}

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
  body: JSON.stringify(value),
});

export const errorAnswer = (status: number, code: string, message: string): Answer =>
  json(status, { error: { code, message } });

const invalid = (name: string, what: string) =>
  errorAnswer(400, 'INVALID_PROPERTY', `init.initRequest.${name} ${what}`);

/** Of what the documents list, what a shop may send. */
const PROPERTIES =
  'currency refno refno2 amount autoSettle language paymentMethods redirect webhook option customer order'.split(
    ' ',
  );

const isAddress = (given: unknown): given is string =>
  typeof given === 'string' && /^https?:$/.test(URL.parse(given)?.protocol ?? '');

export function readJson(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export const NO_JSON = errorAnswer(400, 'INVALID_JSON_PAYLOAD', 'The payload is no JSON');

export function readNewTransaction(body: string): NewTransaction | Answer {
  const given = readJson(body);
  if (given === null) return NO_JSON;
  const strange = Object.keys(given).find((name) => !PROPERTIES.includes(name));
  if (strange !== undefined) return errorAnswer(400, 'UNRECOGNIZED_PROPERTY', strange);
  const { currency, refno, amount, autoSettle, language, paymentMethods = [], redirect, webhook } = given;
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    return invalid('currency', 'The given currency does not have the right format');
  if (typeof refno !== 'string' || refno.length === 0 || refno.length > 40)
    return invalid('refno', 'must be 1 to 40 characters');
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
    return invalid('amount', 'must be a positive integer');
  if (!Array.isArray(paymentMethods) || paymentMethods.some((it) => !/^[A-Z]{3}$/.test(String(it))))
    return invalid('paymentMethods', 'has an unknown method');
  const { successUrl, cancelUrl, errorUrl } = (redirect ?? {}) as Record<string, unknown>;
  if (!isAddress(successUrl) || !isAddress(cancelUrl) || !isAddress(errorUrl))
    return invalid('redirect', 'needs successUrl, cancelUrl and errorUrl');
  const { url } = (webhook ?? {}) as Record<string, unknown>;
  if (webhook !== undefined && !isAddress(url)) return invalid('webhook.url', 'is no address');
  return {
    currency,
    refno,
    amount,
    autoSettle: autoSettle === true,
    language: typeof language === 'string' ? language : 'en',
    paymentMethods: paymentMethods as string[],
    redirect: { successUrl, cancelUrl, errorUrl },
    webhookUrl: isAddress(url) ? url : null,
  };
}

/** The amount, currency and refno that settle and credit are called with. */
export function readChange(
  body: string,
  transaction: Transaction,
): { amount: number; refno: string } | Answer {
  const given = readJson(body);
  if (given === null) return NO_JSON;
  const { amount, currency, refno } = given;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
    return errorAnswer(400, 'INVALID_PROPERTY', 'amount must be a positive integer');
  if (currency !== transaction.currency)
    return errorAnswer(400, 'INVALID_PROPERTY', 'currency does not match the transaction');
  if (typeof refno !== 'string' || refno.length === 0 || refno.length > 40)
    return errorAnswer(400, 'INVALID_PROPERTY', 'refno must be 1 to 40 characters');
  return { amount, refno };
}

/** Its refunded amount. */
export const creditedOf = ({ history }: Transaction) =>
  history
    .filter(({ action, success }) => action === 'credit' && success)
    .reduce((sum, { amount = 0 }) => sum + amount, 0);

export function showTransaction(transaction: Transaction, merchantId: string, lie: Lie | undefined) {
  const { id, type, status, history, settled, expires } = transaction;
  const amount = lie?.amount ?? transaction.amount;
  const isAuthorized = history.some(({ action, success }) => action === 'authorize' && success);
  return {
    transactionId: id,
    merchantId,
    type,
    status: lie?.status ?? status,
    currency: lie?.currency ?? transaction.currency,
    refno: lie?.refno ?? transaction.refno,
    ...(transaction.paymentMethod !== null && { paymentMethod: transaction.paymentMethod }),
    // Before an authorization nothing says which amount it is about.
    detail: {
      ...(status === 'initialized' && { init: { expires: new Date(expires).toISOString() } }),
      ...(isAuthorized && { authorize: { amount, acquirerAuthorizationCode: '100055' } }),
      ...(settled > 0 && { settle: { amount: lie?.amount ?? settled } }),
      ...(type === 'credit' && { credit: { amount } }),
      ...(status === 'canceled' && isAuthorized && { cancel: { reversal: true } }),
      ...(status === 'failed' && { fail: { reason: 'declined', message: 'declined' } }),
    },
    language: transaction.language,
    history,
  };
}
