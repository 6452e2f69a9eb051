import { glob, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const KINDS = '{ts,tsx,astro,mjs,css}';
const FOLDERS = '{astro,benchmarks,packages,patches,scripts,src,tests}';

/** Whose comments name files. */
const CODE = [`${FOLDERS}/**/*.${KINDS}`, `*.${KINDS}`, '.*.mjs'];
/** Without `docs/decisions`, which speak of the past. */
const PAGES = ['*.md', 'docs/*.md', 'docs/hosting/*.md', '{packages,deploy}/**/*.md'];

const filesOf = (patterns: string[]) =>
  Array.fromAsync(glob(patterns, { exclude: (path) => basename(path) === 'node_modules' }));

/** No comment begins right after a letter or a quote: `https://…` and `'src/**'` are none. */
const COMMENT = /(?<![\w'"`:*/])(?:\/\*[\s\S]*?\*\/|\/\/.*)|<!--[\s\S]*?-->/g;
const LINK = /https?:\S+/g;
/** `place-order.ts`, `[branch]/index.astro`; not what has a placeholder: `<provider>-sandbox.ts`, `*.test.ts`. */
const FILE =
  /(?<![\w/.*{}<>…-])(?:(?:[\w@.-]|\[\w+\])+\/)*(?:[\w@.-]|\[\w+\])+\.(?:tsx?|astro|mjs|css)\b(?![\w/(])/g;

/** What a build writes, and is in no repository. */
const BUILT = /^(?:entry|(?:bestellbar-[\d.]+\/)?server\/[\w-]+)\.mjs$/;

/** The names of files that a text says. */
const namesIn = (text: string) =>
  [...text.replaceAll(LINK, '').matchAll(FILE)]
    .map(([name]) => name.replace(/^(?:\.\.?\/)+/, ''))
    .filter((name) => !BUILT.test(name));

const commentsOf = (source: string) => (source.match(COMMENT) ?? []).join('\n');

/** What a text names by the end of its path: `orders/place-order.ts` is `src/server/orders/place-order.ts`. */
function nameEnds(files: readonly string[]): ReadonlySet<string> {
  const ends = new Set<string>();
  for (const file of files) {
    const names = file.split('/');
    for (const at of names.keys()) ends.add(names.slice(at).join('/'));
  }
  return ends;
}

const files = await filesOf(CODE);
const known = nameEnds(files);
const unknownIn = (text: string) => namesIn(text).filter((name) => !known.has(name));

test.each([
  ['/** See `orders/gone.ts`. */', 'orders/gone.ts'],
  ['const a = 1; // as it was (gone.tsx)', 'gone.tsx'],
  ['{/* styles/gone.css has them */}', 'styles/gone.css'],
  ['<!-- [branch]/gone.astro -->', '[branch]/gone.astro'],
])('a comment that names a file that is gone is noticed: %s', (source, name) => {
  expect(unknownIn(commentsOf(source))).toEqual([name]);
});

test.each([
  '/** As `orders/place-order.ts`. */',
  '// https://example.org/gone.mjs',
  "import { gone } from './gone.ts';",
  "const url = 'https://example.org'; const file = 'gone.ts';",
  "const all = ['src/**', 'gone.mjs', '*/'];",
])('what exists or is no comment is left alone: %s', (source) => {
  expect(unknownIn(commentsOf(source))).toEqual([]);
});

test.each([
  // The examples above name files that are gone.
  ['comment', files.filter((file) => !import.meta.filename.endsWith(file)), commentsOf],
  ['page', await filesOf(PAGES), (source: string) => source],
] as const)('every file that a %s names exists', async (_, looked, textOf) => {
  const found = await Promise.all(
    looked.map(async (file) => ({ file, text: textOf(await readFile(file, 'utf8')) })),
  );
  expect(found.flatMap(({ text }) => namesIn(text)).length).toBeGreaterThan(50);
  expect(found.flatMap(({ file, text }) => unknownIn(text).map((name) => `${file}: ${name}`))).toEqual([]);
});
