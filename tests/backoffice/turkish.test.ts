import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src');

/** What kitchen and counter work with. Everything else is in English for them. */
const COMPLETE = [
  'backoffice/data/texts.ts',
  'backoffice/frontdesk/texts.ts',
  'backoffice/orders/board/pause-texts.ts',
  'backoffice/orders/detail/correction-texts.ts',
  'backoffice/orders/detail/texts.ts',
  'backoffice/orders/kitchen/texts.ts',
  'backoffice/orders/texts.ts',
  'backoffice/shell/react-admin-texts.ts',
  'backoffice/shell/screen-texts.ts',
  'backoffice/shell/search/texts.ts',
  'backoffice/shell/texts.ts',
  'backoffice/sign-in/texts.ts',
  'backoffice/sold-out/texts.ts',
  'backoffice/stations/texts.ts',
  'backoffice/taking/texts.ts',
  'backoffice/today/texts.ts',
];
/** The German file of each Turkish one. Some have English sentences for what is not Turkish yet. */
const FILES = globSync(['backoffice/**/tr/*.ts', 'lib/contract/words/tr/staff.ts'], { cwd: SOURCE }).map(
  (file) => join(dirname(dirname(file)), basename(file)),
);

const load = async (file: string): Promise<object> => ({ ...(await import(join(SOURCE, file))) });
const turkish = (file: string) => join(dirname(file), 'tr', basename(file));

/** Every value of a catalogue by its place: `boardTexts.columns.new`. */
function valuesIn(value: unknown, place = ''): [place: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, one]) => valuesIn(one, `${place}.${key}`));
}

/** More than two words: shorter ones may be the same. */
const isSentence = (value: unknown): value is string =>
  typeof value === 'string' && value.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 2;

describe('The back office in Turkish', () => {
  test('has all that kitchen and counter work with', () => {
    expect(COMPLETE.filter((file) => !FILES.includes(file))).toEqual([]);
  });

  test.each(FILES.filter((file) => !file.endsWith('react-admin-texts.ts')))(
    '%s has every word of the German one',
    async (file) => {
      const own = new Set(valuesIn(await load(turkish(file))).map(([place]) => place));
      const places = valuesIn(await load(file)).map(([place]) => place);
      expect(places.filter((place) => !own.has(place))).toEqual([]);
    },
  );

  test.each(COMPLETE)('%s has no German and no English sentence', async (file) => {
    const others = [file, join(dirname(file), 'en', basename(file))];
    const foreign = new Set(
      (await Promise.all(others.map(load))).flatMap((catalogue) =>
        valuesIn(catalogue).map(([, value]) => value),
      ),
    );
    const left = valuesIn(await load(turkish(file))).filter(
      ([, value]) => isSentence(value) && foreign.has(value),
    );
    expect(left).toEqual([]);
  });
});
