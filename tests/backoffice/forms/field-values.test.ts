import { describe, expect, it } from 'vitest';
import {
  dayIn,
  decimalText,
  identifierOf,
  identifierProblem,
  linkProblem,
  parseDecimal,
  timeIn,
} from '../../../src/backoffice/forms/field-values.ts';

describe('an identifier', () => {
  it('is derived from a German name', () => {
    expect(identifierOf('Währinger Straße 12 (Café)')).toBe('waehringer-strasse-12-cafe');
    expect(identifierProblem(identifierOf('Öl & Wein'))).toBeUndefined();
    expect(identifierProblem('Groß')).toContain('kleine Buchstaben');
  });
});

describe('a link', () => {
  it('is refused without a scheme, since it would lead to a missing page of the shop', () => {
    const valid = ['', 'https://feige.example/agb', 'mailto:a@feige.example', '/site/imprint'];
    expect(valid.map(linkProblem)).toEqual(valid.map(() => undefined));
    for (const invalid of ['www.feige.example', 'feige.example/agb', 'https://feige example'])
      expect(linkProblem(invalid)).toContain('https://');
  });
});

describe('a typed day', () => {
  it.each(['28.03.2027', '28.3.2027', ' 28. 3. 2027 ', '28/3/2027', '28032027', '2027-03-28'])(
    '%s is read',
    (text) => {
      expect(dayIn(text)).toBe('2027-03-28');
    },
  );

  it.each(['', '28.03.', '28.03.27', '29.02.2027', '31.04.2027', '28.13.2027', 'morgen'])(
    '%s is none',
    (text) => {
      expect(dayIn(text)).toBeUndefined();
    },
  );
});

describe('a typed time', () => {
  it('is read with a colon, a point or neither', () => {
    expect(['9:30', '9.30', '0930', '23:59'].map(timeIn)).toEqual(['09:30', '09:30', '09:30', '23:59']);
  });

  it('is none beyond a day, or while something is missing', () => {
    expect(['', '24:00', '12:60', '12', '930', '12:3'].map(timeIn)).toEqual(Array(6).fill(undefined));
  });
});

describe('a typed number', () => {
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
  ])('%j is read as %j', (text, number) => expect(parseDecimal(text)).toBe(number));
});

describe('an amount of money in its field', () => {
  it('keeps all typed decimals, even if it is refused', () => {
    expect(['6,9', '1.234,50', '12,345'].map((typed) => decimalText(parseDecimal(typed) ?? NaN, 2))).toEqual([
      '6,90',
      '1234,50',
      '12,345',
    ]);
  });
});
