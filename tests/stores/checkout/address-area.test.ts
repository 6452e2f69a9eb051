import { atom } from 'nanostores';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../src/lib/client/api.ts';
import type { FieldError } from '../../../src/lib/contract/fields.ts';
import type { DeliveryArea } from '../../../src/lib/domain/branch.ts';
import { createAddressArea } from '../../../src/lib/stores/checkout/address-area.ts';
import { createDraft } from '../../../src/lib/stores/checkout/draft.ts';

const [NEAR, FAR] = ['bis 2 km', 'bis 8 km'].map((area): DeliveryArea => ({
  ...{ area, price: 1, tax: 7, free: false, minimumOrderValue: 0, freeFromOrderValue: null },
})) as [DeliveryArea, DeliveryArea];
const OUTSIDE = { field: 'street', message: 'Zu dieser Adresse liefern wir leider nicht.' };
const DOWN = { field: 'city', message: 'Bitte rufen Sie uns an.' };

type Said = { area: string } | FieldError | 'nothing';

describe('The delivery area of an address that a customer types', () => {
  let said: Record<string, Said>;
  let asked: string[];
  /** Answers wait for it, if there is one. */
  let gate: Promise<void> | null;
  beforeEach(() => {
    said = {
      'Torstraße 1': { area: NEAR.area },
      'Seestraße 9': { area: FAR.area },
      'Hauptstraße 3': OUTSIDE,
    };
    asked = [];
    gate = null;
  });

  function open() {
    const draft = createDraft({}, 'draft');
    const $area = atom<DeliveryArea | null>(NEAR);
    const $errors = atom<FieldError[]>([]);
    const api = (async (_: string, { body: { street } }: { body: { street: string } }) => {
      asked.push(street);
      const answer = said[street] ?? 'nothing';
      await gate;
      if (answer === 'nothing') return { ok: false, status: 0, errors: [] };
      if ('message' in answer) return { ok: false, status: 422, errors: [answer] };
      return { ok: true, data: answer };
    }) as unknown as Api;
    const chooseArea = (area: string) => $area.set([NEAR, FAR].find((one) => one.area === area) ?? null);
    const cart = { $area, $chosenArea: $area, chooseArea };
    const found = createAddressArea({ api, branchId: 1, draft, cart, $errors });
    const type = (street: string, city = '10119 Berlin') => {
      draft.setKey('street', street);
      draft.setKey('city', city);
    };
    return { found, type, $area, $errors };
  }

  test('is asked for once street and town are there, and once for the same address', async () => {
    const { found, type, $area } = open();
    type('Seestraße 9', '');
    await found.look();
    expect([asked, found.$state.get()]).toEqual([[], 'idle']);
    type('Seestraße 9');
    await Promise.all([found.look(), found.look()]);
    await found.look();
    expect([asked, found.$state.get(), $area.get()]).toEqual([['Seestraße 9'], 'served', FAR]);
  });

  test('says at the field what is wrong with it, until it changes', async () => {
    const { found, type, $errors } = open();
    type('Hauptstraße 3');
    await found.look();
    expect([found.$state.get(), $errors.get()]).toEqual(['refused', [OUTSIDE]]);
    expect(await found.check()).toEqual([OUTSIDE]);
    type('Torstraße 1');
    await found.look();
    expect([found.$state.get(), $errors.get()]).toEqual(['served', []]);
  });

  test('is that of what was typed last, whenever answers come', async () => {
    const { found, type, $area } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    type('Seestraße 9');
    const first = found.look();
    type('Torstraße 1');
    const second = found.look();
    resolve();
    await Promise.all([first, second]);
    expect([$area.get(), found.$state.get()]).toEqual([NEAR, 'served']);
  });

  test('stops an order whose costs the customer has not seen, once', async () => {
    const { found, type } = open();
    type('Seestraße 9');
    expect(await found.check()).toMatchObject([
      { field: 'city', message: expect.stringContaining('andere Lieferkosten') as string },
    ]);
    expect(await found.check()).toEqual([]);
    // After a refusal it is asked again, and the same is no news.
    found.forget();
    expect(await found.check()).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  test('is asked for again where it could not be checked', async () => {
    const { found, type, $errors } = open();
    said['Torstraße 1'] = DOWN;
    type('Torstraße 1');
    await found.look();
    expect($errors.get()).toEqual([DOWN]);
    said['Torstraße 1'] = 'nothing';
    expect(await found.check()).toMatchObject([
      { field: 'city', message: expect.stringContaining('Keine Verbindung') as string },
    ]);
    said['Torstraße 1'] = { area: NEAR.area };
    expect(await found.check()).toEqual([]);
  });
});
