import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Image } from '../../../src/lib/contract/media.ts';
import type { PublicOrder } from '../../../src/lib/contract/orders.ts';
import { OrderDetails } from '../../../src/lib/contract/staff-orders.ts';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { draft, NOON, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { newAccount, signIn } from '../../support/people.ts';

const png = async (width: number) => {
  const drawn = sharp({ create: { width, height: 40, channels: 3, background: '#ffd200' } });
  return `data:image/png;base64,${(await drawn.png().toBuffer()).toString('base64')}`;
};

const times = <T>(number: number, make: (n: number) => T): T[] =>
  Array.from({ length: number }, (_, n) => make(n));
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe.each(bothFor('races'))('several at the same moment, on %s:', (kind) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let employee: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp(kind);
    admin = await app.as('admin');
    employee = await app.as('employee', [1]);
  });
  afterAll(() => app.close());

  async function order(state: Partial<typeof orders.$inferInsert> = {}) {
    const { data } = await app.order(draft());
    if (Object.keys(state).length > 0) await app.db.update(orders).set(state).where(eq(orders.id, data.id));
    return { path: `/api/orders/${data.id}`, publicPath: `/api/orders/public/${data.uid}/${data.hash}` };
  }
  const step = (path: string, action: string) => employee.post(`${path}/status/${action}`);
  const details = async (path: string) => OrderDetails.parse((await admin.get(path)).data);

  it('concurrent accounts never share an email address, whatever its case', async () => {
    const wanted = {
      name: 'Anton Aushilfe',
      email: 'anton@example.org',
      roles: ['ROLE_EMPLOYEE'],
      branches: [{ id: 1 }],
      password: 'Erste Schicht 7',
    };
    const answers = await Promise.all([
      admin.post('/api/users', wanted),
      admin.post('/api/users', { ...wanted, email: wanted.email.toUpperCase() }),
    ]);
    expect(statusesOf(answers)).toEqual([201, 422]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([
      { field: 'email', message: 'Diese E-Mail-Adresse wird schon verwendet.' },
    ]);
  });

  it('concurrent devices never share an identifier', async () => {
    const wanted = { identifier: 'kueche', name: 'Küche', branch: { id: 1 } };
    const answers = await Promise.all(times(4, () => admin.post('/api/devices', wanted)));
    expect(statusesOf(answers)).toEqual([201, 422, 422, 422]);
    expect(answers.flatMap(({ errors }) => errors.map(({ field }) => field))).toEqual(
      times(3, () => 'identifier'),
    );
  });

  it('a login link signs in one of many concurrent requests', async () => {
    const { email } = await newAccount(app);
    expect((await app.post('/api/sessions/link', { email })).status).toBe(202);
    const token = app.loginLinks.findLast(({ to }) => to === email)?.token;
    const answers = await Promise.all(times(6, () => app.post('/api/sessions/from-link', { token })));
    expect(statusesOf(answers)).toEqual([201, 401, 401, 401, 401, 401]);
  });

  it('concurrent guesses get no more attempts than sequential ones', async () => {
    const { email } = await newAccount(app);
    const answers = await Promise.all(times(12, () => signIn(app, email, 'geraten', '203.0.113.1')));
    expect(statusesOf(answers)).toEqual([...times(5, () => 401), ...times(7, () => 429)]);
  });

  it('concurrent steps advance an order once', async () => {
    const { path } = await order();
    const tries = ['confirm', 'reject', 'cancel', 'confirm', 'reject', 'cancel'];
    const answers = await Promise.all(tries.map((action) => step(path, action)));
    const { history, ...now } = await details(path);
    const taken = history.slice(1).map(({ action }) => action);
    // A confirmed order may still be canceled; nothing else goes together.
    expect([['confirm'], ['confirm', 'cancel'], ['reject'], ['cancel']]).toContainEqual(taken);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(taken.length);
    expect([now.isRejected, now.isCanceled].filter(Boolean).length).toBeLessThan(2);
  });

  it('a step is undone once', async () => {
    const { path } = await order();
    await step(path, 'confirm');
    const answers = await Promise.all(times(3, () => step(path, 'undo')));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(await details(path)).toMatchObject({ state: 'new' });
  });

  it('of concurrent answers to a proposed time, one counts', async () => {
    const { publicPath } = await order({ counterAppointment: new Date('2026-11-21T18:30:00.000Z') });
    const answers = await Promise.all(
      ['confirm', 'reject', 'confirm', 'reject'].map((word) =>
        app.call(`${publicPath}/${word}-counter-appointment`, { method: 'POST' }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
    const { data } = (await app.call(publicPath)) as { data: PublicOrder };
    expect(data.isConfirmed).toBe(!data.isRejected);
  });

  it('an order is rated once', async () => {
    const { publicPath } = await order({ confirmedAt: new Date(NOON), completedAt: new Date(NOON) });
    const stars = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2 };
    const answers = await Promise.all(
      times(3, (n) => app.post(`${publicPath}/questionnaire`, { ...stars, comment: `${n}` })),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
  });

  it('concurrent edits of the shop are never lost', async () => {
    const before = ((await admin.get('/api/tags')).data as unknown[]).length;
    const answers = await Promise.all(times(40, (n) => admin.post('/api/tags', { name: `Tag ${n}` })));
    expect(new Set(statusesOf(answers))).toEqual(new Set([201]));
    expect((await admin.get('/api/tags')).data).toHaveLength(before + 40);
  });

  it('concurrent sold-out changes do not revert each other', async () => {
    const ids = [1, 2, 3, 4, 5, 6];
    const answers = await Promise.all(
      ids.map((id) => employee.put('/api/branches/1/sold-out', { product: { id }, isOut: true })),
    );
    expect(statusesOf(answers)).toEqual(ids.map(() => 200));
    const branch = (await app.call('/api/branches/1')).data as { soldOut: { product: { id: number } }[] };
    expect(branch.soldOut.map(({ product }) => product.id).toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('concurrent replacements of a picture get one version each', async () => {
    const { id } = (await admin.post('/api/images', { data: await png(60), name: 'Bild' })).data as Image;
    const answers = await Promise.all(
      [61, 62, 63, 64].map(async (width) => admin.put(`/api/images/${id}`, { data: await png(width) })),
    );
    const versions = answers.map(({ data }) => (data as Image).version).toSorted((a, b) => a - b);
    expect(versions).toEqual([2, 3, 4, 5]);
  });
});
