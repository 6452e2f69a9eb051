import { describe, expect, it } from 'vitest';
import { addressProblem } from '../../../src/backoffice/forms/address.ts';
import { decimalText, parseDecimal } from '../../../src/backoffice/forms/decimal-text.ts';
import { home } from '../../../src/content/texts/landing.ts';

describe('an address that pages link to', () => {
  it('is refused where it would lead to a page of the shop that does not exist', () => {
    const fine = ['', 'https://feige.example/agb', 'mailto:a@feige.example', '/site/imprint'];
    expect(fine.map(addressProblem)).toEqual(fine.map(() => undefined));
    for (const wrong of ['www.feige.example', 'feige.example/agb', 'https://feige example'])
      expect(addressProblem(wrong)).toContain('https://');
  });
});

describe('an amount of money in its field', () => {
  it('stands as it was typed, even if it is refused', () => {
    expect(['6,9', '1.234,50', '12,345'].map((typed) => decimalText(parseDecimal(typed) ?? NaN, 2))).toEqual([
      '6,90',
      '1234,50',
      '12,345',
    ]);
  });
});

describe('the hours of a day', () => {
  it('say that it never closes, to customers as to staff', () => {
    expect(home.range('00:00', '00:00')).toBe('rund um die Uhr');
    expect(home.range('18:00', '00:00')).toBe('18:00 – 00:00 Uhr');
  });
});
