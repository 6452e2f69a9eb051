import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PublicOrder } from '../../../src/lib/contract/orders.ts';
import {
  BranchPromotions,
  type PromotionCode,
  type PromotionUse,
} from '../../../src/lib/contract/promotions.ts';
import { MOST_REFUSED_PER_MINUTE } from '../../../src/server/platform/http/limits.ts';
import { orders, promotionUses } from '../../../src/server/platform/database/schema.ts';
import { deliveryDraft, draft, fieldsOf, newApp, NOON, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { shopWithPromotions } from '../../support/promotions.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;

describe('orders with promotions', () => {
  let app: TestApp;
  let admin: Staff;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
  });
  afterAll(() => app.close());
  beforeEach(() => void (app.clock.now = Date.parse(NOON)));

  const withPromotions = (...all: Parameters<typeof shopWithPromotions>) =>
    app.setShop(shopWithPromotions(...all));
  const codesOf = (answer: { errors: { code?: string | undefined }[] }) =>
    answer.errors.map(({ code }) => code);

  it('keep what each took off, by line and in all, and are paid for what is left', async () => {
    await withPromotions(
      {},
      { name: 'Fünf Euro', trigger: 'code', code: 'SOMMER', kind: 'amount', value: 5 },
    );
    const { status, data } = await app.order(deliveryDraft({ codes: ['som-mer'], expectedTotal: 15.5 }));
    expect(status).toBe(201);
    expect(PublicOrder.parse(data)).toEqual(data);
    // 20.00 less a tenth and 5.00, and 2.50 for the delivery.
    expect(data.pricing).toMatchObject({
      gross: 13,
      discount: 7,
      deliveryGross: 2.5,
      totalGross: 15.5,
      promotions: [
        { id: 1, name: 'Zehn Prozent', code: null, kind: 'percent', amount: 2 },
        { id: 2, name: 'Fünf Euro', code: 'SOMMER', kind: 'amount', amount: 5 },
      ],
      taxes: [{ rate: 7, amount: 1.01 }],
    });
    expect(data.items[0]).toMatchObject({ gross: 13, discount: 7, unitPrice: 10 });
  });

  it('count minimum order value and free delivery before promotions', async () => {
    await withPromotions({ kind: 'amount', value: 15 }, { name: 'Lieferung frei', kind: 'delivery' });
    const { data } = await app.order(deliveryDraft());
    expect(data.pricing).toMatchObject({
      gross: 5,
      deliveryGross: 0,
      deliveryDiscount: 2.5,
      totalGross: 5,
    });
    const free = await app.order(deliveryDraft({ items: [{ product: { id: 1 }, amount: 3, unit: 'Stk' }] }));
    expect(free.data.pricing.promotions).toMatchObject([{ id: 1 }]);
  });

  it('are refused where the browser has not seen a promotion, and nothing is stored', async () => {
    await withPromotions({});
    const before = await app.countOrders();
    const answer = await app.order(draft({ expectedTotal: 10 }));
    expect([answer.status, fieldsOf(answer)]).toEqual([409, ['expectedTotal']]);
    expect(await app.countOrders()).toBe(before);
  });

  it.each([
    ['codeUnknown', 422, {}, { codes: ['WINTER'] }],
    ['codeOver', 409, { validUntil: '2026-11-20' }, {}],
    ['codeOver', 409, { isEnabled: false }, {}],
    ['codeNotYet', 422, { validFrom: '2026-11-22' }, {}],
    ['codeElsewhere', 422, { branches: [{ id: 4 }] }, {}],
    ['codeOtherMode', 422, { modes: ['delivery' as const] }, {}],
    ['codeOtherTime', 422, { weekdays: [0] }, {}],
    ['codeFirstOrder', 422, { isFirstOrder: true }, {}],
    ['codeMinimum', 422, { minimumValue: 10.01 }, {}],
    ['codeNoGoods', 422, { categories: [{ id: 2 }] }, {}],
  ])('are refused with %s at the code', async (code, status, change, wish) => {
    await withPromotions({ trigger: 'code', code: 'SOMMER', ...change });
    const answer = await app.order(draft({ codes: ['SOMMER'], ...wish }));
    expect([answer.status, fieldsOf(answer), codesOf(answer)]).toEqual([status, ['codes.0'], [code]]);
  });

  it('take the device’s word for its first order, and the weekday of the time that they are for', async () => {
    await withPromotions({ isFirstOrder: true, weekdays: [0] });
    const monday = '2026-11-23T12:00:00+01:00';
    const first = await app.order(draft({ isFirstOrder: true, appointmentDate: monday }));
    expect(first.data.pricing.discount).toBe(1);
    const today = await app.order(draft({ isFirstOrder: true }));
    expect(today.data.pricing.discount).toBeUndefined();
  });

  it('give their uses back when they end without success, and take them again when that is undone', async () => {
    await withPromotions({ id: 21, trigger: 'code', code: 'SOMMER', mostUses: 1 });
    const first = await app.order(draft({ codes: ['SOMMER'] }));
    const path = `/api/orders/${first.data.id}/status`;
    const again = () => app.order(draft({ codes: ['SOMMER'] }));
    expect(codesOf(await again())).toEqual(['codeUsedUp']);
    expect((await admin.post(`${path}/reject`)).status).toBe(200);
    expect((await admin.post(`${path}/undo`)).status).toBe(200);
    expect(codesOf(await again())).toEqual(['codeUsedUp']);
    expect((await admin.post(`${path}/cancel`)).status).toBe(200);
    expect((await again()).status).toBe(201);
    // Somebody else has it by now.
    const undone = await admin.post(`${path}/undo`);
    expect([undone.status, undone.errors[0]?.message]).toEqual([
      409,
      'Das lässt sich nicht mehr rückgängig machen: Die Aktion dieser Bestellung ist inzwischen aufgebraucht.',
    ]);
  });

  it('count limits per contact by mail address or phone number, until their customer is erased', async () => {
    await withPromotions({ trigger: 'code', code: 'SOMMER', mostUsesPerContact: 1, id: 9 });
    const order = (email: string, phone: string) => app.order(draft({ codes: ['SOMMER'], email, phone }));
    const first = await order('Erika@Example.org', '030 123456');
    expect(first.status).toBe(201);
    expect(codesOf(await order('erika@example.org', ''))).toEqual(['codeUsedByYou']);
    expect(codesOf(await order('', ''))).toEqual(['codeContact']);
    expect(codesOf(await order('other@example.org', '+49 30 123456'))).toEqual(['codeUsedByYou']);
    expect((await order('other@example.org', '030 654321')).status).toBe(201);
    await admin.post(`/api/orders/${first.data.id}/status/confirm`);
    await admin.post(`/api/orders/${first.data.id}/status/completed`);
    expect((await admin.delete(`/api/orders/${first.data.id}`)).status).toBe(200);
    const [use] = await app.db.select().from(promotionUses).where(eq(promotionUses.orderId, first.data.id));
    expect(use).toMatchObject({ email: null, phone: null, amountCents: 100 });
  });

  it('leave a code unused that a better promotion beats', async () => {
    await withPromotions(
      { percent: 50, isCombinable: false },
      { id: 22, trigger: 'code', code: 'SOMMER', isCombinable: false, mostUses: 1 },
    );
    const { data } = await app.order(draft({ codes: ['SOMMER'] }));
    expect(data.pricing.promotions).toMatchObject([{ id: 1, amount: 5 }]);
    await withPromotions({ id: 22, trigger: 'code', code: 'SOMMER', mostUses: 1 });
    expect((await app.order(draft({ codes: ['SOMMER'] }))).status).toBe(201);
  });

  it('keep a percentage in proportion when a line is weighed, and an amount as it was', async () => {
    await withPromotions({}, { name: 'Fünf Euro', kind: 'amount', value: 5 });
    const { data } = await app.order(draft());
    const item = `/api/orders/${data.id}/items/0`;
    const heavier = (await admin.put(item, { amount: 2 })).data as PublicOrder;
    expect(heavier.pricing).toMatchObject({ gross: 13, discount: 7, totalGross: 13 });
    expect(heavier.items[0]).toMatchObject({ gross: 13, discount: 7 });
    const tiny = (await admin.put(item, { amount: 1, unitPrice: 3 })).data as PublicOrder;
    expect(tiny.pricing).toMatchObject({ gross: 0, discount: 3, totalGross: 0 });
  });

  it('do not change once they are final', async () => {
    await withPromotions({});
    const { data } = await app.order(draft());
    await admin.post(`/api/orders/${data.id}/status/confirm`);
    await admin.post(`/api/orders/${data.id}/status/completed`);
    const change = app.db.update(orders).set({ discountCents: 0 }).where(eq(orders.id, data.id));
    await expect(change).rejects.toThrow('Failed query');
  });

  it('are given back by what was paid for a line', async () => {
    await withPromotions({ percent: 50 });
    const { data } = await app.order(draft());
    await admin.post(`/api/orders/${data.id}/status/confirm`);
    await admin.post(`/api/orders/${data.id}/status/completed`);
    const lines = [{ index: 0, amount: 1 }];
    const corrected = await admin.post(`/api/orders/${data.id}/corrections`, { reason: 'Kalt', lines });
    expect(corrected.data).toMatchObject({ corrections: [{ amount: 5 }] });
  });
});

