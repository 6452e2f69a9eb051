import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Where colours and radii come from. */
const SOURCE = 'src/lib/domain/face/';

/** What has colours of its own, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/server/shop/demo/drawing/': "the demo shop's dishes are drawn things, which no face colours",
  'src/server/printing/receipt/': 'receipts are black on white paper',
  'src/backoffice/tables/label-dialog.tsx': 'labels are printed black on white',
  'src/backoffice/users/second-factor-set-up.tsx': 'codes are printed black on white, and scanned',
  'src/backoffice/forms/qr-code.tsx': 'codes are scanned black on white',
  'src/islands/orders/wallet.css': 'codes are scanned black on white',
  'src/pages/site/[page].astro': 'the official notice of the EU is on white',
  'src/islands/checkout/checkout.css': 'the official notice of the EU is on white',
  'src/islands/map/draw-map.ts': "houses stand on another provider's map, which has its own colours",
  'src/backoffice/public/manifest.webmanifest': 'the back office is installed before a shop has a face',
};

/** Colours as digits, functions or names, and radii as lengths. */
const LITERALS: [what: string, literal: RegExp][] = [
  ['a colour', /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=['"`\s;,)}])/i],
  ['a colour', /\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/],
  ['a colour', /(?:color|background|fill|stroke|border[a-z-]*): *['"]?(?:white|black|red|yellow)\b/],
  ['a radius', /border-?(?:[a-z-]*-)?radius['"]?:(?! *calc\(var\()[^;,\n]*\d(?:px|rem|em|vmin)\b/i],
];

/** Not seen: the black of a mask. */
const MASK = /#000 (?:var\(--|calc)/;

async function literalsIn(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, at) =>
    LITERALS.filter(([, literal]) => literal.test(line) && !MASK.test(line)).map(
      ([what]) => `${file}:${at + 1} has ${what}: ${line.trim().slice(0, 100)}`,
    ),
  );
}

test('no colour and no radius stands outside of the face', async () => {
  const files = await Array.fromAsync(glob('src/**/*.{ts,tsx,css,astro,html,webmanifest}'));
  expect(files.length).toBeGreaterThan(500);
  const looked = files.filter(
    (file) => !file.startsWith(SOURCE) && !Object.keys(ALLOWED).some((place) => file.startsWith(place)),
  );
  expect((await Promise.all(looked.map(literalsIn))).flat()).toEqual([]);
});

test('everything that may have colours of its own has some', async () => {
  const files = await Array.fromAsync(glob('src/**/*.{ts,tsx,css,astro,webmanifest}'));
  for (const place of [SOURCE, ...Object.keys(ALLOWED)]) {
    const found = await Promise.all(files.filter((file) => file.startsWith(place)).map(literalsIn));
    expect(found.flat(), place).not.toEqual([]);
  }
});
