import { describe, expect, test } from 'vitest';
import { cutLabel, saidOf } from '../../src/lib/domain/food-label.ts';
import { labelWords } from '../../src/lib/domain/words/labels.ts';

describe('A label', () => {
  test('is none where all of it is left open', () => {
    expect(saidOf(null)).toBeNull();
    expect(saidOf({ ingredients: '', alcohol: null, drainedWeight: null })).toBeNull();
    expect(saidOf({ ingredients: 'Wasser', producer: '', alcohol: 0 })).toEqual({
      ingredients: 'Wasser',
      alcohol: 0,
    });
  });

  test('is cut to its numbers in a menu row, which says that there are texts', () => {
    const weight = { amount: 480, unit: 'g' as const };
    expect(cutLabel({ ingredients: 'Gurken, Senf', drainedWeight: weight })).toEqual({
      drainedWeight: weight,
      isCut: true,
    });
    expect(cutLabel({ alcohol: 5, producer: '' })).toEqual({ alcohol: 5 });
    expect(cutLabel({ producer: '' })).toBeNull();
  });

  test('says alcohol with a comma and the symbol of the law', () => {
    expect(labelWords.alcohol(12.5)).toBe('Alkohol 12,5 % vol');
    expect(labelWords.alcohol(40)).toBe('Alkohol 40 % vol');
  });
});
