import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import { deriveFace } from '../../../src/lib/domain/face/derive.ts';
import { READY_FACES } from '../../../src/lib/domain/face/face.ts';
import type { OrderMoment } from '../../../src/lib/domain/order-moments.ts';
import { branchMail } from '../../../src/server/messages/mail/branch-mail.ts';
import { headerText } from '../../../src/server/messages/mail/smtp.ts';
import { orderMail } from '../../../src/server/messages/mail/customer-mail.ts';
import { composeMessage } from '../../../src/server/messages/compose-message.ts';
import { anOrder, DEPOSIT_AND_TIP } from '../../support/an-order.ts';
import { testShop } from '../../support/shop.ts';

const order = anOrder({
  id: 7,
  uid: 'uid',
  ticketNumber: '42',
  paymentMethod: 'mollie',
  createdAt: '2026-11-21T11:00:00Z',
  appointmentDate: '2026-11-21T18:00:00Z',
  counterAppointment: '2026-11-21T18:30:00Z',
  rejectionMessage: 'Der Teig ist aus.',
  branch: { id: 1, identifier: 'mitte', name: 'Mitte', street: 'Markt 1', zipCode: '10115', city: 'Berlin' },
  items: [],
  dueAt: '2026-11-21T18:00:00Z',
  name: 'Ada',
  email: 'ada@example.org',
});
const terms = {
  id: 'order-uid-1',
  shopName: 'Roma',
  branchEmail: 'mitte@example.org',
  zone: 'Europe/Berlin',
  site: 'https://essen.example.org',
  office: 'https://theke.example.org',
  since: '2026-11-21T11:05:00Z',
};
const STATUS = 'https://essen.example.org/status/uid/hash';

