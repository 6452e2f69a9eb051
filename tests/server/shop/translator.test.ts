import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config.ts';
import { openDeepl } from '../../../src/server/shop/translator/deepl.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { startDeeplService } from '../../support/deepl-service.ts';

const KEY = 'schluessel:fx';
const SUGGESTIONS = '/api/translator/suggestions';

let app: TestApp;
let cookie: string;
let service: Awaited<ReturnType<typeof startDeeplService>>;
beforeAll(async () => {
  app = await newApp();
  ({ cookie } = await app.as('admin'));
  service = await startDeeplService(KEY);
});
afterAll(async () => {
  await service.stop();
  await app.close();
});
beforeEach(() => {
  service.asked.length = 0;
  service.state.moods = [];
});

/** An API whose operator has an account. */
const withAccount = (apiKey = KEY, url = service.url) =>
  app.composeAgain({ translate: openDeepl({ apiKey, url }, 0) }).app;
async function ask(api: ReturnType<typeof withAccount>, wish: object) {
  const response = await api.request(SUGGESTIONS, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const body = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
  return { status: response.status, data: body.data, message: body.errors?.[0]?.message };
}
const WISH = { language: 'en', german: ['Größe', '**Hausgemacht**\n\n- täglich frisch'] };

describe('suggested translations', () => {
  it('come from the service, one for each text, and change nothing in the shop', async () => {
    const before = await app.readShop();
    expect(await ask(withAccount(), WISH)).toMatchObject({
      status: 200,
      data: ['EN-GB: Größe', 'EN-GB: **Hausgemacht**\n\n- täglich frisch'],
    });
    expect(service.asked).toMatchObject([{ text: WISH.german, source_lang: 'DE', target_lang: 'EN-GB' }]);
    expect(await app.readShop()).toBe(before);
  });

  it.each([
    ['fr', 'FR'],
    ['it', 'IT'],
    ['tr', 'TR'],
  ])('are in the language asked for: %s', async (language, target) => {
    expect((await ask(withAccount(), { language, german: ['Salat'] })).data).toEqual([`${target}: Salat`]);
  });

  it('come after one more try if the service is busy', async () => {
    service.state.moods = [429];
    expect((await ask(withAccount(), WISH)).status).toBe(200);
    service.state.moods = [503];
    expect((await ask(withAccount(), WISH)).status).toBe(200);
  });

  it.each([
    ['the key is wrong', [], 'falsch', /Schlüssel nicht an/],
    ['the quota is used up', [456], KEY, /Kontingent/],
    ['the service stays busy', [429, 429], KEY, /ausgelastet/],
    ['the service fails', [500, 500], KEY, /antwortet nicht/],
    ['the connection ends', ['hangsUp'], KEY, /antwortet nicht/],
    ['the answer is not readable', ['garbled'], KEY, /antwortet nicht/],
    ['a text is missing in the answer', ['short'], KEY, /antwortet nicht/],
  ] as const)('are refused with the reason if %s', async (_, moods, key, message) => {
    service.state.moods = [...moods];
    expect(await ask(withAccount(key), WISH)).toMatchObject({
      status: 503,
      message: expect.stringMatching(message) as string,
    });
  });

  it('are refused for no text, and for more than the service takes at once', async () => {
    const api = withAccount();
    expect((await ask(api, { language: 'en', german: [] })).status).toBe(422);
    const long = Array.from({ length: 2 }, (_, place) => `${place}`.repeat(15_001));
    expect(await ask(api, { language: 'en', german: long })).toMatchObject({
      status: 422,
      message: 'Das sind zu viele Texte auf einmal.',
    });
    expect((await ask(api, { language: 'de', german: ['Salat'] })).status).toBe(422);
  });

  it('are off without an account, which the back office can tell', async () => {
    const admin = await app.as('admin');
    expect((await admin.get('/api/translator')).data).toEqual({ isAvailable: false });
    const refused = await admin.post(SUGGESTIONS, WISH);
    expect([refused.status, refused.errors[0]?.message]).toEqual([
      503,
      expect.stringContaining('DEEPL_API_KEY'),
    ]);
    const response = await withAccount().request('/api/translator', { headers: { cookie } });
    expect(await response.json()).toEqual({ data: { isAvailable: true } });
  });

  it('take an own service by https, or on this machine', () => {
    const read = (DEEPL_URL: string) => readConfig({ DEEPL_API_KEY: KEY, DEEPL_URL });
    expect(read('https://translate.example/v2')).toMatchObject({
      ok: true,
      config: { translator: { apiKey: KEY, url: 'https://translate.example' } },
    });
    expect(read('http://127.0.0.1:5000')).toMatchObject({ ok: true });
    expect(read('http://translate.example')).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^DEEPL_URL/)],
    });
    expect(readConfig({})).toMatchObject({ config: { translator: null } });
  });
});
