import { describe, expect, it } from 'vitest';
import { remindersDue } from '../../src/lib/domain/attendance.ts';

const at = (clock: string) => Date.parse(`2026-11-26T${clock}:00Z`);
const ranges = [
  { start: at('11:00'), end: at('14:00') },
  { start: at('17:00'), end: at('22:00') },
];
const due = (created: string, now: string, minutes = 10) =>
  remindersDue({ createdAt: at(created), ranges, minutes }, at(now));

describe('reminders of an order that nobody answers', () => {
  it('are due after the minutes, and once more after three times as long', () => {
    expect(['12:09', '12:10', '12:29', '12:30', '13:30'].map((now) => due('12:00', now))).toEqual([
      0, 1, 1, 2, 2,
    ]);
  });
  it('count from the opening for what came before it', () => {
    expect([due('08:00', '10:59'), due('08:00', '11:09'), due('08:00', '11:10')]).toEqual([0, 0, 1]);
    expect([due('13:55', '17:05'), due('13:55', '17:10')]).toEqual([0, 1]);
  });
  it('wait while the branch is closed', () => expect(due('13:55', '15:00')).toBe(0));
  it('are off at 0 minutes', () => expect(due('12:00', '13:30', 0)).toBe(0));
});
