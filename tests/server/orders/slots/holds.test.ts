import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_HOLDS_PER_NETWORK, scheduleHoldCleanup } from '../../../../src/server/orders/slots/holds.ts';
import { slotHolds } from '../../../../src/server/platform/database/schema.ts';
import { draft, newApp, NOON, type TestApp } from '../../../support/app.ts';
import { bothFor } from '../../../support/database.ts';
import { testShop } from '../../../support/shop.ts';

const MINUTES = 5;

function shopThatHolds(slotCapacity: number | null, slotHoldMinutes = MINUTES) {
  const shop = testShop();
  return {
    ...shop,
    config: { ...shop.config, slotHoldMinutes },
    branches: shop.branches.map((branch) => ({ ...branch, slotCapacity })),
  };
}

const newKey = () => randomBytes(16).toString('hex');

describe.each(bothFor('locks', 'races'))('a place that the checkout holds, on %s', (kind) => {
  let app: TestApp;
  /** Each test has a day of its own. */
  let day = 0;
  beforeAll(async () => {
    app = await newApp(kind, shopThatHolds(1));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.now = Date.parse(NOON);
    day += 1;
    await app.db.delete(slotHolds);
    await app.setShop(shopThatHolds(1));
  });

  const at = (time: string) => new Date(`2026-12-${day + 10}T${time}:00+01:00`).toISOString();
  const wanted = (time: string, changes: object = {}) =>
    JSON.stringify({ branch: { id: 1 }, mode: 'takeaway', appointmentDate: at(time), ...changes });
  const json = { 'content-type': 'application/json' };
  const hold = (key: string, time: string, changes: object = {}) =>
    app.call(`/api/slot-holds/${key}`, { method: 'PUT', headers: json, body: wanted(time, changes) });
  const release = (key: string) => app.call(`/api/slot-holds/${key}`, { method: 'DELETE' });
  const order = (time: string, key?: string) =>
    app.call('/api/orders', {
      method: 'POST',
      headers: { ...json, ...(key === undefined ? {} : { 'slot-hold': key }) },
      body: JSON.stringify(draft({ appointmentDate: at(time) })),
    });
  const left = async (time: string, key?: string) => {
    const path = `/api/branches/1/places/takeaway/2026-12-${day + 10}`;
    const answer = await app.call(path, key === undefined ? {} : { headers: { 'slot-hold': key } });
    const { slots } = answer.data as { slots: { start: string; places: number }[] };
    return { places: slots.find(({ start }) => start === at(time))?.places, headers: answer.headers };
  };
  const pass = (seconds: number) => (app.clock.now += seconds * 1000);
  const countRows = () => app.db.$count(slotHolds);

  it('is taken for all others, and free for whoever holds it', async () => {
    const key = newKey();
    expect(await hold(key, '18:10')).toMatchObject({ status: 200, data: { seconds: MINUTES * 60 } });
    expect((await left('18:00')).places).toBe(0);
    const own = await left('18:00', key);
    expect(own.places).toBe(1);
    expect([own.headers.get('cache-control'), own.headers.get('vary')]).toEqual([
      'no-store',
      expect.stringContaining('slot-hold') as string,
    ]);
    const refused = await hold(newKey(), '18:20');
    expect([refused.status, refused.errors[0]]).toMatchObject([
      409,
      { field: 'appointmentDate', code: 'slotFull', times: [at('18:30'), at('18:45'), at('17:45')] },
    ]);
    expect((await order('18:00')).errors).toMatchObject([{ code: 'slotFull' }]);
  });

  it('is used up by its order, which nobody else gets', async () => {
    const key = newKey();
    await hold(key, '18:00');
    expect((await order('18:20', key)).status).toBe(201);
    expect(await countRows()).toBe(0);
    expect((await order('18:25')).status).toBe(409);
    expect((await hold(key, '18:00')).status).toBe(409);
  });

  it('is given back by an order for another time, by its cart, and when its time is up', async () => {
    const key = newKey();
    await hold(key, '18:00');
    expect((await order('19:00', key)).status).toBe(201);
    expect((await left('18:00')).places).toBe(1);
    await hold(key, '18:00');
    expect(await release(key)).toMatchObject({ status: 200, data: { seconds: 0 } });
    expect((await left('18:00')).places).toBe(1);
    await hold(key, '18:00');
    pass(MINUTES * 60 - 1);
    expect((await left('18:00')).places).toBe(0);
    pass(1);
    expect((await left('18:00')).places).toBe(1);
  });

  it('says kindly that it has ended, if the place was taken meanwhile', async () => {
    const key = newKey();
    await hold(key, '18:00');
    pass(MINUTES * 60);
    expect((await order('18:00')).status).toBe(201);
    expect((await order('18:00', key)).errors).toMatchObject([
      {
        code: 'holdExpired',
        message:
          'Länger konnten wir Ihnen den Platz leider nicht freihalten, und inzwischen ist er vergeben. Bitte wählen Sie einen anderen Termin.',
        times: [at('17:45'), at('18:30'), at('17:30')],
      },
    ]);
    const late = newKey();
    await hold(late, '20:00');
    pass(MINUTES * 60);
    expect((await order('20:00', late)).status).toBe(201);
  });

  it('is one per cart, moves with its time, and is not prolonged by asking again', async () => {
    const key = newKey();
    await hold(key, '18:00');
    pass(60);
    expect((await hold(key, '18:25')).data).toEqual({ seconds: (MINUTES - 1) * 60 });
    expect((await hold(key, '19:00')).data).toEqual({ seconds: MINUTES * 60 });
    expect([(await left('18:00')).places, (await left('19:00')).places]).toEqual([1, 0]);
    expect(await countRows()).toBe(1);
  });

  it('leaves nothing behind once it has ended', async () => {
    await hold(newKey(), '18:00');
    pass(MINUTES * 60);
    await hold(newKey(), '19:00');
    expect(await countRows()).toBe(1);
    pass(MINUTES * 60);
    const stop = scheduleHoldCleanup(app.db, {
      now: () => app.clock.now,
      report: (error) => expect(error).toBeUndefined(),
    });
    await expect.poll(countRows).toBe(0);
    await stop();
  });

  it('of a full half hour has one winner, be it a hold, an order or a moved order', async () => {
    const admin = await app.as('admin');
    const elsewhere = await order('12:00');
    const tries = [
      ...Array.from({ length: 6 }, () => hold(newKey(), '18:00')),
      ...Array.from({ length: 6 }, () => order('18:10')),
      admin.put(`/api/orders/${(elsewhere.data as { id: number }).id}`, { counterAppointment: at('18:20') }),
    ];
    const won = (await Promise.all(tries)).filter(({ status }) => status < 300);
    expect(won).toHaveLength(1);
    expect((await left('18:00')).places).toBe(0);
  });

  it('survives carts that move, order and give back at the same time', async () => {
    await app.setShop(shopThatHolds(3));
    const keys = Array.from({ length: 6 }, newKey);
    const answers = await Promise.all(
      keys.flatMap((key, index) => [
        hold(key, index % 2 === 0 ? '18:00' : '18:30'),
        hold(key, index % 2 === 0 ? '18:30' : '18:00'),
        order('18:00', key),
        release(key),
      ]),
    );
    expect(answers.map(({ status }) => status).filter((status) => ![200, 201, 409].includes(status))).toEqual(
      [],
    );
  });

  it('is not had where nothing is limited, held or offered: 404', async () => {
    const statuses = async (...tries: [key: string, changes: object][]) => {
      const found = [];
      for (const [key, changes] of tries) found.push((await hold(key, '18:00', changes)).status);
      return found;
    };
    const odd = [
      [newKey(), { branch: { id: 99 } }],
      [newKey(), { branch: { id: 3 } }],
      [newKey(), { branch: { id: 4 }, mode: 'delivery' }],
      ['short', {}],
    ] as [string, object][];
    expect(await statuses(...odd)).toEqual([404, 404, 404, 404]);
    expect((await release('short')).status).toBe(404);
    await app.setShop(shopThatHolds(null));
    expect(await statuses([newKey(), {}])).toEqual([404]);
    await app.setShop(shopThatHolds(1, 0));
    expect(await statuses([newKey(), {}])).toEqual([404]);
  });

  it('is not had for a time that is closed or over', async () => {
    const closed = await hold(newKey(), '17:00', { branch: { id: 4 } });
    expect([closed.status, closed.errors[0]]).toMatchObject([422, { code: 'appointmentClosed' }]);
    const past = await hold(newKey(), '18:00', { appointmentDate: '2026-11-20T12:00:00Z' });
    expect([past.status, past.errors[0]]).toMatchObject([409, { code: 'appointmentPast' }]);
    expect((await hold(newKey(), '18:00', { appointmentDate: 'bald' })).status).toBe(422);
  });

  it('is one of a few per network', async () => {
    await app.setShop(shopThatHolds(20));
    const from = async (address: string, key = newKey()) => {
      const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } };
      const init = { method: 'PUT', headers: json, body: wanted('18:00') };
      return (await app.app.request(`/api/slot-holds/${key}`, init, { incoming })).status;
    };
    const mine = newKey();
    expect(await from('203.0.113.7', mine)).toBe(200);
    for (let n = 1; n < MOST_HOLDS_PER_NETWORK; n++) expect(await from('203.0.113.7')).toBe(200);
    expect([await from('203.0.113.7'), await from('203.0.113.8')]).toEqual([429, 200]);
    // Whoever has one keeps it.
    expect(await from('203.0.113.7', mine)).toBe(200);
    await release(mine);
    expect(await from('203.0.113.7')).toBe(200);
    const rows = await app.db.select({ network: slotHolds.network }).from(slotHolds);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });
});
