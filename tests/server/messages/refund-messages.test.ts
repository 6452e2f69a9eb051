import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refunds } from '../../../src/server/platform/database/schema.ts';
import { newMessages, type TestMessages } from '../../support/messages.ts';
import { openPaidShop, type PaidShop } from '../../support/paid-shop.ts';
import { SITE } from '../../support/paying.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';

describe("the customer's message about a refund", () => {
  let shop: PaidShop;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let messages: TestMessages;

  beforeAll(async () => {
    shop = await openPaidShop();
    smtp = await startSmtpServer();
    const mail = { url: smtp.url, from: 'Testshop <post@example.org>' };
    messages = await newMessages(shop.app, { mail });
  });
  afterAll(async () => {
    await messages.close();
    await smtp.stop();
    await shop.close();
  });

  const giveBack = async (id: number, amount: number) => {
    // Without what the queue holds of it besides.
    shop.cashier.waiting.moments.length = 0;
    expect((await shop.step(id, 'refunds', { amount })).status).toBe(200);
    await shop.cashier.doJobs();
    return shop.toldRefunds(id);
  };
  const tell = async (id: number, refunds: Awaited<ReturnType<typeof giveBack>>) => {
    for (const refund of refunds) await messages.tell(id, 'refunded', refund);
    // Told twice, as by a process that died after it.
    for (const refund of refunds) await messages.tell(id, 'refunded', refund);
    return messages.settled(id);
  };
  const textsTo = (email: string) =>
    smtp.received
      .filter(({ to }) => to.includes(email))
      .map(({ mail }) => (mail.text ?? '').replaceAll('\u00a0', ' '));

  it('reports each part once, with its amount and the total, and finally the whole', async () => {
    const email = 'teile@example.org';
    const { order } = await shop.paid({ email });
    const first = await giveBack(order.id, 4);
    const second = await giveBack(order.id, 2.5);
    expect([first, second]).toEqual([
      [{ cents: 400, totalCents: 400, isAll: false }],
      [{ cents: 250, totalCents: 650, isAll: false }],
    ]);
    // The first refund is still announced after the second.
    await tell(order.id, [...first, ...second]);
    const [one, two, ...more] = textsTo(email);
    expect(more).toEqual([]);
    expect(one).toContain('Sie bekommen 4,00 EUR zurück');
    expect(one).not.toContain('6,50 EUR');
    expect(two).toContain('Sie bekommen 2,50 EUR zurück');
    expect(two).toContain('sind es 6,50 EUR');
    expect(await shop.cashier.read(order)).toMatchObject({ refunded: 6.5, isRefunded: false, isPaid: true });

    await tell(order.id, await giveBack(order.id, 3.5));
    const last = textsTo(email).at(-1);
    expect(last).toContain('Sie bekommen 3,50 EUR zurück');
    expect(last).toContain('sind es 10,00 EUR');
    expect(await shop.cashier.read(order)).toMatchObject({ refunded: 10, isRefunded: true });
    const branch = textsTo('mitte@example.org').filter((text) => text.includes(`/orders/${order.id}`));
    expect(branch).toHaveLength(3);
    expect(branch[0]).toContain('4,00 EUR gingen an den Kunden zurück.');
    expect(branch[2]).toContain('Der ganze Betrag ging an den Kunden zurück: 10,00 EUR.');
  });

  it('reports the whole amount when the shop cancels', async () => {
    const email = 'alles@example.org';
    const { order } = await shop.paid({ email });
    await shop.step(order.id, 'status/cancel');
    shop.app.clock.now += 12_000;
    await shop.cashier.doJobs();
    await tell(order.id, shop.toldRefunds(order.id));
    const [mail, ...more] = textsTo(email);
    expect(more).toEqual([]);
    expect(mail).toContain('Sie bekommen 10,00 EUR zurück');
    expect(mail).toContain('den ganzen Betrag erstattet: 10,00 EUR');
  });

  it.each([
    ['another amount', '9,99 EUR', { amount: 9.99, currency: 'EUR' }],
    ['another currency', '10,00 CHF', { amount: 10, currency: 'CHF' }],
  ] as const)('says truly what came and goes back of %s, once', async (what, words, came) => {
    const email = `${what.replace(' ', '-')}@example.org`;
    const { order, payment } = await shop.open({ email });
    const { amount: value, currency } = came;
    Object.assign(shop.mollie.payments.get(payment)?.amount ?? {}, { value: value.toFixed(2), currency });
    await shop.mollie.pay(payment);
    shop.cashier.waiting.moments.length = 0;
    await shop.cashier.doChecks();
    const untouched = { isFailed: true, isPaid: false, isRefunded: false, refunded: 0 };
    expect(await shop.cashier.read(order)).toMatchObject({
      ...untouched,
      strayPayment: { ...came, refunded: 0 },
    });
    await messages.tell(order.id, 'failed');
    await messages.settled(order.id);
    expect(textsTo(email)).toEqual([
      expect.stringContaining(`10,00 EUR zu zahlen, angekommen sind ${words}`),
    ]);
    expect(textsTo(email)[0]).not.toContain('Sie zahlen nichts');

    await shop.cashier.doJobs();
    const cents = came.amount * 100;
    const told = shop.toldRefunds(order.id);
    expect(told).toEqual([{ cents, totalCents: cents, isAll: true }]);
    await tell(order.id, told);
    const [, mail, ...more] = textsTo(email);
    expect(more).toEqual([]);
    expect(mail).toContain(`den ganzen Betrag erstattet: ${words}`);
    expect(mail).toContain(`10,00 EUR zu zahlen, angekommen waren ${words}`);
    expect(mail).not.toContain('Davon erstattet');
    // It is neither the order's money nor its refund.
    expect(await shop.cashier.read(order)).toMatchObject({
      ...untouched,
      strayPayment: { ...came, refunded: came.amount },
    });
    expect((await shop.details(order.id)).history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['payment-failed', 'payment-refunded']),
    );
    expect(await shop.cashier.comesBack(order)).toMatchObject({
      location: `${SITE}/status/${order.uid}/${order.hash}`,
    });
  });

  it('is correct for money that arrived after its order had failed', async () => {
    const email = 'spaet@example.org';
    const { order, payment } = await shop.open({ email });
    shop.app.clock.now += 16 * 60_000;
    await shop.cashier.tick();
    await shop.mollie.payLate(payment);
    await shop.cashier.doChecks();
    expect(await shop.cashier.read(order)).toMatchObject({
      isFailed: true,
      isPaid: true,
      strayPayment: null,
    });
    // The first mail goes out after all that.
    await messages.tell(order.id, 'failed');
    await messages.settled(order.id);
    expect(textsTo(email)[0]).toContain('Ihre Zahlung kam zu spät');
    expect(textsTo(email)[0]).not.toContain('Sie zahlen nichts');
    await shop.cashier.doJobs();
    await tell(order.id, shop.toldRefunds(order.id));
    expect(textsTo(email)[1]).toContain('den ganzen Betrag erstattet: 10,00 EUR');
    expect(await shop.cashier.comesBack(order)).toMatchObject({
      location: `${SITE}/status/${order.uid}/${order.hash}`,
    });
  });

  it('also reports refunds made at the provider', async () => {
    const { order, payment } = await shop.paid({ email: 'fremd@example.org' });
    shop.cashier.waiting.moments.length = 0;
    await fetch(`${shop.mollie.url}/v2/payments/${payment}/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.mollie.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: { currency: 'EUR', value: '3.00' } }),
    });
    await shop.cashier.doJobs();
    expect(shop.toldRefunds(order.id)).toEqual([{ cents: 300, totalCents: 300, isAll: false }]);
    expect(await shop.cashier.read(order)).toMatchObject({ refunded: 3, isRefunded: false });
    // A refund like the shop's own, so the books have it too.
    const stored = await shop.app.db.select().from(refunds).where(eq(refunds.reason, 'provider'));
    expect(stored).toMatchObject([{ amountCents: 300, currency: 'EUR', state: 'done' }]);
  });
});
