import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryDraft, draft, newApp, type ApiAnswer, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

/** A call that fails, and what it then says by language. */
interface Failing {
  what: string;
  send: (app: TestApp, headers: Record<string, string>) => Promise<ApiAnswer>;
  status: number;
  said: { de: string; en: string; tr: string };
}

const cheap = { ...deliveryDraft(), items: [{ product: { id: 1 }, amount: 1, unit: 'Stk' }] };

const FAILING: Failing[] = [
  {
    what: 'an order below the minimum',
    send: (app, headers) => app.post('/api/orders', cheap, headers),
    status: 422,
    said: {
      de: 'Sie haben den Mindestbestellwert in Höhe von 15,00 EUR leider noch nicht erreicht.',
      en: 'Sorry, you haven’t reached the minimum order of 15.00 EUR yet.',
      tr: 'Ne yazık ki 15,00 EUR olan minimum sepet tutarına henüz ulaşmadınız.',
    },
  },
  {
    what: 'an order with a comment that is too long',
    send: (app, headers) => app.post('/api/orders', draft({ comment: 'x'.repeat(2001) }), headers),
    status: 422,
    said: {
      de: 'Der Text ist zu lang (höchstens 2000 Zeichen).',
      en: 'The text is too long (no more than 2,000 characters).',
      tr: 'Metin çok uzun (en fazla 2.000 karakter).',
    },
  },
  {
    what: 'an order that does not exist',
    send: (app, headers) => app.call('/api/orders/public/none/none', { headers }),
    status: 404,
    said: {
      de: 'Diese Bestellung gibt es nicht.',
      en: 'This order doesn’t exist.',
      tr: 'Böyle bir sipariş yok.',
    },
  },
  {
    what: 'a call that does not exist',
    send: (app, headers) => app.call('/api/nothing', { headers }),
    status: 404,
    said: { de: 'Nicht gefunden.', en: 'Not found.', tr: 'Bulunamadı.' },
  },
  {
    what: 'a body that is too large',
    send: (app, headers) => app.post('/api/orders', draft({ comment: 'x'.repeat(2 * 1024 * 1024) }), headers),
    status: 413,
    said: { de: 'Die Anfrage ist zu groß.', en: 'The request is too large.', tr: 'İstek çok büyük.' },
  },
  {
    what: 'a body that is no JSON',
    send: (app, headers) => app.post('/api/orders', '{', headers),
    status: 400,
    said: { de: 'Die Anfrage ist nicht lesbar.', en: 'The request can’t be read.', tr: 'İstek okunamıyor.' },
  },
  {
    what: 'a list that is sorted by nothing it has',
    send: (app, headers) => app.call(`/api/products?sort=${encodeURIComponent('["x","ASC"]')}`, { headers }),
    status: 400,
    said: {
      de: 'Danach lässt sich nicht sortieren.',
      en: 'You can’t sort by this.',
      tr: 'Buna göre sıralanamaz.',
    },
  },
];

const inLanguage = (language: string) => ({ 'accept-language': language });

