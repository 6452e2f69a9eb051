import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FURTHER_LANGUAGES } from '../../src/lib/domain/languages.ts';

/** What Vite puts in the place of the German files (astro/languages.mjs). */
const FOLDERS = ['src/content/texts', 'src/lib/domain/words'].map((folder) =>
  join(import.meta.dirname, '../..', folder),
);

/** Types only, and a file that has all languages. */
const NO_CATALOGUE = new Set(['catalogue.ts', 'suggestion.ts']);

const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !NO_CATALOGUE.has(name))
    .map((name) => ({ folder, name })),
);

const load = async (...path: string[]): Promise<unknown> => ({ ...(await import(join(...path))) });

/** Every value of a catalogue by its place: `cart.heading`, `weekdays.0`. */
function valuesIn(value: unknown, place = ''): [place: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, one]) => valuesIn(one, `${place}.${key}`));
}

/** A value as languages must share it: what kind it is, and how many values a sentence takes. */
const shapeOf = (value: unknown): string =>
  typeof value === 'function' ? `sentence of ${value.length}` : typeof value;

const shapesIn = (catalogue: unknown) =>
  Object.fromEntries(valuesIn(catalogue).map(([place, value]) => [place, shapeOf(value)]));

/** More than three words: shorter ones may be the same in two languages. */
const isSentence = (value: unknown): value is string =>
  typeof value === 'string' && value.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 3;

describe.each(FURTHER_LANGUAGES)('The catalogues in %s', (language) => {
  test('are the German ones', () => {
    for (const folder of FOLDERS) {
      const names = FILES.filter((file) => file.folder === folder).map(({ name }) => name);
      expect(readdirSync(join(folder, language)).sort()).toEqual(names.sort());
    }
  });

  test.each(FILES)(
    '$name has the words and sentences of the German one, with the same values',
    async (file) => {
      const german = await load(file.folder, file.name);
      const own = await load(file.folder, language, file.name);
      expect(shapesIn(own)).toEqual(shapesIn(german));
    },
  );

  test.each(FILES)('$name has no German sentence', async (file) => {
    const german = new Set(valuesIn(await load(file.folder, file.name)).map(([, value]) => value));
    const left = valuesIn(await load(file.folder, language, file.name)).filter(
      ([, value]) => isSentence(value) && german.has(value),
    );
    expect(left).toEqual([]);
  });
});
