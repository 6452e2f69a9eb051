import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PROPS, TINTS, type Placed, type Prop, type Scene } from './scene.ts';

export interface DrawnPicture {
  id: number;
  version: number;
  extension: string;
  name: string;
  bytes: Buffer;
}

interface Sprite {
  bytes: Buffer;
  width: number;
  height: number;
}

const ASSETS = new URL('./assets/', import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'));
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const VERSION = 1;
const QUALITY = 82;

/** The prop, turned, cut to what can be seen and sized; an empty margin would make it float above its shadow. */
async function spriteOf({ prop, size, turn, blur }: Placed): Promise<Sprite> {
  const cut = await cutOut(prop, turn);
  let image = sharp(cut).resize({ width: size, height: size, fit: 'inside', kernel: 'lanczos3' });
  if (blur > 0) {
    const room = Math.ceil(blur * 3);
    image = sharp(
      await image
        .extend({ top: room, bottom: room, left: room, right: room, background: CLEAR })
        .png({ compressionLevel: 0 })
        .toBuffer(),
    ).blur(blur);
  }
  const { data, info } = await image.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function cutOut(prop: Prop, turn: number): Promise<Buffer> {
  const file = fileURLToPath(new URL(`${PROPS[prop]}.webp`, ASSETS));
  const turned = await sharp(file)
    .resize(256, 256)
    .rotate(turn, { background: CLEAR })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(turned).trim({ threshold: 8 }).png({ compressionLevel: 0 }).toBuffer();
}

/** Wall, table and light, with the shadow that each prop throws on the table. */
function groundOf({ width, height, tint }: Scene, shadows: { placed: Placed; sprite: Sprite }[]): Buffer {
  const { light, ground, shadow } = TINTS[tint];
  const ellipses = shadows.map(({ placed: { x, foot, blur }, sprite }) => {
    const near = sprite.width * 0.5;
    const strength = blur > 0 ? 0.55 : 1;
    return `<ellipse cx="${x + near * 0.12}" cy="${foot}" rx="${near * 1.35}" ry="${near * 0.34}" fill="url(#wide)" opacity="${strength}"/>
      <ellipse cx="${x}" cy="${foot - 3}" rx="${near * 0.92}" ry="${near * 0.15}" fill="url(#near)" opacity="${strength}"/>`;
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="light" cx="46%" cy="38%" r="78%">
        <stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${ground}"/>
      </radialGradient>
      <radialGradient id="table" cx="48%" cy="30%" r="80%">
        <stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="wide">
        <stop offset="0" stop-color="${shadow}" stop-opacity=".34"/>
        <stop offset=".55" stop-color="${shadow}" stop-opacity=".13"/>
        <stop offset="1" stop-color="${shadow}" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="near">
        <stop offset="0" stop-color="${shadow}" stop-opacity=".6"/>
        <stop offset="1" stop-color="${shadow}" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <ellipse cx="${width / 2}" cy="${height * 0.78}" rx="${width * 0.62}" ry="${height * 0.3}" fill="url(#table)"/>
    ${ellipses.join('\n')}
  </svg>`);
}

async function draw(scene: Scene): Promise<Buffer> {
  const sprites = await Promise.all(
    scene.placed.map(async (placed) => ({ placed, sprite: await spriteOf(placed) })),
  );
  const layers = sprites.map(({ placed, sprite }) => ({
    input: sprite.bytes,
    left: Math.round(placed.x - sprite.width / 2),
    top: Math.round(placed.foot - sprite.height + placed.blur * 3),
  }));
  return sharp(groundOf(scene, sprites)).composite(layers).webp({ quality: QUALITY, effort: 3 }).toBuffer();
}

/** Draws as many scenes at a time as there are processors, in the order given. */
export async function* drawPictures(
  scenes: { id: number; name: string; scene: Scene }[],
): AsyncGenerator<DrawnPicture> {
  const ahead = availableParallelism() + 1;
  const drawing: Promise<DrawnPicture>[] = [];
  for (const { id, name, scene } of scenes) {
    drawing.push(draw(scene).then((bytes) => ({ id, version: VERSION, extension: 'webp', name, bytes })));
    if (drawing.length >= ahead) yield await drawing.shift()!;
  }
  while (drawing.length > 0) yield await drawing.shift()!;
}
