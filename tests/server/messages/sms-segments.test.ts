import { describe, expect, it } from 'vitest';
import { asGsm7, segmentsOf } from '../../../src/server/messages/sms/order-sms.ts';

describe('the segments of a text message', () => {
  it.each([
    ['a'.repeat(160), 'gsm7', 1],
    ['a'.repeat(161), 'gsm7', 2],
    ['a'.repeat(306), 'gsm7', 2],
    ['a'.repeat(307), 'gsm7', 3],
    ['äöüßÄÖÜ@§'.repeat(17), 'gsm7', 1],
    // Each of the extension table takes two places.
    ['€'.repeat(80), 'gsm7', 1],
    ['€'.repeat(81), 'gsm7', 2],
    // 152 letters leave one place, which the sign does not fit.
    [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 'gsm7', 2],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm7', 3],
    ['Ж'.repeat(70), 'ucs2', 1],
    ['Ж'.repeat(71), 'ucs2', 2],
    ['🍕'.repeat(35), 'ucs2', 1],
    ['🍕'.repeat(36), 'ucs2', 2],
  ] as const)('%.12s… in %s: %i', (text, encoding, segments) => {
    expect(segmentsOf(text)).toEqual({ encoding, segments });
  });

  it('consist of GSM-7 characters', () => {
    expect(asGsm7('Crêperie “Chez Zoë” – 🍕 Đ')).toBe('Creperie "Chez Zoe" -');
    expect(asGsm7('Café Größe à 5 €')).toBe('Café Größe à 5 €');
  });
});
