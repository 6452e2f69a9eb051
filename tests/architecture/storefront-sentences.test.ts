import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const lines = readFileSync(join(root, 'docs/storefront.md'), 'utf8').split('\n');

interface Row {
  sentence: string;
  tests: { file: string; title: string }[];
}

/** The file of a test that the table names: of a browser's, or one in the folder that it says. */
function sourceOf(file: string): string {
  const path = [`tests/e2e/${file}.test.ts`, `tests/${file}.test.ts`].find((it) =>
    existsSync(join(root, it)),
  );
  return path ? readFileSync(join(root, path), 'utf8') : '';
}

/** `file` 'title', 'title of the same file'; the same again. */
function testsIn(cell: string): Row['tests'] {
  return cell.split(/; (?=[^']*`)/).flatMap((part) => {
    const [, file = '', titles = ''] = /`([\w/-]+)` '(.+)'/.exec(part) ?? [];
    return titles.split("', '").map((title) => ({ file, title }));
  });
}

/** Rows of the tables whose last column is called so. */
function rowsOf(column: string): Row[] {
  let isWanted = false;
  return lines.flatMap((line) => {
    if (!line.startsWith('|')) isWanted = false;
    const cells = line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim());
    if (cells.at(-1) === column) {
      isWanted = true;
      return [];
    }
    if (!isWanted || /^[-| ]+$/.test(line)) return [];
    return [{ sentence: cells.at(-3) ?? '', tests: testsIn(cells.at(-1) ?? '') }];
  });
}

/** What the screens are made of: each must be seen in a browser. */
const SCREENS = rowsOf('end-to-end test');

describe('The sentences of the storefront', () => {
  test('fill a table for each of its screens', () => {
    expect(SCREENS.length).toBeGreaterThan(120);
  });

  test.each(SCREENS)('«$sentence» is tried in a browser', ({ tests }) => {
    const isSeen = ({ file }: { file: string }) =>
      file.startsWith('islands/') || existsSync(join(root, `tests/e2e/${file}.test.ts`));
    expect(tests.some(isSeen)).toBe(true);
  });

  test.each([...SCREENS, ...rowsOf('test')])('«$sentence» names tests that exist', ({ tests }) => {
    expect(tests).not.toEqual([]);
    for (const { file, title } of tests) {
      const source = sourceOf(file).replaceAll("\\'", "'");
      // … stands for what is left out, or differs from case to case.
      for (const part of title.split('…')) expect(source, `${file}: ${title}`).toContain(part.trim());
    }
  });
});
