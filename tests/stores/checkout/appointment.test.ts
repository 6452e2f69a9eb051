import { atom } from 'nanostores';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '../../../src/lib/client/api.ts';
import type { Branch } from '../../../src/lib/domain/branch.ts';
import type { CartItem } from '../../../src/lib/domain/cart-item.ts';
import type { Mode } from '../../../src/lib/domain/modes.ts';
import { createAppointmentRules } from '../../../src/lib/stores/checkout/appointment.ts';
import { createDraft } from '../../../src/lib/stores/checkout/draft.ts';
import {
  earliestOf,
  createPlaces,
  placesIn,
  PLACES_EVERY_MS,
  createTimeChoice,
} from '../../../src/lib/stores/checkout/time-choice.ts';
import { createDatePicker } from '../../../src/lib/stores/checkout/pickers.ts';
import { BERLIN, branch, item, ms, product, rule, shown } from '../../domain/samples.ts';

const BAR = { openingHours: [rule('daily', '18:00-02:00')] };

function rulesAt(now: string, at: Partial<Branch> = {}, mode: Mode = 'takeaway', items: CartItem[] = []) {
  return createAppointmentRules({ branch: branch(at), mode, items, zone: BERLIN, now: ms(now) });
}

describe('Appointments', () => {
  test('know a day whose night goes on, also on the first of a month', () => {
    const rules = rulesAt('2026-12-01T00:30', BAR);
    expect([rules.today, rules.dayShown(ms('2026-12-01T01:00'))]).toEqual(['2026-12-01', '2026-11-30']);
    expect(rules.daysOf('2026-11')).toEqual(['2026-11-30']);
    expect(shown(rules.onDay('2026-11-30'))).toBe('2026-12-01T01:00');
  });

  test('start after the longest lead time of the cart', () => {
    const cake = item({
      product: product({ isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 2 }),
    });
    const rules = rulesAt('2026-11-21T12:00', {}, 'takeaway', [item(), cake]);
    expect(rules.daysOf('2026-11')[0]).toBe('2026-11-23');
    expect(rules.problemOf(ms('2026-11-22T12:00'))).toBe('leadTime');
  });

  test('follow delivery hours if the branch has them', () => {
    const at = { isDeliveryHoursEnabled: true };
    expect(shown(rulesAt('2026-11-21T10:00', at, 'delivery').onDay('2026-11-22'))).toBe('2026-11-22T17:00');
    expect(shown(rulesAt('2026-11-21T10:00', at).onDay('2026-11-22'))).toBe('2026-11-22T11:00');
  });

  test('default to the next full hour today, and to the first time on another day', () => {
    const rules = rulesAt('2026-11-21T12:20', { openingHours: [rule('saturday', '11:00-22:00')] });
    expect(shown(rules.onDay('2026-11-21'))).toBe('2026-11-21T13:00');
    expect(shown(rules.onDay('2026-11-28'))).toBe('2026-11-28T11:00');
    expect(rules.onDay('2026-11-22')).toBeNull();
  });

  test('have no default for a shop that never opens', () => {
    const rules = rulesAt('2026-11-21T12:20', { openingHours: [] });
    expect([rules.suggestion(), rules.daysOf('2026-11')]).toEqual([null, []]);
  });
});

