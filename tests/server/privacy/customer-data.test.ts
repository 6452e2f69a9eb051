import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { CustomerArchive } from '../../../src/lib/contract/stored-data.ts';
import type { Log } from '../../../src/lib/contract/people.ts';
import { logs, outbox } from '../../../src/server/platform/database/schema.ts';
import { deliveryDraft, newApp, type TestApp } from '../../support/app.ts';
import {
  askForWords,
  ERIKA,
  logDeletedOrder,
  orderOfErika,
  tablesWithErika,
} from '../../support/customer-data.ts';
import { bothFor } from '../../support/database.ts';

const CALLS = ['find', 'export', 'erase'] as const;
const path = (name: (typeof CALLS)[number]) => `/api/customer-data/${name}`;

describe.each(bothFor('SQL'))('what is stored about one customer on %s', (kind) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let erika: Awaited<ReturnType<typeof orderOfErika>>;
  beforeAll(async () => {
    app = await newApp(kind);
    admin = await app.as('admin');
    await askForWords(app);
    erika = await orderOfErika(app, admin);
    await app.order(
      deliveryDraft({ name: 'Jonas Jung', email: 'jonas@example.org', phone: '+4917012345678' }),
    );
  });
  afterAll(() => app.close());

  const ask = (name: (typeof CALLS)[number], contact: string = ERIKA.email) =>
    admin.post(path(name), { contact });

  it('is for admins only', async () => {
    const employee = await app.as('employee', [1]);
    for (const name of CALLS) {
      expect((await employee.post(path(name), { contact: ERIKA.email })).status).toBe(403);
      expect((await app.post(path(name), { contact: ERIKA.email })).status).toBe(401);
    }
  });

  it.each(CALLS)('is asked for by a whole e-mail address or phone number: %s', async (name) => {
    for (const contact of ['', 'Erika', '12', 'erika@', '%'])
      expect(await ask(name, contact)).toMatchObject({ status: 422, errors: [{ field: 'contact' }] });
  });

  it('is found by either, however it is written', async () => {
    for (const contact of [
      ERIKA.email,
      ' erika@unverwechselbar.EXAMPLE',
      '0151 99887766',
      '0049 151/99887766',
    ])
      expect(await ask('find', contact)).toMatchObject({
        status: 200,
        data: { orders: 1, open: ['1'], firstAt: '2026-11-21T11:00:00.000Z', messages: 1 },
      });
    expect((await ask('find', 'niemand@example.org')).data).toEqual({
      orders: 0,
      open: [],
      firstAt: null,
      lastAt: null,
      messages: 0,
    });
  });

  it('is handed over as data and as a page, without markup of the customer', async () => {
    await admin.put(erika.path, { floor: '<b>3</b>' });
    const answer = await ask('export');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { orders, messages, html } = answer.data as CustomerArchive;
    expect(orders).toMatchObject([{ name: ERIKA.name, street: ERIKA.street, files: [{ extension: 'png' }] }]);
    expect(messages).toMatchObject([{ recipient: ERIKA.email, text: `Danke\nLiebe ${ERIKA.name}` }]);
    for (const words of [ERIKA.name, ERIKA.street, 'Für Unverwechselbar', 'Margherita'])
      expect(html).toContain(words);
    expect(html).toContain('&lt;b&gt;3&lt;/b&gt;');
    expect(html).not.toContain('<b>3');
    expect(html).not.toContain('Jonas');
  });

  it('is not erased while an order is open', async () => {
    expect(await ask('erase')).toMatchObject({
      status: 409,
      errors: [{ message: expect.stringMatching(/^Noch offen: die Bestellung 1\. /) as string }],
    });
    expect((await admin.get(erika.path)).data).toMatchObject({ name: ERIKA.name });
  });

  it('is erased in every table, the log of deleted orders and the storage; others stay', async () => {
    await erika.finish();
    await erika.rate();
    await logDeletedOrder(app.db, 99_999, new Date(app.clock.now));
    const search = { q: ERIKA.email };
    await app.post('/api/analytics-log', { type: 'event', action: 'search', data: search });
    const other = {
      channel: 'mail',
      audience: 'customer',
      purpose: 'placed',
      payload: {},
      state: 'done',
    } as const;
    await app.db.insert(outbox).values({ ...other, recipient: ERIKA.email });
    expect((await ask('erase')).data).toEqual({ orders: 1, files: 1, messages: 2, logs: 2 });
    expect(await tablesWithErika(app.db)).toEqual([]);
    expect(await app.storage.read(erika.picture)).toBeNull();
    expect((await admin.get(erika.path)).data).toMatchObject({ name: '', pricing: { totalGross: 27.3 } });
    expect(await ask('find', 'jonas@example.org')).toMatchObject({ data: { orders: 1 } });
    const again = await ask('erase');
    expect(again.data).toEqual({ orders: 0, files: 0, messages: 0, logs: 0 });
  });

  it('is logged with the admin, but without the customer', async () => {
    const filter = encodeURIComponent(JSON.stringify({ userId: admin.id }));
    const entries = ((await admin.get(`/api/logs?filter=${filter}`)).data as Log[]).filter(
      ({ context }) => context['action'] === 'erase' || context['action'] === 'export',
    );
    expect(entries).toMatchObject([
      { context: { action: 'erase', after: { orders: 0 } } },
      { context: { action: 'erase', after: { orders: 1, files: 1, messages: 2, logs: 2 } } },
      { context: { action: 'export', after: { orders: 1 } } },
    ]);
    expect(await app.db.$count(logs, eq(logs.level, 'analytics'))).toBe(0);
  });

  it('leaves an order that can be read, but not undone', async () => {
    expect((await app.call(erika.publicPath)).status).toBe(200);
    expect((await admin.post(`${erika.path}/status/undo`)).status).toBe(409);
    const { data } = await admin.get('/api/orders');
    expect(data).toMatchObject([{ name: 'Jonas Jung' }, { name: '', state: 'completed' }]);
  });
});