describe('promotions for customers and staff', () => {
  let app: TestApp;
  let admin: Staff;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
    await app.setShop(
      shopWithPromotions(
        { categories: [{ id: 1 }] },
        { trigger: 'code', code: 'SOMMER', mostUses: 5 },
        { trigger: 'code', name: 'Liste' },
        { branches: [{ id: 4 }] },
      ),
    );
  });
  afterAll(() => app.close());

  const read = async (codes: string[], branch = 1) =>
    app.post(`/api/branches/${branch}/promotions`, { codes });

  it('are told for a branch, without codes that were not entered, with the products of their categories', async () => {
    const answer = await read(['sommer', 'nichts']);
    const found = BranchPromotions.parse(answer.data);
    expect(found.promotions.map(({ id, code, goods }) => ({ id, code, goods }))).toEqual([
      { id: 1, code: null, goods: [1, 3, 6, 7, 8] },
      { id: 2, code: 'SOMMER', goods: null },
    ]);
    expect(found.refused).toEqual([
      { code: 'nichts', message: 'Diesen Code gibt es nicht. Bitte prüfen Sie die Schreibweise.' },
    ]);
    expect((await read([], 99)).status).toBe(404);
    expect((await app.call('/api/promotions')).status).toBe(401);
    expect(JSON.stringify((await app.call('/api/init')).data)).not.toMatch(/SOMMER|api.promotions/);
  });

  it('have generated codes, each for one order', async () => {
    const made = await admin.post('/api/promotions/3/codes', { count: 3 });
    expect(made.status).toBe(201);
    const [first] = made.data as PromotionCode[];
    const code = first?.code ?? '';
    expect((await app.order(draft({ codes: [code] }))).status).toBe(201);
    expect((await app.order(draft({ codes: [code] }))).errors[0]?.code).toBe('codeUsedUp');
    const listed = (await admin.get('/api/promotions/3/codes')).data as PromotionCode[];
    expect(listed.map(({ uses }) => uses).sort()).toEqual([0, 0, 1]);
    expect((await admin.post('/api/promotions/99/codes', { count: 1 })).status).toBe(404);
    expect((await admin.get('/api/promotions/99/codes')).status).toBe(404);
    expect((await admin.post('/api/promotions/3/codes', { count: 5001 })).status).toBe(422);
  });

  it('have codes that are not found by trying', async () => {
    const incoming = { socket: { remoteAddress: '203.0.113.9', remotePort: 1, remoteFamily: 'IPv4' } };
    const post = async (path: string, body: unknown) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      return (await app.app.request(path, init, { incoming })).status;
    };
    for (let guess = 0; guess < MOST_REFUSED_PER_MINUTE; guess++)
      expect(await post('/api/branches/1/promotions', { codes: [`GUESS${guess}`] })).toBe(200);
    expect(await post('/api/branches/1/promotions', { codes: ['GUESS'] })).toBe(429);
    expect(await post('/api/orders', draft({ codes: ['GUESS'] }))).toBe(429);
    expect(await post('/api/branches/1/promotions', { codes: ['SOMMER'] })).toBe(200);
  });

  it('are summed up by what they took off orders of the own branches', async () => {
    const waiter = await app.as('employee', [4]);
    expect((await waiter.get('/api/statistics/promotions?branchId=1')).status).toBe(403);
    expect((await waiter.get('/api/statistics/promotions')).data).toEqual([]);
    expect((await admin.get('/api/statistics/promotions?to=2026-11-21')).status).toBe(422);
    const sums = (await admin.get('/api/statistics/promotions?from=2026-11-21')).data as PromotionUse[];
    expect(sums).toEqual([
      { promotion: { id: 1 }, name: 'Zehn Prozent', orders: 1, amount: 1 },
      { promotion: { id: 3 }, name: 'Liste', orders: 1, amount: 0.9 },
    ]);
  });

  it('cannot be deleted from under: branches, categories and products that they name stay', async () => {
    const refused = await admin.delete('/api/branches/4');
    expect(refused.errors[0]?.message).toContain('Aktion „Zehn Prozent“');
  });

  it('have codes of their own, and no empty discount', async () => {
    const taken = await admin.post('/api/promotions', { name: 'Noch eine', code: 'SOMMER' });
    expect([taken.status, fieldsOf(taken)]).toEqual([422, ['code']]);
    const empty = await admin.post('/api/promotions', { name: 'Nichts', percent: 0 });
    expect([empty.status, fieldsOf(empty)]).toEqual([422, ['percent']]);
  });

  it('are announced by the settings only while there are any', async () => {
    const init = async () => (await app.call('/api/init')).data;
    expect(JSON.stringify(await init())).toContain('"hasPromotions":true,"promotionsFrom":0');
    await admin.post('/api/config', { hasPromotions: true });
    const off = shopWithPromotions({ isEnabled: false });
    await app.setShop({ ...off, config: { ...off.config, hasPromotions: true } });
    expect(JSON.stringify(await init())).not.toMatch(/hasPromotions|promotionsFrom/);
  });
});

