import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { noticeSteps } from '../../src/content/branch-page.ts';
import { modeRanges, type HoursRule } from '../../src/lib/domain/hours.ts';
import { noticeAt } from '../../src/islands/menu/branch-page.ts';
import { branch } from '../domain/samples.ts';

const ZONE = 'Europe/Berlin';
const MONDAY = DateTime.fromISO('2026-03-23', { zone: ZONE });

const daily = (from: string, to: string): HoursRule[] => [
  { type: 'daily', date: null, isClosed: false, from, to },
];

/** What the page of such a branch says at a time of the fortnight from Monday on; the clock changes on its first Sunday. */
function notices(changes: Parameters<typeof branch>[0]) {
  const shop = branch({
    openingHours: daily('11:30', '22:00'),
    deliveryHours: daily('12:00', '21:00'),
    isDeliveryHoursEnabled: true,
    isPreorderEnabled: false,
    ...changes,
  });
  const to = MONDAY.plus({ days: 14 });
  const ranges = {
    opening: modeRanges(shop, 'takeaway', MONDAY, to),
    delivery: modeRanges(shop, 'delivery', MONDAY, to),
  };
  const steps = noticeSteps(shop, ranges, ZONE, { from: MONDAY.toMillis(), to: to.toMillis() });
  return (at: string) => noticeAt(steps, DateTime.fromISO(at, { zone: ZONE }).toMillis());
}

const all = { isTakeawayEnabled: true, isDineInEnabled: true, isDeliveryEnabled: true };

describe('The notice at the top of a branch page (SPEC section 8)', () => {
  test('names the time if the branch opens today', () => {
    expect(notices(all)('2026-03-23T09:00')).toEqual({
      text: 'Derzeit haben wir leider geschlossen. Wir öffnen wieder um 11:30 Uhr.',
      kind: 'closed',
    });
  });

  test('names the day in the evening, and only the time from midnight on', () => {
    const at = notices(all);
    expect(at('2026-03-23T22:00').text).toContain('Wir öffnen wieder am Dienstag um 11:30 Uhr.');
    expect(at('2026-03-24T00:00').text).toContain('Wir öffnen wieder um 11:30 Uhr.');
    // On the Sunday of summer time too, whose day has 23 hours.
    expect(at('2026-03-28T23:59').text).toContain('am Sonntag um 11:30');
    expect(at('2026-03-29T00:00').text).toContain('wieder um 11:30');
    expect(at('2026-03-30T00:00').text).toContain('wieder um 11:30');
  });

  test('names the date if the branch opens more than a week ahead', () => {
    const at = notices({
      ...all,
      isDeliveryEnabled: false,
      openingHours: [{ type: 'once', date: '2026-04-02', isClosed: false, from: '18:00', to: '22:00' }],
    });
    expect(at('2026-03-23T09:00').text).toContain('Wir öffnen wieder am 02.04.2026 um 18:00 Uhr.');
    expect(at('2026-03-28T09:00').text).toContain('Wir öffnen wieder am Donnerstag um 18:00 Uhr.');
  });

  test('mentions preorders and when they are prepared', () => {
    expect(notices({ ...all, isPreorderEnabled: true })('2026-03-23T09:00')).toEqual({
      text: 'Derzeit haben wir leider geschlossen. Wir öffnen wieder um 11:30 Uhr. Gerne nehmen wir auch Ihre Vorbestellungen entgegen. Wir bearbeiten diese sobald wir wieder geöffnet haben.',
      kind: 'warning',
    });
  });

  test('has its own text if there is no next opening', () => {
    const never = { openingHours: [], deliveryHours: [], closedMessage: 'Wir machen Ferien.' };
    expect(notices({ ...all, ...never })('2026-03-23T12:00').text).toBe(
      'Derzeit haben wir leider geschlossen. Wir machen Ferien.',
    );
  });

  test.each([
    [{}, 'In der Zwischenzeit bieten wir Takeaway oder Konsum vor Ort an.'],
    [{ isDineInEnabled: false }, 'In der Zwischenzeit bieten wir Takeaway an.'],
    [{ isTakeawayEnabled: false }, 'In der Zwischenzeit bieten wir Konsum vor Ort an.'],
  ])('names the alternatives to delivery (%j)', (changes, alternatives) => {
    const at = notices({ ...all, ...changes });
    expect(at('2026-03-23T11:45')).toEqual({
      text: `Derzeit ist leider keine Lieferung möglich. Wir liefern wieder ab 12:00 Uhr. ${alternatives}`,
      kind: 'warning',
    });
    expect(at('2026-03-23T21:30').text).toContain('Wir liefern wieder am Dienstag ab 12:00 Uhr.');
  });

  test('is empty while the branch is open, with preorders as without', () => {
    expect(notices(all)('2026-03-23T13:00')).toEqual({ text: '', kind: 'open' });
    expect(notices({ ...all, isPreorderEnabled: true })('2026-03-23T13:00')).toEqual({
      text: '',
      kind: 'open',
    });
  });

  test('claims nothing beyond the days in the page data', () => {
    expect(notices(all)('2026-04-06T09:00')).toEqual({ text: '', kind: 'open' });
  });
});
