import { describe, expect, it } from 'vitest';
import {
  splitByStation,
  stationsOf,
  stationsOnMenu,
  isPrintLate,
  printRepeat,
} from '../../src/lib/domain/kitchen.ts';

const OVEN = { id: 1, name: 'Pizzaofen' };
const BAR = { id: 2, name: 'Bar' };

describe('the station of a product', () => {
  const offer = {
    categories: [{ id: 1, station: { id: 1 } }, { id: 2, station: { id: 2 } }, { id: 3 }],
    products: [{ id: 10 }, { id: 11, station: { id: 2 } }, { id: 12, station: null }, { id: 13 }],
  };
  const on = (...catalog: [id: number, products: number[]][]) =>
    stationsOnMenu(
      catalog.map(([id, products]) => ({ id, products: products.map((product) => ({ id: product })) })),
      offer,
    );

  it('is its own, else that of its category', () => {
    const stations = on([1, [10, 11, 12]], [3, [13]]);
    expect([10, 11, 12, 13].map((id) => stations.get(id))).toEqual([1, 2, 1, undefined]);
  });

  it('is that of the first category on the menu that names one', () => {
    expect(on([3, [10]], [2, [10]], [1, [10]]).get(10)).toBe(2);
  });
});

describe('the parts of an order', () => {
  const pizza = { name: 'Pizza', station: { id: 1 } };
  const cola = { name: 'Cola', station: { id: 2 } };
  const old = { name: 'Eis', station: { id: 9 } };
  const bread: { name: string; station?: { id: number } } = { name: 'Brot' };

  it('are in the order of the stations, with what is done', () => {
    const order = { items: [cola, pizza, pizza], stationsDone: [{ station: 2 }] };
    expect(splitByStation(order, [OVEN, BAR]).parts).toEqual([
      { station: OVEN, items: [pizza, pizza], isDone: false },
      { station: BAR, items: [cola], isDone: true },
    ]);
  });

  it('leave over what has no station, or one that is gone', () => {
    expect(splitByStation({ items: [pizza, bread, old] }, [OVEN, BAR]).rest).toEqual([bread, old]);
    expect(splitByStation({ items: [pizza] }, []).rest).toEqual([pizza]);
  });
});

describe('a combo of several stations', () => {
  const combo = {
    name: 'Mittagsmenü',
    station: { id: 1 },
    parts: [
      { name: 'Haupt', value: 'Lasagne' },
      { name: 'Dazu', value: ['Cola', 'Brot'] },
      { name: 'Wunsch', value: 'heiß' },
    ],
    components: [
      { part: 'Haupt', option: 'Lasagne' },
      { part: 'Dazu', option: 'Cola', station: { id: 2 } },
      { part: 'Dazu', option: 'Brot', station: { id: 9 } },
    ],
  };
  const shown = (items: readonly { parts: readonly { name: string; value: unknown }[] }[]) =>
    items.map(({ parts }) => parts.map(({ value }) => value));

  it('is at each station with what that prepares, and left over with the rest', () => {
    const { parts, rest } = splitByStation({ items: [combo] }, [OVEN, BAR]);
    expect(parts.map(({ station, items }) => [station.id, shown(items)])).toEqual([
      [1, [['Lasagne', 'heiß']]],
      [2, [[['Cola']]]],
    ]);
    expect(shown(rest)).toEqual([[['Brot']]]);
    expect(stationsOf(combo)).toEqual([1, 2, 9]);
  });

  it('is left over without a station of its own only where something of it is', () => {
    const { station: _station, ...own } = combo;
    const all = { ...own, parts: own.parts.slice(1, 2), components: own.components.slice(1) };
    expect(splitByStation({ items: [all] }, [BAR, { id: 9, name: 'Brot' }]).rest).toEqual([]);
    expect(shown(splitByStation({ items: [own] }, [BAR]).rest)).toEqual([['Lasagne', ['Brot'], 'heiß']]);
  });
});

describe('what is marked on a ticket', () => {
  it('the first ticket is not marked, and the further copies of a printer are copies', () => {
    expect(printRepeat({ isPlanned: true, copy: 0, isRepeat: false })).toBeNull();
    expect(printRepeat({ isPlanned: true, copy: 1, isRepeat: false })).toBe('copy');
  });

  it('what staff print once more has come out before', () => {
    expect(printRepeat({ isPlanned: false, copy: 0, isRepeat: false })).toBeNull();
    expect(printRepeat({ isPlanned: false, copy: 1, isRepeat: false })).toBe('again');
  });

  it('what may be on paper already is marked as such, also if it is a copy', () => {
    for (const copy of [0, 1]) expect(printRepeat({ isPlanned: true, copy, isRepeat: true })).toBe('again');
  });

  it('is late after more than five minutes', () => {
    const due = Date.parse('2026-11-26T17:02:00Z');
    expect(isPrintLate(due, due + 300_000)).toBe(false);
    expect(isPrintLate(due, due + 300_001)).toBe(true);
  });
});
