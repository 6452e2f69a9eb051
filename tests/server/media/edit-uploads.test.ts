import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDetails } from '../../../src/lib/contract/staff-orders.ts';
import type { KeptUpload, Upload } from '../../../src/lib/contract/media.ts';
import { uploads } from '../../../src/server/platform/database/schema.ts';
import { sweepUploads } from '../../../src/server/media/uploads.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';

const pdf = (text: string) =>
  `data:application/pdf;base64,${Buffer.from(`%PDF-1.7 ${text}`).toString('base64')}`;
const DAY_MS = 86_400_000;

describe('uploads, as staff see them', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
    const shop = (await app.readShop())!.shop;
    shop.products[0]!.config.parts = [
      { name: 'Vorlage', description: '', type: 'file', optional: true, options: [] },
    ];
    await app.setShop(shop);
  });
  afterAll(() => app.close());

  async function sent(text = 'Vorlage'): Promise<Upload> {
    const answer = await app.post('/api/uploads', { data: pdf(text) });
    expect(answer.status).toBe(201);
    return answer.data as Upload;
  }
  async function ordered(): Promise<Upload> {
    return (await orderedWith()).upload;
  }
  async function orderedWith() {
    const upload = await sent();
    const value = [{ id: upload.id, publicHash: upload.publicHash }];
    const order = await app.order(
      draft({ items: [{ product: { id: 1 }, amount: 1, unit: 'Stk', parts: [{ name: 'Vorlage', value }] }] }),
    );
    expect([order.status, order.errors]).toEqual([201, []]);
    return { upload, orderId: order.data.id };
  }
  const bytesOf = async ({ publicHash, id, version, extension }: Upload) => {
    const response = await app.app.request(`/upload/${publicHash}/${id}-${version}.${extension}`);
    return response.status === 200 ? await response.text() : response.status;
  };

  it('say whether they belong to an order, newest first', async () => {
    const [first, second] = [await ordered(), await sent()];
    const all = (await admin.get('/api/uploads?range=[0,1]')).data as KeptUpload[];
    expect(all.map(({ id, isOrdered }) => [id, isOrdered])).toEqual([
      [second.id, false],
      [first.id, true],
    ]);
    expect((await admin.get(`/api/uploads/${first.id}`)).data).toEqual(all[1]);
    const unordered = await admin.get('/api/uploads?filter={"isOrdered":false,"extension":"pdf"}');
    expect(unordered.headers.get('content-range')).toBe('uploads 0-0/1');
    expect((await admin.get('/api/uploads?range=[1]')).status).toBe(400);
  });

  it('come with their order, so that they can be opened', async () => {
    const { upload, orderId } = await orderedWith();
    const { data } = await admin.get(`/api/orders/${orderId}`);
    expect(data).toMatchObject({ files: [upload] });
    expect(await bytesOf((data as OrderDetails).files[0]!)).toBe('%PDF-1.7 Vorlage');
  });

  it('are deleted with their bytes', async () => {
    const upload = await sent();
    expect(await admin.delete(`/api/uploads/${upload.id}`)).toMatchObject({ status: 200, data: upload });
    expect(await bytesOf(upload)).toBe(404);
    expect((await admin.get(`/api/uploads/${upload.id}`)).status).toBe(404);
  });

  it('are replaced by a new version under the same hash', async () => {
    const upload = await sent('alt');
    const answer = await admin.put(`/api/uploads/${upload.id}`, { data: pdf('neu') });
    expect(answer).toMatchObject({ status: 200, data: { ...upload, version: 2 } });
    expect(await bytesOf({ ...upload, version: 2 })).toBe('%PDF-1.7 neu');
    expect(await bytesOf(upload)).toBe(404);
  });

  it('cannot be changed once they were ordered with', async () => {
    const upload = await ordered();
    for (const answer of [
      await admin.put(`/api/uploads/${upload.id}`, { data: pdf('anders') }),
      await admin.delete(`/api/uploads/${upload.id}`),
    ])
      expect([answer.status, answer.errors[0]?.message]).toEqual([
        409,
        'Diese Datei gehört zu einer Bestellung und kann nicht geändert oder gelöscht werden.',
      ]);
    expect(await bytesOf(upload)).toBe('%PDF-1.7 Vorlage');
  });

  it('are refused when they are too large, of an unknown type, or missing', async () => {
    const { id } = await sent();
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-').toString('base64');
    const put = (data: string, of = id) => admin.put(`/api/uploads/${of}`, { data });
    expect((await put(`data:application/pdf;base64,${large}`)).status).toBe(413);
    const unknown = await put(`data:text/html;base64,${Buffer.from('<p>').toString('base64')}`);
    expect([unknown.status, unknown.errors]).toEqual([
      422,
      [{ field: 'data', message: 'Dieser Dateityp wird nicht erkannt.' }],
    ]);
    expect((await put(pdf('x'), 99_999)).status).toBe(404);
    expect((await admin.delete('/api/uploads/99999')).status).toBe(404);
  });

  it('are deleted after a day without an order', async () => {
    const [old, young, kept] = [await sent(), await sent(), await ordered()];
    const aged = new Date(app.clock.now - DAY_MS - 1);
    for (const { id } of [old, kept])
      await app.db.update(uploads).set({ createdAt: aged }).where(eq(uploads.id, id));
    await app.db
      .update(uploads)
      .set({ createdAt: new Date(app.clock.now) })
      .where(eq(uploads.id, young.id));
    expect(await sweepUploads(app.db, app.storage, app.clock.now)).toBe(1);
    expect(await bytesOf(old)).toBe(404);
    expect(await bytesOf(young)).toBe('%PDF-1.7 Vorlage');
    expect(await bytesOf(kept)).toBe('%PDF-1.7 Vorlage');
    expect(await sweepUploads(app.db, app.storage, app.clock.now)).toBe(0);
  });

  it('are for admins only', async () => {
    const employee = await app.as('employee', [1]);
    const calls = [
      ['GET', '/api/uploads'],
      ['GET', '/api/uploads/1'],
      ['PUT', '/api/uploads/1'],
      ['DELETE', '/api/uploads/1'],
    ] as const;
    for (const [method, path] of calls) {
      expect((await app.call(path, { method })).status).toBe(401);
      expect((await app.call(path, { method, headers: { cookie: employee.cookie } })).status).toBe(403);
    }
  });
});
