import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from '../../src/server/usecases/share/wrap-text.ts';

/** Every letter as wide as half its size. */
const measure = (text: string, size: number) => text.length * size * 0.5;
const room = { width: 200, mostLines: 3, sizes: [40, 20] };
const wrap = (text: string) => wrapText(text, room, measure);

describe('a name on a picture for sharing', () => {
  it('is as large as there is room for', () => {
    expect(wrap('Ehrenfeld')).toEqual({ size: 40, lines: ['Ehrenfeld'] });
    expect(wrap('Mensa Arcisstraße')).toEqual({ size: 20, lines: ['Mensa Arcisstraße'] });
  });

  it('breaks after hyphens, and never leaves an "&" behind', () => {
    expect(wrap('Köln-Ehrenfeld').lines).toEqual(['Köln-', 'Ehrenfeld']);
    expect(wrap('Feige & Glut').lines).toEqual(['Feige', '& Glut']);
  });

  it('is broken within a word only where the word is longer than a line', () => {
    expect(wrap('Donaudampfschifffahrtskapitän').lines).toEqual(['Donaudampfschifffah-', 'rtskapitän']);
  });

  it('ends in "…" where even the smallest letters do not suffice', () => {
    expect(wrap('Zum goldenen Löwen '.repeat(9).trim()).lines.at(-1)).toMatch(/\w…$/);
  });

  it('never leaves its room and loses no letter but those that "…" stands for', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'Ö', 'ß', ' ', '& ', '-', '/', ','),
      minLength: 1,
      maxLength: 90,
    });
    fc.assert(
      fc.property(letters, (text) => {
        const { size, lines } = wrap(text);
        expect(lines.length).toBeLessThanOrEqual(room.mostLines);
        for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width);
        const only = (words: string) => words.replaceAll(/[^aÖß]/g, '');
        const shown = only(lines.join(''));
        if (lines.at(-1)?.endsWith('…')) expect(only(text).startsWith(shown)).toBe(true);
        else expect(shown).toBe(only(text));
      }),
    );
  });
});
