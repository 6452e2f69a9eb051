import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Branch } from '../../../src/lib/domain/branch.ts';
import type { CartItem } from '../../../src/lib/domain/cart-item.ts';
import type { Mode } from '../../../src/lib/domain/modes.ts';
import { createAppointmentRules } from '../../../src/lib/stores/checkout/appointment.ts';
import {
  createDatePicker,
  createTimePicker,
  HOUR_STEP,
  MINUTE_STEP,
  PLACES_EVERY_MS,
} from '../../../src/lib/stores/checkout/pickers.ts';
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

describe('The clock', () => {
  const open = (day: string, start: string | null, now = '2026-11-21T10:00', at: Partial<Branch> = {}) =>
    createTimePicker(rulesAt(now, at), day, start === null ? null : ms(start));
  const at = (picker: ReturnType<typeof open>) => shown(picker.$view.get().at);

  test('starts on the appointment, or on the first time of the day', () => {
    expect(at(open('2026-11-22', '2026-11-22T19:35'))).toBe('2026-11-22T19:35');
    expect(at(open('2026-11-23', '2026-11-22T19:35'))).toBe('2026-11-23T11:00');
    expect(at(open('2026-11-22', null))).toBe('2026-11-22T11:00');
  });

  test('steps by hours and five minutes, and wraps around', () => {
    const picker = open('2026-11-22', '2026-11-22T19:55');
    picker.later(MINUTE_STEP);
    expect(at(picker)).toBe('2026-11-22T20:00');
    picker.earlier(MINUTE_STEP);
    for (let i = 0; i < 24; i++) picker.later(HOUR_STEP);
    expect(at(picker)).toBe('2026-11-22T19:55');
    for (let i = 0; i < 20; i++) picker.earlier(HOUR_STEP);
    expect(picker.$view.get()).toMatchObject({ hour: 23, minute: 55, at: null });
  });

  test('offers the windows of the day if the time is outside of them', () => {
    const picker = open('2026-11-22', null);
    expect(picker.$view.get().offered).toEqual([]);
    picker.earlier(HOUR_STEP);
    const [window] = picker.$view.get().offered;
    expect([shown(window?.start ?? null), shown(window?.end ?? null)]).toEqual([
      '2026-11-22T11:00',
      '2026-11-22T21:55',
    ]);
    picker.choose(window?.end ?? 0);
    expect(at(picker)).toBe('2026-11-22T21:55');
  });

  test('knows the night after a day', () => {
    const picker = open('2026-11-22', null, '2026-11-21T10:00', BAR);
    for (let i = 0; i < 7; i++) picker.later(HOUR_STEP);
    expect(at(picker)).toBe('2026-11-23T01:00');
  });

  test('has no skipped hours', () => {
    const picker = open('2027-03-28', null, '2027-03-27T10:00', {
      openingHours: [rule('daily', '00:00-05:00')],
    });
    picker.later(HOUR_STEP);
    picker.later(HOUR_STEP);
    expect([picker.$view.get().hour, picker.$view.get().at]).toEqual([2, null]);
    picker.later(HOUR_STEP);
    expect(at(picker)).toBe('2027-03-28T03:00');
  });

  test('says that a day has no times', () => {
    expect(open('2026-11-20', null).$view.get()).toMatchObject({
      at: null,
      offered: [],
      isFullyBooked: true,
    });
  });
});

describe('A time picker of a branch that takes so many orders per half hour', () => {
  afterEach(() => void vi.useRealTimers());
  const DAY = '2026-11-21';
  const at = (time: string) => ms(`${DAY}T${time}`);
  /** Opens at 12:00 with places by half hour; answers what the view says, and closes with the test. */
  async function open(start: string | null, ...answers: (Record<string, number> | null)[]) {
    vi.useFakeTimers();
    let asked = 0;
    const read = () => {
      const places = answers[Math.min(asked++, answers.length - 1)];
      return Promise.resolve(
        places ? new Map(Object.entries(places).map(([time, free]) => [at(time), free])) : null,
      );
    };
    const hours = { openingHours: [rule('daily', '11:00-14:00')] };
    const picker = createTimePicker(
      rulesAt(`${DAY}T10:00`, hours),
      DAY,
      start === null ? null : at(start),
      read,
    );
    const close = picker.$view.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1);
    return { picker, close, asked: () => asked };
  }
  const offered = ({ $view }: ReturnType<typeof createTimePicker>) =>
    $view.get().offered.map(({ start, end }) => `${shown(start)?.slice(11)}-${shown(end)?.slice(11)}`);

  test('tells how many are left, disables what is full, and offers what is free', async () => {
    const { picker, close } = await open('12:00', { '11:30': 12, '12:00': 2, '12:30': 0, '13:00': 1 });
    expect(picker.$view.get()).toMatchObject({ at: at('12:00'), isFull: false, placesLeft: 2 });
    picker.later(30);
    expect(picker.$view.get()).toMatchObject({ at: null, isFull: true, placesLeft: null });
    expect(offered(picker)).toEqual(['11:00-12:25', '13:00-13:55']);
    picker.choose(at('11:30'));
    expect(picker.$view.get()).toMatchObject({ at: at('11:30'), isFull: false, placesLeft: null });
    close();
  });

  test('starts with the next free time, and keeps the time that was chosen', async () => {
    const places = { '11:00': 0, '11:30': 0 };
    const { picker, close } = await open(null, places);
    expect(picker.$view.get()).toMatchObject({ at: at('12:00'), isFull: false });
    picker.earlier(5);
    expect(picker.$view.get()).toMatchObject({ hour: 11, minute: 55, at: null, isFull: true });
    close();
    const chosen = await open('11:30', places);
    expect(chosen.picker.$view.get()).toMatchObject({ hour: 11, minute: 30, isFull: true });
    chosen.close();
  });

  test('is fully booked once nothing is left', async () => {
    const none = Object.fromEntries(
      ['11:00', '11:30', '12:00', '12:30', '13:00', '13:30'].map((t) => [t, 0]),
    );
    const { picker, close } = await open('12:00', none);
    expect(picker.$view.get()).toMatchObject({ at: null, isFullyBooked: true, offered: [] });
    close();
  });

  test('asks again while it is open, keeps the last answer, and stops when it closes', async () => {
    const { picker, close, asked } = await open('12:00', { '12:00': 1 }, null, { '12:00': 0 });
    expect(picker.$view.get().placesLeft).toBe(1);
    await vi.advanceTimersByTimeAsync(PLACES_EVERY_MS);
    expect([asked(), picker.$view.get().placesLeft]).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(PLACES_EVERY_MS);
    expect([asked(), picker.$view.get().isFull]).toEqual([3, true]);
    close();
    await vi.advanceTimersByTimeAsync(5 * PLACES_EVERY_MS);
    expect(asked()).toBe(3);
  });
});
