import { describe, expect, it } from 'vitest';
import { previewAt } from '../../../src/backoffice/branches/branch-preview.ts';
import { Branch } from '../../../src/lib/contract/branches.ts';
import type { HoursRule } from '../../../src/lib/domain/hours.ts';
import { steadyZone } from '../../../src/lib/domain/steady-zone.ts';

const zone = steadyZone('Europe/Berlin');
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
  it('says what the shop page says when it is closed', () => {
    const preview = previewAt(branch, '2026-11-23', '08:00', zone);
    expect(preview?.state).toEqual({ isOpen: false, text: 'Geschlossen' });
    expect(preview?.banner).toBe('Derzeit haben wir leider geschlossen. Wir öffnen wieder um 11:00 Uhr.');
  });

  it('shows a special day in the week that it is in', () => {
    const preview = previewAt(branch, '2026-12-24', '12:00', zone);
    expect(preview?.opening[3]).toEqual({ day: '2026-12-24', weekday: 'thursday', hours: [] });
    expect(preview?.banner).toContain('Wir öffnen wieder am Freitag um 11:00 Uhr.');
  });

  it('says that a time is skipped in the night the clocks go forward, and what holds then', () => {
    const preview = previewAt(branch, '2027-03-28', '02:30', zone);
    expect(preview?.isSkipped).toBe(true);
    expect(preview?.at.toFormat('HH:mm')).toBe('03:30');
    expect(preview?.state).toEqual({ isOpen: true, text: 'Schließt bald, um 04:00' });
  });

  it('shows the first of two same times in the night the clocks go back', () => {
    const until0245 = {
      ...branch,
      openingHours: [{ ...branch.openingHours[1], to: '02:45' } as HoursRule],
    };
    const preview = previewAt(until0245, '2027-10-31', '02:30', zone);
    expect([preview?.isTwice, preview?.at.toISO()]).toEqual([true, '2027-10-31T02:30:00.000+02:00']);
    expect(preview?.state).toEqual({ isOpen: true, text: 'Schließt bald, um 02:45' });
    expect(previewAt(branch, '2027-10-31', '03:00', zone)?.isTwice).toBe(false);
  });

  it('does without hours that are still being typed in', () => {
    const half = { ...branch, openingHours: [{ ...branch.openingHours[0], from: '' } as never] };
    expect(previewAt(half, '2026-11-23', '12:00', zone)?.state.isOpen).toBe(false);
    expect(previewAt(branch, '', '12:00', zone)).toBeNull();
  });
});
