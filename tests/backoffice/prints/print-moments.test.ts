import { describe, expect, it } from 'vitest';
import { printMoments } from '../../../src/backoffice/prints/print-moments.ts';

const shown = (instant: string) => instant.slice(11, 16);
const printed = {
  state: 'acknowledged',
  createdAt: '2026-11-26T18:02:00Z',
  takenAt: '2026-11-26T18:02:10Z',
  doneAt: '2026-11-26T18:02:12Z',
  tries: 1,
} as const;

describe("the prints in an order's sheet", () => {
  it('say when a ticket was queued and when it came out', () => {
    expect(printMoments(printed, shown)).toEqual(['Auftrag 18:02', 'gedruckt 18:02']);
  });

  it('say that a ticket came out late, and after how many tries', () => {
    const late = { ...printed, takenAt: '2026-11-26T18:09:00Z', doneAt: '2026-11-26T18:09:02Z', tries: 4 };
    expect(printMoments(late, shown)).toEqual(['Auftrag 18:02', 'gedruckt 18:09', 'verspätet', '4 Versuche']);
  });

  it('say when a ticket was given up, which is not late but missing', () => {
    const failed = { ...printed, state: 'failed', doneAt: '2026-11-26T20:02:00Z', tries: 125 } as const;
    expect(printMoments(failed, shown)).toEqual(['Auftrag 18:02', 'aufgegeben 20:02', '125 Versuche']);
  });

  it('promise nothing of a ticket that waits', () => {
    const waiting = { ...printed, state: 'queued', takenAt: null, doneAt: null, tries: 0 } as const;
    expect(printMoments(waiting, shown)).toEqual(['Auftrag 18:02']);
  });
});
