import { randomBytes } from 'node:crypto';
import {
  checkoutPage,
  Faults,
  Keys,
  listen,
  pressButton,
  Webhooks,
  withFault,
  type Answer,
  type Asking,
  type Fault,
} from './payment-sandbox.ts';
import {
  errorAnswer,
  isWebhookPlace,
  readNewPayment,
  readNewRefund,
  showList,
  showPayment,
  showRefund,
  toUnits,
  type Lie,
  type Payment,
  type Refund,
} from './mollie-sandbox-shapes.ts';

interface Options {
  apiKey?: string;
  port?: number;
  /** Mollie refuses addresses that it cannot reach, such as localhost. A shop under test has no other. */
  allowsLocalWebhooks?: boolean;
  /** How long a minute of Mollie's schedule of webhooks takes here, in milliseconds. */
  minuteMs?: number;
  /** How long it waits for a webhook's answer. */
  webhookTimeoutMs?: number;
}

const MINUTE = 60_000;
/** When a webhook is tried, in minutes after the first attempt. */
const TRIES = [0, 1, 3, 7, 15, 31, 60, 120, 240, 1560];
const HOUR_MS = 60 * MINUTE;

const randomId = (prefix: string) =>
  `${prefix}_${randomBytes(12).toString('base64').replace(/[+/]/g, '7').slice(0, 10)}`;

