import { describe, expect, it } from 'vitest';
import { previewAt } from '../../../src/backoffice/branches/branch-preview.ts';
import { home } from '../../../src/content/texts/landing.ts';
import { Branch } from '../../../src/lib/contract/branches.ts';
import type { HoursRule } from '../../../src/lib/domain/hours.ts';
import { cachedZone } from '../../../src/lib/domain/wall-clock.ts';

const zone = cachedZone('Europe/Berlin');
const branch = Branch.parse({
  id: 1,
  identifier: 'mitte',
  name: 'Mitte',
  openingHours: [
    { type: 'daily', from: '11:00', to: '22:00' },
    { type: 'saturday', from: '18:00', to: '04:00' },
    { type: 'once', date: '2026-12-24', isClosed: true },
  ],
});

describe('the preview of opening hours', () => {
  it('shows the notice of the shop page while it is closed', () => {
    const preview = previewAt(branch, '2026-11-23', '08:00', zone);
    expect(preview?.state).toEqual({ isOpen: false, text: 'Geschlossen' });
    expect(preview?.banner).toBe('Derzeit haben wir leider geschlossen. Wir öffnen wieder um 11:00 Uhr.');
  });

  it('includes special days of the week', () => {
    const preview = previewAt(branch, '2026-12-24', '12:00', zone);
    expect(preview?.opening[3]).toEqual({ day: '2026-12-24', weekday: 'thursday', hours: [] });
    expect(preview?.banner).toContain('Wir öffnen wieder am Freitag um 11:00 Uhr.');
  });

  it('marks a time that the clocks skip in spring, and shows the time after it', () => {
    const preview = previewAt(branch, '2027-03-28', '02:30', zone);
    expect(preview?.isSkipped).toBe(true);
    expect(preview?.at.toFormat('HH:mm')).toBe('03:30');
    expect(preview?.state).toEqual({ isOpen: true, text: 'Schließt bald, um 04:00' });
  });

  it('shows the first of two equal times when the clocks go back in autumn', () => {
    const until0245 = {
      ...branch,
      openingHours: [{ ...branch.openingHours[1], to: '02:45' } as HoursRule],
    };
    const preview = previewAt(until0245, '2027-10-31', '02:30', zone);
    expect([preview?.isTwice, preview?.at.toISO()]).toEqual([true, '2027-10-31T02:30:00.000+02:00']);
    expect(preview?.state).toEqual({ isOpen: true, text: 'Schließt bald, um 02:45' });
    expect(previewAt(branch, '2027-10-31', '03:00', zone)?.isTwice).toBe(false);
  });

  it('ignores hours that are still being typed', () => {
    const half = { ...branch, openingHours: [{ ...branch.openingHours[0], from: '' } as never] };
    expect(previewAt(half, '2026-11-23', '12:00', zone)?.state.isOpen).toBe(false);
    expect(previewAt(branch, '', '12:00', zone)).toBeNull();
  });
});

describe('the hours of a day', () => {
  it('have the same wording for customers and staff when a branch never closes', () => {
    expect(home.range('00:00', '00:00')).toBe('rund um die Uhr');
    expect(home.range('18:00', '00:00')).toBe('18:00 – 00:00 Uhr');
  });
});
