import { readdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { READY_FACES } from '../../src/lib/domain/face/face.ts';
import { kitchenPictures } from '../../src/server/shop/demo/drawing/kitchens.ts';

const FOLDER = resolve(import.meta.dirname, '../../src/backoffice/public/kitchens');

test('each ready face has a drawn picture of what its kitchen serves, of at most 40 kB', async () => {
  const names = Object.keys(READY_FACES);
  expect(Object.keys(kitchenPictures)).toEqual(names);
  expect((await readdir(FOLDER)).toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
  for (const name of names) expect((await stat(resolve(FOLDER, `${name}.webp`))).size).toBeLessThan(40_000);
});
