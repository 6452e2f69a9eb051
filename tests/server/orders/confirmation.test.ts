import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legalTexts, orders } from '../../../src/server/platform/database/schema.ts';
import { deliveryDraft, draft, newApp, type TestApp } from '../../support/app.ts';
import { newMessages } from '../../support/messages.ts';
import { readPdf, squeezed, wordsOfPage, wordsOfPdf } from '../../support/pdf.ts';
import { testShop } from '../../support/shop.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';

describe('the confirmation of an order', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
  });
  afterAll(() => app.close());

  const set = async (config: Record<string, unknown>) =>
    expect(await admin.post('/api/config', config)).toMatchObject({ status: 200 });
  const pathOf = ({ uid, hash }: { uid: string; hash: string }) =>
    `/api/orders/public/${uid}/${hash}/confirmation`;
  const read = async (order: { uid: string; hash: string }) => (await app.app.request(pathOf(order))).text();

  it('has the seller, the lines and the taxes, and is no script’s', async () => {
    await set({ businessName: 'Roma', legalForm: 'GmbH, HRB 1', sellerAddress: 'Hauptstr. 1\n10115 Berlin' });
    const { data: order } = await app.order(draft());
    const answer = await app.app.request(pathOf(order));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    for (const words of ['Roma', 'GmbH, HRB 1', 'Hauptstr. 1', 'davon Mehrwertsteuer', 'Barzahlung'])
      expect(page).toContain(words);
    for (const { name } of order.items) expect(page).toContain(name);
  });

  it('keeps terms and privacy as they stood when it was ordered', async () => {
    await set({
      termsAndConditionsText: 'AGB von gestern <b>',
      privacyPolicyText: 'Datenschutz von gestern',
    });
    const { data: order } = await app.order(draft());
    await set({ termsAndConditionsText: 'AGB von heute', privacyPolicyText: 'Datenschutz von heute' });
    const { data: next } = await app.order(draft());
    expect(await read(order)).toContain('AGB von gestern &lt;b&gt;');
    expect(await read(order)).toContain('Datenschutz von gestern');
    expect(await read(order)).not.toContain('von heute');
    expect(await read(next)).toContain('AGB von heute');
  });

  it('makes one version of a text per change, and none for other settings', async () => {
    await set({ imprintText: 'Impressum eins' });
    const versions = () => app.db.select().from(legalTexts).where(eq(legalTexts.kind, 'imprint'));
    const before = (await versions()).length;
    await set({ shopName: 'Anders' });
    await set({ imprintText: 'Impressum zwei' });
    expect((await versions()).length).toBe(before + 1);
  });

  it('keeps texts that an earlier release did not keep from the start of the server on, once', async () => {
    await set({ country: 'DE' });
    await admin.put('/api/products/1', { isReturnable: true });
    const versions = () => app.db.select().from(legalTexts).where(eq(legalTexts.kind, 'withdrawal'));
    await app.db.delete(legalTexts).where(eq(legalTexts.kind, 'withdrawal'));
    await app.editShop.keepTexts();
    await app.composeAgain().editShop.keepTexts();
    expect(await versions()).toHaveLength(1);
    const { data: order } = await app.order(draft());
    expect(await read(order)).toContain('Widerrufsbelehrung');
    await admin.put('/api/products/1', { isReturnable: false });
    await set({ country: '' });
  });

  it('has a removed text no more, in later orders', async () => {
    await set({ withdrawalText: 'Sie können widerrufen.' });
    const { data: order } = await app.order(draft());
    await set({ withdrawalText: '' });
    const { data: next } = await app.order(draft());
    expect(await read(order)).toContain('Sie können widerrufen.');
    expect(await read(next)).not.toContain('Widerrufsbelehrung');
    const [row] = await app.db.select().from(orders).where(eq(orders.id, next.id));
    expect(row?.legalTexts).not.toHaveProperty('withdrawal');
  });

  it('says in a small business why there is no tax', async () => {
    await set({ country: 'DE', isSmallBusiness: true });
    const { data: order } = await app.order(draft());
    expect(order.pricing.taxes.every(({ rate, amount }) => rate === 0 && amount === 0)).toBe(true);
    const page = await read(order);
    expect(page).toContain('Steuerfrei nach § 19 UStG (Kleinunternehmer).');
    expect(page).not.toContain('davon Mehrwertsteuer');
    await set({ isSmallBusiness: false });
  });

  it('says what can be withdrawn from, and by which paragraph the rest cannot', async () => {
    await set({ country: 'DE' });
    const items = [
      { product: { id: 1 }, amount: 1, unit: 'Stk' as const },
      { product: { id: 2 }, amount: 100, unit: 'g' as const },
    ];
    const { data: fresh } = await app.order(draft({ items }));
    expect(await read(fresh)).toContain(
      'Für diese Waren besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1, 2 BGB).',
    );
    await admin.put('/api/products/2', { isReturnable: true });
    const { data: mixed } = await app.order(draft({ items }));
    await admin.put('/api/products/2', { isReturnable: false });
    const page = await read(mixed);
    expect(page).toContain('den Kauf von: Bergkäse.');
    // The law's sample, as it stood: it came and went with the product.
    expect(page).toContain('Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.');
    const { data: later } = await app.order(draft({ items }));
    expect(await read(later)).not.toContain('Kosten der Rücksendung');
    expect(page).toContain('Für alles andere besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1, 2 BGB).');
    await set({ country: '' });
    expect(await read(fresh)).not.toContain('Widerrufsrecht');
  });

  it('adds goods, deposit, delivery and tip up to the total, and says what is rounded in cash', async () => {
    const before = await app.readShop();
    const shop = before?.shop ?? testShop();
    const deposit = { amount: 0.25, kind: 'einweg' as const };
    await app.setShop({
      ...shop,
      config: { ...shop.config, enableTips: true, currency: 'CHF' },
      branches: shop.branches.map((branch) => ({ ...branch, email: 'laden@example.org' })),
      products: shop.products.map((one) => (one.id === 1 ? { ...one, deposit } : one)),
    });
    const { data: order } = await app.order(deliveryDraft({ tip: 1.52 }));
    const page = await read(order);
    for (const words of ['2 × Pfand 0,25 CHF, Einweg', 'laden@example.org']) expect(page).toContain(words);
    const sums = Object.fromEntries(
      [...page.matchAll(/<td>([^<]+)<\/td>\s*<td>(-?[\d,]+) CHF<\/td>/g)].map(
        ([, name = '', amount = '']) => [name.trim(), Math.round(Number(amount.replace(',', '.')) * 100)],
      ),
    );
    expect(sums).toMatchObject({
      Pfand: 50,
      Lieferkosten: 250,
      Trinkgeld: 152,
      'Gesamt Brutto': 2452,
      Rundung: -2,
      'Zu zahlen': 2450,
    });
    const goods = order.items.reduce((all, { gross }) => all + Math.round(gross * 100), 0);
    expect(goods + 50 + 250 + 152).toBe(2452);
    await app.setShop(shop);
  });

  it('is a PDF, too, which says what the page says and is the same whenever it is read', async () => {
    const { data: order } = await app.order(deliveryDraft());
    const get = () => app.app.request(`${pathOf(order)}.pdf`);
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="bestellbestaetigung-${order.id}.pdf"`,
      'cache-control': 'no-store',
    });
    const bytes = await answer.bytes();
    expect(Buffer.from(bytes).equals(await (await get()).bytes())).toBe(true);
    expect(wordsOfPdf(await readPdf(bytes))).toBe(wordsOfPage(await read(order)));
  });

  it('is not found with a wrong secret', async () => {
    const { data: order } = await app.order(draft());
    expect(await app.call(`${pathOf({ ...order, hash: 'x'.repeat(32) })}.pdf`)).toMatchObject({
      status: 404,
    });
    expect(await app.call(pathOf({ ...order, hash: 'x'.repeat(32) }))).toMatchObject({ status: 404 });
  });

  it('comes with the mail, as a file', async () => {
    const smtp = await startSmtpServer();
    const messages = await newMessages(app, { mail: { url: smtp.url, from: 'Testshop <post@example.org>' } });
    const { data: order } = await app.order(draft({ email: 'gast@example.org' }));
    await messages.tell(order.id, 'placed');
    await messages.settled(order.id);
    const [received] = smtp.received;
    const [file, ...others] = received?.mail.attachments ?? [];
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      filename: `bestellbestaetigung-${order.id}.pdf`,
      mimeType: 'application/pdf',
    });
    const pdf = wordsOfPdf(await readPdf(new Uint8Array(file?.content as ArrayBuffer)));
    expect(pdf).toContain(squeezed(`Bestellbestätigung ${order.id}`));
    expect(pdf).toContain(squeezed('AGB von heute'));
    // Page and PDF behind a link, which may be passed on, do not say who ordered.
    expect(pdf).toContain(squeezed('Erika Muster'));
    expect(await read(order)).not.toContain('Erika Muster');
    const answer = await app.app.request(`${pathOf(order)}.pdf`);
    expect(wordsOfPdf(await readPdf(await answer.bytes()))).not.toContain(squeezed('Erika Muster'));
    await messages.close();
    await smtp.stop();
  });
});
