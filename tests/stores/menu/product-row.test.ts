import { expect, test } from 'vitest';
import { UNIT_SYMBOLS, UNITS } from '../../../src/lib/domain/units.ts';
import { menuPrice, productRow } from '../../../src/lib/stores/menu/product-row.ts';
import { product } from '../../domain/samples.ts';

test('a price names its unit unless that counts things or people', () => {
  const named = UNIT_SYMBOLS.filter((symbol) => {
    const unit = { type: UNITS[symbol].type, symbol };
    return menuPrice(product({ unit, pricing: 'unit' })).per === symbol;
  });
  const counts = ['amount', 'serving', 'pair', 'person'];
  expect(named).toEqual(UNIT_SYMBOLS.filter((symbol) => !counts.includes(UNITS[symbol].type)));
});

test('the kind of a deposit stands in the price, as large as it (§ 47 Abs. 4 VerpackDG)', () => {
  const rowOf = (kind: 'einweg' | 'mehrweg') =>
    productRow(product({ price: 2.5, deposit: { amount: 0.25, kind } }), true, 'EUR');
  expect(rowOf('einweg').price).toBe('2,50 EUR EINWEG');
  expect(rowOf('mehrweg').price).toBe('2,50 EUR MEHRWEG');
  expect(rowOf('mehrweg').per).toBe('zzgl. 0,25 EUR Pfand');
  expect(productRow(product({ price: 2.5 }), true, 'EUR').price).toBe('2,50 EUR');
});

test('a row says what few are left, in the unit, and nothing where it is sold out', () => {
  const leftOf = (isOrderable: boolean, change: Parameters<typeof product>[0]) =>
    productRow(product(change), isOrderable, 'EUR').left;
  expect(leftOf(true, { left: 3 })).toBe('Nur noch 3');
  expect(leftOf(true, { left: 0.5, unit: { type: 'weight', symbol: 'kg' } })).toBe('Nur noch 0,5 kg');
  expect(leftOf(true, {})).toBe('');
  expect(leftOf(false, { left: 3 })).toBe('');
});
