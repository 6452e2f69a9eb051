import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Errors } from '../../../src/lib/contract/fields.ts';
import { deliveryDraft, draft, newApp, NOON, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

const item = { product: { id: 1 }, amount: 1, unit: 'Stk' as const };
const items = (changes: object) => [{ ...item, ...changes }];
const withItem = (changes: object) => ({ ...draft(), items: items(changes) });
const withPart = (part: object) => withItem({ parts: [part] });
const at = (appointmentDate: string) => ({ ...draft({ branch: { id: 4 } }), appointmentDate });

/** What is sent, and the status, field and German words that it is refused with. */
const REFUSALS: [string, object, number, string | null, RegExp][] = [
  ['a branch that does not exist', { ...draft(), branch: { id: 99 } }, 422, 'branch', /Filiale/],
  ['no branch', { ...draft(), branch: undefined }, 422, 'branch', /Filiale/],
  ['a branch that is not public', draft({ branch: { id: 3 } }), 422, 'branch', /keine Bestellungen/],
  ['delivery and dine-in at once', draft({ isDelivery: true, isDineIn: true }), 422, 'isDineIn', /entweder/],
  [
    'a mode that the branch lacks',
    draft({ branch: { id: 2 }, isDelivery: true }),
    422,
    'isDelivery',
    /Lieferung/,
  ],
  [
    'a payment method that is unknown',
    { ...draft(), paymentMethod: 'gold' },
    422,
    'paymentMethod',
    /Zahlungsart/,
  ],
  [
    'a payment method that is not offered',
    draft({ paymentMethod: 'hydro-ag-voucher' }),
    422,
    'paymentMethod',
    /nicht angeboten/,
  ],
  [
    'an online payment without a provider',
    draft({ paymentMethod: 'mollie' }),
    422,
    'paymentMethod',
    /wird hier nicht angeboten/,
  ],
  ['no name', { ...draft(), name: undefined }, 422, 'name', /Ihren Namen/],
  ['a blank name', draft({ name: ' ' }), 422, 'name', /Ihren Namen/],
  ['a name of two lines', draft({ name: 'Eve\r\nBcc: x' }), 422, 'name', /nicht erlaubt/],
  ['half a character', draft({ comment: 'x\ud800' }), 422, 'comment', /nicht erlaubt/],
  ['a zero byte', draft({ comment: 'x\0' }), 422, 'comment', /nicht erlaubt/],
  ['a comment without end', draft({ comment: 'x'.repeat(2001) }), 422, 'comment', /zu lang/],
  ['no phone where one is needed', deliveryDraft({ phone: '' }), 422, 'phone', /Telefonnummer/],
  ['a phone of another form', deliveryDraft({ phone: '12' }), 422, 'phone', /Format 0171 2345678 an/],
  ['an address that is no email', draft({ email: 'erika' }), 422, 'email', /E-Mail/],
  ['no street', deliveryDraft({ street: '' }), 422, 'street', /Straße/],
  ['an area of another branch', deliveryDraft({ city: '80331 München' }), 422, 'city', /Liefergebiet/],
  ['no area', deliveryDraft({ city: '' }), 422, 'city', /Liefergebiet/],
  [
    'less than the area asks for',
    { ...deliveryDraft(), items: [item] },
    422,
    'items',
    /Mindestbestellwert in Höhe von 15,00 EUR/,
  ],
  ['no table', draft({ isDineIn: true }), 422, 'table', /Tisch/],
  ['a table of another branch', draft({ isDineIn: true, table: { id: 2 } }), 422, 'table', /Tisch/],
  ['a donation that is switched off', draft({ donatee: { id: 1 } }), 422, 'donatee', /Spendenempfänger/],
  [
    'terms not accepted',
    draft({ legalInstructions: false }),
    422,
    'legalInstructions',
    /Geschäftsbedingungen/,
  ],
  ['terms accepted in words', { ...draft(), legalInstructions: 'ja' }, 422, 'legalInstructions', /Form/],
  ['privacy not accepted', draft({ privacyPolicy: false }), 422, 'privacyPolicy', /Datenschutz/],
  [
    'a branch that is closed',
    { ...draft({ branch: { id: 2 } }), items: items({ product: { id: 4 } }) },
    409,
    null,
    /geschlossen/,
  ],
  [
    'no appointment where one is needed',
    { ...draft({ branch: { id: 4 } }), appointmentDate: null },
    422,
    'appointmentDate',
    /Termin/,
  ],
  ['an appointment that is over', at('2026-11-20T19:00:00+01:00'), 409, 'appointmentDate', /vorbei/],
  ['an appointment while closed', at('2026-11-22T12:00:00+01:00'), 422, 'appointmentDate', /geschlossen/],
  ['an appointment next year but one', at('2028-11-22T19:00:00+01:00'), 422, 'appointmentDate', /zu weit/],
  ['an appointment without a zone', at('2026-11-22T19:00:00'), 422, 'appointmentDate', /Termin/],
  ['no items', { ...draft(), items: [] }, 422, 'items', /mindestens einen/],
  [
    'too many items',
    { ...draft(), items: Array.from({ length: 501 }, () => item) },
    422,
    'items',
    /höchstens 500/,
  ],
  [
    'a product that does not exist',
    withItem({ product: { id: 99 } }),
    422,
    'items.0.product',
    /gibt es nicht/,
  ],
  [
    'a product of another branch',
    withItem({ product: { id: 4 } }),
    422,
    'items.0.product',
    /Knödel .*in dieser Filiale/,
  ],
  ['a product of a hidden category', withItem({ product: { id: 5 } }), 409, 'items.0.product', /nicht mehr/],
  [
    'a product of an older menu',
    withItem({ product: { id: 7 } }),
    409,
    'items.0.product',
    /Sommersalat .*nicht mehr/,
  ],
  [
    'a product that is sold out',
    withItem({ product: { id: 3 } }),
    409,
    'items.0.product',
    /Calzone .*ausverkauft/,
  ],
  ['a unit it is not sold in', withItem({ unit: 'kg' }), 422, 'items.0.unit', /Einheit/],
  ['a unit that does not exist', withItem({ unit: 'Eimer' }), 422, 'items.0.unit', /Auswahl/],
  [
    'an amount between two steps',
    withItem({ product: { id: 2 }, unit: 'g', amount: 120 }),
    422,
    'items.0.amount',
    /Menge/,
  ],
  [
    'an amount below the least',
    withItem({ product: { id: 2 }, unit: 'g', amount: 50 }),
    422,
    'items.0.amount',
    /Menge/,
  ],
  [
    'an amount above the most',
    withItem({ product: { id: 2 }, unit: 'g', amount: 2050 }),
    422,
    'items.0.amount',
    /Menge/,
  ],
  ['half a pizza', withItem({ amount: 0.5 }), 422, 'items.0.amount', /Menge/],
  ['more money than there is', withItem({ product: { id: 8 }, amount: 1_000_000 }), 422, 'items', /zu groß/],
  [
    'a part that the product lacks',
    withPart({ name: 'Farbe', value: 'rot' }),
    422,
    'items.0.parts.0.value',
    /Farbe/,
  ],
  [
    'an option that the part lacks',
    withPart({ name: 'Größe', value: 'riesig' }),
    422,
    'items.0.parts.0.value',
    /Größe/,
  ],
  [
    'an option twice',
    withPart({ name: 'Extras', value: ['Oliven', 'Oliven'] }),
    422,
    'items.0.parts.0.value',
    /doppelt/,
  ],
  [
    'a file where a choice belongs',
    withPart({ name: 'Größe', value: [{ id: 1, publicHash: 'x' }] }),
    422,
    'items.0.parts.0.value',
    /./,
  ],
  ['a part that is missing', withItem({ product: { id: 6 } }), 422, 'items.0.parts', /Aufschrift/],
];

const ABSURD: [string, string][] = [
  ['negative', '-1'],
  ['zero', '0'],
  ['minus zero', '-0'],
  ['NaN, which JSON writes as null', 'null'],
  ['infinite', '1e999'],
  ['larger than anything', '1e308'],
  ['tiny', '1e-300'],
  ['a number in words', '"1e3"'],
  ['a number in quotes', '"1"'],
  ['a list', '[1]'],
  ['true', 'true'],
];

describe('an order is refused', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp();
  });
  afterAll(() => app.close());
  beforeEach(() => {
    app.clock.now = Date.parse(NOON);
  });

  it.each(REFUSALS)('with %s', async (_, body, status, field, words) => {
    const answer = await app.order(body);
    expect(answer).toMatchObject({ status, errors: [{ field }] });
    expect(Errors.parse({ errors: answer.errors }).errors[0]?.message).toMatch(words);
    expect(await app.countOrders()).toBe(0);
  });

  it.each(ABSURD)('with an amount that is %s', async (_, amount) => {
    const text = JSON.stringify(draft()).replace('"amount":1', `"amount":${amount}`);
    const answer = await app.order(text);
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'items.0.amount' }] });
    expect(answer.errors[0]?.message).toMatch(/Menge/);
    expect(await app.countOrders()).toBe(0);
  });

  it('within its lead time', async () => {
    const parts = [{ name: 'Aufschrift', value: 'Alles Gute' }];
    const cake = items({ product: { id: 6 }, parts });
    const order = (appointmentDate: string) => app.order({ ...draft(), items: cake, appointmentDate });
    expect(await order('2026-11-23T11:00:00+01:00')).toMatchObject({
      status: 422,
      errors: [{ field: 'appointmentDate' }],
    });
    expect(await app.countOrders()).toBe(0);
  });

  it('with all errors at once', async () => {
    const answer = await app.order({
      ...deliveryDraft({ name: '', phone: '', street: '', privacyPolicy: false }),
      items: items({ product: { id: 3 } }),
    });
    expect(answer.status).toBe(422);
    expect(answer.errors.map(({ field }) => field)).toEqual([
      'name',
      'phone',
      'street',
      'privacyPolicy',
      'items.0.product',
    ]);
  });

  it('before the shop accepts orders', async () => {
    const shop = testShop();
    const branches = shop.branches.map((branch) => ({
      ...branch,
      orderableFrom: '2026-12-24T10:00:00+01:00',
    }));
    await app.setShop({ ...shop, branches });
    const answer = await app.order(draft());
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'appointmentDate' }] });
    expect(answer.errors[0]?.message).toContain('24.12.2026, 10:00');
    await app.setShop(shop);
  });

  it('when its price was made up, whatever it is', async () => {
    const answer = await app.order({
      ...draft({ expectedTotal: 0.01 }),
      price: 0.01,
      total: 0.01,
      items: items({ price: 0.01, product: { id: 1, price: 0.01 }, expectedTotal: 0.01 }),
    });
    expect(answer.status).toBe(409);
    expect(answer.errors).toEqual([
      {
        field: 'expectedTotal',
        code: 'totalChanged',
        message: 'Der Gesamtbetrag ist jetzt 10,00 EUR. Bitte prüfen Sie Ihre Bestellung.',
      },
      { field: 'items.0.expectedTotal', code: 'priceChanged', message: 'Margherita kostet jetzt 10,00 EUR.' },
    ]);
    expect(await app.countOrders()).toBe(0);
  });

  it('when a price has changed since, naming the affected lines', async () => {
    const shop = testShop();
    const products = shop.products.map((product) =>
      product.id === 1 ? { ...product, price: 10.4 } : product,
    );
    await app.setShop({ ...shop, products });
    const lines = [
      { ...item, expectedTotal: 10 },
      { product: { id: 2 }, amount: 100, unit: 'g' as const, expectedTotal: 2 },
    ];
    const answer = await app.order({ ...draft({ expectedTotal: 12 }), items: lines });
    expect(answer.status).toBe(409);
    expect(answer.errors.map(({ message }) => message)).toEqual([
      'Der Gesamtbetrag ist jetzt 12,40 EUR. Bitte prüfen Sie Ihre Bestellung.',
      'Margherita kostet jetzt 10,40 EUR.',
    ]);
    await app.setShop(shop);
    expect(await app.countOrders()).toBe(0);
  });

  it.each([
    ['text that is no JSON', '{"branch":', 400],
    ['nothing at all', '', 400],
    ['a list', '[]', 422],
    ['a megabyte of blanks', ' '.repeat(1024 * 1024 + 1), 413],
    ['lists in lists without end', `{"items":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 422],
  ])('when it is %s', async (_, body, status) => {
    const answer = await app.order(body);
    expect(answer.status).toBe(status);
    expect(Errors.safeParse({ errors: answer.errors }).success).toBe(true);
    expect(app.reported).toEqual([]);
  });

  it('without a JSON content type', async () => {
    const answer = await app.call('/api/orders', { method: 'POST', body: JSON.stringify(draft()) });
    expect(answer).toMatchObject({ status: 400, errors: [{ field: null }] });
  });
});
