import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  changesOf,
  ordersHit,
  sizeOf,
  withClosed,
  withDays,
  withYearBefore,
} from '../../../src/backoffice/closing/closing-draft.ts';
import type { HoursRule } from '../../../src/lib/domain/hours.ts';

const daily: HoursRule = { type: 'daily', date: null, isClosed: false, from: '17:00', to: '02:00' };
const closed = (date: string): HoursRule => ({ ...daily, type: 'once', date, isClosed: true });
const branch = (id: number, ...openingHours: HoursRule[]) => ({
  id,
  openingHours,
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
  isDeliveryEnabled: true,
  orderableFrom: null,
});
const one = branch(1, daily, { ...daily, type: 'monday', isClosed: true });
const two = branch(2, daily, { ...closed('2026-12-24'), isClosed: false }, closed('2026-12-25'));
const both = [one, two];

describe('a draft of closing days', () => {
  it('shows what counts at any of the branches, and at how many', () => {
    const draft = withDays({}, both, ['2026-12-26'], []);
    const cell = cellsOf(both, draft);
    expect(
      ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28'].map((day) => cell(day)),
    ).toEqual([
      { state: 'special', count: 1, isChanged: false },
      { state: 'closed', count: 1, isChanged: false },
      { state: 'closed', count: 2, isChanged: true },
      { state: 'open', count: 0, isChanged: false },
      { state: 'open', count: 0, isChanged: false },
    ]);
    expect(cellsOf([one], draft)('2026-12-28').state).toBe('rest');
    expect(sizeOf(draft)).toEqual({ days: 1, branches: 2 });
  });

  it('holds only what differs from what is saved', () => {
    const draft = withDays({}, both, ['2026-12-25'], []);
    expect(changesOf(draft)).toEqual([{ branch: { id: 1 }, days: [{ day: '2026-12-25', hours: [] }] }]);
    expect(withDays(draft, both, ['2026-12-25'], null)).toEqual({ 2: { '2026-12-25': null } });
    expect(withDays(draft, [one], ['2026-12-25'], null)).toEqual({});
  });

  it('closes holidays, but leaves hours that a branch has on one', () => {
    expect(withClosed({}, both, ['2026-12-24', '2026-12-25'])).toEqual({
      1: { '2026-12-24': [], '2026-12-25': [] },
    });
  });

  it('takes over the year before of each branch, from today on, where nothing is set yet', () => {
    const shop = [branch(1, daily, closed('2025-12-25'), closed('2025-01-02')), branch(2, daily)];
    const like = (before = {}) =>
      withYearBefore(before, shop, { region: 'DE', year: 2026, today: '2026-11-21' });
    expect(like()).toEqual({ 1: { '2026-12-25': [] } });
    const own = { 1: { '2026-12-25': [{ from: '12:00', to: '15:00' }] } };
    expect(like(own)).toEqual(own);
  });

  it('tells which orders it hits, with those after midnight on the evening that they belong to', () => {
    const order = (id: number, dueAt: string) => ({
      branch: { id },
      dueAt,
      isDelivery: false,
      isDineIn: false,
    });
    const orders = [
      order(1, '2026-12-24T19:00:00+01:00'),
      order(1, '2026-12-25T00:30:00+01:00'),
      order(1, '2026-12-25T18:00:00+01:00'),
      order(2, '2026-12-24T19:00:00+01:00'),
      order(2, '2026-12-26T18:00:00+01:00'),
    ];
    const hit = (draft: Parameters<typeof ordersHit>[0]) => ordersHit(draft, both, orders, 'Europe/Berlin');
    expect(hit(withDays({}, [one], ['2026-12-24'], []))).toEqual([['2026-12-24', 2]]);
    expect(hit(withDays({}, both, ['2026-12-24', '2026-12-26'], []))).toEqual([
      ['2026-12-24', 3],
      ['2026-12-26', 1],
    ]);
    // Other hours hit only what lies outside of them.
    expect(hit(withDays({}, [one], ['2026-12-24'], [{ from: '18:00', to: '22:00' }]))).toEqual([
      ['2026-12-24', 1],
    ]);
    expect(hit({})).toEqual([]);
  });
});
