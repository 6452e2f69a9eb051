import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/lib/domain/languages.ts';
import { ORDER_MOMENTS } from '../../../src/lib/domain/order-moments.ts';
import { composeMessage } from '../../../src/server/messages/compose-message.ts';
import { branchMail } from '../../../src/server/messages/mail/branch-mail.ts';
import { orderMail } from '../../../src/server/messages/mail/customer-mail.ts';
import { withdrawalAcknowledgement } from '../../../src/server/messages/mail/withdrawal-mail.ts';
import { customerPush, staffPush } from '../../../src/server/messages/push/order-push.ts';
import { orderSms, segmentsOf } from '../../../src/server/messages/sms/order-sms.ts';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { anOrder, DEPOSIT_AND_TIP } from '../../support/an-order.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { newMessages, SITE, type TestMessages } from '../../support/messages.ts';
import { testShop } from '../../support/shop.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';

const order = anOrder({
  id: 7,
  uid: 'uid',
  ticketNumber: '42',
  language: 'tr',
  createdAt: '2026-11-21T11:00:00Z',
  appointmentDate: '2026-11-22T18:00:00Z',
  counterAppointment: '2026-11-22T18:30:00Z',
  branch: { id: 1, identifier: 'mitte', name: 'Mitte' },
  name: 'Ada',
  ...DEPOSIT_AND_TIP,
});
const terms = {
  id: 'order-uid-1',
  shopName: 'Roma',
  branchEmail: 'mitte@example.org',
  zone: 'Europe/Berlin',
  site: SITE,
  office: 'https://theke.example.org',
  since: '2026-11-21T11:05:00Z',
};
const statusPage = `${SITE}/tr/status/uid/hash`;
const GERMAN = /Bestellung|Ihre|Lieferung|Uhr|Pfand|Trinkgeld|Gesamt|MwSt/;

describe('what a customer receives about an order in another language', () => {
  it.each(LANGUAGES.filter((language) => language !== 'de'))(
    'has no German word of ours in %s',
    async (language) => {
      for (const moment of ORDER_MOMENTS) {
        const mail = await orderMail({ ...order, language }, moment, terms);
        expect(mail.language).toBe(language);
        expect(mail.html).toContain(`lang="${language}"`);
        for (const words of [mail.subject, mail.text, mail.calendar?.content ?? ''])
          expect(words).not.toMatch(GERMAN);
        const { title, body } = customerPush({ ...order, language }, moment, { ...terms, statusPage });
        expect(title + body).not.toMatch(GERMAN);
        const text = orderSms({ ...order, language }, moment, { ...terms, statusPage });
        expect(text).not.toMatch(GERMAN);
        expect(segmentsOf(text).encoding).toBe('gsm7');
      }
    },
  );

  it('has Turkish words, days, amounts and links', async () => {
    const { subject, text } = await orderMail(order, 'placed', terms);
    expect(subject).toBe('Siparişiniz: #42, Mitte');
    for (const words of [
      'Merhaba Ada,',
      `Siparişi takip et: ${statusPage}`,
      'istenen zaman: 22.11.2026, 19:00',
      '2 × depozito 0,15\u00a0CHF, yeniden kullanılabilir (Mehrweg)',
      'Bahşiş: 1,52\u00a0CHF',
    ])
      expect(text).toContain(words);
    const again = await orderMail(order, 'failed', terms);
    expect(again.text).toContain(`Tekrar sipariş ver: ${SITE}/tr/store/mitte`);
  });

  it('is pushed and texted in Turkish, by text message in its letters without accents', () => {
    expect(customerPush(order, 'counterAppointment', { ...terms, statusPage })).toMatchObject({
      title: 'Sipariş 42 · Mitte',
      body: 'Başka bir saat öneriyoruz: 19:30. Size uyar mı?',
      url: statusPage,
    });
    expect(orderSms(order, 'counterAppointment', { ...terms, statusPage })).toBe(
      `Mitte: Siparis 42 ancak 22.11 19:30. Uygun mu? Yanit: ${statusPage}`,
    );
  });

  it('has amounts with points and days with strokes in English', async () => {
    const { text } = await orderMail({ ...order, language: 'en' }, 'placed', terms);
    expect(text).toContain('Tip: 1.52\u00a0CHF');
    expect(text).toContain('preferred: 22/11/2026, 19:00');
  });

  it('acknowledges a withdrawal in their language', async () => {
    const declared = {
      receivedAt: '2026-11-25T18:41:09.000Z',
      name: 'Ada',
      email: 'ada@example.org',
      orderNumber: '#42',
      goods: [],
    };
    const mail = await withdrawalAcknowledgement(declared, { ...terms, id: 1, language: 'en', replyTo: '' });
    expect(mail.subject).toBe('We have received your withdrawal at Roma');
    expect(mail.text).toContain('Received on: 25/11/2026, 19:41:09');
  });

  it("speaks the country's German where the shop does, with links to the German page", async () => {
    const shop = testShop();
    const natural = {
      ...shop,
      config: { ...shop.config, country: 'AT' as const, german: 'natural' as const },
    };
    const row = {
      id: 1,
      channel: 'mail',
      audience: 'customer',
      purpose: 'placed',
      recipient: '',
      payload: {},
    } as const;
    const origins = { site: () => SITE, office: () => SITE, api: () => SITE };
    const told = { order: { ...order, language: 'de' as const }, kept: null };
    const composed = await composeMessage(row, told, natural, origins);
    expect(composed).toMatchObject({ mail: { language: 'de-AT' } });
    for (const words of ['Bestellart: Abholung', 'Trinkgeld: CHF\u00a01,52', `${SITE}/status/uid/hash`])
      expect(JSON.stringify(composed)).toContain(words);
    const toBranch = await composeMessage({ ...row, audience: 'branch' }, told, natural, origins);
    expect(JSON.stringify(toBranch)).toContain('Takeaway');
  });

  it('leaves branch and staff their German', async () => {
    const { subject, text, html } = await branchMail(order, 'placed', terms);
    expect(subject).toBe('Neue Bestellung #42: Takeaway, gewünscht: 22.11.2026, 19:00 Uhr');
    expect(text).toContain('2 × Pfand 0,15\u00a0CHF, Mehrweg');
    expect(html).toContain('lang="de"');
    expect(staffPush(order, 'placed', terms).body).toContain('Takeaway · 21.11. 12:00 Uhr');
  });

  it('is German, with a link to the German page, once the shop has given the language up', async () => {
    const row = {
      id: 1,
      channel: 'sms',
      audience: 'customer',
      purpose: 'placed',
      recipient: '',
      payload: {},
    } as const;
    const origins = { site: () => SITE, office: () => SITE, api: () => SITE };
    expect(await composeMessage(row, { order, kept: null }, testShop(), origins)).toMatchObject({
      text: `Mitte: Bestellung 42 ist da, wir melden uns. ${SITE}/status/uid/hash`,
    });
  });
});

