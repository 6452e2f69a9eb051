import { describe, expect, test } from 'vitest';
import {
  createDeviceOrders,
  isRunning,
  KEPT_MS,
  MOST_ORDERS,
  UNFINISHED_MS,
} from '../../../src/lib/stores/orders/device-orders.ts';
import { forgetDevice, forgetOrders } from '../../../src/lib/stores/orders/wallet.ts';
import type { Api } from '../../../src/lib/client/api.ts';
import type { PublicOrder } from '../../../src/lib/contract/orders.ts';
import type { TextStorage } from '../../../src/lib/stores/storage.ts';
import { item, product } from '../../domain/samples.ts';
import { full, pageOver, publicOrder } from '../fixtures.ts';

const KEY = 'asp.glut.orders';
const AT = Date.parse('2026-11-21T18:00:00+01:00');
const MITTE = { id: 1, identifier: 'mitte', name: 'Mitte' };
const IMAGE = { id: 3, version: 1, extension: 'jpg' };

const open = (storage: TextStorage, now = AT) => createDeviceOrders(storage, KEY, () => now);
const uids = (orders: ReturnType<typeof open>) => orders.$orders.get().map(({ uid }) => uid);
const place = (uid: string, change: Partial<PublicOrder> = {}) =>
  publicOrder({ uid, hash: `h-${uid}`, ...change });
const LINE = {
  product: { id: 1 },
  name: 'Margherita',
  amount: 2,
  unit: 'Stk' as const,
  parts: [{ name: 'Größe', value: 'groß' }],
  unitPrice: 11.9,
  gross: 23.8,
  taxRate: 7,
  isApproximate: false,
};

describe('The orders of this device', () => {
  test('are there on later visits, the newest first, with what was ordered and what it cost then', () => {
    const device: TextStorage = {};
    const cart = [item({ product: product({ images: [IMAGE] }) })];
    open(device).add(place('u-1', { items: [LINE], isDelivery: true }), {
      branch: MITTE,
      area: '10115',
      cart,
    });
    open(device).add(place('u-2', { createdAt: '2026-11-21T19:00:00+01:00' }), {
      branch: MITTE,
      area: null,
      cart: [],
    });
    const later = open(device, AT + 1000);
    expect(uids(later)).toEqual(['u-2', 'u-1']);
    const { product: of, name, amount, unit, parts } = LINE;
    expect(later.$orders.get()[1]).toEqual({
      uid: 'u-1',
      hash: 'h-u-1',
      orderedAt: '2026-11-21T18:00:00+01:00',
      dueAt: '2026-11-21T18:00:00+01:00',
      isOver: false,
      branch: MITTE,
      mode: 'delivery',
      area: '10115',
      lines: [{ product: of.id, name, amount, unit, parts, unitPrice: 1190, image: IMAGE }],
    });
  });

  test('are kept without files, names, addresses and dishes that the shop has deleted', () => {
    const orders = open({});
    const upload = { name: 'Foto', value: [{ id: 4, publicHash: 'x' }] };
    orders.add(
      place('u-1', {
        items: [
          { ...LINE, parts: [upload] },
          { ...LINE, product: null },
        ],
      }),
    );
    expect(orders.$orders.get()[0]?.lines).toEqual([
      { product: 1, name: 'Margherita', amount: 2, unit: 'Stk', parts: [], unitPrice: 1190, image: null },
    ]);
  });

  test(`are at most ${MOST_ORDERS}, none of them older than a year`, () => {
    const device: TextStorage = {};
    const orders = open(device);
    for (let n = 0; n <= MOST_ORDERS; n++)
      orders.add(place(`u-${n}`, { createdAt: new Date(AT + n * 1000).toISOString() }));
    expect(uids(open(device))).toHaveLength(MOST_ORDERS);
    expect(uids(open(device))).not.toContain('u-0');
    for (const n of [1, 2, 6]) device[`asp.glut.order.u-${n}`] = '{}';
    expect(uids(open(device, AT + KEPT_MS + 5500))).toHaveLength(MOST_ORDERS - 5);
    expect(Object.keys(device), 'nor what their status pages had stored').toEqual([
      KEY,
      'asp.glut.order.u-6',
    ]);
    expect(device[KEY]).not.toContain('"u-5"');
  });

  test('run until they are seen to be over, or half a day after they were due', () => {
    const orders = open({});
    orders.add(place('u-1', { appointmentDate: new Date(AT + 3_600_000).toISOString() }));
    const [known] = orders.$orders.get();
    if (!known) throw new Error('no order');
    expect(isRunning(known, AT)).toBe(true);
    expect(isRunning(known, AT + 3_600_000 + UNFINISHED_MS)).toBe(false);
    orders.see(place('u-1', { isConfirmed: true, isCompleted: true }));
    expect(orders.$orders.get()[0]?.isOver).toBe(true);
    orders.see(place('u-1', { isConfirmed: true }));
    expect(orders.$orders.get()[0]?.isOver, 'staff took a step back').toBe(false);
  });

  test('are no orders of others that were only looked at', () => {
    const device: TextStorage = {};
    open(device).see(place('u-9'));
    expect(device).toEqual({});
  });

  test('are none where nothing can be read or stored', () => {
    for (const text of ['', 'null', '{', '{"a":1}', '[1,null,{"uid":"u"}]'])
      expect(uids(open({ [KEY]: text }))).toEqual([]);
    const orders = open(pageOver(full(), full()).values);
    orders.add(place('u-1'));
    expect(uids(orders), 'as long as the page is open').toEqual(['u-1']);
  });

  test('are not kept once the customer wants that, until they want it again', () => {
    const device: TextStorage = {};
    open(device).add(place('u-1'));
    open(device).keep(false);
    const orders = open(device);
    orders.add(place('u-2'));
    expect([uids(orders), orders.$isKept.get()]).toEqual([[], false]);
    orders.keep(true);
    open(device).add(place('u-3'));
    expect(uids(open(device))).toEqual(['u-3']);
  });
});

