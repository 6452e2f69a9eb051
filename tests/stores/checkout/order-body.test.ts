import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OrderDraft } from '../../../src/lib/contract/orders.ts';
import type { Branch } from '../../../src/lib/domain/branch.ts';
import type { CartItem } from '../../../src/lib/domain/cart-item.ts';
import type { Mode } from '../../../src/lib/domain/modes.ts';
import { createDraft } from '../../../src/lib/stores/checkout/draft.ts';
import { orderBody } from '../../../src/lib/stores/checkout/order-placing.ts';
import { area, branch, cheese, item, part, product } from '../../domain/samples.ts';
import { ANNA, branchData, openCart } from '../fixtures.ts';

/** A branch that asks for an address wherever it can. */
const ASKING = branch({
  deliveryAreas: [area(), area({ area: '10117 Berlin' })],
  isDeliveryAddressRequired: true,
  isTakeawayAddressRequired: true,
  isDineInAddressRequired: true,
});

beforeAll(() => useTestStorageEngine());
afterEach(cleanTestStorage);

/** A cart and a complete form. */
function ready(items: CartItem[], at: Branch) {
  const data = branchData({ branch: at });
  const cart = openCart(data);
  cart.replace(items);
  const draft = createDraft({}, 'draft');
  draft.set(ANNA);
  return { data, cart, draft };
}

describe('The request body of an order', () => {
  const bodyOf = (mode: Mode, at: Branch = ASKING, items = [item()]) => {
    const { data, cart, draft } = ready(items, at);
    cart.chooseMode(mode);
    return orderBody({ $branch: atom(data), cart, draft });
  };

  test.each(['takeaway', 'delivery', 'dineIn'] as const)('satisfies the contract: %s', (mode) => {
    expect(OrderDraft.safeParse(bodyOf(mode)).error).toBeUndefined();
    expect(OrderDraft.safeParse(bodyOf(mode, branch())).error).toBeUndefined();
  });

  test('has the flags of each mode', () => {
    expect(bodyOf('takeaway')).toMatchObject({ isDelivery: false, isDineIn: false, table: null });
    expect(bodyOf('delivery')).toMatchObject({ isDelivery: true, isDineIn: false, table: null });
    expect(bodyOf('dineIn')).toMatchObject({ isDelivery: false, isDineIn: true, table: { id: 4 } });
  });

  test('names the area as the town for delivery, and otherwise the town that was typed', () => {
    expect(bodyOf('delivery').city).toBe('10115 Berlin');
    expect(bodyOf('takeaway').city).toBe('10115 Berlin-Mitte');
    const { data, cart, draft } = ready([item()], ASKING);
    cart.chooseMode('delivery');
    cart.chooseArea('10117 Berlin');
    expect(orderBody({ $branch: atom(data), cart, draft }).city).toBe('10117 Berlin');
  });

  test('names the area even if no street is required, because the fee depends on it', () => {
    expect(bodyOf('delivery', branch())).toMatchObject({ city: '10115 Berlin' });
  });

  test('omits fields that the form does not show', () => {
    const address = ['street', 'floor', 'stairway', 'door'];
    for (const field of address) expect(bodyOf('delivery')).toHaveProperty(field, ANNA[field as 'street']);
    for (const field of [...address, 'city']) expect(bodyOf('takeaway', branch())).not.toHaveProperty(field);
    const atTable = bodyOf('dineIn', branch({ isTableSelectionEnabled: true }));
    for (const field of ['name', 'email', 'phone']) expect(atTable).not.toHaveProperty(field);
  });

  test('carries what was typed, the consents and the time', () => {
    expect(bodyOf('takeaway')).toMatchObject({
      branch: { id: 1 },
      name: 'Anna Beispiel',
      email: 'anna@example.org',
      phone: '+4930123456',
      comment: 'Bitte klingeln',
      appointmentDate: '2026-11-22T18:00:00.000Z',
      paymentMethod: 'cash',
      legalInstructions: true,
      privacyPolicy: true,
    });
  });

  test('has products by id, amounts in their unit and choices, and no price but the total the customer saw', () => {
    const pizza = product({ config: { parts: [part({ optional: true }), part({ name: 'Extras' })] } });
    const items = [
      item({
        product: pizza,
        amount: 2,
        parts: [
          { name: 'Größe', value: '' },
          { name: 'Extras', value: ['groß'] },
          { name: 'Bilder', value: [] },
          { name: 'Wunsch', value: ' \n' },
        ],
      }),
      item({ product: cheese(), unit: 'g', amount: 300 }),
    ];
    const body = bodyOf('delivery', ASKING, items);
    expect(body.items).toEqual([
      {
        product: { id: 1 },
        amount: 2,
        unit: 'Stk',
        parts: [{ name: 'Extras', value: ['groß'] }],
        expectedTotal: 23.8,
      },
      { product: { id: 7 }, amount: 300, unit: 'g', parts: [], expectedTotal: 7.47 },
    ]);
    expect(body.expectedTotal).toBe(31.27);
  });

  test('has the total with delivery, as the customer saw it', () => {
    expect(bodyOf('takeaway').expectedTotal).toBe(9.9);
    expect(bodyOf('delivery').expectedTotal).toBe(12.4);
  });
});
