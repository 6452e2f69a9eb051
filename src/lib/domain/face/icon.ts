import { deriveFace } from './derive.ts';
import { DEFAULT_FACE, rounded, shownSchemes, type Face, type Scheme } from './face.ts';
import type { Hex } from './color.ts';
import { NEAR_BLACK } from './palette.ts';

/** The icon's side, in its own units. */
export const ICON_SIDE = 64;

/** Fork and knife on the brand's colour: the shop's icon. The default face's is public/favicon.svg. */
export function iconSvg(face: Face): string {
  const { light } = deriveFace(face);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${rounded(16, face)}" fill="${light.brand}"/>` +
    `<path d="M18 12v14a6 6 0 0 0 4 5.7V52h5V31.700a6 6 0 0 0 4-5.7V12h-3.600v12h-2V12h-3v12h-2V12zM40 12c-4 3-5 8-5 13v9h4v18h5V12z" fill="${light['on-brand']}"/></svg>`
  );
}

/** Whether the icons that every shop has (`public`) are this face's. */
export const hasDefaultIcon = ({ brand, corners }: Face) =>
  brand === DEFAULT_FACE.brand && corners === DEFAULT_FACE.corners;

/** The drawn icons: sides in pixels, and how much of its side the icon takes, on the brand's colour; null: all, on nothing. */
export const ICONS = {
  'icon-192': { size: 192, share: null },
  'icon-512': { size: 512, share: null },
  // Launchers cut maskable icons to any shape within the middle 80 %.
  'icon-maskable-192': { size: 192, share: 0.72 },
  'icon-maskable-512': { size: 512, share: 0.72 },
  'apple-touch-icon': { size: 180, share: 0.9 },
} as const;
export type IconName = keyof typeof ICONS | 'favicon';

/** The icon's file: its name tells what shows in it, so that it never changes. */
export const iconFile = (name: IconName, { brand, corners }: Face) =>
  `${name}-${brand.slice(1)}-${corners}.${name === 'favicon' ? 'svg' : 'png'}`;

/** The colours of the browser's own bars, of which the first that applies counts; `scheme` is null for any. */
export function themeColors(face: Face): { color: Hex; scheme: Scheme | null }[] {
  const derived = deriveFace(face);
  const [first, second] = shownSchemes(face);
  if (first !== undefined && (second === undefined || derived[first].brand === derived[second].brand))
    return [{ color: derived[first].brand, scheme: null }];
  return [
    { color: derived.dark.brand, scheme: 'dark' },
    { color: derived.light.brand, scheme: null },
  ];
}

/** What stands behind the icon while the app starts: near-black as ever for the default face, else the page. */
export function splashColor(face: Face): Hex {
  const derived = deriveFace(face);
  return face.brand === DEFAULT_FACE.brand
    ? NEAR_BLACK
    : derived[face.scheme === 'dark' ? 'dark' : 'light'].ground;
}
