import { group, type Art } from './brush.ts';

/**
 * Paints and lights are named by what they are, and `definitionsOf` writes the definition of each name that a drawing uses. The
 * light comes from the upper left in all pictures.
 */

/** A radial gradient from the lit point outwards; colours without `#`, evenly spaced. */
export const glow = (...colors: string[]): string => `url(#glow-${colors.join('-')})`;
/** A linear gradient from top to bottom. */
export const fall = (...colors: string[]): string => `url(#fall-${colors.join('-')})`;
/** A linear gradient from left to right. */
export const side = (...colors: string[]): string => `url(#side-${colors.join('-')})`;
/** A gradient from the middle outwards, for what is seen from above. */
export const round = (...colors: string[]): string => `url(#round-${colors.join('-')})`;

/** Gives the art a rounded surface: `bulge` is the width of its slopes in pixels; it throws a shadow as far as `height`. */
export const lit = (art: Art, bulge: number, height = bulge): Art =>
  group(art, `filter="url(#lit-${bulge}-${height})"`);
/** The art with the shadow of something `height` pixels tall. */
export const raised = (art: Art, height: number): Art => group(art, `filter="url(#raised-${height})"`);
export const soft = (art: Art, blur: number): Art => group(art, `filter="url(#soft-${blur})"`);

const SHADOW = '#3a1a08';
const SHADE = '#5a1e04';
const ROOM = 'x="-12%" y="-22%" width="124%" height="144%" color-interpolation-filters="sRGB"';

const shadowOf = (height: number, strength: number) =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${height * 0.6}"/><feOffset dx="${height * 0.5}" dy="${height * 0.75}" result="far"/>
  <feFlood flood-color="${SHADOW}" flood-opacity="${strength}"/><feComposite in2="far" operator="in" result="shadow"/>`;

/** Darkens the slopes that face away from the light and brightens those that face it: a blurred outline, moved both ways. */
const litFilter = (bulge: number, height: number) => `
  <feGaussianBlur in="SourceAlpha" stdDeviation="${bulge}" result="slopes"/>
  <feOffset in="slopes" dx="${-bulge * 0.8}" dy="${-bulge}" result="away"/>
  <feFlood flood-color="${SHADE}" flood-opacity=".72"/><feComposite in2="away" operator="out"/><feComposite in2="SourceGraphic" operator="atop" result="shaded"/>
  <feOffset in="slopes" dx="${bulge * 0.7}" dy="${bulge * 0.9}" result="towards"/>
  <feFlood flood-color="#fffbe8" flood-opacity=".8"/><feComposite in2="towards" operator="out"/><feComposite in2="shaded" operator="atop" result="whole"/>
  <feOffset in="slopes" dx="${height * 0.5}" dy="${height * 0.8}" result="far"/>
  <feFlood flood-color="${SHADOW}" flood-opacity=".5"/><feComposite in2="far" operator="in" result="shadow"/>
  <feMerge><feMergeNode in="shadow"/><feMergeNode in="whole"/></feMerge>`;

const raisedFilter = (height: number) => `
  ${shadowOf(height, 0.45)}
  <feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/></feMerge>`;

const stopsOf = (colors: string[]) =>
  colors
    .map((color, i) => `<stop offset="${i / Math.max(1, colors.length - 1)}" stop-color="#${color}"/>`)
    .join('');

const filter = (name: string, inner: string) => `<filter id="${name}" ${ROOM}>${inner}</filter>`;

function definitionOf(name: string): string {
  const [kind, ...given] = name.split('-');
  const [first = 0, second = 0] = given.map(Number);
  const radial = (more: string) => `<radialGradient id="${name}" ${more}>${stopsOf(given)}</radialGradient>`;
  const linear = (more: string) => `<linearGradient id="${name}" ${more}>${stopsOf(given)}</linearGradient>`;
  switch (kind) {
    case 'glow':
      return radial('cx=".36" cy=".3" r=".78"');
    case 'round':
      return radial('');
    case 'fall':
      return linear('x2="0" y2="1"');
    case 'side':
      return linear('');
    case 'lit':
      return filter(name, litFilter(first, second));
    case 'raised':
      return filter(name, raisedFilter(first));
    case 'soft':
      return filter(name, `<feGaussianBlur stdDeviation="${first}"/>`);
    default:
      return '';
  }
}

/** The definitions of all paints and lights that the art names. */
export function definitionsOf(art: Art): string {
  const names = new Set(Array.from(art.matchAll(/url\(#([a-z]+-[\w.-]+)\)/g), ([, name = '']) => name));
  return Array.from(names, definitionOf).join('');
}
