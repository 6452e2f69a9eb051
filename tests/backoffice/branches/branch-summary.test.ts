import { expect, it } from 'vitest';
import { areaRange, weekSummary } from '../../../src/backoffice/branches/branch-summary.ts';
import type { HoursRule } from '../../../src/lib/domain/hours.ts';

const rule = (type: HoursRule['type'], from: string, to: string, more = {}): HoursRule => ({
  type,
  date: null,
  isClosed: false,
  from,
  to,
  ...more,
});

it('a week is summed up in lines of days with the same hours, whatever single dates say', () => {
  const rules = [
    rule('daily', '11:00', '22:00'),
    rule('monday', '00:00', '00:00', { isClosed: true }),
    rule('saturday', '12:00', '14:00'),
    rule('saturday', '17:00', '02:00'),
    rule('once', '00:00', '00:00', { date: '2026-12-25', isClosed: true }),
  ];
  expect(weekSummary(rules)).toEqual([
    'Mo geschlossen',
    'Di–Fr 11:00–22:00',
    'Sa 12:00–14:00, 17:00–02:00',
    'So 11:00–22:00',
  ]);
  expect(weekSummary([])).toEqual(['Mo–So geschlossen']);
  expect(weekSummary([rule('daily', '00:00', '00:00')])).toEqual(['Mo–So rund um die Uhr']);
});

it('the fees of areas are summed up from the least to the most', () => {
  const area = (price: number) => ({
    area: String(price),
    price,
    tax: 0,
    free: false,
    minimumOrderValue: 0,
    freeFromOrderValue: null,
  });
  const range = (...prices: number[]) => areaRange(prices.map(area), ({ price }) => price, 'EUR');
  expect(range()).toBeNull();
  expect(range(0)).toBe('–');
  expect(range(3, 3)).toBe('3,00 EUR');
  expect(range(4.9, 0, 2.5)).toBe('0,00 EUR bis 4,90 EUR');
});
