import { expect, test } from 'vitest';
import { UNIT_SYMBOLS, UNITS } from '../../../src/lib/domain/units.ts';
import { menuPrice } from '../../../src/lib/stores/menu/product-row.ts';
import { product } from '../../domain/samples.ts';

test('a price names its unit unless that counts things or people', () => {
  const named = UNIT_SYMBOLS.filter((symbol) => {
    const unit = { type: UNITS[symbol].type, symbol };
    return menuPrice(product({ unit, pricing: 'unit' })).per === symbol;
  });
  const counts = ['amount', 'serving', 'pair', 'person'];
  expect(named).toEqual(UNIT_SYMBOLS.filter((symbol) => !counts.includes(UNITS[symbol].type)));
});
