import { describe, expect, it } from 'vitest';
import {
  decimalText,
  identifierOf,
  identifierProblem,
  linkProblem,
  parseDecimal,
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
