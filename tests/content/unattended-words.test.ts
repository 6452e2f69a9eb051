import { describe, expect, it } from 'vitest';
import { busyWords } from '../../src/content/texts/sentences/busy.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const clock = { at: NOW, zone: 'Europe/Berlin' };
const usual = { paused: {}, message: '', longer: null, takesPreorders: false };

describe('customers of an unattended branch', () => {
  it('are asked to call, and told that their order waits', () =>
    expect(busyWords({ ...usual, unattended: { phone: '030 12345' } }, ['takeaway'], clock)).toBe(
      'Die Filiale meldet sich gerade nicht. Bitte rufen Sie an: 030 12345. Ihre Bestellung wartet dort, bis jemand sie sieht.',
    ));
  it('read when orders are taken again where the shop takes none until then', () =>
    expect(
      busyWords(
        { ...usual, unattended: { phone: '' }, paused: { takeaway: '2026-11-26T21:00:00Z' } },
        ['takeaway'],
        clock,
      ),
    ).toBe(
      'Die Filiale meldet sich gerade nicht. Takeaway erst wieder ab 22:00, oder sobald jemand da ist.',
    ));
});
