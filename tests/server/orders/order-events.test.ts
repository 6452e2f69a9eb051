import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/platform/database/open-database.ts';
import type { PublicOrder } from '../../../src/lib/contract/orders.ts';
import type { OrderChanges } from '../../../src/server/orders/queries/order-history.ts';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { createOrderWatch } from '../../../src/server/orders/watch-order.ts';
import { MOST_MISSES_PER_MINUTE } from '../../../src/server/platform/http/limits.ts';
import { draft, newApp, NOON, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { readEvents } from '../../support/read-events.ts';

/** The orders that a stream shows, one at a time; null at its end. */
function readOrders(response: Response) {
  const { next, leave } = readEvents(response);
  return { next: () => next('order'), leave };
}

describe.each(bothFor('notices'))('an order followed live on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp(kind)));
  afterAll(() => app.close());

  async function order() {
    const { data } = await app.order(draft());
    return { id: data.id, path: `/api/orders/public/${data.uid}/${data.hash}/events` };
  }
  const change = (id: number, state: Partial<typeof orders.$inferInsert>) =>
    app.db.update(orders).set(state).where(eq(orders.id, id));

  it('a status stream sends the order at once and after each change, including an undone ending', async () => {
    const { id, path } = await order();
    const response = await app.app.request(path);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const seen = readOrders(response);
    expect(await seen.next()).toMatchObject({ id, isConfirmed: false });
    await change(id, { confirmedAt: new Date(NOON) });
    expect(await seen.next()).toMatchObject({ isConfirmed: true, isCompleted: false });
    await change(id, { completedAt: new Date(NOON) });
    expect(await seen.next()).toMatchObject({ isCompleted: true });
    await change(id, { completedAt: null });
    expect(await seen.next()).toMatchObject({ isCompleted: false });
    await seen.leave();
  });

  it('a status stream ends a while after the order has', async () => {
    const { id, path } = await order();
    const [uid = '', hash = ''] = path.split('/').slice(4);
    let tell = (_change: { id: number; branchId: number }) => {};
    const listen: OrderChanges['listen'] = ({ onChange }) => {
      tell = onChange;
      return () => {};
    };
    const { watchOrder } = createOrderWatch(app.db, { listen }, 1);
    const states: boolean[] = [];
    await new Promise<void>((end, fail) => {
      const show = ({ isRejected }: PublicOrder) => void states.push(isRejected);
      const reject = () => change(id, { rejectedAt: new Date(NOON) }).then(() => tell({ id, branchId: 1 }));
      watchOrder(uid, hash, { show, end }).then(reject).catch(fail);
    });
    expect(states).toEqual([false, true]);
  });

  it('a status stream of an ended order sends it once', async () => {
    const { id, path } = await order();
    await change(id, { rejectedAt: new Date(NOON) });
    const seen = readOrders(await app.app.request(path));
    expect(await seen.next()).toMatchObject({ isRejected: true });
    expect(await seen.next()).toBeNull();
  });

  it('a status stream reaches all viewers of its order, and nobody else', async () => {
    const [one, other] = [await order(), await order()];
    const seen = await Promise.all([1, 2, 3].map(async () => readOrders(await app.app.request(one.path))));
    const elsewhere = readOrders(await app.app.request(other.path));
    await Promise.all([...seen, elsewhere].map(({ next }) => next()));
    await change(one.id, { canceledAt: new Date(NOON) });
    await change(other.id, { confirmedAt: new Date(NOON) });
    for (const { next } of seen) expect(await next()).toMatchObject({ isCanceled: true });
    expect(await elsewhere.next()).toMatchObject({ id: other.id, isConfirmed: true, isCanceled: false });
    await elsewhere.leave();
  });

  it('the number of status streams is limited; one that ends makes room', async () => {
    const { path } = await order();
    const looking = await Promise.all(Array.from({ length: 20 }, () => app.app.request(path)));
    const seen = looking.map(readOrders);
    expect((await app.app.request(path)).status).toBe(429);
    await seen[0]?.leave();
    const late = await app.app.request(path);
    expect(late.status).toBe(200);
    await Promise.all([...seen.slice(1), readOrders(late)].map(({ leave }) => leave()));
  });

  it('the status streams of a network are limited over all orders', async () => {
    const paths = await Promise.all([1, 2, 3].map(async () => (await order()).path));
    const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });
    const open = (n: number, address: string) =>
      app.app.request(paths[n % paths.length] ?? '', {}, from(address));
    const seen = await Promise.all(Array.from({ length: 50 }, async (_, n) => open(n, '203.0.113.5')));
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open(0, '203.0.113.5')).status).toBe(429);
    const other = await open(0, '203.0.113.6');
    expect(other.status).toBe(200);
    await readOrders(seen[0] as Response).leave();
    const late = await open(0, '203.0.113.5');
    expect(late.status).toBe(200);
    await Promise.all([...seen.slice(1), other, late].map((one) => readOrders(one).leave()));
  });

  it('wrong links to orders are limited per address, so that nobody finds one by trying', async () => {
    const { path } = await order();
    const ask = async (address: string, wrong: string) => {
      const env = { incoming: { socket: { remoteAddress: address } } };
      return (await app.app.request(`/api/orders/public/some-uid/${wrong}`, {}, env)).status;
    };
    for (let n = 0; n < MOST_MISSES_PER_MINUTE; n += 1) expect(await ask('203.0.113.20', `x${n}`)).toBe(404);
    for (const end of ['', '/events', '/payment-return'])
      expect(await ask('203.0.113.20', `x${end}`)).toBe(429);
    expect(await ask('203.0.113.21', 'x')).toBe(404);
    expect((await app.app.request(path.replace('/events', ''))).status).toBe(200);
  });

  it("a status stream requires the order's hash", async () => {
    const { path } = await order();
    expect((await app.app.request(path.replace(/.{4}\/events$/, '0000/events'))).status).toBe(404);
  });

  it('all status streams end when the server stops', async () => {
    const { path } = await order();
    const { app: api, stopWatching } = app.composeAgain();
    const seen = readOrders(await api.request(path));
    await seen.next();
    await stopWatching();
    expect(await seen.next()).toBeNull();
    expect((await api.request(path)).status).toBe(503);
  });

  // The embedded database belongs to one process.
  if (kind === 'PGlite') return;

  it('a status stream in one process follows changes in another', async () => {
    const { id, path } = await order();
    const elsewhere = await openDatabase(app);
    if (!elsewhere.ok) throw new Error(elsewhere.message);
    const seen = readOrders(await app.app.request(path));
    await seen.next();
    await elsewhere.db
      .update(orders)
      .set({ confirmedAt: new Date(NOON) })
      .where(eq(orders.id, id));
    expect(await seen.next()).toMatchObject({ isConfirmed: true });
    await seen.leave();
    await elsewhere.close();
  });
});
