/** Draws what the ready faces show in the settings into src/backoffice/public/kitchens: `node scripts/kitchen-pictures.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { kitchenPictures } from '../src/server/shop/demo/drawing/kitchens.ts';
import { paintPicture } from '../src/server/shop/demo/pictures.ts';

const folder = resolve(import.meta.dirname, '../src/backoffice/public/kitchens');
await mkdir(folder, { recursive: true });
for (const [name, picture] of Object.entries(kitchenPictures))
  await writeFile(join(folder, `${name}.webp`), await paintPicture(picture));