describe('The calendar', () => {
  const open = (now: string, at: Partial<Branch> = {}, chosen: string | null = null) =>
    createDatePicker(rulesAt(now, at), chosen);

  test('shows whole ISO weeks with their numbers, over the end of a year', () => {
    const { weeks } = open('2027-01-01T12:00').$view.get();
    expect(weeks.map(({ week }) => week)).toEqual([53, 1, 2, 3, 4]);
    expect(weeks[0]?.days.filter(({ isOfMonth }) => isOfMonth).map(({ day }) => day)).toEqual([
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });

  test('starts on the default appointment, which may be in another month', () => {
    const { month, current, selected } = open('2026-11-30T22:30').$view.get();
    expect([month, current, selected]).toEqual(['2026-12', '2026-12-01', '2026-12-01']);
  });

  test('stays between today and the horizon', () => {
    const picker = open('2026-11-21T12:00');
    expect(picker.$view.get().hasPrevious).toBe(false);
    for (let i = 0; i < 9; i++) picker.press('PageDown');
    expect([picker.$view.get().current, picker.$view.get().hasNext]).toEqual(['2027-05-20', false]);
    picker.press('PageUp', true);
    expect(picker.$view.get().current).toBe('2026-11-20');
  });

  test('clamps the date in a shorter month', () => {
    const picker = open('2026-12-31T12:00', {}, '2027-01-31');
    picker.press('PageDown');
    expect(picker.$view.get().current).toBe('2027-02-28');
  });

  test('leaves other keys to the browser', () => {
    expect(open('2026-11-21T12:00').press('Tab')).toBe(false);
  });

  test('focuses an unavailable day without choosing it', () => {
    const at = { openingHours: [rule('daily', '11:00-22:00'), rule('monday', 'closed')] };
    const picker = open('2026-11-21T12:00', at);
    picker.select('2026-11-23');
    expect([picker.$view.get().current, picker.$view.get().selected]).toEqual(['2026-11-23', '2026-11-21']);
  });

  test('paging to another month focuses its first available day', () => {
    const picker = open('2026-11-21T12:00', { openingHours: [rule('monday', '11:00-22:00')] });
    picker.nextMonth();
    expect(picker.$view.get().current).toBe('2026-12-07');
    picker.previousMonth();
    expect(picker.$view.get().current).toBe('2026-11-23');
  });

  test('keeps the time of the chosen day, and takes the first of another', () => {
    const picker = open('2026-11-21T12:00', {}, '2026-11-22');
    const kept = ms('2026-11-22T19:30');
    expect(picker.appointment(kept)).toBe(kept);
    picker.select('2026-11-24');
    expect(shown(picker.appointment(kept))).toBe('2026-11-24T11:00');
  });
});

const timesOf = (rules: ReturnType<typeof rulesAt>, day: string) =>
  rules.timesOf(day).map(({ at }) => shown(at)?.slice(11));

describe('The times of a day', () => {
  test('are one per half hour, from the earliest on', () => {
    const hours = { openingHours: [rule('daily', '11:15-14:00')] };
    expect(timesOf(rulesAt('2026-11-21T12:02', hours), '2026-11-21')).toEqual([
      '12:05',
      '12:30',
      '13:00',
      '13:30',
    ]);
    expect(timesOf(rulesAt('2026-11-21T12:02', hours), '2026-11-22').slice(0, 2)).toEqual(['11:15', '11:30']);
  });

  test('go on into the night after it', () => {
    const rules = rulesAt('2026-11-21T10:00', BAR);
    expect(timesOf(rules, '2026-11-22').slice(-2)).toEqual(['01:00', '01:30']);
    expect(shown(rules.timesOf('2026-11-22').at(-1)?.at ?? null)).toBe('2026-11-23T01:30');
  });

  test('have no skipped hour, and none twice', () => {
    const hours = { openingHours: [rule('daily', '00:00-05:00')] };
    const spring = timesOf(rulesAt('2027-03-27T10:00', hours), '2027-03-28');
    expect(spring.slice(2, 6)).toEqual(['01:00', '01:30', '03:00', '03:30']);
    const autumn = timesOf(rulesAt('2027-10-30T10:00', hours), '2027-10-31');
    expect(autumn).toHaveLength(10);
  });

  test('are none on a day that is over', () => {
    expect(timesOf(rulesAt('2026-11-21T10:00'), '2026-11-20')).toEqual([]);
  });

  test('are there on the next days that have any', () => {
    const hours = { openingHours: [rule('daily', '11:00-22:00'), rule('monday', 'closed')] };
    expect(rulesAt('2026-11-29T12:00', hours).nextDays(3)).toEqual([
      '2026-11-29',
      '2026-12-01',
      '2026-12-02',
    ]);
    expect(rulesAt('2026-11-29T12:00', { openingHours: [] }).nextDays(3)).toEqual([]);
  });
});

describe('As soon as possible', () => {
  const HOURS = { openingHours: [rule('daily', '11:00-14:00')] };
  const left = (places: Record<string, number>) =>
    new Map(Object.entries(places).map(([time, free]) => [ms(time), free]));
  const earliest = (now: string, places: Record<string, number> = {}, items: CartItem[] = []) =>
    earliestOf(
      rulesAt(now, HOURS, 'takeaway', items),
      items,
      now >= '2026-11-21T11:00',
      left(places),
      ms(now),
    );
  const cake = item({
    product: product({ isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 2 }),
  });

  test('is now in an open shop that has a place', () => {
    expect(earliest('2026-11-21T12:02')).toBeUndefined();
    expect(earliest('2026-11-21T12:02', { '2026-11-21T12:00': 1 })).toBeUndefined();
  });

  test('is the first time with a place once the half hour is full, be it tomorrow', () => {
    const full = { '2026-11-21T12:00': 0, '2026-11-21T12:30': 0 };
    expect(shown(earliest('2026-11-21T12:02', full) ?? null)).toBe('2026-11-21T13:00');
    const all = { ...full, '2026-11-21T13:00': 0, '2026-11-21T13:30': 0 };
    expect(shown(earliest('2026-11-21T12:02', all) ?? null)).toBe('2026-11-22T11:00');
  });

  test('is when a closed shop opens, or has its first place after that', () => {
    expect(shown(earliest('2026-11-21T09:00') ?? null)).toBe('2026-11-21T11:00');
    expect(shown(earliest('2026-11-21T09:00', { '2026-11-21T11:00': 0 }) ?? null)).toBe('2026-11-21T11:30');
  });

  test('is the earliest free time of a cart that has to be ordered ahead', () => {
    expect(shown(earliest('2026-11-21T12:02', {}, [cake]) ?? null)).toBe('2026-11-23T12:05');
    const full = { '2026-11-23T12:00': 0 };
    expect(shown(earliest('2026-11-21T12:02', full, [cake]) ?? null)).toBe('2026-11-23T12:30');
  });
});

describe('The chosen time', () => {
  function open(places: Record<string, number> = {}) {
    const draft = createDraft({}, 'draft');
    const $left = atom<ReadonlyMap<number, number>>(new Map());
    const tell = (now: Record<string, number>) =>
      $left.set(new Map(Object.entries(now).map(([time, free]) => [ms(`2026-11-21T${time}`), free])));
    tell(places);
    const hours = { openingHours: [rule('daily', '11:00-14:00')] };
    const choice = createTimeChoice({
      draft,
      $rules: atom(rulesAt('2026-11-21T10:00', hours)),
      places: { $left },
    });
    const at = () => {
      const { appointmentDate } = draft.get();
      return appointmentDate === null ? null : shown(Date.parse(appointmentDate));
    };
    return { choice, tell, at };
  }
  const noon = ms('2026-11-21T12:00');

  test('moves on from a full half hour if it was proposed, also when that is learned later', () => {
    const { choice, tell, at } = open({ '12:00': 0 });
    choice.propose(noon);
    expect(at()).toBe('2026-11-21T12:30');
    tell({ '12:00': 0, '12:30': 0, '13:00': 0, '13:30': 0 });
    expect(at()).toBe('2026-11-21T11:00');
  });

  test('stays if the customer has chosen it, and goes when they want no time', () => {
    const { choice, tell, at } = open();
    choice.choose(noon);
    tell({ '12:00': 0 });
    expect(at()).toBe('2026-11-21T12:00');
    choice.clear();
    expect(at()).toBeNull();
  });

  test('stays proposed where nothing is free', () => {
    const { choice, at } = open();
    choice.propose(null);
    expect(at()).toBeNull();
  });
});

describe('Places that are left', () => {
  afterEach(() => void vi.useRealTimers());

  test('are asked for every 15 seconds while they are shown, and the last answer counts', async () => {
    vi.useFakeTimers();
    const answers = [2, null, 0];
    const asked: string[] = [];
    const api = ((call: string) => {
      asked.push(call);
      const places = answers[asked.length - 1];
      if (places === null || places === undefined)
        return Promise.resolve({ ok: false, status: 0, errors: [] });
      const slots = [{ start: '2026-11-21T11:00:00.000Z', places }];
      return Promise.resolve({ ok: true, data: { slots } });
    }) as unknown as Api;
    const isLimited = vi.fn(() => true);
    const places = createPlaces({ api, branchId: 3, mode: () => 'takeaway', isLimited });
    const left = () => placesIn(places.$left.get(), ms('2026-11-21T12:00'));
    expect(left()).toBe(Infinity);
    const end = places.watchDay('2026-11-21');
    await vi.advanceTimersByTimeAsync(1);
    expect(left()).toBe(2);
    await vi.advanceTimersByTimeAsync(PLACES_EVERY_MS);
    expect([asked.length, left()]).toEqual([2, 2]);
    await vi.advanceTimersByTimeAsync(PLACES_EVERY_MS);
    expect([asked.length, left()]).toEqual([3, 0]);
    end();
    await vi.advanceTimersByTimeAsync(5 * PLACES_EVERY_MS);
    expect(asked.length).toBe(3);
    isLimited.mockReturnValue(false);
    places.watchDay('2026-11-21')();
    expect(asked.length).toBe(3);
  });

  test('make days full, which the calendar does not let be chosen', async () => {
    const api = (() => Promise.resolve({ ok: true, data: { days: ['2026-11-23'] } })) as unknown as Api;
    const places = createPlaces({ api, branchId: 3, mode: () => 'takeaway', isLimited: () => true });
    places.watchMonth('2026-11')();
    await Promise.resolve();
    await Promise.resolve();
    expect([...places.$fullDays.get()]).toEqual(['2026-11-23']);
    const picker = createDatePicker(rulesAt('2026-11-21T12:00'), null, places.$fullDays);
    picker.select('2026-11-23');
    expect(picker.$view.get().selected).toBe('2026-11-21');
    const days = picker.$view.get().weeks.flatMap(({ days: of }) => of);
    expect(days.find(({ day }) => day === '2026-11-23')).toMatchObject({ isAvailable: false, isFull: true });
  });
});
