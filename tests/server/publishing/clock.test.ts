import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LiveBranch } from '../../../src/lib/contract/branch-version.ts';
import type { SlotPlaces } from '../../../src/lib/contract/branches.ts';
import type { z } from 'zod';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import { withDayPlans } from '../../../src/lib/domain/day-plans.ts';
import type { ClockPages } from '../../../src/server/publishing/clock.ts';
import { NOON, draft, newApp, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

const CHRISTMAS = { day: '2026-12-24', time: '13:00' };
/** 24 December at 13:00 in Berlin, seen from the tests' noon. */
const AHEAD = (Date.parse('2026-12-24T13:00:00+01:00') - Date.parse(NOON)) / 1000;
const PAGE =
  '<!doctype html><html lang="de" data-api data-shop="x"><head><meta></head><body class="a"><a class="skip" href="#content">Zum Inhalt</a>Seite</body></html>';

/** The test shop, closed at Christmas; its first branch takes so many orders per half hour, and has sold out a dish today. */
function closedAtChristmas(): Shop {
  const shop = testShop();
  const soldOut = [{ product: { id: 1 }, part: null, option: null, until: '2026-11-22T02:00:00.000Z' }];
  const branches = shop.branches.map((branch) => ({
    ...branch,
    ...withDayPlans(branch, { '2026-12-24': [], '2026-12-25': [{ from: '17:00', to: '20:00' }] }),
    ...(branch.id === 1 ? { slotCapacity: 4, soldOut } : {}),
  }));
  return { ...shop, branches, config: { ...shop.config, enablePluginPWA: true, slotHoldMinutes: 5 } };
}

/** Notes what is to be rendered. */
function newPages() {
  const rounds: { shop: Shop; file: string; clock: number }[] = [];
  const state = { html: PAGE };
  const pages: ClockPages = {
    render: (shop, { file }, clock) => {
      rounds.push({ shop, file, clock });
      return Promise.resolve(state.html);
    },
    mapOrigins: () => ['https://tiles.example.org'],
    close: () => Promise.resolve(),
  };
  return { rounds, state, pages };
}

describe('the clock simulator', () => {
  let app: TestApp;
  let api: ReturnType<TestApp['composeAgain']>['app'];
  let stub: ReturnType<typeof newPages>;
  let cookie: string;
  const base = `/api/clock/${AHEAD}`;

  beforeAll(async () => {
    app = await newApp('PGlite', closedAtChristmas());
    stub = newPages();
    api = app.composeAgain({ clockPages: stub.pages }).app;
    ({ cookie } = await app.as('manager', [2]));
  });
  beforeEach(() => {
    app.clock.now = Date.parse(NOON);
    stub.state.html = PAGE;
    stub.rounds.length = 0;
  });
  afterAll(() => app.close());

  const look = (path: string, init: RequestInit = {}) => api.request(path, { headers: { cookie }, ...init });
  const read = async <T>(path: string): Promise<T> => {
    const answer = await look(base + path);
    return ((await answer.json()) as { data: T }).data;
  };
  const open = (body: object) =>
    look('/api/clock', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('answers the path of the shop at a wall-clock time', async () => {
    const answer = await open(CHRISTMAS);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { data: { path: base, at: '2026-12-24T12:00:00.000Z' } },
    ]);
  });

  it.each([
    ['in summer', '2027-07-01', '12:00', '2027-07-01T10:00:00.000Z'],
    ['that the clocks skip', '2027-03-28', '02:30', '2027-03-28T01:00:00.000Z'],
    ['that there is twice', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
    ['of the past', '2026-03-01', '08:00', '2026-03-01T07:00:00.000Z'],
  ])('takes a time %s', async (_, day, time, at) => {
    const { data } = (await (await open({ day, time })).json()) as { data: { at: string } };
    expect(data.at).toBe(at);
  });

  it.each([
    ['a day too far ahead', { day: '2028-12-24', time: '13:00' }, 'day'],
    ['a day too long ago', { day: '2023-12-24', time: '13:00' }, 'day'],
    ['no day', { time: '13:00' }, 'day'],
    ['a day that is none', { day: '2026-02-30', time: '13:00' }, 'day'],
    ['a time that is none', { day: '2026-12-24', time: '25:00' }, 'time'],
  ])('refuses %s at its field', async (_, wish, field) => {
    const answer = await open(wish);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    expect([answer.status, errors[0]?.field]).toEqual([422, field]);
    expect(errors[0]?.message).toMatch(/[Bb]itte|Diese Angabe/);
  });

  it('is unavailable where no pages are rendered', async () => {
    const admin = await app.as('admin');
    expect(await admin.post('/api/clock', CHRISTMAS)).toMatchObject({ status: 503 });
    const page = await app.app.request(`${base}/`, { headers: { cookie } });
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('woanders')]);
  });

  it('renders pages at that instant, with an API, a clock and a banner of their own', async () => {
    const answer = await look(`${base}/store/mitte`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(stub.rounds).toMatchObject([
      { file: 'store/mitte/index.html', clock: Date.parse('2026-12-24T12:00:00Z') },
    ]);
    expect(html).toContain(`data-api="${base}" data-shop`);
    expect(html.indexOf(`<script src="${base}/clock.js">`)).toBe(html.indexOf('<head>') + '<head>'.length);
    expect(html).toContain('<span data-clock-time>13:00</span> Uhr</span> – Bestellen ist nicht möglich');
    expect(html).toContain('Zum Inhalt</a><section class="clock-banner"');
    expect(html).toContain('<span data-clock-day>Donnerstag, 24. Dezember 2026</span>');
    expect(html).toContain(
      'href="/backend/vorschau?tag=2026-12-24&amp;zeit=13%3A00&amp;seite=%2Fstore%2Fmitte"',
    );
    expect(html).toContain('<a href="/store/mitte" data-leave>Beenden</a>');
  });

  it('gives them carts of their own, and neither the app nor holds of places', async () => {
    await look(`${base}/`);
    expect(stub.rounds[0]?.shop.config).toMatchObject({
      shop: 'shop-vorschau',
      enablePluginPWA: false,
      slotHoldMinutes: 0,
    });
  });

  it('is never cached', async () => {
    for (const path of ['/', '/clock.js', '/api/config', '/api/branches/1/version', '/nirgends']) {
      const { headers } = await look(base + path);
      expect([path, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        path,
        'no-store',
        'noindex, nofollow',
      ]);
      expect(headers.get('cdn-cache-control')).toBeNull();
    }
  });

  it('has the content security policy of real pages', async () => {
    const { headers } = await look(`${base}/`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    expect(headers.get('content-security-policy')).toContain('https://tiles.example.org');
  });

  it('shows no page that would look real', async () => {
    for (const html of [
      PAGE.replace('data-api', ''),
      PAGE.replace('<head>', ''),
      PAGE.replace('<body', '<p'),
    ]) {
      stub.state.html = html;
      const answer = await look(`${base}/`);
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Vorschau')]);
    }
    expect(app.reported.splice(0)).toHaveLength(3);
  });

  it('has the pages of the shop and no others', async () => {
    const missing = await look(`${base}/store/gibt-es-nicht`);
    expect([missing.status, stub.rounds[0]?.file]).toEqual([404, '404.html']);
    for (const path of ['/manifest.webmanifest', '/sitemap.xml', '/%', '/store/kantine'])
      expect([path, (await look(base + path)).status]).toEqual([path, 404]);
  });

  it('leads to no other site, whatever its address is', async () => {
    for (const path of ['//evil.example', '/%5Cevil.example', '/"><b>'])
      expect(await (await look(base + path)).text()).toContain('<a href="/" data-leave>');
    expect((await look(`${base}/image/%0Aset-cookie:a=b`)).status).toBe(404);
  });

  it('sends pictures from where they are', async () => {
    const answer = await look(`${base}/image/1-1.webp?width=200`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/image/1-1.webp?width=200']);
  });

  it('opens when the branch does, as at that instant', async () => {
    const next = await read('/api/branches/1/next-opening/takeaway');
    expect(next).toEqual({ opensAt: '2026-12-25T16:00:00.000Z' });
    expect((await app.call('/api/branches/1/next-opening/takeaway')).data).toEqual({ opensAt: null });
  });

  it('offers the times after that instant', async () => {
    const day = '/api/branches/1/places/takeaway';
    expect(await read<SlotPlaces>(`${day}/2026-12-24`)).toEqual({ slots: [] });
    const { slots } = await read<SlotPlaces>(`${day}/2026-12-25`);
    expect([slots?.length, slots?.[0]]).toEqual([6, { start: '2026-12-25T16:00:00.000Z', places: 4 }]);
    // Of today nothing is left.
    expect(await read<SlotPlaces>(`${day}/2026-11-21`)).toEqual({ slots: [] });
    expect((await app.call(`${day}/2026-11-21`)).data).toMatchObject({ slots: expect.any(Array) as unknown });
    const month = await read<{ days: string[] }>('/api/branches/1/full-days/takeaway/2026-12');
    expect(month.days).toEqual([]);
  });

  it('counts the orders that are there already', async () => {
    const appointmentDate = '2026-12-25T17:15:00+01:00';
    await app.setShop({
      ...closedAtChristmas(),
      branches: closedAtChristmas().branches.map((it) => ({ ...it, soldOut: [], isPreorderEnabled: true })),
    });
    const placed = await app.order(draft({ appointmentDate }));
    expect(placed.status).toBe(201);
    const { slots } = await read<SlotPlaces>('/api/branches/1/places/takeaway/2026-12-25');
    expect(slots?.[0]).toEqual({ start: '2026-12-25T16:00:00.000Z', places: 3 });
    await app.setShop(closedAtChristmas());
  });

  it('has the menu of that instant, with what is sold out until then back', async () => {
    type Menus = { id: number; catalog: { products: { id: number; enabled: boolean }[] }[] }[];
    const offered = (menus: Menus) => menus[0]?.catalog[0]?.products.find(({ id }) => id === 1)?.enabled;
    expect(offered(await read<Menus>('/api/branches/1/menus'))).toBe(true);
    expect(offered((await app.call('/api/branches/1/menus')).data as Menus)).toBe(false);
    await look(`${base}/store/mitte`);
    expect(stub.rounds[0]?.shop.branches[0]?.soldOut).toEqual([]);
  });

  it('has the version that its pages carry, without what a kitchen has set for now', async () => {
    const admin = await app.as('admin');
    const paused = await admin.put('/api/pauses', {
      branches: [{ id: 1 }],
      pause: { modes: ['takeaway'], for: 60, message: '' },
    });
    expect(paused.status).toBe(200);
    const now = (await app.call('/api/branches/1/version')).data as z.output<typeof LiveBranch>;
    const then = await read<z.output<typeof LiveBranch>>('/api/branches/1/version');
    expect(now.busy).toBeDefined();
    expect(then.busy).toBeUndefined();
    expect(then.menu).not.toBe(now.menu);
  });

  it('refuses every method that changes data, for every caller', async () => {
    const before = await app.countOrders();
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      for (const path of [
        '/api/orders',
        '/api/uploads',
        '/api/slot-holds/abc',
        '/api/config',
        '/store/mitte',
      ])
        for (const headers of [{ cookie }, {}] as Record<string, string>[]) {
          const body = JSON.stringify(draft());
          const type = { 'content-type': 'application/json' };
          const answer = await look(base + path, { method, headers: { ...headers, ...type }, body });
          expect([method, path, answer.status]).toEqual([method, path, 403]);
        }
    const refused = await look(`${base}/api/orders`, { method: 'POST' });
    expect(await refused.json()).toEqual({
      errors: [{ field: null, message: 'Dies ist eine Vorschau: Bestellungen sind nicht möglich.' }],
    });
    expect(await app.countOrders()).toBe(before);
  });

  it('reads nothing that customers cannot', async () => {
    for (const path of [
      '/api/orders',
      '/api/users',
      '/api/logs',
      '/api/stations',
      '/api/openapi.json',
      '/api/clock',
    ])
      expect([path, (await look(base + path)).status]).toEqual([path, path === '/api/stations' ? 200 : 404]);
    expect(await read('/api/stations')).toEqual([]);
  });

  it.each([
    ['without a session', () => Promise.resolve(''), 401],
    ['with a forged one', () => Promise.resolve(`${cookie.slice(0, -4)}AAAA`), 401],
    ['to an employee', async () => (await app.as('employee', [1])).cookie, 403],
    ['to the kitchen', async () => (await app.as('kitchen', [1])).cookie, 403],
    ['to a bookkeeper', async () => (await app.as('bookkeeper')).cookie, 403],
  ])('shows nothing %s', async (_, cookieOf, status) => {
    const own = await cookieOf();
    const headers: Record<string, string> = own ? { cookie: own } : {};
    for (const path of ['/', '/store/mitte', '/clock.js', '/api/config', '/image/1-1.webp']) {
      const answer = await api.request(base + path, { headers });
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, status, 'no-store']);
    }
    expect(stub.rounds).toEqual([]);
  });

  it('ends with the session', async () => {
    const { cookie: own } = await app.as('admin');
    const at = () => api.request(`${base}/`, { headers: { cookie: own } });
    expect((await at()).status).toBe(200);
    await api.request('/api/sessions/current', { method: 'DELETE', headers: { cookie: own } });
    const ended = await at();
    expect([ended.status, await ended.text()]).toEqual([
      401,
      expect.stringContaining('Bitte melden Sie sich an.'),
    ]);
  });

  it('rejects clocks that could not be opened', async () => {
    for (const shift of ['', 'x', '1.5', '00', '-0', '99999999', '-99999999', '1e3', '%31'])
      expect([shift, (await look(`/api/clock/${shift}/`)).status]).toEqual([
        shift,
        shift === '%31' ? 200 : 404,
      ]);
  });

  it('changes nothing for customers', async () => {
    const paths = [
      '/api/config',
      '/api/branches/1/version',
      '/api/branches/1/menus',
      '/api/init',
      '/api/preparing',
    ];
    const seen = async () => {
      const answers = await Promise.all(paths.map((path) => app.call(path)));
      return answers.map(({ status, headers, data }) => [
        status,
        headers.get('etag'),
        headers.get('cache-control'),
        data,
      ]);
    };
    const before = await seen();
    for (const path of paths) await look(base + path);
    await look(`${base}/store/mitte`);
    expect(await seen()).toEqual(before);
  });
});
