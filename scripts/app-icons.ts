/** Draws the app's icons from public/favicon.svg into public/icons: `node scripts/app-icons.ts`. */
import { readFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { DEFAULT_FACE } from '../src/lib/domain/face/face.ts';

const folder = resolve(import.meta.dirname, '../public');
/** Launchers cut maskable icons to any shape within the middle 80 %. */
const SAFE = 0.72;

const svg = await readFile(join(folder, 'favicon.svg'));
await mkdir(join(folder, 'icons'), { recursive: true });

const drawn = (size: number) => sharp(svg, { density: (72 * size) / 64 }).resize(size, size);
const save = (image: Sharp, name: string) =>
  image.png({ compressionLevel: 9, palette: true }).toFile(join(folder, 'icons', `${name}.png`));

async function filled(size: number, share: number): Promise<Sharp> {
  const inner = Math.round(size * share);
  const picture = await drawn(inner).png().toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 3, background: DEFAULT_FACE.brand },
  }).composite([{ input: picture }]);
}

for (const size of [192, 512]) {
  await save(drawn(size), `icon-${size}`);
  await save(await filled(size, SAFE), `icon-maskable-${size}`);
}
await save(await filled(180, 0.9), 'apple-touch-icon');
