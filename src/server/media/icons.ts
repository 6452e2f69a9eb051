import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { appIconFile, type IconLook } from '../../lib/domain/face/app-icon.ts';
import { ICON_SIDE, ICONS, type IconName } from '../../lib/domain/face/icon.ts';
import { WHITE } from '../../lib/domain/face/palette.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { inTurn } from './drawing.ts';
import { drawIconSvg } from './icon-svg.ts';
import type { ReadPicture } from './read-picture.ts';

/** `moved`: the shop has another face now. */
export type Icon = { kind: 'current'; bytes: Uint8Array; type: string } | { kind: 'moved'; file: string };

/** One of the shop's icons by its file; null: there is none of that name. */
export type ReadIcon = (file: string) => Promise<Icon | null>;

const NAMES = [...Object.keys(ICONS), 'favicon'] as IconName[];
/** `icon-192-….png` of any look, or `icon-192.png`, which leads to the present one. */
const isNamed = (file: string, name: IconName) =>
  file.startsWith(name) &&
  new RegExp(String.raw`^(-[0-9a-f]{6}-[a-z]+(-[a-z0-9-]+)?)?\.${name === 'favicon' ? 'svg' : 'png'}$`).test(
    file.slice(name.length),
  );

/** A PNG of an icon that is drawn as SVG, on its ground. */
export async function drawIcon(
  svg: string,
  { size, share }: (typeof ICONS)[keyof typeof ICONS],
): Promise<Buffer> {
  const side = Math.round(size * (share ?? 1));
  const icon = sharp(Buffer.from(svg), { density: (72 * side) / ICON_SIDE }).resize(side, side);
  if (share === null) return icon.png({ compressionLevel: 9, palette: true }).toBuffer();
  const [, background = WHITE] = /fill="(#[0-9a-f]{6})"/.exec(svg) ?? [];
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: await icon.png().toBuffer() }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Icons in the shop's look, drawn on first request and kept for as long as it has it. Others are never drawn: anyone may ask. */
export function createReadIcon(readShop: ReadCurrentShop, readPicture: ReadPicture): ReadIcon {
  const drawn = new Map<string, Promise<Buffer>>();
  const svgOf = (look: IconLook) =>
    drawIconSvg(look, async (logo) => (await readPicture(logo, null))?.bytes ?? null);
  return async (file) => {
    const current = await readShop();
    const name = NAMES.find((one) => isNamed(file, one));
    if (!current || name === undefined) return null;
    const { config, divisions } = current.publicShop;
    const looks = [config, ...divisions.flatMap(({ face }) => (face ? [{ ...config, face }] : []))];
    const look = looks.find((one) => appIconFile(name, one) === file) ?? config;
    const wanted = appIconFile(name, look);
    if (file !== wanted) return { kind: 'moved', file: wanted };
    if (!drawn.has(file) && drawn.size >= NAMES.length * looks.length) drawn.clear();
    const draw = async () => {
      const svg = await svgOf(look);
      return name === 'favicon' ? Buffer.from(svg) : inTurn(() => drawIcon(svg, ICONS[name]));
    };
    const drawing = drawn.get(file) ?? draw();
    drawn.set(file, drawing);
    // A failure is not kept.
    drawing.catch(() => drawn.delete(file));
    return {
      kind: 'current',
      bytes: await drawing,
      type: name === 'favicon' ? 'image/svg+xml' : 'image/png',
    };
  };
}