describe("a customer's mail", () => {
  it('has deposit, tip and rounding as lines of their own', async () => {
    const { text, html } = await orderMail({ ...order, ...DEPOSIT_AND_TIP }, 'placed', terms);
    for (const words of [
      '2 × Pfand 0,15\u00a0CHF, Mehrweg',
      'Pfand: 0,30\u00a0CHF',
      'Trinkgeld: 1,52\u00a0CHF',
      '11,82\u00a0CHF',
      'Rundung (Barzahlung): -0,02\u00a0CHF',
      'Zu zahlen: 11,80\u00a0CHF',
    ])
      expect(text).toContain(words);
    expect(html).toContain('Trinkgeld');
  });

  it('says that it is none of a till until a till has written back, then what it has signed', async () => {
    const noTill = 'Bestellbeleg, kein Kassenbeleg.';
    expect((await orderMail(order, 'confirmed', terms)).text).toContain(noTill);
    const tse = {
      serial: 'a3f8',
      transaction: 815,
      counter: 1630,
      startedAt: '2026-11-21T11:00:00Z',
      finishedAt: '2026-11-21T11:00:02Z',
      signature: 'MEUCIQDcheck==',
      qr: '',
    };
    const entered = { ...order, tillReceipt: { till: 'ERS-4711', number: '2026-00042', tse } };
    const { text, html } = await orderMail(entered, 'completed', terms);
    for (const said of [text, html]) {
      expect(said).not.toContain(noTill);
      for (const part of ['Kassenbeleg 2026-00042', 'Kasse: ERS-4711', 'Prüfwert: MEUCIQDcheck=='])
        expect(said).toContain(part);
    }
    const english = await orderMail({ ...entered, language: 'en' }, 'completed', terms);
    expect(english.text).toContain('Till receipt 2026-00042');
  });

  it('has its button in the brand colour, by night in the one for a dark ground', async () => {
    const { html } = await orderMail(order, 'confirmed', { ...terms, face: READY_FACES.sushi });
    expect(html).toContain('background-color:#16294d;color:#ffffff;border-radius:2.8px');
    expect(html).toContain('.main { background-color: #596f99 !important; color: #ffffff !important; }');
  });

  it.each([
    ['light', READY_FACES.bakery],
    ['dark', READY_FACES.bar],
  ] as const)('is always %s in a shop that is', async (scheme, face) => {
    const { html } = await orderMail(order, 'confirmed', { ...terms, face });
    expect(html).toContain(`color-scheme: ${scheme};`);
    expect(html).not.toContain('prefers-color-scheme');
    expect(html).toContain(`background-color:${deriveFace(face)[scheme].ground}`);
  });

  it('has an untaxed tip below the taxes, so that net, taxes and tip are the total', async () => {
    const pricing = { ...DEPOSIT_AND_TIP.pricing, totalNet: 9.63 };
    const { text } = await orderMail({ ...order, ...DEPOSIT_AND_TIP, pricing }, 'placed', terms);
    expect(text).toMatch(/Gesamt Netto: .*\n.*MwSt.*\nTrinkgeld: .*\nGesamt Brutto: /);
    const taxed = (await orderMail({ ...order, ...DEPOSIT_AND_TIP }, 'placed', terms)).text;
    expect(taxed).toMatch(/Trinkgeld: .*\nGesamt Netto: .*\n.*MwSt.*\nGesamt Brutto: /);
  });

  it('names the seller with legal form and address at its end', async () => {
    const seller = 'Roma GmbH, HRB 1, Markt 1, 10115 Berlin';
    const { text, html } = await orderMail(order, 'confirmed', { ...terms, seller });
    expect(text.trimEnd().endsWith(seller)).toBe(true);
    expect(html).toContain(seller);
  });

  it.each([
    ['placed', 'Ihre Bestellung #42 bei Mitte', `Bestellung verfolgen: ${STATUS}`],
    ['counterAppointment', 'Bitte antworten: eine andere Zeit', `Ja, 19:30 Uhr ist in Ordnung: ${STATUS}`],
    ['counterAppointment', 'Bitte antworten', `Nein, Bestellung stornieren: ${STATUS}`],
    ['confirmed', 'Bestätigt: Ihre Bestellung #42', 'gewünscht: 21.11.2026, 19:00 Uhr'],
    ['inDelivery', 'Ihre Bestellung #42 ist abholbereit', 'Ihre Nummer: #42'],
    ['completed', 'Wie war es bei Mitte?', `Bestellung bewerten: ${STATUS}`],
    ['rejected', 'Ihre Bestellung #42 wurde storniert', 'Grund: Der Teig ist aus.'],
    ['canceled', 'Ihre Bestellung #42 wurde storniert', `Bestellung ansehen: ${STATUS}`],
    [
      'failed',
      'Ihre Zahlung für Bestellung #42',
      'Noch einmal bestellen: https://essen.example.org/store/mitte',
    ],
    ['refunded', 'Rückerstattung zu Ihrer Bestellung #42', 'inkl. MwSt. 7 %: 0,65'],
  ] as const)('at %s: %s', async (moment, subject, words) => {
    const mail = await orderMail(order, moment, terms);
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(words);
    expect(mail.html).toContain('lang="de"');
    expect(mail.replyTo).toEqual({ name: 'Mitte', address: 'mitte@example.org' });
  });

  it('says that a delivery is on its way', async () => {
    const mail = await orderMail({ ...order, isDelivery: true }, 'inDelivery', terms);
    expect(mail.subject).toBe('Ihre Bestellung #42 ist auf dem Weg');
  });

  it('shows pictures of the ordered dishes, each once, at moments of anticipation', async () => {
    const line = (id: number): Order['items'][number] => ({
      product: { id },
      name: 'Margherita',
      amount: 1,
      unit: 'Stk',
      parts: [],
      unitPrice: 10,
      gross: 10,
      taxRate: 7,
      isApproximate: false,
    });
    const items = [line(1), line(1), line(2), { ...line(3), product: null }, line(4)];
    const pictureOf = (id: number) =>
      id === 2 ? null : `https://essen.example.org/image/product/${id}.webp`;
    const picturesIn = async (moment: OrderMoment) =>
      [
        ...(await orderMail({ ...order, items }, moment, { ...terms, pictureOf })).html.matchAll(
          /<img[^>]*>/g,
        ),
      ].map(([img]) => /product\/(\d+)\.webp/.exec(img)?.[1]);
    expect(await picturesIn('confirmed')).toEqual(['1', '4']);
    expect(await picturesIn('canceled')).toEqual([]);
  });

  it.each([
    [{ cents: 1000, totalCents: 1000, isAll: true }, 'den ganzen Betrag erstattet: 10,00 EUR', 'sind es'],
    [{ cents: 250, totalCents: 250, isAll: false }, 'haben wir Ihnen 2,50 EUR erstattet', 'ganzen'],
    [{ cents: 250, totalCents: 650, isAll: false }, 'sind es 6,50 EUR', 'ganzen'],
  ])('says what goes back: %j', async (refund, words, not) => {
    const { subject, text } = await orderMail({ ...order, isPaid: true }, 'refunded', { ...terms, refund });
    const plain = text.replaceAll('\u00a0', ' ');
    expect(subject.replaceAll('\u00a0', ' ')).toContain(`: ${refund.cents === 1000 ? '10,00' : '2,50'} EUR`);
    expect(plain).toContain(words);
    expect(plain).not.toContain(not);
    expect(plain).toContain(`Davon erstattet: ${(refund.totalCents / 100).toFixed(2).replace('.', ',')} EUR`);
  });

  it.each([
    [
      'what goes back',
      { isPaid: true },
      { amountCents: 1000, currency: 'EUR' },
      'bekommen 10,00 EUR zurück: auf die',
    ],
    [
      'what is left of it',
      { isPaid: true, refunded: 4 },
      { amountCents: 600, currency: 'EUR' },
      'bekommen 6,00 EUR',
    ],
    [
      'what came in another currency',
      {},
      { amountCents: 1000, currency: 'CHF' },
      'bekommen 10,00 CHF zurück',
    ],
    [
      'what has gone back',
      { isPaid: true, isRefunded: true, refunded: 10 },
      null,
      'Wir haben Ihnen 10,00 EUR erstattet',
    ],
  ] as const)('says of an order that came to nothing, paid online: %s', async (_, changes, kept, words) => {
    for (const moment of ['canceled', 'rejected'] as const) {
      const { text, html } = await orderMail({ ...order, ...changes }, moment, { ...terms, kept });
      expect(text.replaceAll('\u00a0', ' ')).toContain(words);
      expect(text).toContain('die Karte oder das Konto, womit Sie bezahlt haben');
      expect(text).toContain('einige Tage dauern');
      expect(html).toContain('einige Tage dauern');
    }
  });

  it('mentions no money if none was received', async () => {
    for (const moment of ['canceled', 'rejected'] as const) {
      const { text } = await orderMail(order, moment, { ...terms, kept: null });
      expect(text).not.toMatch(/zurück|erstattet|Tage dauern/);
    }
  });

  it('does not invite replies to a branch without a mail address', async () => {
    const mail = await orderMail(order, 'placed', { ...terms, branchEmail: '' });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).not.toContain('Antworten Sie');
  });
});

