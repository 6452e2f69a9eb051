import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import { $board, $connection, onGivenUp } from '../../../src/backoffice/orders/board/board-state.ts';
import { followBranch } from '../../../src/backoffice/orders/board/live.ts';
import { anOrder } from '../../support/an-order.ts';
import { SilentStream as Stream, stubPage } from '../../support/silent-streams.ts';

const ZONE = 'Europe/Berlin';
const MINUTE_MS = 60_000;
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T23:50:00+01:00') });
  stubPage();
  asked.mockReset();
  asked.mockImplementation(() => Promise.resolve(Response.json({ data: [] })));
  vi.stubGlobal('fetch', asked);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const filterOf = (call: Parameters<typeof fetch>) =>
  JSON.parse(new URL(call[0] as string, 'http://shop').searchParams.get('filter') ?? '{}') as Record<
    string,
    unknown
  >;
const ended = () => $board.get().ended.map(({ id }) => id);

/** Time in which the stream stays alive. */
async function pass(minutes: number): Promise<void> {
  for (let third = 0; third < minutes * 3; third += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE_MS / 3);
    Stream.opened.at(-1)?.say('alive', {});
  }
}

test("at midnight 'Heute fertig' is emptied, and only orders due on the new day are read", async () => {
  const leave = followBranch(1, ZONE);
  Stream.opened[0]?.say('orders', [anOrder({ id: 1 }), anOrder({ id: 2 })]);
  Stream.opened[0]?.say('order', anOrder({ id: 1, state: 'completed' }));
  await pass(9);
  expect(ended()).toEqual([1]);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(2);
  expect(ended()).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(filterOf(asked.mock.calls[1]!)).toMatchObject({
    dueAt_gte: '2026-11-27T23:00:00.000Z',
    dueAt_lte: '2026-11-28T23:00:00.000Z',
  });
  // What staff complete after midnight is of today, whenever it was due.
  Stream.opened[0]?.say('order', anOrder({ id: 2, state: 'completed' }));
  await pass(60);
  expect(ended()).toEqual([2]);
  leave();
});

test("at midnight 'Heute fertig' is emptied even without a connection", async () => {
  const leave = followBranch(1, ZONE);
  Stream.opened[0]?.say('orders', [anOrder({ id: 1 })]);
  Stream.opened[0]?.say('order', anOrder({ id: 1, state: 'completed' }));
  await pass(1);
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
  expect($connection.get()).toBe('lost');
  expect(ended()).toEqual([]);
  leave();
});

test('an order for another day that was canceled while the connection was lost is announced once', async () => {
  const told: number[] = [];
  const stop = onGivenUp((orders: readonly Order[]) => void told.push(...orders.map(({ id }) => id)));
  const leave = followBranch(1, ZONE);
  Stream.opened[0]?.say('orders', [anOrder({ id: 1 }), anOrder({ id: 7 })]);
  await pass(1);
  asked.mockImplementation((...call) => {
    const { id } = filterOf(call);
    return Promise.resolve(Response.json({ data: id ? [anOrder({ id: 7, state: 'canceled' })] : [] }));
  });
  Stream.opened[0]?.say('orders', [anOrder({ id: 1 })]);
  await pass(1);
  expect(filterOf(asked.mock.calls.at(-1)!)).toEqual({
    branchId: 1,
    id: [7],
    state: ['rejected', 'canceled', 'failed'],
  });
  expect(told).toEqual([7]);
  await pass(1);
  Stream.opened[0]?.say('orders', [anOrder({ id: 1 })]);
  await pass(1);
  expect(told).toEqual([7]);
  stop();
  leave();
});

test('the ended orders are requested again after a failure of the database', async () => {
  asked.mockImplementationOnce(() => Promise.resolve(Response.json({ errors: [] }, { status: 503 })));
  const leave = followBranch(1, ZONE);
  Stream.opened[0]?.say('orders', []);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked).toHaveBeenCalledTimes(2);
  leave();
});

test('a refused board recovers by itself once it may read the orders again', async () => {
  const leave = followBranch(1, ZONE);
  asked.mockImplementation(() => Promise.resolve(new Response('<h1>Not Found</h1>', { status: 404 })));
  Stream.opened[0]?.giveUp();
  await vi.advanceTimersByTimeAsync(90_000);
  expect($connection.get()).toBe('refused');
  expect(Stream.opened).toHaveLength(1);
  asked.mockImplementation(() => Promise.resolve(Response.json({ data: [] })));
  await vi.advanceTimersByTimeAsync(34_000);
  expect(Stream.opened).toHaveLength(2);
  Stream.opened[1]?.say('orders', []);
  expect($connection.get()).toBe('live');
  leave();
});
