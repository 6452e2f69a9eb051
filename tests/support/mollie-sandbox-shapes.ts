import type { Answer } from './payment-sandbox.ts';

/** What Mollie's sandbox stores, how it checks requests, and how it writes answers. */

interface Amount {
  currency: string;
  value: string;
}

export interface Refund {
  id: string;
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';
  amount: Amount;
  description: string;
  metadata: unknown;
  createdAt: string;
}

interface NewPayment {
  amount: Amount;
  description: string;
  redirectUrl: string;
  cancelUrl: string | null;
  webhookUrl: string | null;
  metadata: unknown;
  locale: string | null;
}

export interface Payment extends NewPayment {
  id: string;
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired';
  method: string | null;
  createdAt: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  changed: Partial<Record<Payment['status'], string>>;
  isCancelable: boolean;
  refunds: Refund[];
  /** What the customer's bank has taken back, in units. */
  chargedBack: number;
}

/** False statements about a payment. */
export interface Lie {
  value?: string;
  currency?: string;
  reference?: string;
  status?: string;
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export function errorAnswer(status: number, detail: string, field?: string): Answer {
  const documentation = { href: 'https://docs.mollie.com/overview/handling-errors', type: 'text/html' };
  const title = TITLES[status] ?? 'Error';
  return {
    status,
    headers: { 'content-type': 'application/hal+json' },
    body: JSON.stringify({ status, title, detail, ...(field && { field }), _links: { documentation } }),
  };
}

/** '10.00' → 1000, '1000' → 1000. */
export const toUnits = (value: string) => Number(value.replace('.', ''));

const WITHOUT_DECIMALS = ['JPY', 'ISK'];
const CURRENCIES = [
  'EUR',
  'CHF',
  'GBP',
  'USD',
  'DKK',
  'SEK',
  'NOK',
  'PLN',
  'CZK',
  'HUF',
  ...WITHOUT_DECIMALS,
];

function writeUnits(units: number, currency: string): Amount {
  const value = WITHOUT_DECIMALS.includes(currency) ? String(units) : (units / 100).toFixed(2);
  return { currency, value };
}

const NO_JSON = errorAnswer(400, 'Invalid JSON in the request body');

function readJson(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // As for a value that is no object.
  }
  return null;
}

function readAmount(given: unknown): Amount | Answer {
  const { currency, value } = (given ?? {}) as Record<string, unknown>;
  if (typeof currency !== 'string' || !CURRENCIES.includes(currency))
    return errorAnswer(422, 'The amount contains an invalid currency', 'amount');
  const form = WITHOUT_DECIMALS.includes(currency) ? /^\d+$/ : /^\d+\.\d\d$/;
  if (typeof value !== 'string' || !form.test(value))
    return errorAnswer(422, 'The amount contains an invalid value', 'amount');
  if (toUnits(value) <= 0) return errorAnswer(422, 'The amount is lower than the minimum', 'amount');
  return { currency, value };
}

const isAddress = (given: unknown): given is string =>
  typeof given === 'string' && /^https?:$/.test(URL.parse(given)?.protocol ?? '');

/** Whether Mollie can reach an address: nothing on the machine or in a house's own network. */
export function isWebhookPlace(address: string, allowsLocal: boolean): boolean {
  const host = URL.parse(address)?.hostname ?? '';
  return allowsLocal || !/^(localhost|127\.|10\.|192\.168\.|\[::1\])|\.local$/.test(host);
}

export function readNewPayment(body: string): NewPayment | Answer {
  const given = readJson(body);
  if (given === null) return NO_JSON;
  const amount = readAmount(given['amount']);
  if ('status' in amount) return amount;
  const { description, redirectUrl, cancelUrl, webhookUrl, metadata, locale } = given;
  if (typeof description !== 'string' || description === '')
    return errorAnswer(422, 'The description is missing', 'description');
  if (description.length > 255)
    return errorAnswer(422, 'The description should not be longer than 255 characters', 'description');
  if (!isAddress(redirectUrl)) return errorAnswer(422, 'The redirect URL is invalid', 'redirectUrl');
  for (const [field, address] of Object.entries({ cancelUrl, webhookUrl }))
    if (address !== undefined && address !== null && !isAddress(address))
      return errorAnswer(422, `The ${field} is invalid`, field);
  if (JSON.stringify(metadata ?? null).length > 1024)
    return errorAnswer(422, 'The metadata is larger than 1 kB', 'metadata');
  return {
    amount,
    description,
    redirectUrl,
    cancelUrl: isAddress(cancelUrl) ? cancelUrl : null,
    webhookUrl: isAddress(webhookUrl) ? webhookUrl : null,
    metadata: metadata ?? null,
    locale: typeof locale === 'string' ? locale : null,
  };
}

