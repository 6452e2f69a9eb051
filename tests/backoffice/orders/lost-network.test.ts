import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstEventTimeout, timeoutOf } from '../../../src/backoffice/data/request.ts';
import { failures } from '../../../src/backoffice/data/texts.ts';
import { $connection } from '../../../src/backoffice/orders/board/board-state.ts';
import { connectAgain, followBranch } from '../../../src/backoffice/orders/board/live.ts';
import { $undoable, $working, takeStep } from '../../../src/backoffice/orders/steps/step-store.ts';
import { anOrder } from '../../support/an-order.ts';
import { SilentStream as Stream, stubPage } from '../../support/silent-streams.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('taps time out after 20 seconds; slow calls and calls that must not run twice get more time', () => {
  for (const call of [
    'post /api/orders/{id}/status/confirm',
    'post /api/orders/{id}/status/undo',
    'put /api/orders/{id}/items/{index}',
    'put /api/branches/{id}/sold-out',
    'get /api/orders',
    'post /api/sessions',
    'delete /api/sessions/current',
  ] as const)
    expect([call, timeoutOf(call)]).toEqual([call, 20_000]);
  for (const call of [
    'post /api/images',
    'put /api/images/{id}',
    'put /api/uploads/{id}',
    'get /api/statistics/total-orders',
    'post /api/products',
    'post /api/orders/{id}/refunds',
    'post /api/orders/{id}/print',
    'post /api/publish',
  ] as const)
    expect([call, timeoutOf(call)]).toEqual([call, 120_000]);
});

test('six dead connections cost less than a minute, and a slow line gets more time afterwards', () => {
  const waited = [1, 2, 3, 4, 5, 6].map(firstEventTimeout);
  expect(waited.reduce((sum, ms) => sum + ms)).toBeLessThan(60_000);
  expect(firstEventTimeout(8)).toBeGreaterThan(firstEventTimeout(6));
  expect(firstEventTimeout(10_000)).toBe(30_000);
});

test('a stream without a first event is reopened soon, a running one once it is silent', async () => {
  // Orders that ended today do not matter here.
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [] })));
  const leave = followBranch(1, 'Europe/Berlin');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(Stream.opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Stream.opened).toHaveLength(2);
  expect($connection.get()).toBe('lost');
  Stream.opened[1]?.say('orders', []);
  expect($connection.get()).toBe('live');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(Stream.opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Stream.opened).toHaveLength(3);
  leave();
});

test("'Erneut laden' connects at once, but not once the branch is left", async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 403 })));
  const leave = followBranch(1, 'Europe/Berlin');
  Stream.opened[0]?.giveUp();
  await vi.advanceTimersByTimeAsync(1_000);
  expect($connection.get()).toBe('refused');
  connectAgain();
  expect(Stream.opened).toHaveLength(2);
  expect($connection.get()).toBe('connecting');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [] })));
  Stream.opened[1]?.say('orders', []);
  expect($connection.get()).toBe('live');
  leave();
  connectAgain();
  expect(Stream.opened).toHaveLength(2);
});

test('a late reason why a connection failed does not end the one that was opened meanwhile', async () => {
  const { promise: late, resolve: refuse } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late);
  const leave = followBranch(1, 'Europe/Berlin');
  Stream.opened[0]?.giveUp();
  connectAgain();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [] })));
  Stream.opened[1]?.say('orders', []);
  refuse(new Response(null, { status: 403 }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect($connection.get()).toBe('live');
  expect(Stream.opened).toHaveLength(2);
  leave();
});

test('the ended orders are requested again after a dead connection', async () => {
  const asked = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  asked.mockResolvedValue(Response.json({ data: [] }));
  vi.stubGlobal('fetch', asked);
  const leave = followBranch(1, 'Europe/Berlin');
  Stream.opened[0]?.say('orders', []);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveBeenCalledTimes(2);
  leave();
});

test('an unanswered step reports a failure, and can be repeated', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  const order = anOrder({ id: 7 });
  const swallowed: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError'))),
    );
  vi.stubGlobal('fetch', vi.fn(swallowed));
  const taken = takeStep(order, 'confirm');
  expect($working.get()[7]).toBe(true);
  patience.abort();
  await expect(taken).rejects.toThrow(failures.noConnection);
  expect($working.get()[7]).toBeUndefined();

  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { ...order, state: 'confirmed' } })));
  await takeStep(order, 'confirm');
  expect($undoable.get()[7]).toMatchObject({ action: 'confirm' });
  // What these modules remember of the order for some seconds would outlive the clock, in the tests that share them.
  await vi.runAllTimersAsync();
});