describe('the pictures of a mail', () => {
  it('have a format that all mail clients show', async () => {
    const shop = testShop();
    const image = (id: number, extension: string) => ({ id, version: 2, extension });
    const [product, ...products] = shop.products;
    if (!product) throw new Error('a shop without products');
    const pictured = {
      ...shop,
      config: {
        ...shop.config,
        logo: image(8, 'webp'),
        businessName: 'Roma KG',
        legalForm: 'FN 1 a',
        sellerAddress: 'Ring 1\n1010 Wien',
      },
      products: [{ ...product, images: [image(9, 'webp')] }, ...products],
    };
    const items = [{ ...anOrder({ id: 1 }).items[0], product: { id: product.id } }] as Order['items'];
    const row = {
      id: 1,
      channel: 'mail',
      audience: 'customer',
      purpose: 'confirmed',
      recipient: 'a@example.org',
    };
    const api = () => 'https://api.example.org';
    const addresses = { site: api, office: api, api };
    const content = await composeMessage(
      { ...row, payload: {} } as Parameters<typeof composeMessage>[0],
      { order: { ...order, items }, kept: null },
      pictured,
      addresses,
    );
    const html = content.channel === 'mail' ? content.mail.html : '';
    expect(html).toContain('Roma KG, FN 1 a, Ring 1, 1010 Wien');
    expect([...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      'https://api.example.org/image/branch/8-2.webp?width=640&amp;for=mail',
      'https://api.example.org/image/product/9-2.webp?width=160&amp;for=mail',
    ]);
  });
});

describe('the appointment in a calendar', () => {
  const entryOf = async (moment: OrderMoment, changes: Partial<Order>, since: string) =>
    (await orderMail({ ...order, ...changes }, moment, { ...terms, since })).calendar?.content ?? '';

  it('is requested, agreed and canceled as one entry with a growing SEQUENCE', async () => {
    const wished = await entryOf('placed', {}, '2026-11-21T11:00:00Z');
    const agreed = await entryOf(
      'confirmed',
      { appointment: '2026-11-21T18:15:00Z' },
      '2026-11-21T11:05:00Z',
    );
    const off = await entryOf('canceled', { isCanceled: true }, '2026-11-21T12:00:00Z');
    const facts = [wished, agreed, off].map((entry) => [
      /STATUS:(\w+)/.exec(entry)?.[1],
      /SEQUENCE:(\d+)/.exec(entry)?.[1],
      /DTSTART:(\w+)/.exec(entry)?.[1],
      /UID:(.+)/.exec(entry)?.[1]?.trim(),
    ]);
    const uid = 'order-uid@essen.example.org';
    expect(facts).toEqual([
      ['TENTATIVE', '0', '20261121T180000Z', uid],
      ['CONFIRMED', '300', '20261121T181500Z', uid],
      ['CANCELLED', '3600', '20261121T180000Z', uid],
    ]);
  });

  it('is missing for an order as soon as possible', async () => {
    expect(await entryOf('placed', { appointmentDate: null }, terms.since)).toBe('');
  });
});

describe("the branch's mail", () => {
  it('has all details, with links to the order and the customer', async () => {
    const mail = await branchMail({ ...order, comment: 'Ohne Zwiebeln' }, 'placed', terms);
    expect(mail).toMatchObject({
      to: 'mitte@example.org',
      subject: 'Neue Bestellung #42: Takeaway, gewünscht: 21.11.2026, 19:00 Uhr',
      replyTo: { name: 'Ada', address: 'ada@example.org' },
    });
    for (const words of [
      'https://theke.example.org/backend/orders/7',
      'Notiz: Ohne Zwiebeln',
      'ada@example.org',
    ])
      expect(mail.text).toContain(words);
  });
});

describe('Fault 29: text of a header', () => {
  it.each([
    ['a\r\nBcc: x@y.z', 'a Bcc: x@y.z'],
    ['a\u2028b\u0000c', 'a b c'],
    ['\u202Eevil\u202C', 'evil'],
    ['A\u200Bd\u2060a\uFEFF', 'Ada'],
    ['👩\u200D🍳 Köchin', '👩\u200D🍳 Köchin'],
    ['a'.repeat(300), 'a'.repeat(200)],
  ])('%j becomes %j', (text, expected) => expect(headerText(text)).toBe(expected));
});
