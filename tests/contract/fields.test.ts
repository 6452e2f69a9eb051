import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Identifier, Line, Money, Quantity } from '../../src/lib/contract/fields.ts';
import { fromCents, toCents, type Money as Amount } from '../../src/lib/domain/money.ts';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('money on the wire', () => {
  it('accepts every whole number of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        const amount: Amount = cents / 100;
        expect(accepts(Money, amount)).toBe(true);
        expect(fromCents(toCents(amount))).toBe(amount);
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses a fraction of a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 9 }), (cents, tenths) => {
        expect(accepts(Money, (cents * 10 + tenths) / 1000)).toBe(false);
      }),
    );
  });

  it.each([-0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e308, '12', '1e3', null])('refuses %s', (value) => {
    expect(accepts(Money, value)).toBe(false);
  });
});

describe('a quantity', () => {
  it.each([0.05, 1, 999_999])('may be %s', (value) => {
    expect(accepts(Quantity, value)).toBe(true);
  });

  it.each([0, -0, -1, 1e308, Number.NaN, Number.POSITIVE_INFINITY, '1', '1e3', null, [1]])(
    'is never %s',
    (value) => {
      expect(accepts(Quantity, value)).toBe(false);
    },
  );
});

describe('text on the wire', () => {
  it('on one line has no line breaks and no other control characters', () => {
    for (const text of ['a\nb', 'a\r\nBcc: x', 'a\u0000b', 'a\u0085b'])
      expect(accepts(Line(50), text)).toBe(false);
    for (const text of ['Müller & Söhne', '👩‍🍳', '']) expect(accepts(Line(50), text)).toBe(true);
  });

  it('as an identifier has only characters that URLs show unescaped', () => {
    for (const text of ['mitte', 'nord-2', '7']) expect(accepts(Identifier, text)).toBe(true);
    for (const text of ['', 'Mitte', 'a b', 'ä', '../x', 'a'.repeat(81)])
      expect(accepts(Identifier, text)).toBe(false);
  });
});
