import { describe, expect, it } from 'vitest';
import { missingIn } from '../../../src/backoffice/translations/suggest-words.ts';
import type { OwnText } from '../../../src/lib/contract/translations.ts';

const text = (german: string, words: OwnText['words'] = {}, count = 1): OwnText => ({
  german,
  words,
  places: [],
  count,
});
const NO_CHANGES = new Map();

describe('texts that a translation is suggested for', () => {
  it('have no words in the language, neither saved nor typed', () => {
    const all = [text('Salat', { en: 'Salad' }), text('Suppe'), text('Brot', { tr: 'Ekmek' })];
    expect(missingIn(all, NO_CHANGES, 'en')).toEqual([['Suppe', 'Brot']]);
    expect(missingIn(all, new Map([['Suppe', { en: 'Soup' }]]), 'en')).toEqual([['Brot']]);
    expect(missingIn(all, NO_CHANGES, 'tr')).toEqual([['Salat', 'Suppe']]);
  });

  it('are still in use', () => {
    expect(missingIn([text('Gestern', {}, 0)], NO_CHANGES, 'en')).toEqual([]);
  });

  it('are asked for in parts that the service takes: by number, and by length', () => {
    const many = Array.from({ length: 120 }, (_, place) => text(`Gericht ${place}`));
    expect(missingIn(many, NO_CHANGES, 'en').map(({ length }) => length)).toEqual([50, 50, 20]);
    const long = ['a', 'b', 'c'].map((letter) => text(letter.repeat(6000)));
    expect(missingIn(long, NO_CHANGES, 'en').map(({ length }) => length)).toEqual([1, 1, 1]);
    const huge = [text('kurz'), text('z'.repeat(20_000)), text('auch kurz')];
    expect(missingIn(huge, NO_CHANGES, 'en').map(({ length }) => length)).toEqual([1, 1, 1]);
  });
});
