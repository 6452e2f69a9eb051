import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Branch } from '../../../../src/lib/contract/branches.ts';
import type { OrderDraftInput } from '../../../../src/lib/contract/orders.ts';
import type { Order } from '../../../../src/lib/contract/staff-orders.ts';
import { createLocateAddress } from '../../../../src/server/orders/delivery/locate-address.ts';
import { openGeocoder } from '../../../../src/server/orders/delivery/geocoders/geocoder-server.ts';
import { geocodedAddresses } from '../../../../src/server/platform/database/schema.ts';
import { deliveryDraft, fieldsOf, newApp, NOON, type TestApp, type ApiAnswer } from '../../../support/app.ts';
import { startGeocoderServer, type GeocoderServer } from '../../../support/geocoder-server.ts';
import { testShop } from '../../../support/shop.ts';

const MITTE = { latitude: 52.52, longitude: 13.405 };
const NEAR = { street: 'Torstraße 1', city: '10119 Berlin' };
const FAR = { street: 'Seestraße 9', city: '13353 Berlin' };
const OUTSIDE = { street: 'Hauptstraße 3', city: '14467 Potsdam' };
const NOWHERE = { street: 'Nirgendwo 1', city: '10119 Berlin' };
const terms = { tax: 7, free: false, freeFromOrderValue: null };
const STEPS: Branch['deliveryAreas'] = [
  { area: 'bis 2 km', price: 1, minimumOrderValue: 10, upToMetres: 2000, ...terms },
  { area: 'bis 8 km', price: 4, minimumOrderValue: 20, upToMetres: 8000, ...terms },
];

/** The test shop, whose first branch delivers otherwise. */
function shopWith(changes: Partial<Branch>) {
  const shop = testShop();
  const branches = shop.branches.map((one) => (one.id === 1 ? { ...one, ...MITTE, ...changes } : one));
  return { ...shop, branches };
}

