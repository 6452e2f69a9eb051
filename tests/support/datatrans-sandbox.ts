import { createHmac, randomInt } from 'node:crypto';
import {
  creditedOf,
  errorAnswer,
  json,
  NO_JSON,
  readChange,
  readJson,
  readNewTransaction,
  showTransaction,
  type Lie,
  type Transaction,
} from './datatrans-sandbox-shapes.ts';
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

interface Options {
  merchantId?: string;
  password?: string;
  /** The key of webhooks' signatures, in hexadecimal. */
  signKey?: string;
  port?: number;
  /** When a webhook that is not taken is tried again, in milliseconds after the first attempt. Datatrans' schedule is not known. */
  retries?: number[];
  webhookTimeoutMs?: number;
}

const MINUTE = 60_000;

/** Signs as Datatrans does: the key's bytes, over the time and the body. */
export function signAsDatatrans(body: string, key: string, time: number): Record<string, string> {
  const signature = createHmac('sha256', Buffer.from(key, 'hex')).update(`${time}${body}`).digest('hex');
  return {
    'content-type': 'application/json; charset=UTF-8',
    'datatrans-signature': `t=${time},s0=${signature}`,
  };
}

/** Datatrans' JSON API as documented, on this machine. Where the documents are silent, a comment says what was chosen. */
export async function startDatatransSandbox({
  merchantId = '1110017789',
  password = 'mAGzQEDnEqwM0wEk',
  signKey = '8f4c1d6e22ab90377c5de1f0a4b6c8d913570246acebdf8013579bdf02468ace',
  port,
  retries = [],
  webhookTimeoutMs = 15_000,
}: Options = {}) {
  let advanced = 0;
  const now = () => Date.now() + advanced;
  const transactions = new Map<string, Transaction>();
  const lies = new Map<string, Lie>();
  const faults = new Faults();
  const keys = new Keys(now, 60 * MINUTE);
  const webhooks = new Webhooks({
    offsets: [0, ...retries],
    timeoutMs: webhookTimeoutMs,
    isTaken: (status) => status >= 200 && status < 300,
  });
  const settings = {
    /** Whether `autoSettle` is heeded, as it always is but where the acquirer is slow. */
    settles: true,
    /** The feature «unique refno» of an account. Without it a second transaction of that name is made. */
    hasUniqueRefno: true,
    /** «After each authorization» a webhook is documented; whether also when a customer cancels is not. */
    tellsCancel: false,
  };
  const auth = `Basic ${Buffer.from(`${merchantId}:${password}`).toString('base64')}`;

  const show = (transaction: Transaction) =>
    showTransaction(transaction, merchantId, lies.get(transaction.id));

  const note = (
    transaction: Transaction,
    action: Transaction['history'][number]['action'],
    source: 'api' | 'redirect',
    more: { amount?: number; success?: boolean; autoSettle?: boolean } = {},
  ) =>
    transaction.history.push({
      action,
      source,
      date: new Date(now()).toISOString(),
      ip: '127.0.0.1',
      success: true,
      ...more,
    });

  /** What the webhook says stays as it was at that moment, however late it is sent. */
  function tell(transaction: Transaction) {
    if (transaction.webhookUrl === null) return Promise.resolve(undefined);
    const body = JSON.stringify(show(transaction));
    return webhooks.send({
      id: transaction.id,
      url: transaction.webhookUrl,
      write: () => ({ headers: signAsDatatrans(body, signKey, now()), body }),
    });
  }

  const known = (id: string) => {
    const transaction = transactions.get(id);
    if (!transaction) throw new Error(`no transaction ${id}`);
    return transaction;
  };

  function begin(
    parts: Omit<Transaction, 'id' | 'expires' | 'settled' | 'history' | 'paymentMethod'>,
  ): Transaction {
    const stamp = new Date(now()).toISOString().replace(/\D/g, '').slice(2, 14);
    const transaction: Transaction = {
      ...parts,
      id: `${stamp}${randomInt(100_000, 1_000_000)}`,
      expires: now() + 30 * MINUTE,
      settled: 0,
      history: [],
      paymentMethod: null,
    };
    transactions.set(transaction.id, transaction);
    return transaction;
  }

  function settleNow(transaction: Transaction, amount: number, source: 'api' | 'redirect') {
    transaction.status = 'settled';
    transaction.settled = amount;
    note(transaction, 'settle', source, { amount });
  }

  const OPEN = ['initialized', 'challenge_required', 'challenge_ongoing', 'authenticated'];

  /** Ends a running payment; an ended one stays as it is. */
  async function finish(
    id: string,
    how: 'pay' | 'authorize' | 'decline' | 'cancel' | 'expire',
    force = false,
  ) {
    const transaction = known(id);
    if (!force && !OPEN.includes(transaction.status)) return undefined;
    const { amount, autoSettle, paymentMethods } = transaction;
    switch (how) {
      case 'pay':
      case 'authorize':
        transaction.paymentMethod = paymentMethods[0] ?? 'VIS';
        transaction.status = 'authorized';
        note(transaction, 'authorize', 'redirect', { amount, autoSettle });
        if (how === 'pay' && autoSettle && settings.settles) settleNow(transaction, amount, 'redirect');
        return tell(transaction);
      case 'decline':
        transaction.status = 'failed';
        note(transaction, 'authorize', 'redirect', { amount, autoSettle, success: false });
        return tell(transaction);
      case 'cancel':
        transaction.status = 'canceled';
        note(transaction, 'cancel', 'redirect');
        return settings.tellsCancel ? tell(transaction) : undefined;
      case 'expire':
        transaction.status = 'canceled';
        return undefined;
    }
  }

  async function expireOld() {
    for (const { id, status, expires } of transactions.values())
      if (OPEN.includes(status) && expires <= now()) await finish(id, 'expire');
  }

  const wrongStatus = () =>
    errorAnswer(400, 'INVALID_TRANSACTION_STATUS', 'The transaction is not in the right status');
  const isTaken = (refno: string) =>
    settings.hasUniqueRefno && [...transactions.values()].some((it) => it.refno === refno);
  const duplicate = () => errorAnswer(400, 'DUPLICATE_REFNO', 'The refno was already used');

  function create(body: string): Answer {
    const read = readNewTransaction(body);
    if ('status' in read) return read;
    if (isTaken(read.refno)) return duplicate();
    const transaction = begin({ ...read, type: 'payment', status: 'initialized' });
    note(transaction, 'init', 'api');
    return json(
      201,
      { transactionId: transaction.id },
      { location: `${server.url}/v1/start/${transaction.id}` },
    );
  }

  function settle(transaction: Transaction, body: string): Answer {
    const read = readChange(body, transaction);
    if ('status' in read) return read;
    if (transaction.status !== 'authorized') return wrongStatus();
    if (read.amount > transaction.amount)
      return errorAnswer(400, 'INVALID_PROPERTY', 'amount is more than what was authorized');
    settleNow(transaction, read.amount, 'api');
    return { status: 204 };
  }

  function cancel(transaction: Transaction, body: string): Answer {
    if (typeof readJson(body)?.['refno'] !== 'string') return NO_JSON;
    if (transaction.status !== 'authorized' && transaction.status !== 'settled') return wrongStatus();
    transaction.status = 'canceled';
    note(transaction, 'cancel', 'api');
    return { status: 204 };
  }

  function credit(transaction: Transaction, body: string): Answer {
    const read = readChange(body, transaction);
    if ('status' in read) return read;
    if (transaction.status !== 'settled' && transaction.status !== 'transmitted') return wrongStatus();
    if (isTaken(read.refno)) return duplicate();
    const { amount, refno } = read;
    const isTooMuch = amount > transaction.settled - creditedOf(transaction);
    note(transaction, 'credit', 'api', { amount, success: !isTooMuch });
    if (isTooMuch) return errorAnswer(400, 'DECLINED', 'The settled amount must not be exceeded');
    const made = begin({ ...transaction, refno, amount, type: 'credit', status: 'settled' });
    return json(200, { transactionId: made.id, acquirerAuthorizationCode: '091548' });
  }

  function route({ method, url, body }: Asking): [name: string, work: () => Answer] {
    const [, version, things, id, action] = url.pathname.split('/');
    if (version !== 'v1' || things !== 'transactions')
      return ['none', () => errorAnswer(404, 'CLIENT_ERROR', 'Not found')];
    if (id === undefined && method === 'POST') return ['create', () => create(body)];
    const transaction = transactions.get(id ?? '');
    if (!transaction)
      return [
        action === undefined ? 'read' : 'none',
        () => errorAnswer(400, 'TRANSACTION_NOT_FOUND', 'Unable to find transaction'),
      ];
    if (action === undefined && method === 'GET') return ['read', () => json(200, show(transaction))];
    if (action === 'settle' && method === 'POST') return ['settle', () => settle(transaction, body)];
    if (action === 'cancel' && method === 'POST') return ['cancel', () => cancel(transaction, body)];
    if (action === 'credit' && method === 'POST') return ['refund', () => credit(transaction, body)];
    return ['none', () => errorAnswer(405, 'CLIENT_ERROR', 'Method not allowed')];
  }

  const failure = (status: number) => errorAnswer(status, 'SERVER_ERROR', 'The sandbox was told to fail');

  async function api(asking: Asking): Promise<Answer | 'drop' | 'half'> {
    if (asking.headers.authorization !== auth)
      return errorAnswer(401, 'UNAUTHORIZED', 'Incorrect merchantId or password');
    const [name, work] = route(asking);
    const key = asking.headers['idempotency-key'];
    return asking.method === 'POST' && typeof key === 'string'
      ? keys.once(key, `${asking.url.pathname}\n${asking.body}`, {
          changed: () =>
            errorAnswer(422, 'CLIENT_ERROR', 'The idempotency key came with another body before'),
          inFlight() {
            faults.refusals += 1;
            return errorAnswer(409, 'CLIENT_ERROR', 'The first request is still being processed');
          },
          // Undocumented: whether a replay differs from the first answer.
          replay: (answer) => answer,
          run: (keep) => withFault(faults, name, async () => keep(work()), failure),
        })
      : withFault(faults, name, work, failure);
  }

  async function start({ method, url, body }: Asking): Promise<Answer> {
    const transaction = transactions.get(url.pathname.split('/')[3] ?? '');
    if (!transaction) return { status: 404, body: 'incorrect request' };
    const { id, redirect } = transaction;
    const isOpen = OPEN.includes(transaction.status);
    const action = new URLSearchParams(body).get('action');
    const back = { pay: redirect.successUrl, decline: redirect.errorUrl, cancel: redirect.cancelUrl };
    if (method === 'POST' && isOpen && (action === 'pay' || action === 'decline' || action === 'cancel')) {
      const afterwards = await finish(id, action);
      const location = new URL(back[action]);
      location.searchParams.append('datatransTrxId', id);
      return { status: 303, headers: { location: location.href }, ...(afterwards && { afterwards }) };
    }
    return checkoutPage({
      name: 'Datatrans (Sandkasten)',
      lines: [
        ['Betrag', `${(transaction.amount / 100).toFixed(2)} ${transaction.currency}`],
        ['Referenz', transaction.refno],
        ['Zahlung', id],
      ],
      buttons: isOpen
        ? [
            ['pay', 'Bezahlen (Pay)'],
            ['decline', 'Ablehnen (Decline)'],
            ['cancel', 'Abbrechen (Cancel)'],
          ]
        : [],
      back: redirect.cancelUrl,
    });
  }

  const server = await listen(async (asking) => {
    await expireOld();
    return asking.url.pathname.startsWith('/v1/start/') ? start(asking) : api(asking);
  }, port);

  const end =
    (how: Parameters<typeof finish>[1], force = false) =>
    async (id: string) => {
      (await finish(id, how, force))?.();
    };

  return {
    url: server.url,
    merchantId,
    password,
    signKey,
    /** By id, in the order in which they were made; refunds among them, which are transactions of their own. */
    payments: transactions,
    webhooks,
    settings,
    /** Each brings an open transaction to that end and resolves once the first webhook was answered. */
    pay: end('pay'),
    authorize: end('authorize'),
    decline: end('decline'),
    cancel: end('cancel'),
    expire: end('expire'),
    payLate: end('pay', true),
    /** Puts a transaction into a state that a customer passes through. */
    put: (id: string, status: Transaction['status']) => void (known(id).status = status),
    /** What the customer does on the page; the address that the browser is sent to. */
    press: (id: string, action: 'pay' | 'decline' | 'cancel') =>
      pressButton(`${server.url}/v1/start/${id}`, action),
    /** Lets time pass: transactions expire and keys are forgotten. */
    advance: async (minutes: number) => {
      advanced += minutes * MINUTE;
      await expireOld();
    },
    /** From now on tells something else of that transaction than it was made with, by status and by webhook. */
    lie: (id: string, lie: Lie) => void lies.set(id, lie),
    /** Lets the next calls go wrong. */
    fail: (fault: Fault) => faults.order(fault),
    faults,
    /** Sends the webhook of a transaction again. */
    sendWebhook: (id: string) => tell(known(id)),
    /** A webhook's call as Datatrans would make it, or a forged one: by another key, of another time, with other words. */
    writeWebhook: (id: string, forged: { key?: string; time?: number; change?: Lie } = {}) => {
      const body = JSON.stringify(showTransaction(known(id), merchantId, forged.change ?? lies.get(id)));
      return { headers: signAsDatatrans(body, forged.key ?? signKey, forged.time ?? now()), body };
    },
    /** Refunds, in the currency's smallest units. */
    refundedUnits: (id: string) => creditedOf(known(id)),
    stop: async () => {
      webhooks.stop();
      faults.clear();
      await server.stop();
    },
  };
}

export type DatatransSandbox = Awaited<ReturnType<typeof startDatatransSandbox>>;
