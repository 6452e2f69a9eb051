import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** One passage of the specification: what it says of a page, and the tests that show it. */
interface Passage {
  page: string;
  source: string;
  /** The sentences describe a screen, so a test in a browser has to show each of them. */
  isScreen: boolean;
  /** `tests` maps test files (in `tests/e2e`, else in `tests`) to titles; … stands for any text. */
  sentences: { sentence: string; tests: Record<string, string[]> }[];
}

const root = resolve(import.meta.dirname, '../..');
const passages = JSON.parse(
  readFileSync(join(import.meta.dirname, 'storefront-sentences.json'), 'utf8'),
) as Passage[];

const sentencesOf = (from: Passage[]) =>
  from.flatMap(({ sentences }) =>
    sentences.map(({ sentence, tests }) => ({
      sentence,
      tests: Object.entries(tests).flatMap(([file, titles]) => titles.map((title) => ({ file, title }))),
    })),
  );

const ALL = sentencesOf(passages);
const SCREENS = sentencesOf(passages.filter(({ isScreen }) => isScreen));

/** The source of a test file, or '' if there is none. */
function sourceOf(file: string): string {
  const path = [`tests/e2e/${file}.test.ts`, `tests/${file}.test.ts`].find((it) =>
    existsSync(join(root, it)),
  );
  return path ? readFileSync(join(root, path), 'utf8') : '';
}

const runsInBrowser = (file: string) =>
  file.startsWith('islands/') || existsSync(join(root, `tests/e2e/${file}.test.ts`));

describe('The sentences of the specification about the storefront', () => {
  test('cover all of its screens', () => {
    expect(SCREENS.length).toBeGreaterThan(120);
    expect(ALL.length).toBeGreaterThan(SCREENS.length);
  });

  test.each(SCREENS)('«$sentence» is tested in a browser', ({ tests }) => {
    expect(tests.some(({ file }) => runsInBrowser(file))).toBe(true);
  });

  test.each(ALL)('«$sentence» names tests that exist', ({ tests }) => {
    expect(tests).not.toEqual([]);
    for (const { file, title } of tests) {
      const source = sourceOf(file).replaceAll("\\'", "'");
      for (const part of title.split('…')) expect(source, `${file}: ${title}`).toContain(part.trim());
    }
  });
});
