import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** What customers see; staff read languages from left to right only. */
const STYLES = 'src/{components,islands,layouts,pages}/**/*.{css,astro}';

/** Made for right-to-left pages: names the side that logical properties cannot. */
const MIRRORED = 'src/layouts/mirrored.css';

/** Centred, or mirrored there. */
const ALLOWED = /^object-position: left$/;

const PHYSICAL: readonly RegExp[] = [
  /^(?:scroll-)?(?:margin|padding)-(?:left|right):/,
  /^border-(?:left|right)\b/,
  /^border-(?:top|bottom)-(?:left|right)-radius:/,
  /^(?:left|right):/,
  /^(?:text-align|float|clear): (?:left|right)$/,
  /^object-position: (?:left|right)\b/,
  /^(?:transform|translate): .*translateX/,
];

/** The values of a shorthand, functions as one. */
const valuesOf = (text: string) => text.match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/** A shorthand that treats left and right differently; `null`: it does not. */
function isLopsided(declaration: string): boolean {
  const [, name = '', value = ''] = /^(padding|margin|inset|border-radius): (.+)$/.exec(declaration) ?? [];
  const [top, right, bottom, left] = valuesOf(value);
  if (left === undefined) return name === 'border-radius' && bottom !== undefined && top !== right;
  return name === 'border-radius' ? top !== right || bottom !== left : right !== left;
}

/** Declarations of a file's styles, each on one line. */
function declarationsIn(file: string, source: string): string[] {
  const css = file.endsWith('.css') ? source : (/\n<style[\s\S]*$/.exec(source)?.[0] ?? '');
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => /^[a-z-]+: /.test(one));
}

const isPhysical = (declaration: string) =>
  !ALLOWED.test(declaration) && (PHYSICAL.some((one) => one.test(declaration)) || isLopsided(declaration));

test.each([
  'margin-left: 1rem',
  'padding: 0 1rem 0 calc(1rem + env(x))',
  'border-radius: 1rem 0 0 1rem',
  'border-left: 1px solid',
  'text-align: right',
  'right: 0',
])('%s would not turn round in a right-to-left language', (declaration) => {
  expect(isPhysical(declaration)).toBe(true);
});

test.each(['margin: 0 auto 1rem', 'padding: 0 1rem 2rem 1rem', 'border-radius: 1rem 1rem 0 0', 'inset: 0'])(
  '%s is the same from both sides',
  (declaration) => {
    expect(isPhysical(declaration)).toBe(false);
  },
);

test("customers' styles know no left and right", async () => {
  const files = (await Array.fromAsync(glob(STYLES))).filter((file) => file !== MIRRORED);
  expect(files.length).toBeGreaterThan(60);
  const found = await Promise.all(
    files.map(async (file) =>
      declarationsIn(file, await readFile(file, 'utf8'))
        .filter(isPhysical)
        .map((declaration) => `${file}: ${declaration}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});
