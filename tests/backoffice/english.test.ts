import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOLIDAY_NAMES } from '../../src/backoffice/closing/en/holiday-names.ts';
import { HOLIDAY_RULES } from '../../src/lib/domain/holiday-calendar.ts';

const OFFICE = join(import.meta.dirname, '../../src/backoffice');

/** The German catalogues: what a person reads, and nothing else, stands in files of these names. */
const FILES = globSync('**/{texts,*-texts,field-names,sentences}.ts', { cwd: OFFICE }).filter(
  (file) => !/\/(en|tr)\//.test(file),
);

const load = async (file: string): Promise<unknown> => ({ ...(await import(join(OFFICE, file))) });
const english = (file: string) => join(dirname(file), 'en', basename(file));

/** Every value of a catalogue by its place: `boardTexts.columns.new`. */
function valuesIn(value: unknown, place = ''): [place: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, one]) => valuesIn(one, `${place}.${key}`));
}

const shapeOf = (value: unknown): string =>
  typeof value === 'function' ? `sentence of ${value.length}` : typeof value;

const shapesIn = (catalogue: unknown) =>
  valuesIn(catalogue).map(([place, value]) => `${place}: ${shapeOf(value)}`);

/** What guests read on a printed label, and names. */
const THE_SAME = new Set([
  '.tableTexts.hintDefault',
  '.deviceTexts.connectionNames.epson',
  '.settingWords.socialLinks',
]);

/** Fonts have the same name everywhere. */
const isFont = (place: string) => /\.(font|fonts|fontNames)\./.test(place);

/** More than two words: shorter ones may be the same. */
const isSentence = (value: unknown): value is string =>
  typeof value === 'string' && value.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 2;

describe('The back office in English', () => {
  // React-admin's own texts have a type. The German pack has more, of earlier versions.
  test.each(FILES.filter((file) => !file.endsWith('react-admin-texts.ts')))(
    '%s has the words of the German one, with the same values',
    async (file) => {
      const own = new Set(shapesIn(await load(english(file))));
      // English may have more, where German needs no exception.
      expect(shapesIn(await load(file)).filter((shape) => !own.has(shape))).toEqual([]);
    },
  );

  test.each(FILES)('%s has no German sentence', async (file) => {
    const german = new Set(valuesIn(await load(file)).map(([, value]) => value));
    const left = valuesIn(await load(english(file))).filter(
      ([place, value]) => !THE_SAME.has(place) && !isFont(place) && isSentence(value) && german.has(value),
    );
    expect(left).toEqual([]);
  });
});

describe('Staff who read English', () => {
  test('get every public holiday in English', () => {
    const names = Object.values(HOLIDAY_RULES).flatMap((rules) => rules.map(({ name }) => name));
    expect(names.filter((name) => !(name in HOLIDAY_NAMES))).toEqual([]);
  });
});