describe('an order in a shop that offers English', () => {
  let app: TestApp;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let messages: TestMessages;
  beforeAll(async () => {
    const shop = testShop();
    app = await newApp(undefined, {
      ...shop,
      config: { ...shop.config, languages: ['en'], termsAndConditionsText: 'Unsere AGB' },
      branches: shop.branches.map((one) => ({ ...one, email: 'mitte@example.org' })),
    });
    smtp = await startSmtpServer();
    messages = await newMessages(app, { mail: { url: smtp.url, from: 'Testshop <post@example.org>' } });
  });
  afterAll(async () => {
    await messages.close();
    await smtp.stop();
    await app.close();
  });
  const languageOf = async (id: number) =>
    (await app.db.select({ language: orders.language }).from(orders).where(eq(orders.id, id)))[0]?.language;

  it('is confirmed in English where its page was English, and reaches the branch in German', async () => {
    const { data } = await app.order(draft({ email: 'ada@example.org' }), undefined, 'en-GB,de;q=0.5');
    await messages.tell(data.id, 'placed');
    await messages.settled(data.id);
    const sentTo = (email: string) => smtp.received.find(({ to }) => to.includes(email))?.mail;
    const languageIn = (sent: ReturnType<typeof sentTo>) =>
      sent?.headers.find(({ key }) => key === 'content-language')?.value;
    const mail = sentTo('ada@example.org');
    expect(mail?.subject).toMatch(/^Your order #\d+ at Mitte$/);
    expect(languageIn(mail)).toBe('en');
    expect(mail?.text).toContain(`Track order: ${SITE}/en/status/${data.uid}/${data.hash}`);
    expect(mail?.attachments.map(({ filename }) => filename)).toContain(`order-confirmation-${data.id}.pdf`);
    const branch = sentTo('mitte@example.org');
    expect(branch?.subject).toMatch(/^Neue Bestellung/);
    expect(languageIn(branch)).toBe('de');
  });

  it('has its confirmation in English, with the legal texts as the shop wrote them', async () => {
    const { data } = await app.order(draft(), undefined, 'en');
    const page = await (
      await app.app.request(`/api/orders/public/${data.uid}/${data.hash}/confirmation`)
    ).text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain(`Order confirmation ${data.id}`);
    expect(page).toMatch(/<div lang="de"><p[^>]*>Unsere AGB/);
  });

  it('is German in a language that is not offered, without one, and when staff take it', async () => {
    for (const language of ['tr', undefined]) {
      const { data } = await app.order(draft(), undefined, language);
      expect(await languageOf(data.id)).toBe('de');
    }
    const { cookie } = await app.as('admin');
    const taken = await app.post(
      '/api/orders/taken',
      { ...draft(), how: 'phone' },
      { cookie, 'accept-language': 'en' },
    );
    expect(taken).toMatchObject({ status: 201, data: { language: 'de' } });
  });
});
