import { describe, expect, it } from 'vitest';
import { isPrintLate, printRepeat } from '../../src/lib/domain/print-marks.ts';

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