describe('deliveries by distance or zone', () => {
  let server: GeocoderServer;
  let app: TestApp;
  let api: ReturnType<TestApp['composeAgain']>;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    server = await startGeocoderServer();
    app = await newApp();
    api = app.composeAgain({ geocoder: openGeocoder({ kind: 'nominatim', url: server.url }, 300) });
    admin = await app.as('admin');
    server.know('torstraße 1, 10119 berlin', { latitude: 52.5291, longitude: 13.4013, postcode: '10119' });
    server.know('seestraße 9, 13353 berlin', { latitude: 52.5433, longitude: 13.3417, postcode: '13353' });
    server.know('hauptstraße 3, 14467 potsdam', { latitude: 52.4, longitude: 13.06, postcode: '14467' });
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });
  beforeEach(async () => {
    app.clock.now = Date.parse(NOON);
    server.fail(null);
    server.asked.length = 0;
    await app.db.delete(geocodedAddresses);
    await use({ deliveryBy: 'distance', deliveryAreas: STEPS });
  });

  async function use(changes: Partial<Branch>): Promise<void> {
    await app.setShop(shopWith(changes));
    api.shopCache.invalidate();
  }

  let sender = 0;
  async function send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<ApiAnswer> {
    const response = await api.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Pick<ApiAnswer, 'data' | 'errors'>;
    return {
      status: response.status,
      headers: response.headers,
      data: answer.data,
      errors: answer.errors ?? [],
    };
  }
  const areaOf = (address: typeof NEAR, branch = 1) => send(`/api/branches/${branch}/address-area`, address);
  const deliver = (address: typeof NEAR, changes: Partial<OrderDraftInput> = {}) =>
    send('/api/orders', deliveryDraft({ ...address, ...changes }), {
      'idempotency-key': `delivery-by-address-${(sender += 1)}`,
    });
  const codesOf = ({ errors }: ApiAnswer) => errors.map(({ field, code }) => `${field} ${code}`);

  it('tell the area of an address, and say at its field why there is none', async () => {
    expect((await areaOf(NEAR)).data).toEqual({ area: 'bis 2 km' });
    expect((await areaOf(FAR)).data).toEqual({ area: 'bis 8 km' });
    const outside = await areaOf(OUTSIDE);
    expect([outside.status, outside.errors]).toEqual([
      422,
      [{ field: 'street', code: 'outsideAreas', message: 'Zu dieser Adresse liefern wir leider nicht.' }],
    ]);
    expect((await areaOf(NOWHERE)).errors).toMatchObject([
      {
        code: 'addressUnknown',
        message: 'Diese Adresse konnten wir nicht finden. Bitte prüfen Sie Straße, Hausnummer, PLZ und Ort.',
      },
    ]);
    // Nobody is asked for the middle of a town.
    const before = server.asked.length;
    expect(codesOf(await areaOf({ ...NEAR, street: ' ' }))).toEqual(['street addressUnknown']);
    expect(server.asked).toHaveLength(before);
    expect((await areaOf(NEAR, 4)).status).toBe(404);
    expect((await areaOf(NEAR, 99)).status).toBe(404);
  });

  it('cost what the server finds for the address, whatever the customer was shown', async () => {
    const { status, data } = await deliver(NEAR, { expectedTotal: 21 });
    expect(status).toBe(201);
    expect((data as Order).pricing).toMatchObject({ deliveryGross: 1, totalGross: 21 });
    const shownNear = await deliver(FAR, { expectedTotal: 21 });
    expect([shownNear.status, codesOf(shownNear)]).toEqual([409, ['expectedTotal totalChanged']]);
    expect((await deliver(FAR, { expectedTotal: 24 })).status).toBe(201);
    // An area that a customer names counts for nothing.
    expect(codesOf(await deliver(FAR, { area: 'bis 2 km', expectedTotal: 21 }))).toEqual([
      'expectedTotal totalChanged',
    ]);
    const items = [{ product: { id: 1 }, amount: 1, unit: 'Stk' as const }];
    expect(codesOf(await deliver(FAR, { items }))).toEqual(['items minimumOrder']);
    expect((await deliver(NEAR, { items })).status).toBe(201);
  });

  it('are refused outside, where the address is unknown, and without an address', async () => {
    const before = await app.countOrders();
    expect(codesOf(await deliver(OUTSIDE))).toEqual(['street outsideAreas']);
    expect(codesOf(await deliver(NOWHERE))).toEqual(['street addressUnknown']);
    expect(codesOf(await deliver({ street: '', city: '10119 Berlin' }))).toEqual(['street streetMissing']);
    expect(codesOf(await deliver({ street: 'Torstraße 1', city: '' }))).toEqual(['city cityMissing']);
    expect(await app.countOrders()).toBe(before);
  });

  it('are refused with the branch’s number while the geocoder is down, but for addresses that are known', async () => {
    await areaOf(NEAR);
    server.fail('hangs');
    expect((await deliver(NEAR)).status).toBe(201);
    const unchecked = await deliver(FAR);
    expect([unchecked.status, unchecked.errors[0]?.message]).toEqual([
      422,
      'Ihre Adresse lässt sich gerade nicht prüfen. Bitte rufen Sie uns an: +493012345. Ihr Warenkorb bleibt erhalten.',
    ]);
    expect(app.reported).toHaveLength(1);
    // It was not taken for an answer.
    server.fail(null);
    expect((await deliver(FAR)).status).toBe(201);
  });

  it('are refused likewise where no geocoder is set up, which staff are told', async () => {
    const answer = await app.order(deliveryDraft(NEAR));
    expect(codesOf(answer)).toEqual(['city addressUnchecked']);
    expect((await admin.get('/api/geocoding')).data).toEqual({ isSetUp: false });
    const here = await api.app.request('/api/geocoding', { headers: { cookie: admin.cookie } });
    expect(await here.json()).toEqual({ data: { isSetUp: true } });
  });

  it('by zones go to the first zone, and orders keep its terms without its corners', async () => {
    const around: [number, number][] = [
      [13, 52],
      [14, 52],
      [14, 53],
      [13, 53],
    ];
    const inner: [number, number][] = [
      [13.39, 52.51],
      [13.42, 52.51],
      [13.42, 52.54],
      [13.39, 52.54],
    ];
    await use({
      deliveryBy: 'zones',
      deliveryAreas: [
        { area: 'Mitte', price: 2, minimumOrderValue: 0, zone: [inner], ...terms },
        { area: 'Umland', price: 9, minimumOrderValue: 0, zone: [around], ...terms },
      ],
    });
    expect((await areaOf(NEAR)).data).toEqual({ area: 'Mitte' });
    expect((await areaOf(OUTSIDE)).data).toEqual({ area: 'Umland' });
    const { data } = await deliver(NEAR);
    expect((data as Order).pricing.deliveryGross).toBe(2);
    const stored = await app.db.query.orders.findFirst({ orderBy: ({ id }, { desc }) => desc(id) });
    expect([stored?.city, stored?.area]).toEqual([
      '10119 Berlin',
      { area: 'Mitte', price: 2, minimumOrderValue: 0, ...terms },
    ]);
  });

  it('that staff take go to the area that they name, without a geocoder', async () => {
    const body = { ...deliveryDraft(OUTSIDE), legalInstructions: false, privacyPolicy: false, how: 'phone' };
    const take = (area?: string) =>
      app.post('/api/orders/taken', area ? { ...body, area } : body, {
        cookie: admin.cookie,
        'idempotency-key': `taken-by-staff-${area}`,
      });
    const taken = await take('bis 8 km');
    expect([taken.status, (taken.data as Order).pricing.deliveryGross]).toEqual([201, 4]);
    expect(fieldsOf(await take())).toEqual(['city']);
  });

  it('ask once for an address however often it is typed, until that is old', async () => {
    await Promise.all([areaOf(NEAR), areaOf(NEAR)]);
    await areaOf({ street: ' TORSTRASSE 1'.replace('SS', 'ß'), city: '10119  Berlin' });
    expect(server.asked).toHaveLength(1);
    await areaOf(NOWHERE);
    await areaOf(NOWHERE);
    expect(server.asked).toHaveLength(2);
    app.clock.now += 25 * 3_600_000;
    await areaOf(NOWHERE);
    await areaOf(NEAR);
    expect(server.asked).toHaveLength(3);
    app.clock.now += 30 * 86_400_000;
    await areaOf(NEAR);
    expect(server.asked).toHaveLength(4);
    // What is old is gone, and no address was ever kept.
    const rows = await app.db.select().from(geocodedAddresses);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/torstr/i);
  });

  it('keep so many addresses at most, the latest', async () => {
    const geocoder = openGeocoder({ kind: 'nominatim', url: server.url });
    const now = () => app.clock.now;
    const locate = createLocateAddress({ db: app.db, geocoder, now, report: () => {}, mostKept: 2 });
    const { config, branches } = shopWith({ deliveryBy: 'distance', deliveryAreas: STEPS });
    for (const address of [NEAR, FAR, OUTSIDE]) {
      app.clock.now += 1000;
      await locate(config, branches[0]!, address);
    }
    expect(await app.db.select({ kept: count() }).from(geocodedAddresses)).toEqual([{ kept: 2 }]);
    await locate(config, branches[0]!, OUTSIDE);
    expect(server.asked).toHaveLength(3);
    await locate(config, branches[0]!, NEAR);
    expect(server.asked).toHaveLength(4);
  });

  it('ask a busy geocoder no more than it can answer', async () => {
    server.fail('hangs');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => areaOf({ street: `Allee ${number}`, city: '10115 Berlin' })),
    );
    expect(new Set(answers.flatMap(codesOf))).toEqual(new Set(['city addressUnchecked']));
    expect(server.asked.length).toBeLessThanOrEqual(8);
  });

  it('need coordinates and an end of each step, or a zone of each area, or the edit is refused at its field', async () => {
    const save = (changes: object) => admin.put('/api/branches/1', changes);
    const step = STEPS[0];
    const refused = await save({
      latitude: null,
      deliveryAreas: [step, { ...step, area: 'x' }, { area: 'y' }],
    });
    expect(refused.errors).toMatchObject([
      { field: 'latitude', message: expect.stringContaining('Breiten- und Längengrad') as string },
      { field: 'deliveryAreas.1.upToMetres', message: 'Diese Entfernung kommt mehrfach vor.' },
      { field: 'deliveryAreas.2.upToMetres', message: 'Bitte geben Sie an, bis zu welcher Entfernung.' },
    ]);
    expect(fieldsOf(await save({ deliveryBy: 'zones' }))).toEqual([
      'deliveryAreas.0.zone',
      'deliveryAreas.1.zone',
    ]);
    const zone = [
      [
        [13, 52],
        [14, 52],
      ],
    ];
    expect(
      (await save({ deliveryBy: 'zones', deliveryAreas: [{ area: 'Mitte', zone }] })).errors,
    ).toMatchObject([
      { field: 'deliveryAreas.0.zone.0', message: 'Eine Zone braucht mindestens drei Ecken.' },
    ]);
    const byPlace = await save({ deliveryBy: 'place' });
    expect([byPlace.status, (byPlace.data as Branch).deliveryBy]).toEqual([200, undefined]);
  });
});
