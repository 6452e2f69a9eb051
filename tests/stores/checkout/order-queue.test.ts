import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '../../../src/lib/client/api.ts';
import type { OrderDraftInput, PublicOrder } from '../../../src/lib/contract/orders.ts';
import {
  byLease,
  byLocks,
  LEASE_MS,
  createOrderQueue,
  mayQueue,
  QUEUED_MS,
  waitAfter,
  type QueuedOrder,
  type ToQueue,
} from '../../../src/lib/stores/checkout/order-queue.ts';
import type { TextStorage } from '../../../src/lib/stores/storage.ts';
import { item } from '../../domain/samples.ts';
import { full, pageOver, publicOrder } from '../fixtures.ts';
import { startOrderServer, type Answer, type OrderServer } from '../order-server.ts';

const KEY = 'asp.glut.queue';
const MINUTE = 60_000;
const START = Date.parse('2026-11-25T19:00:00Z');

let server: OrderServer;
let storage: TextStorage;
let now: number;
let isOffline: boolean;
let given: QueuedOrder[];
let placed: PublicOrder[];

beforeAll(async () => {
  server = await startOrderServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  storage = {};
  now = START;
  isOffline = false;
  given = [];
  placed = [];
  openShop();
});
afterEach(() => server.forget());

const body = {
  branch: { id: 1 },
  isDineIn: true,
  table: { id: 7 },
  ...{ name: 'Anna', email: '', phone: '', comment: 'Bitte scharf' },
  ...{ street: '', city: '', floor: '', stairway: '', door: '' },
  ...{ paymentMethod: 'cash', legalInstructions: true, privacyPolicy: true, expectedTotal: 9.9 },
  items: [],
} satisfies OrderDraftInput;

const order: ToQueue = {
  ...{ body, key: 'key-of-the-order', hold: null, isSent: false },
  branch: { id: 1, identifier: 'mitte', name: 'Mitte' },
  lines: [item()],
};

/** What the shop's API does with an order: by its key, then by what it demands; `lose` loses the answer to the next. */
const shop = { taken: new Map<string, string>(), refusal: null as Answer | null, lose: false };

const error = (status: number, field: string | null, code: string, message: string): Answer => ({
  status,
  body: { errors: [{ field, code, message }] },
});

function openShop(): void {
  shop.taken.clear();
  shop.refusal = null;
  shop.lose = false;
  server.answers['get /api/branches/1/version'] = () => ({ status: 200, body: { data: {} } });
  server.answers['post /api/orders'] = ({ headers, body: sent }) => {
    const key = String(headers['idempotency-key']);
    const text = JSON.stringify(sent);
    const isNew = !shop.taken.has(key);
    if (!isNew && shop.taken.get(key) !== text) return error(409, null, 'idempotencyConflict', 'Anders.');
    if (isNew && !(sent as typeof body).legalInstructions)
      return error(422, 'legalInstructions', 'termsNotAccepted', 'Bitte akzeptieren.');
    if (isNew && shop.refusal) return shop.refusal;
    shop.taken.set(key, text);
    if (!shop.lose) return { status: 201, body: { data: publicOrder({ uid: `u-${key}` }) } };
    shop.lose = false;
    return { cut: 'inside' };
  };
}

/** A page of the shop in a tab of its own. */
function openTab(alone = byLease(storage, `${KEY}.lease`, () => now), values: TextStorage = storage) {
  const safe = pageOver(values);
  return createOrderQueue({
    api: createApi(server.url),
    storage: safe.values,
    storageKey: KEY,
    isStored: () => safe.isStored(KEY),
    isOffline: () => isOffline,
    alone,
    giveBack: (queued) => given.push(queued),
    onPlaced: (one) => placed.push(one),
    now: () => now,
  });
}

const stateOf = (tab: ReturnType<typeof openTab>) => {
  const queued = tab.$queued.get();
  return queued && (queued.end?.state ?? 'waiting');
};

test('only what is eaten at a table and not paid online may wait', () => {
  expect(mayQueue('dineIn', 'cash')).toBe(true);
  expect(mayQueue('dineIn', 'atm-card')).toBe(true);
  expect(mayQueue('dineIn', 'mollie')).toBe(false);
  expect(mayQueue('dineIn', null)).toBe(false);
  expect(mayQueue('takeaway', 'cash')).toBe(false);
  expect(mayQueue('delivery', 'cash')).toBe(false);
});

test('attempts come ever more seldom, but at least once a minute, and when the half hour is over', () => {
  const waits = (since: number) => [0, 1, 2, 3, 4, 40].map((tries) => waitAfter(tries, { since }, START));
  const unlimited = [5000, 10_000, 20_000, 40_000, 60_000, 60_000];
  expect(waits(START)).toEqual(unlimited);
  expect(waits(START - QUEUED_MS + 7000)).toEqual([5000, 7000, 7000, 7000, 7000, 7000]);
  expect(waits(START - QUEUED_MS)).toEqual(unlimited);
});

