import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { deriveFace } from '../../lib/domain/face/derive.ts';
import type { Face } from '../../lib/domain/face/face.ts';
import { ICON_SIDE, iconFile, ICONS, iconSvg, type IconName } from '../../lib/domain/face/icon.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { inTurn } from './drawing.ts';

/** `moved`: the shop has another face now. */
export type Icon = { kind: 'current'; bytes: Uint8Array; type: string } | { kind: 'moved'; file: string };

/** One of the shop's icons by its file; null: there is none of that name. */
export type ReadIcon = (file: string) => Promise<Icon | null>;

const NAMES = [...Object.keys(ICONS), 'favicon'] as IconName[];
const isNamed = (file: string, name: IconName) =>
  file.startsWith(`${name}-`) && /^[0-9a-f]{6}-[a-z]+\.(png|svg)$/.test(file.slice(name.length + 1));

/** A PNG of the icon. */
export async function drawIcon(
  face: Face,
  { size, share }: (typeof ICONS)[keyof typeof ICONS],
): Promise<Buffer> {
  const side = Math.round(size * (share ?? 1));
  const icon = sharp(Buffer.from(iconSvg(face)), { density: (72 * side) / ICON_SIDE }).resize(side, side);
  if (share === null) return icon.png({ compressionLevel: 9, palette: true }).toBuffer();
  const background = deriveFace(face).light.brand;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: await icon.png().toBuffer() }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Icons in the shop's colours, drawn on first request and kept for as long as it has them. Others are never drawn: anyone may ask. */
export function createReadIcon(readShop: ReadCurrentShop): ReadIcon {
  const drawn = new Map<string, Promise<Buffer>>();
  return async (file) => {
    const current = await readShop();
    const name = NAMES.find((one) => isNamed(file, one));
    if (!current || name === undefined) return null;
    const { config, divisions } = current.publicShop;
    const faces = [config.face, ...divisions.flatMap(({ face }) => face ?? [])];
    const face = faces.find((one) => iconFile(name, one) === file) ?? config.face;
    const wanted = iconFile(name, face);
    if (file !== wanted) return { kind: 'moved', file: wanted };
    if (name === 'favicon')
      return { kind: 'current', bytes: Buffer.from(iconSvg(face)), type: 'image/svg+xml' };
    if (!drawn.has(file) && drawn.size >= NAMES.length * faces.length) drawn.clear();
    const drawing = drawn.get(file) ?? inTurn(() => drawIcon(face, ICONS[name]));
    drawn.set(file, drawing);
    // A failure is not kept.
    drawing.catch(() => drawn.delete(file));
    return { kind: 'current', bytes: await drawing, type: 'image/png' };
  };
}
