import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { branchScenes } from './branches.ts';
import { categoryScenes, dishes } from './shop.ts';
import { PROPS, type Prop, TINTS, type Board, type Placed, type Scene } from './scene.ts';

interface DrawnPicture {
  id: number;
  version: number;
  extension: string;
  name: string;
  bytes: Buffer;
}

/** Pixels, four channels each. */
interface Sprite {
  bytes: Buffer;
  width: number;
  height: number;
}

const ASSETS = new URL('./assets/', import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'));
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const VERSION = 1;
const QUALITY = 82;
/** Twice the quickest encoder's time buys nothing to be seen on soft grounds. */
const EFFORT = 2;
/** The colour of the slice of pizza under its salami. */
const CHEESE = '#ffc63f';
/** An alpha below this cannot be seen. */
const FAINT = 12;
/** How much longer than its `size` a wide or tall prop may be. */
const LONGEST = 1.2;

const rawOf = ({ width, height }: Sprite) => ({ raw: { width, height, channels: 4 as const } });

async function pixels(image: Sharp): Promise<Sprite> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The rectangle that holds what can be seen; an empty margin would make a prop float above its shadow. */
function visiblePart({ bytes, width, height }: Sprite) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((bytes[(y * width + x) * 4 + 3] ?? 0) < FAINT) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

const fileOf = (prop: Prop) => fileURLToPath(new URL(`${PROPS[prop]}.webp`, ASSETS));

/** The prop with its garnish on. */
async function dress(file: Sharp, garnish: Placed['garnish']): Promise<Sharp> {
  const layers = garnish.map(async ({ prop, x, y, size }) => {
    const sprite = await pixels(sharp(fileOf(prop)).resize(size, size));
    const [left, top] = [Math.round(x - size / 2), Math.round(y - size / 2)];
    return { input: sprite.bytes, ...rawOf(sprite), left, top };
  });
  const beds = garnish.map(({ x, y, bed }) => `<circle cx="${x}" cy="${y}" r="${bed}" fill="${CHEESE}"/>`);
  const cheese = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">${beds.join('')}</svg>`;
  const whole = await pixels(
    file.composite([{ input: Buffer.from(cheese) }, ...(await Promise.all(layers))]),
  );
  return sharp(whole.bytes, rawOf(whole));
}

/** The prop, turned, cut to what can be seen, sized and put out of focus. */
async function drawSprite({ prop, size, turn, blur, mirrored, garnish }: Placed): Promise<Sprite> {
  const file = sharp(fileOf(prop));
  const dressed = garnish.length > 0 ? await dress(file, garnish) : file;
  const whole = await pixels((mirrored ? dressed.flop() : dressed).rotate(turn, { background: CLEAR }));
  const part = visiblePart(whole);
  const scale = Math.min(
    size / Math.sqrt(part.width * part.height),
    (size * LONGEST) / Math.max(part.width, part.height),
  );
  const sized = sharp(whole.bytes, rawOf(whole))
    .extract(part)
    .resize(Math.round(part.width * scale), Math.round(part.height * scale));
  if (blur === 0) return pixels(sized);
  const room = marginOf(blur);
  const roomy = await pixels(
    sized.extend({ top: room, bottom: room, left: room, right: room, background: CLEAR }),
  );
  return pixels(sharp(roomy.bytes, rawOf(roomy)).blur(blur));
}

/** Pixels that a blur reaches beyond the sprite. */
const marginOf = (blur: number) => Math.ceil(blur * 3);

function boardOf(kind: Board, { x, y, radius }: Scene['board'], shadow: string): string {
  if (kind === 'none') return '';
  const [edge, face, rim] =
    kind === 'wood' ? ['#8f5527', '#d39a5c', '#e5b57c'] : ['#c9bfb4', '#fffdf9', '#efe7dc'];
  const flat = radius * 0.27;
  const thick = kind === 'wood' ? 18 : 10;
  const ellipse = (dy: number, scale: number, fill: string, more = '') =>
    `<ellipse cx="${x}" cy="${y + dy}" rx="${radius * scale}" ry="${flat * scale}" fill="${fill}" ${more}/>`;
  return [
    `<ellipse cx="${x + 8}" cy="${y + thick + 22}" rx="${radius * 1.16}" ry="${flat * 1.16}" fill="url(#wide)"/>`,
    `<ellipse cx="${x}" cy="${y + thick + 9}" rx="${radius * 1.02}" ry="${flat * 0.98}" fill="${shadow}" opacity=".22"/>`,
    ellipse(thick, 1, edge),
    ellipse(0, 1, rim),
    ellipse(kind === 'plate' ? 3 : 1, kind === 'plate' ? 0.8 : 0.97, face),
    ellipse(-6, 0.7, '#fff', 'opacity=".14"'),
  ].join('');
}

/** Wall, table and light, the board, and the shadow that each prop throws. */
function groundOf(
  { width, height, tint, board }: Scene,
  shadows: { placed: Placed; sprite: Sprite }[],
): Buffer {
  const { light, ground, shadow } = TINTS[tint];
  const ellipses = shadows
    .filter(({ placed }) => placed.throwsShadow)
    .map(({ placed: { x, foot, blur }, sprite }) => {
      const half = (sprite.width - marginOf(blur) * 2) / 2;
      const strength = blur > 0 ? 0.6 : 1;
      const reach = Math.max(half, sprite.height * 0.3);
      return `<ellipse cx="${x + half * 0.1}" cy="${foot - 4}" rx="${reach * 1.3}" ry="${reach * 0.32}" fill="url(#wide)" opacity="${strength}"/>
        <ellipse cx="${x}" cy="${foot - 6}" rx="${half * 0.95}" ry="${half * 0.16}" fill="url(#near)" opacity="${strength}"/>`;
    });
  const gradient = (id: string, color: string, stops: [number, number][], shape = '') =>
    `<radialGradient id="${id}" ${shape}>${stops
      .map(([at, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
      .join('')}</radialGradient>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${gradient(
      'light',
      light,
      [
        [0, 1],
        [1, 0],
      ],
      'cx="42%" cy="34%" r="75%"',
    )}
    ${gradient('wide', shadow, [
      [0, 0.36],
      [0.55, 0.14],
      [1, 0],
    ])}
    ${gradient('near', shadow, [
      [0, 0.62],
      [1, 0],
    ])}
    <rect width="100%" height="100%" fill="${ground}"/>
    <rect width="100%" height="100%" fill="url(#light)"/>
    ${boardOf(board.kind, board, shadow)}
    ${ellipses.join('')}
  </svg>`);
}