describe('the API’s errors', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());

  describe.each(FAILING)('for $what', ({ send, status, said }) => {
    it.each(['de', 'en', 'tr'] as const)(
      'are said in the language asked for, which is named: %s',
      async (language) => {
        const answer = await send(app, inLanguage(language));
        expect(answer.status).toBe(status);
        expect(answer.errors.map(({ message }) => message)).toEqual([said[language]]);
        expect(answer.headers.get('content-language')).toBe(language);
        expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-language');
      },
    );
  });

  const saidFor = async (headers: Record<string, string>) =>
    (await app.call('/api/orders/public/none/none', { headers })).errors[0]?.message;

  it('follow the weights of what a browser prefers', async () => {
    expect(await saidFor(inLanguage('fr-CH, fr;q=0.9, en;q=0.8'))).toBe('Cette commande n’existe pas.');
    expect(await saidFor(inLanguage('es, de;q=0.2, it;q=0.4'))).toBe('Questo ordine non esiste.');
  });

  it('are German where no language is named, or none that there is', async () => {
    const german = 'Diese Bestellung gibt es nicht.';
    expect(await saidFor({})).toBe(german);
    expect(await saidFor(inLanguage('es-MX, pt;q=0.9'))).toBe(german);
    expect(await saidFor(inLanguage('*'))).toBe(german);
  });

  it('are said so of files, too', async () => {
    const shop = testShop();
    const part = { name: 'Motiv', description: '', type: 'image' as const, optional: false, options: [] };
    const products = shop.products.map((product) => ({
      ...product,
      config: { ...product.config, parts: [part] },
    }));
    await app.setShop({ ...shop, products });
    const answer = await app.post('/api/uploads', { data: 'data:text/html;base64,PHA+' }, inLanguage('it'));
    await app.setShop(shop);
    expect([answer.status, answer.errors[0]?.message, answer.headers.get('content-language')]).toEqual([
      422,
      'Questo tipo di file non è riconosciuto.',
      'it',
    ]);
  });

  it('are said so at another time of the shop', async () => {
    const { cookie } = await app.as('admin');
    const headers = { cookie, ...inLanguage('fr') };
    const path = `/api/clock/3600/api/products?sort=${encodeURIComponent('["x","ASC"]')}`;
    const answer = await app.call(path, { headers });
    expect([answer.status, answer.errors[0]?.message]).toEqual([400, 'Ce tri n’est pas possible.']);
  });

  it.each([
    ['AT', 'Wir liefern ab €\u00a015,00.'],
    ['CH', 'Wir liefern ab EUR\u00a015.00.'],
    ['', 'Wir liefern ab 15,00\u00a0€.'],
  ] as const)("are in the country's German where the shop speaks it: %s", async (country, said) => {
    const shop = testShop();
    await app.setShop({ ...shop, config: { ...shop.config, country, german: 'natural' } });
    const german = await app.post('/api/orders', cheap, inLanguage('de-AT'));
    const english = await app.post('/api/orders', cheap, inLanguage('en'));
    await app.setShop(shop);
    expect(german.errors[0]?.message).toBe(said);
    expect(german.headers.get('content-language')).toBe(`de-${country || 'DE'}`);
    expect(english.headers.get('content-language')).toBe('en');
  });

  it('keep field and code in every language', async () => {
    const answers = await Promise.all(
      ['de', 'tr'].map((language) => app.post('/api/orders', cheap, inLanguage(language))),
    );
    const facts = answers.map(({ errors }) => errors.map(({ field, code }) => ({ field, code })));
    expect(facts).toEqual([
      [{ field: 'items', code: 'minimumOrder' }],
      [{ field: 'items', code: 'minimumOrder' }],
    ]);
  });

  it('do not mix languages when many are refused at once', async () => {
    const languages = Array.from(
      { length: 30 },
      (_, index) => (['de', 'en', 'fr', 'it', 'tr'] as const)[index % 5],
    );
    const closed = {
      ...draft({ branch: { id: 2 } }),
      items: [{ product: { id: 4 }, amount: 1, unit: 'Stk' }],
    };
    const answers = await Promise.all(
      languages.map((language = 'de') => app.post('/api/orders', closed, inLanguage(language))),
    );
    const said = new Map<string | undefined, Set<string | undefined>>();
    answers.forEach(({ errors }, index) => {
      const texts = said.get(languages[index]) ?? new Set();
      said.set(languages[index], texts.add(errors[0]?.message));
    });
    expect([...said.values()].map((texts) => texts.size)).toEqual([1, 1, 1, 1, 1]);
    expect(said.get('fr')).toEqual(new Set(['Nous sommes fermés pour le moment.']));
  });

  it('do not mix languages when customers race for the last place', async () => {
    const shop = testShop();
    await app.setShop({ ...shop, branches: shop.branches.map((branch) => ({ ...branch, slotCapacity: 1 })) });
    const appointmentDate = '2026-12-12T18:00:00+01:00';
    const languages = ['en', 'tr', 'en', 'tr', 'en', 'tr'];
    const answers = await Promise.all(
      languages.map((language) => app.post('/api/orders', draft({ appointmentDate }), inLanguage(language))),
    );
    const said = answers.flatMap(({ errors }, index) =>
      errors.map(({ message }) => `${languages[index]}: ${message}`),
    );
    expect(said).toHaveLength(5);
    expect(new Set(said)).toEqual(
      new Set([
        'en: Sorry, we can’t take any more orders for this time. Please choose another one.',
        'tr: Bu zaman için ne yazık ki artık sipariş alamıyoruz. Lütfen başka bir zaman seçin.',
      ]),
    );
  });
});

describe('what the API refuses to staff', () => {
  let app: TestApp;
  let cookie: string;
  beforeAll(async () => {
    app = await newApp();
    ({ cookie } = await app.as('admin'));
  });
  afterAll(() => app.close());

  const REFUSED = {
    de: 'Bitte verwenden Sie nur Kleinbuchstaben, Ziffern und Bindestriche.',
    en: 'Please use lower-case letters, digits and hyphens only.',
  };

  it.each(['de', 'en'] as const)('is said in the language asked for: %s', async (language) => {
    const headers = { cookie, ...inLanguage(language) };
    const refused = await app.post('/api/divisions', { name: 'Nord', identifier: 'Nord!' }, headers);
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual([
      expect.objectContaining({ field: 'identifier', message: REFUSED[language] }),
    ]);
  });

  it.each([
    ['de', 'E-Mail-Adresse oder Passwort stimmt nicht.'],
    ['tr', 'E-posta adresi veya parola yanlış.'],
    // Whoever reads neither German nor Turkish rather understands English.
    ['fr', 'Email address or password is wrong.'],
  ])('at the sign-in is said in the language asked for: %s', async (language, said) => {
    const wrong = { email: 'niemand@example.org', password: 'falsch' };
    const refused = await app.post('/api/sessions', wrong, inLanguage(language));
    expect([refused.status, refused.errors.map(({ message }) => message)]).toEqual([401, [said]]);
  });

  it.each([
    ['en', 'Only completed orders that were paid on site can be corrected in this way.'],
    ['tr', 'Yalnızca yerinde ödenmiş, tamamlanmış siparişler bu şekilde düzeltilebilir.'],
    ['de', 'Nur abgeschlossene Bestellungen, die vor Ort bezahlt wurden, lassen sich so berichtigen.'],
  ])('about an order is said in the language asked for: %s', async (language, said) => {
    const { data } = await app.order(draft());
    const headers = { cookie, ...inLanguage(language) };
    const refused = await app.post(`/api/orders/${data.id}/corrections`, { reason: 'Reklamation' }, headers);
    expect(refused.errors.map(({ message }) => message)).toEqual([said]);
  });
});