export function readNewRefund(
  body: string,
  payment: Payment,
): Pick<Refund, 'amount' | 'description' | 'metadata'> | Answer {
  const given = readJson(body);
  if (given === null) return NO_JSON;
  const amount = readAmount(given['amount']);
  if ('status' in amount) return amount;
  if (amount.currency !== payment.amount.currency)
    return errorAnswer(422, 'The currency differs from that of the payment', 'amount');
  if (toUnits(amount.value) > toUnits(payment.amount.value) - refunded(payment))
    return errorAnswer(422, 'The amount is higher than the maximum', 'amount');
  return {
    amount,
    description: typeof given['description'] === 'string' ? given['description'] : '',
    metadata: given['metadata'] ?? null,
  };
}

/** Documented as what is already refunded; here a refund counts as soon as it is accepted, and no longer once it failed. */
function refunded(payment: Payment): number {
  return payment.refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + toUnits(amount.value), 0);
}

const hal = (href: string) => ({ href, type: 'application/hal+json' });
const page = (href: string) => ({ href, type: 'text/html' });

export function showPayment(payment: Payment, { url, lie }: { url: string; lie: Lie | undefined }) {
  const { id, status, amount, expiresAt, changed, metadata } = payment;
  const told = { currency: lie?.currency ?? amount.currency, value: lie?.value ?? amount.value };
  const given = refunded(payment);
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: payment.createdAt,
    amount: told,
    description: payment.description,
    method: payment.method,
    metadata: lie?.reference === undefined ? metadata : { reference: lie.reference },
    status: lie?.status ?? status,
    isCancelable: status === 'open' && payment.isCancelable,
    ...(status === 'open' && { expiresAt: new Date(expiresAt).toISOString() }),
    ...(status === 'authorized' && { authorizedAt: changed.authorized }),
    ...(status === 'paid' && {
      paidAt: changed.paid,
      amountRefunded: writeUnits(given, amount.currency),
      amountRemaining: writeUnits(toUnits(amount.value) - given - payment.chargedBack, amount.currency),
      // Included only if it is not zero.
      ...(payment.chargedBack > 0 && {
        amountChargedBack: writeUnits(payment.chargedBack, amount.currency),
      }),
    }),
    ...(status === 'failed' && { failedAt: changed.failed }),
    ...(status === 'canceled' && { canceledAt: changed.canceled }),
    ...(status === 'expired' && { expiredAt: changed.expired }),
    locale: payment.locale,
    details: null,
    profileId: 'pfl_QkEhN94Ba',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    cancelUrl: payment.cancelUrl,
    webhookUrl: payment.webhookUrl,
    _links: {
      self: hal(`${url}/v2/payments/${id}`),
      ...(status === 'open' && { checkout: page(`${url}/checkout/${id}`) }),
      dashboard: page(`https://my.mollie.com/dashboard/org_12345678/payments/${id}`),
      ...(payment.refunds.length > 0 && { refunds: hal(`${url}/v2/payments/${id}/refunds`) }),
      ...(payment.chargedBack > 0 && { chargebacks: hal(`${url}/v2/payments/${id}/chargebacks`) }),
      documentation: page('https://docs.mollie.com/reference/get-payment'),
    },
  };
}

export function showRefund(refund: Refund, payment: Payment, url: string) {
  return {
    resource: 'refund',
    id: refund.id,
    mode: 'test',
    amount: refund.amount,
    status: refund.status,
    createdAt: refund.createdAt,
    description: refund.description,
    metadata: refund.metadata,
    paymentId: payment.id,
    _links: {
      self: hal(`${url}/v2/payments/${payment.id}/refunds/${refund.id}`),
      payment: hal(`${url}/v2/payments/${payment.id}`),
      documentation: page('https://docs.mollie.com/reference/get-refund'),
    },
  };
}

export function showList(name: string, items: object[], url: string) {
  return {
    count: items.length,
    _embedded: { [name]: items },
    _links: {
      self: hal(`${url}/v2/payments`),
      previous: null,
      next: null,
      documentation: page('https://docs.mollie.com/reference/list-payments'),
    },
  };
}
