/** Draws the default face's icons into public/icons: `node scripts/app-icons.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DEFAULT_FACE } from '../src/lib/domain/face/face.ts';
import { ICONS, iconSvg } from '../src/lib/domain/face/icon.ts';
import { drawIcon } from '../src/server/media/icons.ts';

const folder = resolve(import.meta.dirname, '../public/icons');
await mkdir(folder, { recursive: true });
for (const [name, icon] of Object.entries(ICONS))
  await writeFile(join(folder, `${name}.png`), await drawIcon(iconSvg(DEFAULT_FACE), icon));
