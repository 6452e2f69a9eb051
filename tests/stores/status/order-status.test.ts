import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '../../../src/lib/client/api.ts';
import type { PublicOrder } from '../../../src/lib/contract/orders.ts';
import type { ListenToOrder } from '../../../src/lib/client/order-events.ts';
import {
  AFTER_END_MS,
  createOrderStatus,
  orderInPath,
  POLL_MS,
  type Followed,
} from '../../../src/lib/stores/status/order-status.ts';
import { publicOrder } from '../fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Said = Partial<PublicOrder> | 'nothing' | number;

/** Follows an order that the API answers for with these, one after the other, the last one again and again. */
function follow(...answers: Said[]) {
  const urls: string[] = [];
  const wakes = new Set<() => void>();
  const onWake = (wake: () => void) => {
    wakes.add(wake);
    return () => void wakes.delete(wake);
  };
  const fetcher: typeof fetch = (input) => {
    const said = answers[Math.min(urls.length, answers.length - 1)] ?? 'nothing';
    urls.push(input as string);
    if (said === 'nothing') return Promise.reject(new TypeError('fetch failed'));
    const message = 'Diese Bestellung gibt es nicht.';
    if (typeof said === 'number')
      return Promise.resolve(Response.json({ errors: [{ field: null, message }] }, { status: said }));
    return Promise.resolve(Response.json({ data: publicOrder(said) }));
  };
  const { $followed } = createOrderStatus(createApi('', fetcher), { uid: 'u-17', hash: 'h-17' }, { onWake });
  const seen: string[] = [];
  const short = (followed: Followed) =>
    followed.state === 'found' ? `found${followed.isStale ? ', stale' : ''}` : followed.state;
  const look = () => $followed.subscribe((followed) => void seen.push(short(followed)));
  return { $followed, urls, seen, look, polls: () => urls.length, wakes };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const pollsLater = (count = 1) => vi.advanceTimersByTimeAsync(count * POLL_MS);

describe('The order of a status page', () => {
  test('is identified by its path', () => {
    expect(orderInPath('/status/u-17/h-17')).toEqual({ uid: 'u-17', hash: 'h-17' });
    expect(orderInPath('/status/u-17/h-17/')).toEqual({ uid: 'u-17', hash: 'h-17' });
    expect(orderInPath('/status/a%2Fb/c%20d')).toEqual({ uid: 'a/b', hash: 'c d' });
  });

  test.each(['/', '/status', '/status/u-17', '/status/u-17/h-17/x', '/status//h-17', '/x/status/u/h'])(
    'is not found at %s',
    (path) => expect(orderInPath(path)).toBeNull(),
  );

  test('is not found if the link was truncated', () => {
    expect(orderInPath('/status/u-17/h%E')).toBeNull();
    expect(orderInPath('/status/%E0%A4/h-17')).toBeNull();
  });

  test('that is not found is not polled', async () => {
    const asked = vi.fn<typeof fetch>();
    const { $followed } = createOrderStatus(createApi('', asked), null);
    const stop = $followed.listen(() => {});
    await pollsLater(3);
    stop();
    expect([$followed.get(), asked.mock.calls]).toEqual([{ state: 'notFound' }, []]);
  });
});

describe('Following an order', () => {
  test('starts with the first subscriber', async () => {
    const { polls, look } = follow({});
    await pollsLater(3);
    expect(polls()).toBe(0);
    look()();
    await settle();
    expect(polls()).toBe(1);
  });

  test('polls at once and then every ten seconds', async () => {
    const { urls, seen, look, polls } = follow({});
    const stop = look();
    expect(seen).toEqual(['loading']);
    await settle();
    expect(seen).toEqual(['loading', 'found']);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(polls()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(polls()).toBe(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(polls()).toBe(5);
    expect(new Set(urls)).toEqual(new Set(['/api/orders/public/u-17/h-17']));
    stop();
  });

  test('shows each step of the order as it comes', async () => {
    const { $followed, look } = follow({}, { isConfirmed: true }, { isConfirmed: true, isInDelivery: true });
    const stop = look();
    await settle();
    await pollsLater();
    expect($followed.get()).toEqual({
      state: 'found',
      order: publicOrder({ isConfirmed: true }),
      isStale: false,
    });
    await pollsLater();
    expect($followed.get()).toMatchObject({ order: { isInDelivery: true } });
    stop();
  });

  test.each(['isCompleted', 'isDelivered', 'isRejected', 'isCanceled', 'isFailed'] as const)(
    'stops for good at %s',
    async (flag) => {
      const { polls, look } = follow({}, { [flag]: true });
      const stop = look();
      await settle();
      await pollsLater(10);
      stop();
      expect(polls()).toBe(2);
    },
  );

  test('shows its data as stale while the API is unreachable, and keeps polling', async () => {
    const { $followed, seen, polls, look } = follow({ isConfirmed: true }, 'nothing', 503, 404, {});
    const stop = look();
    await settle();
    await pollsLater();
    expect($followed.get()).toMatchObject({ state: 'found', order: { isConfirmed: true }, isStale: true });
    await pollsLater(3);
    stop();
    expect(polls()).toBe(5);
    expect(seen).toEqual(['loading', 'found', 'found, stale', 'found, stale', 'found, stale', 'found']);
  });

  test('says that the API is unreachable before there is data, and keeps polling', async () => {
    const { seen, look } = follow('nothing', 500, {});
    const stop = look();
    await settle();
    await pollsLater(2);
    stop();
    expect(seen).toEqual(['loading', 'unreachable', 'unreachable', 'found']);
  });

  test('reports an unknown order, and stops', async () => {
    const { seen, polls, look } = follow(404, {});
    const stop = look();
    await settle();
    await pollsLater(5);
    stop();
    expect(seen).toEqual(['loading', 'notFound']);
    expect(polls()).toBe(1);
  });

  test('stops with the last subscriber, and restarts with the next', async () => {
    const { polls, look } = follow({});
    const stop = [look(), look()];
    await settle();
    stop[0]?.();
    await pollsLater();
    expect(polls()).toBe(2);
    stop[1]?.();
    await pollsLater(5);
    expect(polls()).toBe(2);
    const stopAgain = look();
    await settle();
    expect(polls()).toBe(3);
    await pollsLater();
    expect(polls()).toBe(4);
    stopAgain();
  });

  test('polls again when a subscriber returns after the end', async () => {
    const { $followed, look, polls, wakes } = follow(
      { isCanceled: true },
      { isCanceled: true, isRefunded: true },
    );
    const stop = look();
    await pollsLater(3);
    expect(polls()).toBe(1);
    for (const wake of wakes) wake();
    await pollsLater(3);
    expect(polls()).toBe(2);
    expect($followed.get()).toMatchObject({ order: { isRefunded: true } });
    stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wakes.size).toBe(0);
  });

  test('continues when its end was undone before a subscriber returned', async () => {
    const { look, polls, wakes } = follow({ isRejected: true }, {});
    const stop = look();
    await settle();
    for (const wake of wakes) wake();
    await pollsLater(3);
    expect(polls()).toBe(5);
    stop();
  });

  test('does not send concurrent requests when subscribers come and go', async () => {
    let asked = 0;
    const arrivals: ((response: Response) => void)[] = [];
    const fetcher: typeof fetch = () => {
      asked += 1;
      return new Promise((arrive) => arrivals.push(arrive));
    };
    const { $followed } = createOrderStatus(createApi('', fetcher), { uid: 'u', hash: 'h' });
    $followed.listen(() => {})();
    await vi.advanceTimersByTimeAsync(2_000);
    const stop = $followed.listen(() => {});
    expect(asked).toBe(2);
    for (const arrive of arrivals) arrive(Response.json({ data: publicOrder() }));
    await settle();
    await pollsLater();
    expect(asked).toBe(3);
    stop();
  });

  test('waits for an answer before it polls again', async () => {
    let asked = 0;
    const fetcher: typeof fetch = () => {
      asked += 1;
      return new Promise(() => {});
    };
    const { $followed } = createOrderStatus(createApi('', fetcher), { uid: 'u', hash: 'h' });
    const stop = $followed.listen(() => {});
    await pollsLater(5);
    stop();
    expect(asked).toBe(1);
  });
});

describe('Following an order by events', () => {
  type Listener = Parameters<ListenToOrder>[1];

  /** Follows an order whose events the test sends; counts requests and ended streams. */
  async function followByEvents() {
    const listeners: Listener[] = [];
    const count = { asked: 0, ended: 0 };
    const listen: ListenToOrder = (_, listener) => {
      listeners.push(listener);
      listener.onLive(true);
      return () => void (count.ended += 1);
    };
    const fetcher: typeof fetch = () => {
      count.asked += 1;
      return Promise.resolve(Response.json({ data: publicOrder() }));
    };
    const place = { uid: 'u-17', hash: 'h-17' };
    const { $followed } = createOrderStatus(createApi('', fetcher), place, { listen });
    const stop = $followed.listen(() => {});
    await settle();
    const [listener] = listeners;
    if (!listener) throw new Error('nobody listens');
    return { $followed, listener, count, stop };
  }

  test('sees that its end is undone', async () => {
    const { $followed, listener, count, stop } = await followByEvents();
    listener.onOrder(publicOrder({ isRejected: true }));
    expect($followed.get()).toMatchObject({ order: { isRejected: true } });
    listener.onOrder(publicOrder());
    await vi.advanceTimersByTimeAsync(2 * AFTER_END_MS);
    listener.onOrder(publicOrder({ isConfirmed: true }));
    expect($followed.get()).toMatchObject({ order: { isRejected: false, isConfirmed: true } });
    expect(count).toEqual({ asked: 1, ended: 0 });
    stop();
  });

  test('ends when the API closes the stream after the end, without another request', async () => {
    const { listener, count, stop } = await followByEvents();
    listener.onOrder(publicOrder({ isCompleted: true }));
    expect(count.ended).toBe(0);
    listener.onLive(false);
    await pollsLater(10);
    expect(count).toEqual({ asked: 1, ended: 1 });
    stop();
  });

  test('ends half a minute after the end, whatever the API does', async () => {
    const { listener, count, stop } = await followByEvents();
    listener.onOrder(publicOrder({ isCanceled: true }));
    await vi.advanceTimersByTimeAsync(AFTER_END_MS);
    expect(count).toEqual({ asked: 1, ended: 1 });
    stop();
  });
});
