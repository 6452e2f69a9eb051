import { describe, expect, it } from 'vitest';
import { unattendedSince } from '../../src/lib/domain/attendance.ts';

const at = (clock: string) => Date.parse(`2026-11-26T${clock}:00Z`);
const ranges = [{ start: at('11:00'), end: at('14:00') }];

interface Given {
  awake?: string;
  unanswered?: string;
  minutes?: number;
  reminderMinutes?: number;
}

/** Since when a branch that is open from 11 to 14 is unattended, as a clock's time. */
function since(now: string, { awake, unanswered, minutes = 5, reminderMinutes = 10 }: Given) {
  const found = unattendedSince(
    {
      awakeAt: awake === undefined ? null : at(awake),
      unansweredSince: unanswered === undefined ? null : at(unanswered),
      ranges,
    },
    { minutes, reminderMinutes },
    at(now),
  );
  return found === null ? null : new Date(found).toISOString().slice(11, 16);
}

describe('a branch that nobody attends', () => {
  it('is one whose last device fell asleep the minutes ago', () => {
    expect([since('12:04', { awake: '12:00' }), since('12:05', { awake: '12:00' })]).toEqual([null, '12:00']);
  });
  it('counts from the opening for a device that was awake before it, or never', () => {
    expect([since('11:04', { awake: '10:00' }), since('11:05', { awake: '10:00' })]).toEqual([null, '11:00']);
    expect([since('11:04', {}), since('11:05', {})]).toEqual([null, '11:00']);
  });
  it('is one whose order is unanswered long after both reminders, though a device is awake', () => {
    const unanswered = '12:00';
    expect(since('12:39', { awake: '12:39', unanswered })).toBeNull();
    expect(since('12:40', { awake: '12:40', unanswered })).toBe('12:00');
    expect(since('13:59', { awake: '13:59', unanswered, reminderMinutes: 0 })).toBeNull();
  });
  it('is none while it is closed, nor where the shop does not watch', () => {
    expect(since('10:59', {})).toBeNull();
    expect(since('14:00', {})).toBeNull();
    expect(since('13:00', { minutes: 0 })).toBeNull();
  });
});
