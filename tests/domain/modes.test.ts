import { describe, expect, test } from 'vitest';
import { chooseArea, chooseMode, MODES, offeredModes } from '../../src/lib/domain/modes.ts';
import { flagsOf, modeOf, requiredFields } from '../../src/lib/domain/order-mode.ts';
import { area, branch } from './samples.ts';

describe('Delivery mode (SPEC section 4)', () => {
  test('takeaway has neither flag, delivery and dine-in have one each', () => {
    expect(flagsOf('takeaway')).toEqual({ isDelivery: false, isDineIn: false });
    expect(flagsOf('delivery')).toEqual({ isDelivery: true, isDineIn: false });
    expect(flagsOf('dineIn')).toEqual({ isDelivery: false, isDineIn: true });
  });

  test('modes survive the conversion to flags and back', () => {
    for (const mode of MODES) expect(modeOf(flagsOf(mode))).toBe(mode);
    expect(modeOf({ isDelivery: true, isDineIn: true })).toBe('delivery');
  });

  test('a branch offers what it has switched on', () => {
    expect(offeredModes(branch())).toEqual(['takeaway', 'delivery', 'dineIn']);
    expect(offeredModes(branch({ isTakeawayEnabled: false }))).toEqual(['delivery', 'dineIn']);
    expect(offeredModes(branch({ isDineInEnabled: false, isDeliveryEnabled: false }))).toEqual(['takeaway']);
  });

  test('a branch without delivery areas does not deliver', () => {
    expect(offeredModes(branch({ deliveryAreas: [] }))).toEqual(['takeaway', 'dineIn']);
  });

  test("the customer's own choice wins over the configured mode if the branch offers it", () => {
    expect(chooseMode(branch(), 'dineIn', 'delivery')).toBe('dineIn');
    expect(chooseMode(branch({ isDineInEnabled: false }), 'dineIn', 'delivery')).toBe('delivery');
  });

  test.each(['delivery', 'Delivery', 'dineIn', 'dine-in', 'DINE_IN', 'takeaway'])(
    'a configured default %j is understood',
    (configured) => {
      const mode = chooseMode(branch(), null, configured);
      expect(mode?.toLowerCase()).toBe(configured.replace(/[-_]/, '').toLowerCase());
    },
  );

  test('without a choice or a supported default the first offered mode is taken', () => {
    expect(chooseMode(branch(), null, null)).toBe('takeaway');
    expect(chooseMode(branch({ isTakeawayEnabled: false }), null, 'takeaway')).toBe('delivery');
    expect(chooseMode(branch(), null, 'drive-in')).toBe('takeaway');
  });

  test('a branch that offers nothing has no mode', () => {
    const closed = branch({ isTakeawayEnabled: false, isDeliveryEnabled: false, isDineInEnabled: false });
    expect(chooseMode(closed, 'takeaway', 'delivery')).toBeNull();
  });

  test('if no delivery area is set, the first area is chosen', () => {
    const two = branch({ deliveryAreas: [area({ area: 'A' }), area({ area: 'B' })] });
    expect(chooseArea(two, null)?.area).toBe('A');
    expect(chooseArea(two, 'B')?.area).toBe('B');
    expect(chooseArea(two, 'gone')?.area).toBe('A');
    expect(chooseArea(branch({ deliveryAreas: [] }), 'A')).toBeNull();
  });
});

describe('Email and phone required when the branch setting for the mode says so (SPEC section 5)', () => {
  test.each([
    ['takeaway', 'isTakeaway'],
    ['delivery', 'isDelivery'],
    ['dineIn', 'isDineIn'],
  ] as const)('%s has settings of its own', (mode, kind) => {
    const others = MODES.filter((other) => other !== mode);
    for (const field of ['Email', 'Phone', 'Address'] as const) {
      const demanding = branch({ [`${kind}${field}Required`]: true });
      const key = field.toLowerCase() as 'email' | 'phone' | 'address';
      expect(requiredFields(demanding, mode)[key]).toBe(true);
      for (const other of others) expect(requiredFields(demanding, other)[key]).toBe(false);
    }
    expect(requiredFields(branch(), mode)).toEqual({
      name: true,
      email: false,
      phone: false,
      address: false,
      table: false,
    });
  });

  test('a table is required for dine-in with table selection', () => {
    const tables = branch({ isTableSelectionEnabled: true });
    expect(MODES.map((mode) => requiredFields(tables, mode).table)).toEqual([false, false, true]);
  });

  test('contact details are hidden for dine-in with table selection unless email or phone is required', () => {
    const tables = { isTableSelectionEnabled: true };
    expect(requiredFields(branch(tables), 'dineIn').name).toBe(false);
    expect(requiredFields(branch({ ...tables, isDineInEmailRequired: true }), 'dineIn').name).toBe(true);
    expect(requiredFields(branch({ ...tables, isDineInPhoneRequired: true }), 'dineIn').name).toBe(true);
    expect(requiredFields(branch(tables), 'takeaway').name).toBe(true);
  });
});
