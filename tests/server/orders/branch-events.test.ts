import { eq } from 'drizzle-orm';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiKeyDraft, NewApiKey } from '../../../src/lib/contract/people.ts';
import type { FrontdeskTicket, Order } from '../../../src/lib/contract/staff-orders.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { readEvents } from '../../support/read-events.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;
type Api = TestApp['app'];
type Feeds = Record<'orders' | 'tickets', NewApiKey>;

describe.each(bothFor('notices'))('a branch’s orders followed live on %s', (kind) => {
  let app: TestApp;
  let admin: Staff;
  let employee: Staff;
  let feeds: Feeds;
  beforeAll(async () => {
    app = await newApp(kind);
    admin = await app.as('admin');
    employee = await app.as('employee', [1]);
    feeds = await newFeeds(1);
  });
  afterAll(() => app.close());

  const newKey = async (branchId: number, draft: Partial<ApiKeyDraft>) =>
    (await admin.post(`/api/branches/${branchId}/api-keys`, { name: 'Bildschirm', ...draft }))
      .data as NewApiKey;
  /** Keys of a branch for both kinds of screen. */
  async function newFeeds(branchId: number, draft: Partial<ApiKeyDraft> = {}): Promise<Feeds> {
    const [orders, tickets] = [
      await newKey(branchId, { ...draft, scope: 'orders' }),
      await newKey(branchId, { ...draft, scope: 'tickets' }),
    ];
    return { orders, tickets };
  }
  /** All streams of a branch. */
  const streamsOf = (branchId: number, { orders, tickets }: Feeds) => [
    `/api/branches/${branchId}/orders/events`,
    `/api/orders/backoffice/${branchId}/${orders.key}/events`,
    `/api/orders/frontdesk/${branchId}/${tickets.key}/events`,
  ];
  const order = async (changes = {}) => (await app.order(draft(changes))).data.id;
  const step = (id: number, action: string) => admin.post(`/api/orders/${id}/status/${action}`);
  async function watch(path: string, { api = app.app, who = employee }: { api?: Api; who?: Staff } = {}) {
    const response = await api.request(path, { headers: { cookie: who.cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    return readEvents(response);
  }
  /** What a stream shows of an order that fits, by itself or among all: a process may still begin to listen. */
  async function shown(
    seen: ReturnType<typeof readEvents>,
    id: number,
    fits: (order: Order) => boolean = () => true,
  ): Promise<Order | undefined> {
    const find = (data: unknown) =>
      ([data].flat() as Order[]).find((order) => order.id === id && fits(order));
    return find(await seen.until(['orders', 'order'], (data) => find(data) !== undefined));
  }
  const all = (data: unknown) => (data as Order[]).map(({ id }) => id);

  it('a stream of orders begins with all open ones, then sends each that is placed, changed, ended or deleted', async () => {
    const before = await order();
    const seen = await watch('/api/branches/1/orders/events');
    expect(all(await seen.next('orders'))).toContain(before);
    const id = await order();
    expect(await shown(seen, id)).toMatchObject({ state: 'new' });
    await step(id, 'confirm');
    await shown(seen, id, ({ state }) => state === 'confirmed');
    await step(id, 'completed');
    await shown(seen, id, ({ isCompleted }) => isCompleted);
    await app.db.delete(orders).where(eq(orders.id, id));
    expect(await seen.next('deleted')).toEqual({ id });
    await seen.leave();
  });

  it('a stream ends for a disabled account, and under a deleted key', async () => {
    const person = await app.as('employee', [1]);
    const keys = await newFeeds(1);
    const [session = '', ...ofKeys] = streamsOf(1, keys);
    const seen = [
      await watch(session, { who: person }),
      ...(await Promise.all(ofKeys.map((path) => watch(path)))),
    ];
    await admin.put(`/api/users/${person.id}`, { isEnabled: false });
    for (const { id } of [keys.orders, keys.tickets]) await admin.delete(`/api/branches/1/api-keys/${id}`);
    await order();
    // Events of that name would come; the streams end instead.
    for (const stream of seen) expect(await stream.next('order')).toBeNull();
  });

  it('a stream ends by itself once its viewer loses access, even without any event', async () => {
    const person = await app.as('employee', [4]);
    // One key is deleted, the other one ends.
    const keys = {
      orders: await newKey(4, { scope: 'orders' }),
      tickets: await newKey(4, { endsAt: new Date(app.clock.now + 60_000).toISOString() }),
    };
    const [session = '', ...ofKeys] = streamsOf(4, keys);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const seen = [await watch(session, { who: person })];
      for (const path of ofKeys) seen.push(await watch(path));
      const signsOfLife = () => Promise.all(seen.map((stream) => stream.next('alive')));
      vi.advanceTimersByTime(20_000);
      expect(await signsOfLife()).toEqual([undefined, undefined, undefined]);
      await admin.put(`/api/users/${person.id}`, { isEnabled: false });
      await admin.delete(`/api/branches/4/api-keys/${keys.orders.id}`);
      app.clock.now += 60_000;
      vi.advanceTimersByTime(20_000);
      expect(await signsOfLife()).toEqual([null, null, null]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a stream has the orders of its branch only', async () => {
    const seen = await watch('/api/branches/1/orders/events');
    await seen.next('orders');
    await order({ branch: { id: 4 }, appointmentDate: '2026-11-22T19:00:00+01:00' });
    const own = await order();
    const before = await seen.until(['orders', 'order'], (data) => {
      const orders = [data].flat() as Order[];
      expect(orders.map(({ branch }) => branch.id)).toEqual(orders.map(() => 1));
      return orders.some(({ id }) => id === own);
    });
    expect(before).not.toBeNull();
    await seen.leave();
  });

  it("the kitchen's screen streams orders by its key, the front desk's screen their tickets", async () => {
    const [, ofKitchen = '', ofDesk = ''] = streamsOf(1, feeds);
    const [kitchen, desk] = [await watch(ofKitchen), await watch(ofDesk)];
    const earlier = all(await kitchen.next('orders'));
    expect(all(await desk.next('tickets')).sort()).toEqual(earlier.sort());
    const id = await order({ name: 'Erika Geheim' });
    expect(await shown(kitchen, id)).toMatchObject({ name: 'Erika Geheim' });
    const tickets = await desk.until(['tickets'], (data) => all(data).includes(id));
    expect(JSON.stringify(tickets)).not.toContain('Erika');
    await step(id, 'confirm');
    await desk.until(['tickets'], (data) =>
      (data as FrontdeskTicket[]).some((ticket) => ticket.id === id && ticket.state === 'confirmed'),
    );
    await step(id, 'cancel');
    await desk.until(['tickets'], (data) => !all(data).includes(id));
    await Promise.all([kitchen.leave(), desk.leave()]);
  });

  it('a stream that reconnects begins with all orders again', async () => {
    const first = await watch('/api/branches/1/orders/events');
    await first.next('orders');
    await first.leave();
    const missed = await order();
    const again = await watch('/api/branches/1/orders/events');
    expect(all(await again.next('orders'))).toContain(missed);
    await again.leave();
  });

  it('all streams end when the server stops', async () => {
    const { app: api, stopWatching } = app.composeAgain();
    const seen = await watch('/api/branches/1/orders/events', { api });
    await seen.next('orders');
    await stopWatching();
    expect(await seen.next('order')).toBeNull();
    for (const path of streamsOf(1, feeds))
      expect((await api.request(path, { headers: { cookie: employee.cookie } })).status).toBe(503);
  });

  it('the stream of a branch is for those who work there', async () => {
    const path = '/api/branches/1/orders/events';
    expect((await (await app.as('employee', [2])).get(path)).status).toBe(403);
    expect((await app.call(path)).status).toBe(401);
    expect((await admin.get('/api/branches/x/orders/events')).status).toBe(404);
    const seen = await watch(path, { who: admin });
    await seen.leave();
  });

  it('the number of streams is limited; one that ends makes room', async () => {
    const [own = '', ...ofKey] = streamsOf(4, await newFeeds(4));
    const seen = [];
    // Streams of one account; devices with a key count apart.
    while (seen.length < 30) seen.push(await watch(own, { who: admin }));
    expect((await admin.get(own)).status).toBe(429);
    for (const path of ofKey) for (let n = 0; n < 20; n += 1) seen.push(await watch(path));
    for (const path of ofKey) expect((await app.call(path)).status).toBe(429);
    // Of a branch.
    while (seen.length < 200) {
      const another = await app.as('admin');
      for (let n = 0; n < 30 && seen.length < 200; n += 1) seen.push(await watch(own, { who: another }));
    }
    const late = await app.as('admin');
    expect((await late.get(own)).status).toBe(429);
    await seen[0]?.leave();
    seen[0] = await watch(own, { who: late });
    await Promise.all(seen.map(({ leave }) => leave()));
  });

  it('a stream in one process has orders placed in another', async () => {
    const { app: elsewhere, stopWatching } = app.composeAgain();
    const seen = await watch('/api/branches/1/orders/events', { api: elsewhere });
    await seen.next('orders');
    const id = await order();
    expect(await shown(seen, id)).toMatchObject({ id });
    await seen.leave();
    await stopWatching();
  });
});
