import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Withdrawal, WithdrawalAcknowledgement } from '../../../src/lib/contract/withdrawals.ts';
import { removeOldData } from '../../../src/server/privacy/retention.ts';
import { draft, fieldsOf, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { newMessages, SOON } from '../../support/messages.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';

const DAY = 86_400_000;
const NAME = 'Erika Muster';
const EMAIL = 'erika@example.org';

describe.each(bothFor('SQL'))('a withdrawal on %s', (kind) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let employee: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp(kind);
    admin = await app.as('admin');
    employee = await app.as('employee', [1]);
    const shop = (await app.readShop())!.shop;
    shop.products[1]!.isReturnable = true;
    await app.setShop(shop);
  });
  afterAll(() => app.close());

  /** A pizza, which cannot be sent back, and something that can. */
  const ordered = async () => {
    const items = [
      { product: { id: 1 }, amount: 1, unit: 'Stk' as const },
      { product: { id: 2 }, amount: 100, unit: 'g' as const },
    ];
    const { data } = await app.order(draft({ items, name: NAME }));
    return data;
  };
  const declare = (body: object) => app.post('/api/withdrawals', { name: NAME, email: EMAIL, ...body });
  const byLink = ({ uid, hash }: { uid: string; hash: string }, more: object = {}) =>
    declare({ order: { uid, hash }, ...more });
  const cases = async (who = admin) => (await who.get('/api/withdrawals')).data as Withdrawal[];
  const finish = async (id: number) => {
    await admin.post(`/api/orders/${id}/status/confirm`);
    await admin.post(`/api/orders/${id}/status/completed`);
  };

  it('by the link of an order is about what can be sent back, unless lines are chosen', async () => {
    const order = await ordered();
    const answer = await byLink(order);
    expect(answer.status).toBe(201);
    const receipt = answer.data as WithdrawalAcknowledgement;
    expect(receipt).toMatchObject({ name: NAME, email: EMAIL, isMailed: false });
    expect(receipt.receivedAt).toBe(new Date(app.clock.now).toISOString());
    expect(receipt.goods).toEqual(['100 g Bergkäse']);
    const [found] = await cases();
    expect(found).toMatchObject({ order: { id: order.id }, branchId: 1, isLate: false, doneAt: null });
    expect(found?.lines).toMatchObject([{ index: 1, isReturnable: true }]);
    expect(Date.parse(found!.moneyDueAt) - Date.parse(found!.receivedAt)).toBe(14 * DAY);
    await byLink(order, { lines: [0, 7] });
    expect((await cases())[0]?.lines).toMatchObject([{ index: 0, isReturnable: false }]);
  });

  it('is one case however often it is sent, with the time at which it came in first', async () => {
    const order = await ordered();
    const first = await byLink(order);
    const before = (await cases()).length;
    app.clock.now += 60_000;
    const again = await byLink(order, { name: ` ${NAME.toUpperCase()}  ` });
    expect(again).toMatchObject({ status: 201, data: first.data });
    await Promise.all([byLink(order), byLink(order)]);
    expect((await cases()).length).toBe(before);
  });

  it('by number and name finds its order without telling so', async () => {
    const order = await ordered();
    const hit = await declare({ orderNumber: `${order.id} (#${order.ticketNumber})`, goods: 'Die Tasse' });
    const miss = await declare({ orderNumber: '999999', goods: 'Die Tasse' });
    expect([hit.status, miss.status]).toEqual([201, 201]);
    expect(Object.keys(hit.data as object)).toEqual(Object.keys(miss.data as object));
    expect((hit.data as WithdrawalAcknowledgement).goods).toEqual(['Die Tasse']);
    const [stray, matched] = await cases();
    expect(matched).toMatchObject({ order: { id: order.id }, goods: 'Die Tasse' });
    expect(stray).toMatchObject({ order: null, branchId: null, lines: [] });
    expect((await cases(employee)).map(({ id }) => id)).not.toContain(stray?.id);
    const other = await declare({ orderNumber: `#${order.ticketNumber}`, name: 'Jemand anders' });
    expect(other.status).toBe(201);
    expect((await cases())[0]?.order).toBeNull();
  });

  it('by a ticket number finds the order of that name', async () => {
    const order = await ordered();
    await declare({ orderNumber: `#${order.ticketNumber}`, name: 'erika  muster' });
    expect((await cases())[0]).toMatchObject({ order: { id: order.id } });
  });

  it('with a wrong link is a case of no order, too', async () => {
    const order = await ordered();
    expect((await byLink({ ...order, hash: 'x'.repeat(32) })).status).toBe(201);
    expect((await cases())[0]).toMatchObject({ order: null, name: NAME });
  });

  it('is taken after the period, and marked as late', async () => {
    const order = await ordered();
    await finish(order.id);
    const handedOver = app.clock.now;
    app.clock.now += 18 * DAY;
    expect((await byLink(order)).status).toBe(201);
    const [late] = await cases();
    expect(late).toMatchObject({ isLate: true, handedOverAt: new Date(handedOver).toISOString() });
  });

  it('needs a name, an address for the receipt and an order, and no reason', async () => {
    expect(await declare({ orderNumber: '1', name: ' ', email: 'erika' })).toMatchObject({ status: 422 });
    expect(fieldsOf(await declare({ orderNumber: '1', name: ' ', email: 'erika' }))).toEqual([
      'name',
      'email',
    ]);
    expect(fieldsOf(await declare({}))).toEqual(['orderNumber']);
    expect(await app.post('/api/withdrawals', '{')).toMatchObject({ status: 400 });
  });

  it('is closed once at the branch of its order, and keeps the name of the first who closed it', async () => {
    const order = await ordered();
    await byLink(order);
    const [open] = await cases();
    const path = `/api/withdrawals/${open!.id}`;
    expect(await employee.get(path)).toMatchObject({ status: 200, data: { doneAt: null } });
    const done = await employee.post(`${path}/done`);
    expect(done).toMatchObject({ status: 200, data: { doneAt: new Date(app.clock.now).toISOString() } });
    expect((await admin.post(`${path}/done`)).data).toEqual(done.data);
    const state = encodeURIComponent(JSON.stringify({ state: 'done' }));
    expect(((await admin.get(`/api/withdrawals?filter=${state}`)).data as Withdrawal[]).length).toBe(1);
    const stranger = await app.as('employee', [2]);
    for (const call of [stranger.get(path), stranger.post(`${path}/done`)])
      expect(await call).toMatchObject({ status: 403 });
    for (const call of [admin.get('/api/withdrawals/99999'), admin.post('/api/withdrawals/99999/done')])
      expect(await call).toMatchObject({ status: 404 });
    expect(await admin.get('/api/withdrawals?filter=%7B%22reason%22:1%7D')).toMatchObject({ status: 400 });
  });

  it('is confirmed by mail with content, day and time, and the branch hears of it', async () => {
    const shop = (await app.readShop())!.shop;
    shop.branches[0]!.email = 'filiale@example.org';
    await app.setShop(shop);
    const smtp = await startSmtpServer();
    const messages = await newMessages(app, { mail: { url: smtp.url, from: 'Testshop <post@example.org>' } });
    const mailing = app.composeAgain({ messages: messages.outlet });
    const order = await ordered();
    const { uid, hash } = order;
    const sent = await mailing.app.request('/api/withdrawals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: NAME, email: EMAIL, order: { uid, hash } }),
    });
    expect(await sent.json()).toMatchObject({ data: { isMailed: true } });
    await expect.poll(() => smtp.received.length, SOON).toBe(2);
    const to = (address: string) =>
      smtp.received.find(({ mail }) => JSON.stringify(mail.to).includes(address))?.mail.text ?? '';
    const clock = new Intl.DateTimeFormat('de', { timeStyle: 'medium', timeZone: 'Europe/Berlin' });
    for (const words of [NAME, `${order.id} (#`, order.items[1]!.name, clock.format(app.clock.now)])
      expect(to(EMAIL)).toContain(words);
    expect(to('filiale@example.org')).toContain('/backend/withdrawals/');
    await expect.poll(async () => (await cases())[0]?.receiptSentAt, SOON).not.toBeNull();
    await messages.close();
    await smtp.stop();
  });

  it('loses its customer with the order, and one of no order goes', async () => {
    const order = await ordered();
    await finish(order.id);
    await byLink(order, { email: 'fort@example.org' });
    await declare({ orderNumber: '888888', email: 'fort@example.org' });
    const archive = await admin.post('/api/customer-data/export', { contact: 'FORT@example.org' });
    expect((archive.data as { withdrawals: unknown[] }).withdrawals).toHaveLength(2);
    await admin.delete(`/api/orders/${order.id}`);
    const [stray, erased] = await cases();
    expect(erased).toMatchObject({ order: { id: order.id }, name: '', email: '', orderNumber: '' });
    expect(erased?.lines).toHaveLength(1);
    expect((await admin.post('/api/customer-data/erase', { contact: 'fort@example.org' })).status).toBe(200);
    expect((await cases()).map(({ id }) => id)).not.toContain(stray?.id);
    const { config } = (await app.readShop())!.shop;
    const later = app.clock.now + (config.retentionCustomerDays + 1) * DAY;
    const removed = await removeOldData(app, config, later);
    expect(removed.withdrawals).toBeGreaterThan(0);
    expect((await cases()).every(({ name, order: of }) => name === '' && of !== null)).toBe(true);
  });
});