describe('Forgetting', () => {
  const kept = {
    'asp.glut.mitte.cart': '[]',
    'asp.other.customer': '{}',
    'asp.glut.mitte.choice': '{}',
    foo: 'x',
  };

  test('removes all that tells of orders, of who ordered or of what they do not tolerate, and leaves the cart and other shops alone', () => {
    const storage: TextStorage = {
      ...kept,
      'asp.glut.customer': '{}',
      'asp.glut.passport': '["Milch"]',
      'asp.glut.order.u-1': '{}',
      'asp.glut.review.u-1': 'dismissed',
      'asp.glut.push.u-1': 'https://push',
      'asp.glut.paying': '{}',
      'asp.glut.again': 'dismissed',
      'asp.glut.queue': '{}',
      'asp.glut.queue.lease': 'a 1',
      'asp.glut.mitte.draft': '{}',
      'asp.glut.mitte.placing': '{}',
      'asp.glut.mitte.suggestions': '801',
    };
    forgetOrders(storage, 'glut');
    expect(storage).toEqual(kept);
  });

  test('ends the notifications of its orders, and leaves no list of them', async () => {
    const device: TextStorage = {};
    const orders = open(device);
    orders.add(place('u-1'));
    orders.add(place('u-2'));
    device['asp.glut.push.u-2'] = 'https://push.example/2';
    const calls: unknown[] = [];
    const api = ((call: string, options: unknown) => {
      calls.push([call, options]);
      return Promise.resolve({ ok: false, status: 0, errors: [] });
    }) as unknown as Api;
    await forgetDevice({ shop: 'glut', storages: [device], orders, api }, true);
    expect(device).toEqual({});
    expect(calls).toEqual([
      [
        'delete /api/orders/public/{uid}/{hash}/push',
        { params: { uid: 'u-2', hash: 'h-u-2' }, body: { endpoint: 'https://push.example/2' } },
      ],
    ]);
    await forgetDevice({ shop: 'glut', storages: [device], orders, api }, false);
    expect(device).toEqual({ [KEY]: 'off' });
  });
});
