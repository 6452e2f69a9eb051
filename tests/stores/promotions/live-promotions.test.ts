import { atom, computed } from 'nanostores';
import { afterEach, describe, expect, test } from 'vitest';
import { createApi } from '../../../src/lib/client/api.ts';
import type { BranchPromotions } from '../../../src/lib/contract/promotions.ts';
import type { CartItem } from '../../../src/lib/domain/cart-item.ts';
import { sumCart } from '../../../src/lib/domain/cart-sum.ts';
import type { Mode } from '../../../src/lib/domain/modes.ts';
import { $promoting } from '../../../src/lib/stores/cart/promoting.ts';
import { createPromotions } from '../../../src/lib/stores/promotions/live-promotions.ts';
import type { TextStorage } from '../../../src/lib/stores/storage.ts';
import { promotion } from '../../domain/promotions/samples.ts';
import { BERLIN, item, ms } from '../../domain/samples.ts';

const AUTOMATIC = promotion();
const SUMMER = promotion({
  id: 2,
  code: 'SOMMER',
  effect: { percent: 50 },
  conditions: { minimumValue: 15 },
});

afterEach(() => $promoting.set(null));

/** A cart with one pizza for 9.90, and the API of a shop where SOMMER is a code. */
function openPromotions(storage: TextStorage = {}) {
  const asked: string[][] = [];
  const server = { isUp: true };
  const api = createApi('', (_, init) => {
    if (!server.isUp) return Promise.reject(new Error('offline'));
    const { codes } = JSON.parse(init?.body as string) as { codes: string[] };
    asked.push(codes);
    const data = {
      promotions: codes.includes('SOMMER') ? [AUTOMATIC, SUMMER] : [AUTOMATIC],
      refused: codes
        .filter((code) => code !== 'SOMMER')
        .map((code) => ({ code, message: `${code} gibt es nicht.` })),
    };
    return Promise.resolve(Response.json({ data: data as unknown as BranchPromotions }));
  });
  const $items = atom<CartItem[]>([item()]);
  const $mode = atom<Mode>('takeaway');
  const $isFirstOrder = atom(false);
  const $pricing = computed([$items, $mode, $promoting], (items, mode, promoting) =>
    sumCart(items, { mode, area: null, discountsOf: promoting?.discountsOf }),
  );
  const promotions = createPromotions({
    api,
    branchId: 1,
    zone: BERLIN,
    $items,
    $pricing,
    $mode,
    $wanted: atom(null),
    $isFirstOrder,
    $now: atom(ms('2026-11-27T18:30')),
    storage,
    storageKey: 'codes',
  });
  // As an island that shows them.
  promotions.$entered.subscribe(() => {});
  return { promotions, $items, $isFirstOrder, $pricing, asked, server, storage };
}

describe('Promotions of the open cart', () => {
  test('automatic ones count once they are read', async () => {
    const { promotions, $pricing } = openPromotions();
    expect($pricing.get().totalGross).toBe(990);
    await promotions.refresh();
    expect($pricing.get()).toMatchObject({ gross: 990, discount: 99, totalGross: 891 });
  });

  test('a code counts as soon as its condition is met, and goes with the order', async () => {
    const { promotions, $items, $pricing, storage } = openPromotions();
    expect(await promotions.enter(' som-mer ')).toEqual({ state: 'kept' });
    expect(promotions.$entered.get()).toEqual([{ code: 'SOMMER', why: 'minimum' }]);
    $items.set([item({ amount: 2 })]);
    expect(promotions.$entered.get()).toEqual([{ code: 'SOMMER', why: null }]);
    // A tenth and a half of the rest, of 19.80.
    expect($pricing.get().totalGross).toBe(891);
    expect($promoting.get()?.draft).toEqual({ codes: ['SOMMER'] });
    expect(storage['codes']).toBe('["SOMMER"]');
  });

  test('a code that the API refuses is not kept, and one that nobody could check neither', async () => {
    const { promotions, server } = openPromotions();
    expect(await promotions.enter('WINTER')).toEqual({ state: 'refused', message: 'WINTER gibt es nicht.' });
    server.isUp = false;
    expect(await promotions.enter('SOMMER')).toEqual({ state: 'unreachable' });
    expect(promotions.$entered.get()).toEqual([]);
  });

  test('codes outlive a reload, and end with the cart that they were for', async () => {
    const { asked, promotions, $items, storage } = openPromotions({ codes: '["SOMMER"]' });
    await promotions.refresh();
    expect(asked).toEqual([['SOMMER']]);
    $items.set([]);
    expect(promotions.$entered.get()).toEqual([]);
    expect('codes' in storage).toBe(false);
  });

  test('a code can be taken away again', async () => {
    const { promotions, $items, $pricing } = openPromotions();
    $items.set([item({ amount: 2 })]);
    await promotions.enter('SOMMER');
    promotions.remove('SOMMER');
    expect($pricing.get().promotions.map(({ id }) => id)).toEqual([1]);
    expect($promoting.get()?.draft).toEqual({});
  });

  test('a device without orders says so', async () => {
    const { promotions, $isFirstOrder } = openPromotions();
    await promotions.refresh();
    $isFirstOrder.set(true);
    expect($promoting.get()?.draft).toEqual({ isFirstOrder: true });
  });
});