/** Mollie's payments API as documented, on this machine. Where the documents are silent, a comment says what was chosen. */
export async function startMollieSandbox({
  apiKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM',
  port,
  allowsLocalWebhooks = true,
  minuteMs = 1,
  webhookTimeoutMs = 15_000,
}: Options = {}) {
  let advanced = 0;
  const now = () => Date.now() + advanced;
  const payments = new Map<string, Payment>();
  const lies = new Map<string, Lie>();
  const faults = new Faults();
  const keys = new Keys(now, 24 * HOUR_MS);
  const webhooks = new Webhooks({
    offsets: TRIES.map((minutes) => minutes * minuteMs),
    timeoutMs: webhookTimeoutMs,
    isTaken: (status) => status === 200,
  });
  const settings = { isCancelable: false, minutes: 15 };

  const tell = ({ id, webhookUrl }: Payment) =>
    webhookUrl === null
      ? Promise.resolve(undefined)
      : webhooks.send({
          id,
          url: webhookUrl,
          write: () => ({
            headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mollie HTTP' },
            body: `id=${id}`,
          }),
        });

  const known = (id: string) => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`no payment ${id}`);
    return payment;
  };

  /** Ends an open payment; others stay as they are. */
  async function finish(id: string, status: Payment['status'], force = false) {
    const payment = known(id);
    if (
      !force &&
      payment.status !== 'open' &&
      payment.status !== 'pending' &&
      payment.status !== 'authorized'
    )
      return undefined;
    payment.status = status;
    payment.changed[status] = new Date(now()).toISOString();
    if (status === 'paid' || status === 'authorized' || status === 'pending') payment.method ??= 'creditcard';
    // Nobody is called while a payment is open or pending.
    return status === 'pending' ? undefined : tell(payment);
  }

  async function expireOld() {
    for (const { id, status, expiresAt } of payments.values())
      if (status === 'open' && expiresAt <= now()) (await finish(id, 'expired'))?.();
  }

  const show = (payment: Payment) => showPayment(payment, { url: server.url, lie: lies.get(payment.id) });
  const json = (status: number, value: unknown): Answer => ({
    status,
    headers: { 'content-type': 'application/hal+json' },
    body: JSON.stringify(value),
  });
  const missing = (id: string) => errorAnswer(404, `No payment exists with token ${id}.`);

  function create(body: string): Answer {
    const read = readNewPayment(body);
    if ('status' in read) return read;
    if (read.webhookUrl !== null && !isWebhookPlace(read.webhookUrl, allowsLocalWebhooks))
      return errorAnswer(
        422,
        "The webhook URL is invalid because it is unreachable from Mollie's point of view",
        'webhookUrl',
      );
    const payment: Payment = {
      ...read,
      id: randomId('tr'),
      status: 'open',
      method: null,
      createdAt: new Date(now()).toISOString(),
      expiresAt: now() + settings.minutes * MINUTE,
      changed: {},
      isCancelable: settings.isCancelable,
      refunds: [],
      chargedBack: 0,
    };
    payments.set(payment.id, payment);
    return json(201, show(payment));
  }

  async function refund(id: string, body: string): Promise<Answer> {
    const payment = payments.get(id);
    if (!payment) return missing(id);
    if (payment.status !== 'paid') return errorAnswer(422, 'The payment is not paid and cannot be refunded');
    const read = readNewRefund(body, payment);
    if ('status' in read) return read;
    const made: Refund = {
      ...read,
      id: randomId('re'),
      status: 'pending',
      createdAt: new Date(now()).toISOString(),
    };
    payment.refunds.push(made);
    // Not documented whether the webhook comes when a refund begins or only when it ends: it comes at both.
    (await tell(payment))?.();
    return json(201, showRefund(made, payment, server.url));
  }

  async function cancel(id: string): Promise<Answer> {
    const payment = payments.get(id);
    if (!payment) return missing(id);
    if (payment.status !== 'open' || !payment.isCancelable)
      return errorAnswer(422, 'The payment cannot be canceled');
    (await finish(id, 'canceled'))?.();
    return json(200, show(payment));
  }

  function read(id: string): Answer {
    const payment = payments.get(id);
    return payment ? json(200, show(payment)) : missing(id);
  }

  function list(url: URL): Answer {
    const limit = Number(url.searchParams.get('limit') ?? 50);
    const newest = [...payments.values()].reverse().slice(0, limit).map(show);
    return json(200, showList('payments', newest, server.url));
  }

  function readRefunds(id: string, refundId: string | undefined): Answer {
    const payment = payments.get(id);
    if (!payment) return missing(id);
    const shown = payment.refunds.map((made) => showRefund(made, payment, server.url));
    if (refundId === undefined) return json(200, showList('refunds', shown, server.url));
    const one = shown.find((made) => made.id === refundId);
    return one ? json(200, one) : errorAnswer(404, `No refund exists with token ${refundId}.`);
  }

  function route({ method, url, body }: Asking): [name: string, work: () => Answer | Promise<Answer>] {
    const [, version, things, id, part, partId] = url.pathname.split('/');
    if (version === 'v2' && things === 'payments') {
      if (id === undefined && method === 'POST') return ['create', () => create(body)];
      if (id === undefined && method === 'GET') return ['list', () => list(url)];
      if (id !== undefined && part === undefined && method === 'GET') return ['read', () => read(id)];
      if (id !== undefined && part === undefined && method === 'DELETE') return ['cancel', () => cancel(id)];
      if (id !== undefined && part === 'refunds' && method === 'POST')
        return ['refund', () => refund(id, body)];
      if (id !== undefined && part === 'refunds' && method === 'GET')
        return ['list', () => readRefunds(id, partId)];
    }
    return ['none', () => errorAnswer(404, 'The requested resource does not exist')];
  }

  async function api(asking: Asking): Promise<Answer | 'drop' | 'half'> {
    if (asking.headers.authorization !== `Bearer ${apiKey}`)
      return errorAnswer(401, 'Missing authentication, or failed to authenticate');
    const [name, work] = route(asking);
    const key = asking.headers['idempotency-key'];
    // A read changes nothing: its key, which the client makes up, is of no use.
    if (typeof key !== 'string' || asking.method === 'GET') return withFault(faults, name, work, failure);
    return keys.once(key, JSON.stringify([asking.method, asking.url.pathname, asking.body]), {
      // Not documented in which words.
      changed: () => errorAnswer(400, 'The idempotency key was used with different parameters before'),
      inFlight() {
        faults.refusals += 1;
        return errorAnswer(409, 'A request with this idempotency key is being processed');
      },
      replay: (answer) => ({ ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } }),
      run: (keep) => withFault(faults, name, async () => keep(await work()), failure),
    });
  }

  const failure = (status: number) => errorAnswer(status, 'The sandbox was told to fail');

  async function checkout({ method, url, body }: Asking): Promise<Answer> {
    const payment = payments.get(url.pathname.split('/')[2] ?? '');
    if (!payment) return { status: 404, body: 'Not found' };
    if (method === 'POST' && payment.status === 'open') {
      const action = new URLSearchParams(body).get('action') ?? '';
      const to = ({ pay: 'paid', decline: 'failed', cancel: 'canceled', pend: 'pending' } as const)[action];
      if (!to) return { status: 400, body: 'Bad request' };
      const afterwards = await finish(payment.id, to);
      return {
        status: 303,
        headers: { location: payment.redirectUrl },
        ...(afterwards && { afterwards }),
      };
    }
    return checkoutPage({
      name: 'Mollie (Sandkasten)',
      lines: [
        ['Betrag', `${payment.amount.value} ${payment.amount.currency}`],
        ['Beschreibung', payment.description],
        ['Zahlung', payment.id],
      ],
      buttons:
        payment.status === 'open'
          ? [
              ['pay', 'Bezahlen (Pay)'],
              ['decline', 'Ablehnen (Decline)'],
              ['cancel', 'Abbrechen (Cancel)'],
              ['pend', 'Später (Pending)'],
            ]
          : [],
      back: payment.redirectUrl,
    });
  }

  const server = await listen(async (asking) => {
    await expireOld();
    return asking.url.pathname.startsWith('/checkout/') ? checkout(asking) : api(asking);
  }, port);

  const end =
    (status: Payment['status'], force = false) =>
    async (id: string) => {
      (await finish(id, status, force))?.();
    };

  return {
    url: server.url,
    apiKey,
    /** By id, in the order in which they were made. */
    payments,
    webhooks,
    settings,
    /** Each brings an open payment to that end and resolves once the first webhook was answered. */
    pay: end('paid'),
    decline: end('failed'),
    cancel: end('canceled'),
    expire: end('expired'),
    authorize: end('authorized'),
    pend: end('pending'),
    /** The customer's bank takes so much of a paid payment back, altogether; 0: it has given it again. */
    chargeBack: async (id: string, units: number) => {
      const payment = known(id);
      payment.chargedBack = units;
      (await tell(payment))?.();
    },
    /** Pays however late it is, as slow ways to pay do. */
    payLate: end('paid', true),
    /** What the customer does on the page; the address that the browser is sent to. */
    press: (id: string, action: 'pay' | 'decline' | 'cancel' | 'pend') =>
      pressButton(`${server.url}/checkout/${id}`, action),
    /** Lets time pass: payments expire and keys are forgotten. */
    advance: async (minutes: number) => {
      advanced += minutes * MINUTE;
      await expireOld();
    },
    /** Brings a refund to its end. */
    settleRefund: async (refundId: string, status: Refund['status']) => {
      for (const payment of payments.values())
        for (const made of payment.refunds)
          if (made.id === refundId) {
            made.status = status;
            (await tell(payment))?.();
          }
    },
    /** From now on tells something else of that payment than it was made with. */
    lie: (id: string, lie: Lie) => void lies.set(id, lie),
    /** Lets the next calls go wrong. */
    fail: (fault: Fault) => faults.order(fault),
    faults,
    /** Sends the webhook of a payment again, or one that is not Mollie's. */
    sendWebhook: async (id: string, url = payments.get(id)?.webhookUrl ?? null) =>
      url === null ? undefined : tell({ ...(payments.get(id) as Payment), id, webhookUrl: url }),
    /** Refunded and pending refunds, in the currency's smallest units. */
    refundedUnits: (id: string) =>
      known(id)
        .refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled')
        .reduce((sum, { amount }) => sum + toUnits(amount.value), 0),
    stop: async () => {
      webhooks.stop();
      faults.clear();
      await server.stop();
    },
  };
}

export type MollieSandbox = Awaited<ReturnType<typeof startMollieSandbox>>;
