import { describe, expect, test } from 'vitest';
import { createNextOpening } from '../../../src/lib/stores/landing/landing.ts';
import { BERLIN, ms } from '../../domain/samples.ts';

const opening = (from: string) => ({ start: ms(from), end: ms(from) + 3_600_000 });
const said = (at: string, from: string) => createNextOpening(BERLIN)(opening(from), ms(at));

describe('The card of a closed branch says when it opens', () => {
  test.each([
    ['on the same day', '2026-11-27T09:00:00+01:00', '2026-11-27T11:00:00+01:00', 'Öffnet um 11:00'],
    ['after midnight', '2026-11-28T00:30:00+01:00', '2026-11-28T11:00:00+01:00', 'Öffnet um 11:00'],
    ['tomorrow', '2026-11-27T23:30:00+01:00', '2026-11-28T11:00:00+01:00', 'Öffnet morgen um 11:00'],
    ['at midnight', '2026-11-27T23:30:00+01:00', '2026-11-28T00:00:00+01:00', 'Öffnet morgen um 00:00'],
    [
      'after a day off',
      '2026-11-29T22:00:00+01:00',
      '2026-12-01T17:30:00+01:00',
      'Öffnet am Dienstag um 17:30',
    ],
    [
      'in six days',
      '2026-11-27T22:00:00+01:00',
      '2026-12-03T11:00:00+01:00',
      'Öffnet am Donnerstag um 11:00',
    ],
    ['in a week', '2026-11-27T22:00:00+01:00', '2026-12-04T11:00:00+01:00', 'Öffnet am 04.12.2026 um 11:00'],
    [
      'after the clocks changed',
      '2027-03-27T23:00:00+01:00',
      '2027-03-28T11:00:00+02:00',
      'Öffnet morgen um 11:00',
    ],
  ])('%s', (_, at, from, text) => {
    expect(said(at, from)).toBe(text);
  });

  test('in other words once another day has begun', () => {
    const whenOpens = createNextOpening(BERLIN);
    const next = opening('2026-11-28T11:00:00+01:00');
    expect(
      ['2026-11-26T10:00:00+01:00', '2026-11-27T23:59:59+01:00', '2026-11-28T00:00:00+01:00'].map((at) =>
        whenOpens(next, ms(at)),
      ),
    ).toEqual(['Öffnet am Samstag um 11:00', 'Öffnet morgen um 11:00', 'Öffnet um 11:00']);
  });
});
