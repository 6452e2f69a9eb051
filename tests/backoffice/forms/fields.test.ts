import { describe, expect, it } from 'vitest';
import { linkProblem, decimalText, parseDecimal } from '../../../src/backoffice/forms/field-values.ts';
import { home } from '../../../src/content/texts/landing.ts';

describe('an address that pages link to', () => {
  it('is refused where it would lead to a page of the shop that does not exist', () => {
    const fine = ['', 'https://feige.example/agb', 'mailto:a@feige.example', '/site/imprint'];
    expect(fine.map(linkProblem)).toEqual(fine.map(() => undefined));
    for (const wrong of ['www.feige.example', 'feige.example/agb', 'https://feige example'])
      expect(linkProblem(wrong)).toContain('https://');
  });
});

describe('a number that somebody types', () => {
  it.each([
    ['1,25', 1.25],
    ['0.85', 0.85],
    ['1.250,5', 1250.5],
    ['1.250,50', 1250.5],
    ['12', 12],
    ['0,00', 0],
    ['-3', -3],
    ['', null],
    ['zwei', null],
    [',', null],
  ])('%j is %j', (text, number) => expect(parseDecimal(text)).toBe(number));
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
