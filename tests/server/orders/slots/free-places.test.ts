import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderError } from '../../../../src/lib/contract/orders.ts';
import { draft, newApp, NOON, type TestApp } from '../../../support/app.ts';
import { bothFor } from '../../../support/database.ts';
import { testShop } from '../../../support/shop.ts';

function shopWithCap(slotCapacity: number | null) {
  const shop = testShop();
  return { ...shop, branches: shop.branches.map((branch) => ({ ...branch, slotCapacity })) };
}

const cake = { product: { id: 6 }, amount: 1, unit: 'Stk' as const };
const CAKE = { items: [{ ...cake, parts: [{ name: 'Aufschrift', value: 'Alles Gute' }] }] };

describe.each(bothFor('locks'))('what is free at a branch, on %s', (kind) => {
  let app: TestApp;
  /** Each test has a day of its own. */
  let day = 10;
  beforeAll(async () => {
    app = await newApp(kind, shopWithCap(2));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.now = Date.parse(NOON);
    day += 1;
    await app.setShop(shopWithCap(2));
  });

  const at = (time: string) => new Date(`2026-12-${day}T${time}:00+01:00`).toISOString();
  const order = (time: string, changes: Parameters<typeof draft>[0] = {}) =>
    app.order(draft({ appointmentDate: at(time), ...changes }));
  const fill = async (...times: string[]) => {
    for (const time of times) for (const _ of [1, 2]) expect((await order(time)).status).toBe(201);
  };
  const timesOf = ({ errors }: { errors: OrderError[] }) => errors[0]?.times;
  const places = (mode = 'takeaway', branch: number | string = 1, on = `2026-12-${day}`) =>
    app.call(`/api/branches/${branch}/places/${mode}/${on}`);
  type Slots = { slots: { start: string; places: number }[] | null };

  it('each half hour of a day tells its places, and a cache keeps them for seconds', async () => {
    await fill('18:00');
    await order('18:45');
    const answer = await places();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=1, s-maxage=5',
    ]);
    const { slots } = answer.data as Slots;
    expect(slots).toHaveLength(48);
    const left = new Map(slots?.map((slot) => [slot.start, slot.places]));
    expect(['17:30', '18:00', '18:30', '19:00'].map((time) => left.get(at(time)))).toEqual([2, 0, 1, 2]);
  });

  it('only the half hours of the mode count, from now on', async () => {
    app.clock.now = Date.parse(at('20:57'));
    const { slots } = (await places('takeaway', 4)).data as Slots;
    expect(slots?.map(({ start }) => start)).toEqual([at('20:30'), at('21:00'), at('21:30')]);
    expect((await places('takeaway', 4, '2026-12-01')).data).toEqual({ slots: [] });
  });

  it('a canceled order gives its place back', async () => {
    const admin = await app.as('admin');
    const { data } = await order('18:00');
    const left = async () =>
      ((await places()).data as Slots).slots?.find(({ start }) => start === at('18:00'))?.places;
    expect(await left()).toBe(1);
    await admin.post(`/api/orders/${data.id}/status/reject`);
    expect(await left()).toBe(2);
  });

  it('more orders than a lowered limit leave no place', async () => {
    await fill('18:00');
    await app.setShop(shopWithCap(1));
    const { slots } = (await places()).data as Slots;
    expect(slots?.find(({ start }) => start === at('18:00'))?.places).toBe(0);
  });

  it('a branch without a limit has no slots to tell of', async () => {
    await app.setShop(shopWithCap(null));
    expect((await places()).data).toEqual({ slots: null });
  });

  it.each([
    ['an unknown branch', 'takeaway', 99, '2026-12-11'],
    ['a branch that is not public', 'takeaway', 3, '2026-12-11'],
    ['a mode that is not offered', 'delivery', 4, '2026-12-11'],
    ['an unknown mode', 'drone', 1, '2026-12-11'],
    ['no day', 'takeaway', 1, '2026-13-11'],
    ['no branch at all', 'takeaway', 'x', '2026-12-11'],
  ])('%s has none: 404', async (_, mode, branch, on) => {
    expect((await places(mode, branch, on)).status).toBe(404);
  });

  it('a full time is refused with the three free ones nearest to it', async () => {
    await fill('18:00');
    expect(timesOf(await order('18:10'))).toEqual([at('18:30'), at('17:45'), at('18:45')]);
    await fill('18:30');
    expect(timesOf(await order('18:10'))).toEqual([at('17:45'), at('17:30'), at('19:00')]);
  });

  it('what is proposed is accepted', async () => {
    await fill('18:00', '18:30');
    for (const time of timesOf(await order('18:10')) ?? [])
      expect((await app.order(draft({ appointmentDate: time }))).status).toBe(201);
  });

  it('of many orders at once for the last places, those refused are offered others', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => order('18:00')));
    const refused = answers.filter(({ status }) => status === 409);
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([2, 10]);
    for (const one of refused) expect(timesOf(one)).toEqual([at('17:45'), at('18:30'), at('17:30')]);
    const { slots } = (await places()).data as Slots;
    expect(slots?.find(({ start }) => start === at('18:00'))?.places).toBe(0);
  });

  it('an order as soon as possible in a full half hour is offered the next times', async () => {
    app.clock.now = Date.parse(at('12:02'));
    const now = () => app.order(draft());
    expect([(await now()).status, (await now()).status]).toEqual([201, 201]);
    expect(timesOf(await now())).toEqual([at('12:30'), at('12:45'), at('13:00')]);
  });

  it('closed and past times are refused with free ones', async () => {
    const catering = (appointmentDate: string) => app.order(draft({ branch: { id: 4 }, appointmentDate }));
    const closed = await catering(at('17:00'));
    expect([closed.errors[0]?.code, timesOf(closed)]).toEqual([
      'appointmentClosed',
      [at('18:00'), at('18:15'), at('18:30')],
    ]);
    app.clock.now = Date.parse(at('19:02'));
    const past = await catering(at('18:50'));
    expect([past.errors[0]?.code, timesOf(past)]).toEqual([
      'appointmentPast',
      [at('19:05'), at('19:15'), at('19:30')],
    ]);
  });

  it('a branch that is full for days proposes nothing that is full', async () => {
    await app.setShop(shopWithCap(1));
    const catering = (time: string) => app.order(draft({ branch: { id: 4 }, appointmentDate: at(time) }));
    for (let half = 0; half < 8; half++)
      await catering(`${18 + Math.floor(half / 2)}:${half % 2 === 0 ? '00' : '30'}`);
    const times = timesOf(await catering('20:00')) ?? [];
    expect(times).toHaveLength(3);
    expect(times.every((time) => !time.startsWith(at('12:00').slice(0, 10)))).toBe(true);
  });

  describe('a cake that needs two days', () => {
    const early = 'So kurzfristig ist das leider nicht möglich: frühestens ';

    it('is not sold as soon as possible, and the error names the earliest time', async () => {
      app.clock.now = Date.parse(at('12:02'));
      const answer = await app.order(draft(CAKE));
      expect(answer.status).toBe(422);
      expect(answer.errors).toEqual([
        {
          field: 'appointmentDate',
          code: 'appointmentLeadTime',
          message: expect.stringMatching(
            new RegExp(`^${early}\\w+, ${day + 2}\\.12\\.2026, 12:05 Uhr\\.$`),
          ) as string,
          times: expect.any(Array) as string[],
        },
      ]);
      const [first = ''] = timesOf(answer) ?? [];
      expect(Date.parse(first)).toBe(Date.parse(at('12:05')) + 2 * 86_400_000);
      expect((await app.order(draft({ ...CAKE, appointmentDate: first }))).status).toBe(201);
    });

    it('is not sold for tomorrow, and the earliest time of a while ago is still accepted', async () => {
      app.clock.now = Date.parse(at('12:01'));
      const later = (minutes: number) =>
        new Date(Date.parse(at('12:00')) + 2 * 86_400_000 + minutes * 60_000).toISOString();
      const ask = (appointmentDate: string) => app.order(draft({ ...CAKE, appointmentDate }));
      expect((await ask(at('23:00'))).errors[0]?.code).toBe('appointmentLeadTime');
      expect((await ask(later(-5))).errors[0]?.code).toBe('appointmentLeadTime');
      expect([(await ask(later(0))).status, (await ask(later(5))).status]).toEqual([201, 201]);
    });

    it('has no time at a branch that does not open again', async () => {
      const shop = shopWithCap(null);
      const openingHours = [
        { type: 'once' as const, date: `2026-12-${day}`, isClosed: false, from: '00:00', to: '23:00' },
      ];
      await app.setShop({
        ...shop,
        branches: shop.branches.map((branch) => (branch.id === 1 ? { ...branch, openingHours } : branch)),
      });
      app.clock.now = Date.parse(at('12:00'));
      expect((await app.order(draft(CAKE))).errors).toMatchObject([
        { message: 'Für diese Bestellung gibt es derzeit keinen Termin. Bitte rufen Sie uns an.', times: [] },
      ]);
    });
  });
});
