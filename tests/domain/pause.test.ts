import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import {
  closingTime,
  longerBy,
  pausedUntil,
  stillBusy,
  whileBusy,
  type Busy,
} from '../../src/lib/domain/pause.ts';
import { appointmentProblem, earliestTime } from '../../src/lib/domain/slots.ts';
import { branch as makeBranch, open } from '../../src/server/shop/demo/builders.ts';
import { WEEKDAYS } from '../../src/lib/domain/hours.ts';

const zone = 'Europe/Berlin';
const at = (time: string) => DateTime.fromISO(`2026-11-21T${time}`, { zone });
const iso = (time: string) => at(time).toUTC().toISO() ?? '';
const branch = makeBranch({
  id: 1,
  identifier: 'mitte',
  name: 'Mitte',
  openingHours: open([...WEEKDAYS], '11:00', '22:00'),
});
const busy: Busy = {
  paused: { delivery: iso('18:45') },
  message: 'Wir sind gleich wieder da.',
  longer: { minutes: 20, until: iso('22:00') },
};

describe('a kitchen with too much to do', () => {
  it('pauses one mode until an instant, which is the first that counts again', () => {
    expect(pausedUntil(busy, 'delivery', at('18:44').toMillis())).toBe(at('18:45').toMillis());
    expect(pausedUntil(busy, 'delivery', at('18:45').toMillis())).toBeNull();
    expect(pausedUntil(busy, 'takeaway', at('18:00').toMillis())).toBeNull();
    expect(pausedUntil(null, 'delivery', at('18:00').toMillis())).toBeNull();
  });

  it('forgets each thing that has ended, and in the end all', () => {
    expect(stillBusy(busy, at('18:00').toMillis())).toEqual(busy);
    expect(stillBusy(busy, at('18:45').toMillis())).toEqual({ ...busy, paused: {} });
    expect(stillBusy(busy, at('22:00').toMillis())).toBeNull();
    expect(longerBy(busy, at('22:00').toMillis())).toBe(0);
  });

  it('offers a paused mode from the pause’s end on, and others as usual', () => {
    const now = at('18:00');
    const only = { ...busy, longer: null };
    const paused = whileBusy(branch, only, 'delivery', now.toMillis());
    expect(earliestTime(paused, 'delivery', [], now)).toBe(at('18:45').toMillis());
    expect(appointmentProblem(paused, 'delivery', [], at('18:40'), now)).toBe('notOrderableYet');
    expect(appointmentProblem(paused, 'delivery', [], at('18:45'), now)).toBeNull();
    expect(whileBusy(branch, only, 'takeaway', now.toMillis())).toEqual(branch);
  });

  it('keeps the day on which a branch takes its first orders if that is later', () => {
    const soon = { ...branch, orderableFrom: iso('20:00') };
    expect(whileBusy(soon, busy, 'delivery', at('18:00').toMillis()).orderableFrom).toBe(iso('20:00'));
  });

  it('adds minutes to every time that can be chosen', () => {
    const now = at('18:00');
    const longer = whileBusy(branch, busy, 'takeaway', now.toMillis());
    expect(earliestTime(longer, 'takeaway', [], now)).toBe(at('18:20').toMillis());
    expect(appointmentProblem(longer, 'takeaway', [], at('18:15'), now)).toBe('leadTime');
    expect(appointmentProblem(longer, 'takeaway', [], at('18:20'), now)).toBeNull();
  });

  it('closes at the end of the hours that run or come next, or after a day where it never does', () => {
    expect(closingTime(branch, 'takeaway', at('18:00'))).toBe(at('22:00').toMillis());
    expect(closingTime(branch, 'takeaway', at('23:00'))).toBe(at('22:00').plus({ days: 1 }).toMillis());
    const always = { ...branch, openingHours: open([...WEEKDAYS], '00:00', '00:00') };
    expect(closingTime(always, 'takeaway', at('18:00'))).toBe(at('18:00').plus({ days: 1 }).toMillis());
    const seldom = { ...branch, openingHours: open(['wednesday'], '11:00', '22:00') };
    expect(closingTime(seldom, 'takeaway', at('18:00'))).toBeNull();
  });
});
