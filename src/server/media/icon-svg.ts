import type { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { contrast, hexOfBytes, type Hex } from '../../lib/domain/face/color.ts';
import { deriveFace } from '../../lib/domain/face/derive.ts';
import { motifOf, type IconLook } from '../../lib/domain/face/app-icon.ts';
import { rounded, type Face } from '../../lib/domain/face/face.ts';
import { ICON_SIDE, iconSvg } from '../../lib/domain/face/icon.ts';
import { NEAR_BLACK, WHITE } from '../../lib/domain/face/palette.ts';
import type { ImageRef } from '../../lib/domain/product.ts';
import { drawnFontFile } from './drawn-fonts.ts';
import { inTurn, openPicture } from './drawing.ts';

/** A letter's height without what hangs below, and its most width, in the icon's units. */
const LETTER = { height: 34, width: 48 };
/** The room of a logo. */
const LOGO = 44;
/** Logos are embedded at this many pixels: the largest icon has 512. */
const LOGO_PIXELS = 360;
/** Below this contrast to the brand, a logo stands on white or near-black. */
const SEEN = 2;

/** A colour under the drawing, in the face's corners. */
const tile = (face: Face, fill: Hex, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_SIDE} ${ICON_SIDE}">` +
  `<rect width="${ICON_SIDE}" height="${ICON_SIDE}" rx="${rounded(16, face)}" fill="${fill}"/>${drawing}</svg>`;

/** Figtree's static files are a package of its own. */
const fontFiles = (face: Face): URL[] => {
  const figtree = ['latin', 'latin-ext'].map(
    (part) =>
      new URL(
        `./files/figtree-${part}-800-normal.woff`,
        import.meta.resolve('@fontsource/figtree/package.json'),
      ),
  );
  return face.font === 'figtree'
    ? figtree
    : [drawnFontFile(face.font, 'latin', 700), drawnFontFile(face.font, 'latin-ext', 700), ...figtree];
};

/** A letter of the face's font, centred; null: no font has it. */
async function letterPath(face: Face, letter: string): Promise<string | null> {
  for (const file of fontFiles(face)) {
    const font = create(await readFile(file));
    if (!('glyphForCodePoint' in font)) continue;
    const code = letter.codePointAt(0) ?? 0;
    if (!font.hasGlyphForCodePoint(code)) continue;
    const { path, bbox } = font.glyphForCodePoint(code);
    const [width, height] = [bbox.maxX - bbox.minX, bbox.maxY - bbox.minY];
    const scale = Math.min(LETTER.height / height, LETTER.width / width);
    const x = ICON_SIDE / 2 - (bbox.minX + width / 2) * scale;
    const y = ICON_SIDE / 2 + (bbox.minY + height / 2) * scale;
    const place = [scale, -scale, x, y].map((number) => Math.round(number * 1e5) / 1e5);
    const [sx = 1, sy = 1, dx = 0, dy = 0] = place;
    return `<path transform="matrix(${sx} 0 0 ${sy} ${dx} ${dy})" d="${path.toSVG()}"`;
  }
  return null;
}

/** The average colour of what is not transparent. */
async function toneOf(logo: Buffer): Promise<Hex> {
  const { data } = await openPicture(logo)
    .resize(32, 32, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    weight += alpha;
    sum.forEach((_, channel) => (sum[channel] = (sum[channel] ?? 0) + alpha * (data[at + channel] ?? 0)));
  }
  return hexOfBytes(sum.map((total) => total / Math.max(1, weight)));
}

async function logoSvg(face: Face, bytes: Uint8Array): Promise<string> {
  const { brand } = deriveFace(face).light;
  const { png, tone } = await inTurn(async () => {
    const drawn = await openPicture(bytes)
      .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: 'inside' })
      .png()
      .toBuffer();
    return { png: drawn, tone: await toneOf(drawn) };
  });
  const other = contrast(WHITE, tone) >= contrast(NEAR_BLACK, tone) ? WHITE : NEAR_BLACK;
  const edge = (ICON_SIDE - LOGO) / 2;
  return tile(
    face,
    contrast(brand, tone) >= SEEN ? brand : other,
    `<image href="data:image/png;base64,${png.toString('base64')}" x="${edge}" y="${edge}" width="${LOGO}" height="${LOGO}"/>`,
  );
}

/** The shop's icon as SVG. A logo that cannot be read and a letter that no font has leave fork and knife. */
export async function drawIconSvg(
  look: IconLook,
  bytesOf: (logo: ImageRef) => Promise<Uint8Array | null>,
): Promise<string> {
  const { face } = look;
  const motif = motifOf(look);
  if (motif.kind === 'initial') {
    const path = await letterPath(face, motif.letter);
    const { brand, 'on-brand': front } = deriveFace(face).light;
    if (path !== null) return tile(face, brand, `${path} fill="${front}"/>`);
  }
  if (motif.kind === 'logo') {
    const bytes = await bytesOf(motif.logo);
    const svg = bytes && (await logoSvg(face, bytes).catch(() => null));
    if (svg !== null) return svg;
  }
  return iconSvg(face);
}
