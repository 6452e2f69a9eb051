import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Api } from '../../../src/lib/client/api.ts';
import { createDeviceOrders, type KnownOrder } from '../../../src/lib/stores/orders/device-orders.ts';
import { createTaking, MOST_TAKEN, ordersInLink, takingLink } from '../../../src/lib/stores/orders/wallet.ts';
import { publicOrder } from '../fixtures.ts';

const AT = Date.parse('2026-11-21T19:00:00+01:00');
const PLACES = [
  { uid: 'uid_first-1', hash: 'hash-first_1' },
  { uid: 'uid_other-2', hash: 'hash-other_2' },
];
const linkTo = (places: { uid: string; hash: string }[]) =>
  takingLink(places as KnownOrder[], 'https://pizza.example');

describe('A link that takes orders to another device', () => {
  test('names them behind the "#", which browsers send to nobody', () => {
    const link = new URL(linkTo(PLACES));
    expect(link.pathname + link.search).toBe('/bestellungen');
    expect(ordersInLink(link.hash)).toEqual(PLACES);
  });

  test(`names no more than the newest ${MOST_TAKEN}`, () => {
    const many = Array.from({ length: 15 }, (_, n) => ({ uid: `uid-${n}-x`, hash: `hash-${n}` }));
    expect(ordersInLink(new URL(linkTo(many)).hash)).toEqual(many.slice(0, MOST_TAKEN));
  });

  test('holds nothing but places of orders, whatever it is (property)', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string().map((text) => `#mitnehmen=${text}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const { uid, hash } of ordersInLink(text)) expect(uid + hash).toMatch(/^[\w-]+$/);
      }),
    );
  });
});

/** A device that was given the link; `known`: the orders that the shop still has. */
function visit(known: string[], status = 404) {
  const api = (async (_: string, { params }: { params: { uid: string; hash: string } }) =>
    known.includes(params.uid)
      ? { ok: true, data: publicOrder(params) }
      : { ok: false, status, errors: [] }) as unknown as Api;
  const orders = createDeviceOrders({}, 'asp.glut.orders', () => AT);
  const taking = createTaking(api, orders);
  taking.offer(new URL(linkTo(PLACES)).hash);
  return { ...taking, orders, uids: () => orders.$orders.get().map(({ uid }) => uid) };
}

describe('Taking orders over', () => {
  test('waits for the customer, who may decline', () => {
    const { $step, decline, uids } = visit(['uid_first-1']);
    expect($step.get()).toEqual({ state: 'offered', count: 2 });
    decline();
    expect([$step.get(), uids()]).toEqual([{ state: 'none' }, []]);
  });

  test('adds those that the shop still has', async () => {
    const { $step, accept, uids } = visit(['uid_other-2']);
    await accept();
    expect([$step.get(), uids()]).toEqual([{ state: 'done', count: 1 }, ['uid_other-2']]);
  });

  test('is what a customer wants who had none kept', async () => {
    const { accept, orders, uids } = visit(['uid_first-1', 'uid_other-2']);
    orders.keep(false);
    await accept();
    expect(uids().toSorted()).toEqual(['uid_first-1', 'uid_other-2']);
  });

  test('can be tried again without an answer', async () => {
    const { $step, accept } = visit([], 0);
    await accept();
    expect($step.get()).toEqual({ state: 'unreachable' });
  });

  test('begins only with such a link', () => {
    const { $step, decline, offer } = visit([]);
    decline();
    offer('#anything');
    expect($step.get()).toEqual({ state: 'none' });
  });
});