describe.each(bothFor('locks', 'races'))('the last use of a promotion on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp(
      kind,
      shopWithPromotions(
        { trigger: 'code', code: 'LETZTER', mostUses: 3 },
        { trigger: 'code', name: 'Liste' },
      ),
    );
  });
  afterAll(() => app.close());

  const insist = async (codes: string[]) => {
    const key = crypto.randomUUID();
    let answer = await app.order(draft({ codes }), key);
    while (answer.status === 503) answer = await app.order(draft({ codes }), key);
    return answer;
  };

  it('has as many winners as there are uses, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => insist(['LETZTER'])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const others = answers.filter(({ status }) => status !== 201);
    expect(others.map(({ status, errors }) => [status, errors[0]?.code])).toEqual(
      others.map(() => [409, 'codeUsedUp']),
    );
  });

  it('has one winner for a code that was generated for one order', async () => {
    const admin = await app.as('admin');
    const [made] = (await admin.post('/api/promotions/2/codes', { count: 1 })).data as PromotionCode[];
    const answers = await Promise.all(Array.from({ length: 6 }, () => insist([made?.code ?? ''])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const [use] = await app.db.select().from(promotionUses).where(eq(promotionUses.promotionId, 2));
    expect(use?.generatedCode).toBe(made?.code);
  });
});
