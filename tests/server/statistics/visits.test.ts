import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Funnel } from '../../../src/lib/contract/visits.ts';
import { VISITS_KEPT_DAYS } from '../../../src/lib/domain/visits.ts';
import { visitCounts } from '../../../src/server/platform/database/schema.ts';
import { deliveryDraft, draft, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { testShop } from '../../support/shop.ts';

const shop = testShop();
const counting = { ...shop, config: { ...shop.config, enablePluginVisits: true } };

interface Told {
  id?: number | string;
  language?: string;
  mode?: string;
  steps?: string;
}

const pathOf = ({ id = 1, language = 'de', mode = 'takeaway', steps = 'page' }: Told) =>
  `/api/visits/${id}/${language}/${mode}/${steps}`;

describe.each(bothFor('SQL'))('visits on %s', (kind) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp(kind, counting);
    admin = await app.as('admin');
  });
  beforeEach(async () => {
    await app.setShop(counting);
    await read();
    await app.db.delete(visitCounts);
  });
  afterAll(() => app.close());

  const at = (instant: string) => void (app.clock.now = Date.parse(instant));
  const tell = (told: Told = {}, headers: Record<string, string> = {}) =>
    app.call(pathOf(told), { method: 'POST', headers });
  const read = async (query = '', staff = admin) => {
    const answer = await staff.get(`/api/statistics/funnel${query}`);
    expect(answer.status).toBe(200);
    return Funnel.parse(answer.data);
  };
  const counts = async (query = '') => (await read(query)).steps.map(({ count }) => count);
  const rows = async () => {
    // What the app has in memory is written when it is read.
    await read();
    return app.db.select().from(visitCounts);
  };

  it('become a funnel with each step’s share of the one before', async () => {
    at('2026-09-01T12:00:00+02:00');
    for (let visits = 0; visits < 4; visits++) expect((await tell()).status).toBe(202);
    await tell({ steps: 'dish,cart', language: 'en' });
    await tell({ steps: 'dish', mode: 'delivery' });
    await tell({ steps: 'checkout' });
    await app.order(draft());
    const funnel = await read();
    expect(funnel).toMatchObject({
      from: '2026-09-01',
      to: '2026-09-01',
      steps: [
        { step: 'page', count: 4, share: null },
        { step: 'dish', count: 2, share: 0.5 },
        { step: 'cart', count: 1, share: 0.5 },
        { step: 'checkout', count: 1, share: 1 },
        { step: 'ordered', count: 1, share: 1 },
      ],
    });
    expect(funnel.modes).toEqual([
      { mode: 'takeaway', page: 4, dish: 1, cart: 1, checkout: 1, ordered: 1 },
      { mode: 'delivery', page: 0, dish: 1, cart: 0, checkout: 0, ordered: 0 },
    ]);
    expect(funnel.languages.map(({ language }) => language)).toEqual(['de', 'en']);
  });

  it('count an order of a customer once, in its mode and language, and none that staff take', async () => {
    at('2026-09-02T12:00:00+02:00');
    const languages = { ...counting.config, languages: ['en' as const] };
    await app.setShop({ ...counting, config: languages });
    await app.order(deliveryDraft(), 'the-same-key', 'en');
    await app.order(deliveryDraft(), 'the-same-key', 'en');
    await app.post('/api/orders', draft(), { 'sec-gpc': '1' });
    const taken = await admin.post('/api/orders/taken', { ...draft(), how: 'counter', overrides: [] });
    expect(taken.status).toBe(201);
    expect(await rows()).toMatchObject([{ mode: 'delivery', language: 'en', page: 0, ordered: 1 }]);
  });

  it('belong to the day of the shop’s time zone', async () => {
    at('2026-09-30T23:59:59+02:00');
    await tell();
    at('2026-10-01T00:00:00+02:00');
    await tell();
    await tell();
    expect(await counts('?from=2026-09-30')).toEqual([1, 0, 0, 0, 0]);
    expect(await counts('?from=2026-10-01')).toEqual([2, 0, 0, 0, 0]);
    expect(await counts('?from=2026-09-30&to=2026-10-01')).toEqual([3, 0, 0, 0, 0]);
  });

  it('are no more rows than a day has branches, modes and languages, however many come', async () => {
    at('2026-09-03T12:00:00+02:00');
    const modes = ['takeaway', 'delivery', 'dineIn'];
    const languages = ['de', 'en', 'fr', 'it', 'tr'];
    for (let time = 0; time < 2; time++)
      for (const mode of modes)
        for (const language of languages) {
          await tell({ mode, language });
          await tell({ mode, language, steps: 'page,page,page' });
        }
    expect(await rows()).toHaveLength(15);
    expect(await counts()).toEqual([60, 0, 0, 0, 0]);
  });

  it('are nothing but counts: neither address nor browser nor instant is stored', async () => {
    at('2026-09-04T12:34:56+02:00');
    await tell({}, { 'user-agent': 'Secret Browser', 'x-forwarded-for': '203.0.113.7', cookie: 'who=me' });
    const [row] = await rows();
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      ['branchId', 'cart', 'checkout', 'day', 'dish', 'language', 'mode', 'ordered', 'page'].toSorted(),
    );
    expect(JSON.stringify(row)).not.toMatch(/Secret|203\.0|12:34|who/);
  });

  it.each(['sec-gpc', 'dnt'])('are not counted for a browser that asks so by %s', async (header) => {
    at('2026-09-05T12:00:00+02:00');
    expect((await tell({}, { [header]: '1' })).status).toBe(202);
    expect(await rows()).toEqual([]);
  });

  it('are refused where the shop does not count them, and at branches that customers do not know', async () => {
    expect((await tell({ id: 99 })).status).toBe(404);
    expect((await tell({ id: 3 })).status).toBe(404);
    await app.setShop(shop);
    expect((await tell()).status).toBe(404);
    await app.order(draft());
    expect(await rows()).toEqual([]);
  });

  it.each<Told>([
    { steps: 'ordered' },
    { steps: 'page,dish,cart,checkout,page' },
    { mode: 'drone' },
    { language: 'xx' },
    { id: 'mitte' },
  ])('are refused for anything else: %j', async (told) => {
    expect((await tell(told)).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it('are those of their own branches for employees, and no others', async () => {
    at('2026-09-06T12:00:00+02:00');
    await tell();
    await tell({ id: 4 });
    const cook = await app.as('employee', [4]);
    const nowhere = await app.as('employee');
    expect((await read('', cook)).steps[0]?.count).toBe(1);
    expect((await read('', nowhere)).steps[0]?.count).toBe(0);
    expect(await counts()).toEqual([2, 0, 0, 0, 0]);
    expect((await cook.get('/api/statistics/funnel?branchId=1')).status).toBe(403);
    expect((await admin.get('/api/statistics/funnel?from=2026-09-06&to=2026-09-05')).status).toBe(422);
  });

  it('are added up by processes that count at the same time', async () => {
    at('2026-09-07T12:00:00+02:00');
    const processes = [app.composeAgain(), app.composeAgain(), app.composeAgain()];
    for (const { visits } of processes)
      for (const mode of ['delivery', 'takeaway', 'dineIn'] as const)
        await visits.countVisit({ branchId: 1, mode, language: 'de' }, 'page');
    await Promise.all(processes.flatMap(({ visits }) => [visits.flush(), visits.flush()]));
    expect(await counts()).toEqual([9, 0, 0, 0, 0]);
  });

  it('stay in memory while they cannot be written, and are written once', async () => {
    at('2026-09-08T12:00:00+02:00');
    const { visits } = app.composeAgain();
    await visits.countVisit({ branchId: 1, mode: 'takeaway', language: 'de' }, 'page');
    await app.db.execute('alter table visit_counts rename to visit_counts_away');
    await expect(visits.flush()).rejects.toThrow('visit_counts');
    await visits.countVisit({ branchId: 1, mode: 'takeaway', language: 'de' }, 'page');
    await app.db.execute('alter table visit_counts_away rename to visit_counts');
    await visits.flush();
    await visits.flush();
    expect(await counts()).toEqual([2, 0, 0, 0, 0]);
  });

  it('are forgotten after 25 months', async () => {
    at('2026-09-09T12:00:00+02:00');
    await tell();
    await rows();
    const { visits } = app.composeAgain();
    const dayLater = (days: number) =>
      void (app.clock.now = Date.parse('2026-09-09T12:00:00+02:00') + days * 86_400_000);
    dayLater(VISITS_KEPT_DAYS);
    await visits.tidy();
    expect(await app.db.select().from(visitCounts)).toHaveLength(1);
    dayLater(VISITS_KEPT_DAYS + 1);
    await visits.tidy();
    expect(await app.db.select().from(visitCounts)).toEqual([]);
  });
});
