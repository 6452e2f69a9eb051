import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureRelease } from '../../../scripts/release/ensure-release.ts';
import { readRelease } from '../../../src/server/release.ts';
import { createPainter } from '../../../src/server/shop/demo/pictures.ts';
import { demoShop } from '../../../src/server/shop/demo/shop.ts';

const { branches, products, categories } = demoShop;
const PIZZA_FROM_ABOVE = 201;
const BURGER_FROM_THE_SIDE = 501;
const SIDE = 16;
const BITS = SIDE * SIDE * 3;

/** Where each colour of the picture, as a menu crops it, is lighter than its mean: a mean hash of 16 × 16 points. */
async function looksOf(bytes: Buffer): Promise<boolean[]> {
  const raw = await sharp(bytes).resize(SIDE, SIDE, { fit: 'cover' }).removeAlpha().raw().toBuffer();
  const colors = [0, 1, 2].map((color) => [...raw].filter((_, i) => i % 3 === color));
  return colors.flatMap((values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value > mean);
  });
}

describe('the pictures of the demo shop', () => {
  /** Those of the release: drawing all of them takes seconds. */
  const drawn = new Map<number, { file: string; name: string; bytes: Buffer }>();
  const names = new Map([...branches, ...categories, ...products].map(({ id, name }) => [id, name]));
  for (const { name, images } of branches) for (const { id } of images) names.set(id, name);

  beforeAll(async () => {
    const { demoPictures } = await readRelease(await ensureRelease());
    for (const file of await readdir(demoPictures)) {
      const id = Number.parseInt(file, 10);
      drawn.set(id, { file, name: names.get(id) ?? file, bytes: await readFile(join(demoPictures, file)) });
    }
  }, 120_000);

  it('are drawn for every branch, category and product, and for nothing else', () => {
    const wanted = [
      ...branches.flatMap(({ images }) => images),
      ...categories.flatMap(({ image }) => image ?? []),
      ...products.flatMap(({ images }) => images),
    ];
    expect(new Set([...drawn.values()].map(({ file }) => file))).toEqual(
      new Set(wanted.map(({ id, version, extension }) => `${id}-${version}.${extension}`)),
    );
    for (const { images } of [...branches, ...products]) expect(images.length).toBeGreaterThan(0);
  });

  it('are WebP of at most 40 kB and large enough for a phone of three pixels to a point', async () => {
    for (const { bytes, name } of drawn.values()) {
      const { format, width } = await sharp(bytes).metadata();
      expect({ name, format }).toEqual({ name, format: 'webp' });
      expect(width).toBeGreaterThanOrEqual(800);
      expect(bytes.length, name).toBeLessThan(40_000);
    }
  });

  it('show each dish, category and branch in a way that nobody takes for another', async () => {
    const looks = await Promise.all(
      [...drawn.values()].map(async ({ name, bytes }) => ({ name, bytes, bits: await looksOf(bytes) })),
    );
    for (const [i, one] of looks.entries())
      for (const other of looks.slice(0, i)) {
        const different = one.bits.filter((bit, at) => bit !== other.bits[at]).length;
        expect(one.bytes.equals(other.bytes), `${one.name} is ${other.name}`).toBe(false);
        expect(different / BITS, `${one.name} looks like ${other.name}`).toBeGreaterThan(0.12);
      }
  });

  it('stay the same from one drawing to the next, so that a release can keep those of the one before', async () => {
    const paint = createPainter();
    for (const id of [PIZZA_FROM_ABOVE, BURGER_FROM_THE_SIDE])
      expect(await paint(id)).toEqual(drawn.get(id)?.bytes);
  });
});
