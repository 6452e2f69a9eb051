import { describe, expect, it } from 'vitest';
import { readNumber, stockInput, undoOf } from '../../../src/backoffice/sold-out/stock-input.ts';

const level = (change: object) => ({
  product: { id: 1 },
  part: null,
  option: null,
  daily: null,
  isToday: false,
  ordered: 0,
  left: null,
  ...change,
});

describe('how many there are of a dish, as staff type it', () => {
  it('starts with what is set, not with what follows from the daily number', () => {
    expect(stockInput(undefined)).toEqual({ left: '', daily: '' });
    expect(stockInput(level({ daily: 20, left: 17 }))).toEqual({ left: '', daily: '20' });
    expect(stockInput(level({ daily: 20, left: 2.5, isToday: true }))).toEqual({ left: '2,5', daily: '20' });
  });

  it('is a number with comma or point, or nothing', () => {
    expect(['7', ' 2,5 ', '2.5', '0', ''].map(readNumber)).toEqual([7, 2.5, 2.5, 0, null]);
    expect(['sieben', '-1', '1e3', '1.000,5'].map(readNumber)).toEqual(Array(4).fill(undefined));
  });

  it('is taken back to what was set before', () => {
    expect(undoOf({})).toEqual({ left: null, daily: null });
    expect(undoOf({ stock: level({ daily: 20, left: 17 }) })).toEqual({ left: null, daily: 20 });
    expect(undoOf({ stock: level({ daily: 20, left: 3, isToday: true }) })).toEqual({ left: 3, daily: 20 });
  });
});