/** Draws scenes, keeping the sprites that they have in common. */
function painter() {
  const sprites = new Map<string, Promise<Sprite>>();
  const spriteOf = (placed: Placed) => {
    const { prop, size, turn, blur, mirrored, garnish } = placed;
    const key = [prop, size, turn, blur, mirrored, ...garnish.map((topping) => topping.prop)].join();
    const known = sprites.get(key) ?? drawSprite(placed);
    sprites.set(key, known);
    return known;
  };
  return async (scene: Scene): Promise<Buffer> => {
    const layers = await Promise.all(
      scene.placed.map(async (placed) => ({ placed, sprite: await spriteOf(placed) })),
    );
    const painted = sharp(groundOf(scene, layers)).composite(
      layers.map(({ placed, sprite }) => ({
        input: sprite.bytes,
        ...rawOf(sprite),
        left: Math.round(placed.x - sprite.width / 2),
        top: Math.round(placed.foot - sprite.height + marginOf(placed.blur)),
      })),
    );
    return (scene.mirrored ? await mirrorOf(painted) : painted)
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer();
  };
}

/** sharp mirrors before it composites, so the mirror is a second step. */
async function mirrorOf(painted: Sharp): Promise<Sharp> {
  const whole = await pixels(painted);
  return sharp(whole.bytes, rawOf(whole)).flop();
}

/** Draws a few scenes at a time, enough to keep the processors busy, and gives the pictures in the order asked for. */
async function* drawPictures(
  scenes: { id: number; name: string; scene: Scene }[],
): AsyncGenerator<DrawnPicture> {
  const paint = painter();
  const ahead = availableParallelism() + 1;
  const draw = ({ id, name, scene }: (typeof scenes)[number]) =>
    paint(scene).then((bytes) => ({ id, version: VERSION, extension: 'webp', name, bytes }));
  const drawing = scenes.slice(0, ahead).map(draw);
  let next = ahead;
  for (const drawn of drawing) {
    yield await drawn;
    // The list grows while it is walked: each picture handed over makes room for another.
    const following = scenes[next++];
    if (following) drawing.push(draw(following));
  }
}

/** Draws every picture that the demo shop refers to; the branches', which come first on a visit, lead. */
export function drawDemoPictures(): AsyncGenerator<DrawnPicture> {
  const dishScenes = dishes.map(({ product, scene }) => ({ id: product.id, name: product.name, scene }));
  return drawPictures([...branchScenes, ...categoryScenes, ...dishScenes]);
}
