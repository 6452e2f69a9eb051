import { describe, expect, it } from 'vitest';
import { readTranslationRows, translationRows } from '../../src/lib/domain/translation-table.ts';

const TEXTS = [
  { german: 'Pizza', words: { en: 'Pizzas' }, place: 'Kategorie' },
  { german: 'Erste Zeile\nZweite', words: {}, place: 'Inhalt' },
];

describe('a table of translations', () => {
  it('has a row for each German text and a column for each language', () => {
    expect(translationRows(TEXTS, ['en', 'tr'])).toEqual([
      ['Deutsch', 'Ort', 'Englisch', 'Türkisch'],
      ['Pizza', 'Kategorie', 'Pizzas', ''],
      ['Erste Zeile\nZweite', 'Inhalt', '', ''],
    ]);
  });

  it('changes nothing when it is read again as it was written', () => {
    expect(readTranslationRows(translationRows(TEXTS, ['en', 'tr']), TEXTS)).toEqual({
      changes: [],
      problems: [],
      ignored: [],
    });
  });

  it('takes what is new, and line breaks of any program; blank cells say nothing', () => {
    const rows = [
      ['deutsch', 'English', 'tr'],
      ['Pizza', '', 'Pizzalar'],
      ['Erste Zeile\r\nZweite', ' First line\r\nSecond ', ''],
    ];
    expect(readTranslationRows(rows, TEXTS)?.changes).toEqual([
      { german: 'Pizza', words: { tr: 'Pizzalar' } },
      { german: 'Erste Zeile\nZweite', words: { en: 'First line\nSecond' } },
    ]);
  });

  it('names the rows that it leaves out, and the columns', () => {
    const rows = [
      ['Deutsch', 'Notiz', 'Englisch'],
      ['Pizzen', 'x', 'Pizzas'],
      ['', 'x', 'Pizzas'],
      ['', '', ''],
      ['Pizza', '', 'Pies'],
      ['Pizza', '', 'Other'],
      ['Erste Zeile\nZweite', '', 'x'.repeat(20_001)],
    ];
    expect(readTranslationRows(rows, TEXTS)).toEqual({
      changes: [{ german: 'Pizza', words: { en: 'Pies' } }],
      problems: [
        { row: 2, code: 'unknownText', value: 'Pizzen' },
        { row: 3, code: 'noGerman', value: '' },
        { row: 6, code: 'twice', value: 'Pizza' },
        { row: 7, code: 'tooLong', value: 'Englisch' },
      ],
      ignored: ['Notiz'],
    });
  });

  it('is none without a column of German texts, or of a language', () => {
    expect(readTranslationRows([['Name', 'Englisch']], TEXTS)).toBeNull();
    expect(readTranslationRows([['Deutsch', 'Spanisch']], TEXTS)).toBeNull();
    expect(readTranslationRows([], TEXTS)).toBeNull();
  });
});