describe('An order without reception', () => {
  test('waits over a reload, and is sent once the network is there', async () => {
    isOffline = true;
    const tab = openTab();
    expect(tab.take(order)).toBe(true);
    await tab.attempt();
    expect([stateOf(tab), tab.$queued.get()?.isSent, server.asked]).toEqual(['waiting', false, []]);
    const reloaded = openTab();
    expect(stateOf(reloaded)).toBe('waiting');
    isOffline = false;
    await reloaded.attempt();
    expect(reloaded.$queued.get()?.end).toEqual({ state: 'placed', uid: 'u-key-of-the-order', hash: 'h-17' });
    expect([placed.length, given]).toEqual([1, []]);
    expect(server.orders().map(({ headers }) => headers['idempotency-key'])).toEqual([order.key]);
    expect(server.orders()[0]?.body).toEqual(body);
  });

  test('is not sent where the network leads nowhere, so that nobody has to ask later whether it arrived', async () => {
    const dead: Answer[] = [
      { cut: 'before' },
      { status: 502, body: '<h1>Bad gateway</h1>' },
      { status: 200, body: '<h1>WLAN</h1>' },
    ];
    const tab = openTab();
    tab.take(order);
    for (const how of dead) {
      server.answers['get /api/branches/1/version'] = () => how;
      await tab.attempt();
    }
    expect([stateOf(tab), tab.$queued.get()?.isSent]).toEqual(['waiting', false]);
    expect(server.orders()).toEqual([]);
  });

  test('uses the place that the customer holds', async () => {
    const tab = openTab();
    tab.take({ ...order, hold: 'ab'.repeat(16) });
    await tab.attempt();
    expect(server.orders()[0]?.headers['slot-hold']).toBe('ab'.repeat(16));
  });

  test('goes back into the cart at once when it is withdrawn', async () => {
    isOffline = true;
    const tab = openTab();
    tab.take(order);
    await tab.withdraw();
    expect([stateOf(tab), given.map(({ lines }) => lines)]).toEqual(['withdrawn', [order.lines]]);
    isOffline = false;
    await tab.attempt();
    expect(server.asked).toEqual([]);
  });

  test('expires after half an hour, and is never sent then', async () => {
    isOffline = true;
    const tab = openTab();
    tab.take(order);
    now += QUEUED_MS - MINUTE;
    await tab.attempt();
    expect(stateOf(tab)).toBe('waiting');
    now += MINUTE;
    isOffline = false;
    await tab.attempt();
    expect([stateOf(tab), given.length, server.asked]).toEqual(['expired', 1, []]);
  });

  test('expires by a clock that was set back, which cannot tell how long it has waited', async () => {
    const tab = openTab();
    tab.take(order);
    now -= QUEUED_MS;
    await tab.attempt();
    expect([stateOf(tab), server.asked]).toEqual(['expired', []]);
  });

  test('is not taken by a browser that stores nothing, nor while another one waits', async () => {
    const forgetful = openTab(undefined, full());
    expect([forgetful.canTake(), forgetful.take(order), stateOf(forgetful)]).toEqual([false, false, null]);
    isOffline = true;
    const tab = openTab();
    expect(tab.canTake()).toBe(true);
    expect(tab.take(order)).toBe(true);
    expect([tab.canTake(), tab.take({ ...order, key: 'another-key' })]).toEqual([false, false]);
    expect(tab.$queued.get()?.key).toBe(order.key);
  });

  test('leaves nothing personal on the device once it is over', async () => {
    const tab = openTab();
    tab.take(order);
    await tab.attempt();
    expect(storage[KEY]).not.toMatch(/Anna|scharf/);
    tab.forgetEnd();
    expect(storage).toEqual({});
  });

  test('is nothing if what is stored is malformed', () => {
    for (const nonsense of ['', '{"key":', 'null', '[]', '{"key":7}', '{"key":"a","lines":[]}']) {
      storage[KEY] = nonsense;
      expect(openTab().$queued.get()).toBeNull();
    }
  });
});

describe('An order that the shop refuses', () => {
  test.each([
    [409, 'items.0', 'priceChanged', 'Der Preis hat sich geändert.'],
    [409, 'items.0', 'soldOut', 'Margherita ist leider ausverkauft.'],
    [422, null, 'closed', 'Wir haben leider geschlossen.'],
    [422, 'appointmentDate', 'past', 'Dieser Termin ist schon vorbei.'],
  ])('comes back with the reason: %d %s %s', async (status, field, code, message) => {
    shop.refusal = error(status, field, code, message);
    const tab = openTab();
    tab.take(order);
    await tab.attempt();
    expect(tab.$queued.get()?.end).toEqual({ state: 'refused', messages: [message] });
    expect([given.map(({ lines }) => lines), placed]).toEqual([[order.lines], []]);
    shop.refusal = null;
    await tab.attempt();
    expect(server.orders()).toHaveLength(1);
  });

  test.each([
    [503, 'unavailable'],
    [429, 'tooMany'],
  ])('only for the moment (%d) goes on waiting, and did not arrive', async (status, code) => {
    shop.refusal = error(status, null, code, 'Bitte später.');
    const tab = openTab();
    tab.take(order);
    await tab.attempt();
    expect([stateOf(tab), tab.$queued.get()?.isSent, given]).toEqual(['waiting', false, []]);
    shop.refusal = null;
    await tab.attempt();
    expect(stateOf(tab)).toBe('placed');
  });
});

