import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewAccessKey } from '../../../src/lib/contract/people.ts';
import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import { orderReceipt } from '../../../src/server/printing/receipt/receipt-text.ts';
import { FACTS } from '../../support/printers/an-order-to-print.ts';
import { draft, fieldsOf, newApp, type TestApp } from '../../support/app.ts';

const PAPER = { columns: 42, encoding: 'cp858' } as const;
const RECEIPT = {
  till: 'ERS-4711',
  number: '2026-00042',
  tse: {
    serial: 'a3f8',
    transaction: 815,
    counter: 1630,
    startedAt: '2026-11-21T11:00:00.000Z',
    finishedAt: '2026-11-21T11:00:02.000Z',
    signature: 'MEUCIQDcheck==',
    qr: 'V0;ERS-4711;Kassenbeleg-V1',
  },
};

describe('the hand-over to a till', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let key: string;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
    const made = await admin.post('/api/access-keys', {
      name: 'Kassenbrücke',
      scopes: ['till'],
      branches: [{ id: 1 }],
    });
    ({ key } = made.data as NewAccessKey);
  });
  afterAll(() => app.close());

  const call = (method: string, path: string, body?: unknown, by = key) =>
    app.call(path, {
      method,
      headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const waiting = async () => ((await call('GET', '/api/till/orders')).data as Order[]).map(({ id }) => id);
  const record = (id: number, receipt: object = RECEIPT, by = key) =>
    call('PUT', `/api/orders/${id}/till-receipt`, receipt, by);
  async function confirmed(changes: Parameters<typeof draft>[0] = {}): Promise<number> {
    const { data } = await app.order(draft(changes));
    await admin.post(`/api/orders/${data.id}/status/confirm`, {});
    return data.id;
  }

  it('lists confirmed orders that are paid on site until there is a receipt', async () => {
    const { data: fresh } = await app.order(draft());
    const id = await confirmed();
    const lost = await confirmed();
    await admin.post(`/api/orders/${lost}/status/cancel`, {});
    expect(await waiting()).toEqual([id]);
    expect(await record(id)).toMatchObject({ status: 200, data: { id, tillReceipt: RECEIPT } });
    expect(await waiting()).toEqual([]);
    expect((await record(fresh.id)).status).toBe(409);
    expect((await record(lost)).status).toBe(409);
  });

  it('records a receipt once: the same again changes nothing, another is refused', async () => {
    const id = await confirmed();
    expect((await record(id)).status).toBe(200);
    expect((await record(id)).status).toBe(200);
    expect(await record(id, { ...RECEIPT, number: 'other' })).toMatchObject({ status: 409 });
    const { history } = (await admin.get(`/api/orders/${id}`)).data as { history: { action: string }[] };
    expect(history.filter(({ action }) => action === 'till-receipt')).toMatchObject([
      { user: { id: null, name: 'Kassenbrücke' }, changes: { tillReceipt: { to: 'ERS-4711 2026-00042' } } },
    ]);
  });

  it('brings number and signature onto the receipt, instead of the words that it is none of a till', async () => {
    const id = await confirmed();
    const receipt = async () =>
      orderReceipt((await admin.get(`/api/orders/${id}`)).data as Order, FACTS, PAPER)
        .lines.map(({ text }) => text)
        .join('\n');
    expect(await receipt()).toContain('kein Kassenbeleg');
    await record(id);
    const signed = await receipt();
    expect(signed).not.toContain('kein Kassenbeleg');
    for (const part of ['Kassenbeleg 2026-00042', 'Kasse: ERS-4711', 'Transaktion 815', 'MEUCIQDcheck=='])
      expect(signed).toContain(part);
  });

  it('brings them onto status page and confirmation too, in the customer’s language', async () => {
    const { data: placed } = await app.order(draft());
    await admin.post(`/api/orders/${placed.id}/status/confirm`, {});
    const path = `/api/orders/public/${placed.uid}/${placed.hash}`;
    const confirmation = async () => (await app.app.request(`${path}/confirmation`)).text();
    expect((await app.call(path)).data).not.toHaveProperty('tillReceipt');
    expect(await confirmation()).toContain('Bestellbeleg, kein Kassenbeleg.');
    await record(placed.id);
    expect((await app.call(path)).data).toMatchObject({ tillReceipt: RECEIPT });
    const signed = await confirmation();
    expect(signed).not.toContain('kein Kassenbeleg');
    for (const part of ['Kassenbeleg 2026-00042', 'Ende 21.11.2026, 12:00 Uhr', 'Prüfwert: MEUCIQDcheck=='])
      expect(signed).toContain(part);
  });

  it('takes a receipt after the order has ended, as it stands in the books', async () => {
    const id = await confirmed();
    await admin.post(`/api/orders/${id}/status/completed`, {});
    expect(await waiting()).toContain(id);
    expect((await record(id, { ...RECEIPT, tse: null })).status).toBe(200);
    const books = await app.app.request('/api/books/exports/orders?from=2026-11-21&to=2026-11-21', {
      headers: { cookie: admin.cookie },
    });
    const csv = await books.text();
    expect([books.status, csv]).toEqual([200, expect.stringContaining('2026-00042')]);
  });

  it('needs a number, and an order of a branch of its key', async () => {
    const id = await confirmed();
    expect(fieldsOf(await record(id, { ...RECEIPT, number: ' ' }))).toEqual(['number']);
    expect((await record(99_999)).status).toBe(404);
    const strange = { name: 'Nord', scopes: ['till'], branches: [{ id: 2 }] };
    const made = (await admin.post('/api/access-keys', strange)).data as NewAccessKey;
    expect((await record(id, RECEIPT, made.key)).status).toBe(403);
  });
});
