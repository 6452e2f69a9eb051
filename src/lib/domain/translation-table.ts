import { FURTHER_LANGUAGES, LANGUAGE_NAMES } from './languages.ts';

/** Translations as a table: a row per German text, a column per language. Its first row has the titles. */

type Further = (typeof FURTHER_LANGUAGES)[number];
type Words = { [L in Further]?: string };

interface TranslatedText {
  german: string;
  words: Words;
  /** Where it stands, for people. */
  place: string;
}

/** The titles of their columns, in any table. */
const GERMAN_NAMES = {
  en: 'Englisch',
  fr: 'Französisch',
  it: 'Italienisch',
  tr: 'Türkisch',
} as const satisfies Record<Further, string>;

const languageName = (language: Further): string => GERMAN_NAMES[language];

const TITLES = { german: 'Deutsch', place: 'Ort' } as const;

/** As many letters as a text may have. */
const LONGEST = 20_000;

/** The rows of a table of all texts. */
export function translationRows(texts: readonly TranslatedText[], languages: readonly Further[]): string[][] {
  return [
    [TITLES.german, TITLES.place, ...languages.map(languageName)],
    ...texts.map(({ german, place, words }) => [
      german,
      place,
      ...languages.map((language) => words[language] ?? ''),
    ]),
  ];
}

/** Why a row or cell is left out. `row` is counted as programs count it: the titles are row 1. */
export interface TableProblem {
  row: number;
  code: 'unknownText' | 'noGerman' | 'tooLong' | 'twice';
  /** The cell, or the text of the row. */
  value: string;
}

interface ReadTable {
  /** Other words than the shop has, by German text. */
  changes: { german: string; words: Words }[];
  problems: TableProblem[];
  /** Titles of columns that nothing is taken of. */
  ignored: string[];
}

const folded = (title: string) => title.trim().toLowerCase();

/** A title → its language: in German, in itself, or as a tag. */
const languageOf = (title: string): Further | undefined =>
  FURTHER_LANGUAGES.find((language) =>
    [language, GERMAN_NAMES[language], LANGUAGE_NAMES[language]].some(
      (name) => folded(name) === folded(title),
    ),
  );

/** Programs write line breaks in their own ways. */
const text = (cell: string) => cell.replaceAll(/\r\n?/g, '\n');

/**
 * What a table changes of the shop's texts. Blank cells say nothing, and rows with a problem are left out. Null: it has no column of German
 * texts, or none of a language.
 */
export function readTranslationRows(
  [titles = [], ...rows]: readonly (readonly string[])[],
  known: readonly { german: string; words: Words }[],
): ReadTable | null {
  const german = titles.findIndex((title) => folded(title) === folded(TITLES.german));
  const columns = titles.flatMap((title, at) => {
    const language = languageOf(title);
    return language ? [{ language, at }] : [];
  });
  if (german < 0 || columns.length === 0) return null;
  const wordsOf = new Map(known.map((one) => [text(one.german).trim(), one]));
  const changes = new Map<string, Words>();
  const problems: TableProblem[] = [];
  const seen = new Set<string>();
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    if (cells.every((cell) => cell.trim() === '')) continue;
    const value = text(cells[german] ?? '').trim();
    const own = wordsOf.get(value);
    if (value === '') problems.push({ row, code: 'noGerman', value: '' });
    else if (!own) problems.push({ row, code: 'unknownText', value });
    else if (seen.has(value)) problems.push({ row, code: 'twice', value });
    if (!own || seen.has(value)) continue;
    seen.add(value);
    for (const { language, at } of columns) {
      const word = text(cells[at] ?? '').trim();
      if (word === '' || word === own.words[language]) continue;
      if (word.length > LONGEST) problems.push({ row, code: 'tooLong', value: languageName(language) });
      else changes.set(own.german, { ...changes.get(own.german), [language]: word });
    }
  }
  const taken = new Set([german, ...columns.map(({ at }) => at)]);
  return {
    changes: [...changes].map(([original, words]) => ({ german: original, words })),
    problems,
    ignored: titles.filter(
      (title, at) => !taken.has(at) && title.trim() !== '' && folded(title) !== folded(TITLES.place),
    ),
  };
}