describe('An order whose answer was lost', () => {
  async function inDoubt() {
    shop.lose = true;
    const tab = openTab();
    tab.take(order);
    await tab.attempt();
    expect([stateOf(tab), tab.$queued.get()?.isSent]).toEqual(['waiting', true]);
    return tab;
  }

  test('is one order: sent again with its key, the shop answers with it', async () => {
    const tab = await inDoubt();
    await tab.attempt();
    expect([stateOf(tab), placed.length, shop.taken.size]).toEqual(['placed', 1, 1]);
    expect(server.orders()[0]?.body).toEqual(server.orders()[1]?.body);
  });

  test('is asked for once more when the customer asks while it is being sent', async () => {
    shop.lose = true;
    const tab = openTab();
    tab.take(order);
    const running = tab.attempt();
    const asked = tab.attemptNow();
    await running;
    expect(stateOf(tab)).toBe('waiting');
    await asked;
    expect([stateOf(tab), placed.length, shop.taken.size]).toEqual(['placed', 1, 1]);
  });

  test('cannot be withdrawn unasked: it is an order if it arrived', async () => {
    const tab = await inDoubt();
    isOffline = true;
    await tab.withdraw();
    expect([stateOf(tab), given]).toEqual(['waiting', []]);
    isOffline = false;
    await tab.attempt();
    expect([stateOf(tab), given, placed.length, shop.taken.size]).toEqual(['placed', [], 1, 1]);
  });

  test('is withdrawn once the shop says that it has not arrived', async () => {
    const tab = openTab();
    tab.take({ ...order, isSent: true });
    await tab.withdraw();
    expect([stateOf(tab), given.length, shop.taken.size]).toEqual(['withdrawn', 1, 0]);
  });

  test('is only asked for after half an hour', async () => {
    const tab = openTab();
    tab.take({ ...order, isSent: true });
    now += QUEUED_MS;
    await tab.attempt();
    expect([stateOf(tab), given.length, shop.taken.size]).toEqual(['expired', 1, 0]);
  });

  test('stays in doubt as long as nobody can tell', async () => {
    const tab = await inDoubt();
    now += QUEUED_MS;
    server.answers['post /api/orders'] = () => ({ cut: 'before' });
    await tab.attempt();
    expect([stateOf(tab), given]).toEqual(['waiting', []]);
    openShop();
    await tab.attempt();
    expect([stateOf(tab), given.length]).toEqual(['expired', 1]);
  });
});

describe('Two tabs', () => {
  const name = 'asp.glut.queue';
  const ways = [
    ['by locks', () => byLocks(navigator.locks, name)],
    ['by a lease', () => byLease(storage, `${KEY}.lease`, () => now)],
  ] as const;

  test.each(ways)('send it once, %s', async (_, make) => {
    const [one, other] = [openTab(make()), openTab(make())];
    one.take(order);
    await Promise.all([one.attempt(), other.attempt(), one.attempt()]);
    expect([server.orders().length, placed.length]).toEqual([1, 1]);
    other.reload();
    await other.attempt();
    expect([stateOf(one), stateOf(other), server.orders().length]).toEqual(['placed', 'placed', 1]);
  });

  test.each(ways)('give it back once, %s', async (_, make) => {
    shop.refusal = error(422, null, 'closed', 'Wir haben leider geschlossen.');
    const [one, other] = [openTab(make()), openTab(make())];
    one.take(order);
    await Promise.all([other.attempt(), one.attempt()]);
    await Promise.all([other.attempt(), one.attempt()]);
    expect(given).toHaveLength(1);
  });

  test('agree on what one of them withdraws while the other is sending', async () => {
    const [one, other] = [openTab(ways[0][1]()), openTab(ways[0][1]())];
    one.take(order);
    let withdrawn: Promise<void> | undefined;
    server.answers['get /api/branches/1/version'] = () => {
      withdrawn ??= other.withdraw();
      return { status: 200, body: { data: {} } };
    };
    await one.attempt();
    await withdrawn;
    one.reload();
    expect([stateOf(one), stateOf(other), server.orders(), given.length]).toEqual([
      'withdrawn',
      'withdrawn',
      [],
      1,
    ]);
  });

  test('a lease ends by itself when its tab was closed', async () => {
    storage[`${KEY}.lease`] = `gone ${now + LEASE_MS}`;
    const tab = openTab();
    tab.take(order);
    await tab.attempt();
    expect(server.asked).toEqual([]);
    now += LEASE_MS;
    await tab.attempt();
    expect(stateOf(tab)).toBe('placed');
  });
});
