import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKeyScope } from '../../../src/lib/contract/people.ts';
import { FrontdeskTicket, Order } from '../../../src/lib/contract/staff-orders.ts';
import { saysWord } from '../../../src/server/orders/queries/find-orders.ts';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { deliveryDraft, draft, newApp, NOON, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;

describe.each(bothFor('SQL'))('orders on %s', (kind) => {
  let app: TestApp;
  let admin: Staff;
  let employee: Staff;
  /** Their ids by what they are. */
  const ids: Record<string, number> = {};
  let tickets: string;
  let open: string;

  beforeAll(async () => {
    app = await newApp(kind);
    admin = await app.as('admin');
    employee = await app.as('employee', [1]);
    const drafts = {
      waiting: draft({ name: 'Anna Ähre', email: 'anna@example.org' }),
      served: draft({ isDineIn: true, table: { id: 1 }, name: '' }),
      ready: draft({ name: 'Boris 100%' }),
      delivered: deliveryDraft({ name: 'Carla' }),
      rejected: draft({ name: 'Dora', phone: '+43660123456' }),
      elsewhere: draft({ branch: { id: 4 }, appointmentDate: '2026-11-22T19:00:00+01:00' }),
    };
    for (const [name, body] of Object.entries(drafts)) {
      app.clock.now += 60_000;
      ids[name] = (await app.order(body)).data.id;
    }
    const step = (name: string, action: string) => admin.post(`/api/orders/${ids[name]}/status/${action}`);
    for (const name of ['served', 'ready', 'delivered']) await step(name, 'confirm');
    for (const name of ['ready', 'delivered']) await step(name, 'in-delivery');
    await step('rejected', 'reject');
    await app.db
      .update(orders)
      .set({ paidAt: new Date(NOON) })
      .where(eq(orders.id, ids['delivered'] ?? 0));
    [tickets, open] = await Promise.all([newFeed('tickets'), newFeed('orders')]);
  });
  afterAll(() => app.close());

  /** The end of a display's path: branch and key. */
  async function newFeed(scope: ApiKeyScope): Promise<string> {
    const made = await admin.post('/api/branches/1/api-keys', { name: 'Bildschirm', scope });
    return `1/${(made.data as { key: string }).key}`;
  }
  const idsOf = (data: unknown) => (data as { id: number }[]).map(({ id }) => id);
  const named = (...names: string[]) => names.map((name) => ids[name]);
  async function list(who: Staff, query: Record<string, unknown> = {}) {
    const search = Object.entries(query).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    const answer = await who.get(`/api/orders?${search.join('&')}`);
    return { ...answer, ids: answer.status === 200 ? idsOf(answer.data) : [] };
  }

  it('orders are listed newest first, all for admins and those of their branches for employees', async () => {
    const all = await list(admin);
    expect(all.ids).toEqual(named('elsewhere', 'rejected', 'delivered', 'ready', 'served', 'waiting'));
    expect(all.headers.get('content-range')).toBe('orders 0-5/6');
    expect((all.data as unknown[]).map((order) => Order.parse(order))).toEqual(all.data);
    expect((await list(employee)).ids).toEqual(named('rejected', 'delivered', 'ready', 'served', 'waiting'));
    expect((await list(await app.as('employee'))).ids).toEqual([]);
    expect((await app.call('/api/orders')).status).toBe(401);
  });

  it.each([
    [{ state: ['new', 'rejected'] }, ['elsewhere', 'rejected', 'waiting']],
    [{ branchId: 4 }, ['elsewhere']],
    [{ branchId: 4, state: 'confirmed' }, []],
    [{ q: 'anna' }, ['waiting']],
    [{ q: '100%' }, ['ready']],
    // Short words by how they begin, a ticket by its number, a phone as it is dialled at home.
    [{ q: 'an' }, ['waiting']],
    [{ q: 'la' }, []],
    [{ q: '#2' }, ['served']],
    [{ q: '0660/123 456' }, ['rejected']],
    [{ q: '0043660123456' }, ['rejected']],
    [{ q: '+43(0)660/123456' }, ['rejected']],
    [{ q: 'torstr carla' }, ['delivered']],
    [{ isDineIn: true }, ['served']],
    [{ totalGross_gte: 20 }, ['delivered']],
    [{ isPaid: true }, ['delivered']],
    [{ isPaid: false, state: 'new' }, ['elsewhere', 'waiting']],
    [{ dueAt_gte: '2026-11-22T00:00:00+01:00' }, ['elsewhere']],
    [{ day: '2026-11-20' }, []],
  ])('are found by %j', async (filter, names) => {
    expect((await list(admin, { filter })).ids).toEqual(named(...names));
  });

  it('a kitchen reads what was due since yesterday, whatever it asks for', async () => {
    const kitchen = await app.as('kitchen', [1]);
    expect((await list(kitchen)).ids).toEqual(named('rejected', 'delivered', 'ready', 'served', 'waiting'));
    app.clock.now += 26 * 60 * 60_000;
    const past = { filter: { dueAt_gte: '2026-11-01T00:00:00+01:00' } };
    expect((await list(kitchen, past)).ids).toEqual([]);
    expect((await list(employee, past)).ids).toHaveLength(5);
    app.clock.now -= 26 * 60 * 60_000;
  });

  it('years of orders are searched through an index, however short or odd the word', async () => {
    for (const word of ['muster', 'an', '#2', '0170/1234', 'x1y2z3']) {
      const plan = await app.db.transaction(async (tx) => {
        // So few are read through quicker.
        await tx.execute(sql`set local enable_seqscan = off`);
        return JSON.stringify(await tx.execute(sql`explain select id from orders where ${saysWord(word)}`));
      });
      expect(plan, word).toContain('orders_words');
      expect(plan, word).not.toMatch(/Seq Scan|orders_pkey/);
    }
  });

  it('orders are sorted and paged as requested, with the total', async () => {
    const { ids: found, headers } = await list(admin, {
      sort: ['totalGross', 'ASC'],
      range: [4, 5],
      filter: { branchId: 1 },
    });
    expect(found).toEqual(named('delivered'));
    expect(headers.get('content-range')).toBe('orders 4-4/5');
  });

  it.each([
    ['filter', { filter: { hash: 'x' } }],
    ['sort', { sort: ['hash', 'ASC'] }],
    ['range', { range: [5, 1] }],
  ])('are not listed by a %s that makes no sense', async (field, query) => {
    expect(await list(admin, query)).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('open orders are listed by due time', async () => {
    const current = (path: string, who = employee) => who.get(`/api/orders/current${path}`);
    expect(idsOf((await current('')).data)).toEqual(named('waiting', 'served', 'ready', 'delivered'));
    expect(idsOf((await current('?branchId=4', admin)).data)).toEqual(named('elsewhere'));
    expect((await current('?branchId=4')).status).toBe(403);
    expect((await current('?branchId=x')).status).toBe(422);
    expect((await app.call('/api/orders/current')).status).toBe(401);
  });

  it("the front desk's screen shows orders without personal data", async () => {
    const { status, data, headers } = await app.call(`/api/orders/frontdesk/${tickets}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((data as unknown[]).map((ticket) => FrontdeskTicket.strict().parse(ticket))).toEqual(data);
    expect((data as FrontdeskTicket[]).map(({ ticketNumber, state }) => [ticketNumber, state])).toEqual([
      ['1', 'new'],
      ['2', 'confirmed'],
      ['3', 'inDelivery'],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/Anna|example|Boris|hash|uid/);
  });

  it("the kitchen's screen shows orders with all details", async () => {
    const { data } = await app.call(`/api/orders/backoffice/${open}`);
    expect(idsOf(data)).toEqual(named('waiting', 'served', 'ready', 'delivered'));
    expect(data).toMatchObject([{ name: 'Anna Ähre', items: [{ name: 'Margherita' }] }, {}, {}, {}]);
  });

  it("the key of the front desk's screen opens no orders, and that of the kitchen no tickets", async () => {
    for (const path of [`backoffice/${tickets}`, `frontdesk/${open}`])
      for (const rest of ['', '/events'])
        expect((await app.call(`/api/orders/${path}${rest}`)).status).toBe(404);
  });

  it.each(['frontdesk', 'backoffice'])(
    'orders appear on no %s screen of another branch or key',
    async (screen) => {
      const key = (screen === 'frontdesk' ? tickets : open).slice(2);
      for (const keys of [`4/${key}`, `99/${key}`, '1/wrong', `x/${key}`])
        for (const rest of ['', '/events'])
          expect((await app.call(`/api/orders/${screen}/${keys}${rest}`)).status).toBe(404);
    },
  );
});
