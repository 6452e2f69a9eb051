import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_VERSION } from './builders.ts';
import { artSvg, HEIGHT, tableSvg, textureSvg, WIDTH, type Picture } from './drawing/compose.ts';
import { dishPictures, spreads, type Spread } from './drawing/index.ts';
import type { Table } from './drawing/tables.ts';
import { demoShop } from './shop.ts';

interface DrawnPicture {
  id: number;
  version: number;
  extension: string;
  name: string;
  bytes: Buffer;
}

/** Pixels, with their number of channels. */
interface Pixels {
  bytes: Buffer;
  raw: { width: number; height: number; channels: 3 | 4 };
}

/** The first quality at which a picture fits is taken. */
const QUALITIES = [74, 66, 58, 50, 42, 34];
/** In bytes. */
const LARGEST = 40_000;
/** Twice the quickest encoder's time buys nothing to be seen on soft grounds. */
const EFFORT = 2;

async function pixels(image: Sharp, channels: 3 | 4): Promise<Pixels> {
  const { data, info } = await (channels === 3 ? image.removeAlpha() : image.ensureAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, raw: { width: info.width, height: info.height, channels } };
}

/** Gives what `make` made for the same key before. */
function remembered<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const made = new Map<string, Promise<Value>>();
  return (key) => {
    const name = JSON.stringify(key);
    const value = made.get(name) ?? make(key);
    made.set(name, value);
    return value;
  };
}

/** Throws for a product without a drawing: a bare table is no picture of a dish. */
function drawingOf(product: number): Picture {
  const drawing = dishPictures[product];
  if (!drawing) throw new Error(`Product ${product} of the demo shop has no drawing`);
  return drawing;
}

const inSpreads = new Set(Object.values(spreads).flatMap(({ dishes }) => dishes.map(([product]) => product)));

/** Draws a picture that the demo shop does not have, as WebP. */
export async function paintPicture({ table, draw }: Picture): Promise<Buffer> {
  const [ground, texture, art] = await Promise.all(
    [tableSvg(table, WIDTH, HEIGHT), textureSvg(table.kind, WIDTH, HEIGHT), artSvg(draw())].map((svg) =>
      sharp(svg).png().toBuffer(),
    ),
  );
  const whole = sharp(ground).composite([{ input: texture }, { input: art }]);
  return encode(await pixels(sharp(await whole.png().toBuffer()), 3));
}

/** Draws the picture with the given id, as WebP; keeps the tables and dishes that several pictures show. */
export function createPainter() {
  const textureOf = remembered(([kind, width, height]: [Table['kind'], number, number]) =>
    pixels(sharp(textureSvg(kind, width, height)), 4),
  );
  const tableOf = remembered(async ([table, width, height]: [Table, number, number]) => {
    const texture = await textureOf([table.kind, width, height]);
    return pixels(
      sharp(tableSvg(table, width, height)).composite([{ input: texture.bytes, raw: texture.raw }]),
      3,
    );
  });
  const drawArt = (product: number) => pixels(sharp(artSvg(drawingOf(product).draw())), 4);
  const knownArt = remembered(drawArt);
  const artOf = (product: number) => (inSpreads.has(product) ? knownArt(product) : drawArt(product));

  const paint = async (table: Table, width: number, height: number, layers: Layer[]): Promise<Buffer> => {
    const ground = await tableOf([table, width, height]);
    return encode(await pixels(sharp(ground.bytes, { raw: ground.raw }).composite(layers), 3));
  };

  const paintDish = async (product: number): Promise<Buffer> => {
    const { bytes, raw } = await artOf(product);
    return paint(drawingOf(product).table, WIDTH, HEIGHT, [{ input: bytes, raw, left: 0, top: 0 }]);
  };
  const paintSpread = async ({ table, width, height, dishes }: Spread): Promise<Buffer> => {
    const layers = await Promise.all(
      dishes.map(async ([product, x, y, scale]) => {
        const { bytes, raw } = await artOf(product);
        const [left, top] = [
          Math.round(width / 2 + x - (WIDTH * scale) / 2),
          Math.round(height / 2 + y - (HEIGHT * scale) / 2),
        ];
        return cropped(sharp(bytes, { raw }).resize(Math.round(WIDTH * scale)), left, top, width, height);
      }),
    );
    return paint(table, width, height, layers);
  };
  return (id: number): Promise<Buffer> => {
    const several = spreads[id];
    return several ? paintSpread(several) : paintDish(id);
  };
}

/** The picture as a WebP of at most `LARGEST` bytes, if its lowest quality allows that. */
async function encode({ bytes, raw }: Pixels): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    encoded = await sharp(bytes, { raw }).webp({ quality, effort: EFFORT }).toBuffer();
    if (encoded.length < LARGEST) break;
  }
  return encoded;
}

interface Layer {
  input: Buffer;
  raw: Pixels['raw'];
  left: number;
  top: number;
}

/** The part of the image that lies within the picture; sharp refuses layers that are larger. */
async function cropped(
  image: Sharp,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<Layer> {
  const whole = await pixels(image, 4);
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)];
  const part = {
    left: x,
    top: y,
    width: Math.min(whole.raw.width - x, width - Math.max(0, left)),
    height: Math.min(whole.raw.height - y, height - Math.max(0, top)),
  };
  const { bytes, raw } = await pixels(sharp(whole.bytes, { raw: whole.raw }).extract(part), 4);
  return { input: bytes, raw, left: Math.max(0, left), top: Math.max(0, top) };
}

/**
 * Draws every picture that the demo shop refers to, in that order: the branches', which come first on a visit, lead. A few are
 * drawn at a time, enough to keep the processors busy.
 */
export async function* drawDemoPictures(): AsyncGenerator<DrawnPicture> {
  const { branches, categories, products } = demoShop;
  const wanted = [
    ...branches.flatMap(({ name, images }) => images.map(({ id }) => ({ id, name }))),
    ...categories.map(({ id, name }) => ({ id, name })),
    ...products.map(({ id, name }) => ({ id, name })),
  ];
  const paint = createPainter();
  const ahead = availableParallelism() + 1;
  const draw = ({ id, name }: (typeof wanted)[number]) =>
    paint(id).then((bytes) => ({ id, version: PICTURE_VERSION, extension: 'webp', name, bytes }));
  const drawing = wanted.slice(0, ahead).map(draw);
  let next = ahead;
  for (const drawn of drawing) {
    yield await drawn;
    // The list grows while it is walked: each picture handed over makes room for another.
    const following = wanted[next++];
    if (following) drawing.push(draw(following));
  }
}
