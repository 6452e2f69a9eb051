import type { Hex } from './color.ts';
import { deriveFace } from './derive.ts';
import { rounded, type Face, type SchemeChoice } from './face.ts';
import { TOKENS } from './palette.ts';

/** The default face's radii in rem. */
export const RADII = { 'radius-1': 0.6, 'radius-2': 1.1, 'radius-3': 1.75 } as const;
/** Of buttons and chips: round at both ends, but in sharp faces. */
const PILL = { sharp: '.25rem', soft: '99rem', round: '99rem' } as const;

/** A colour by day and by night. */
type Shade = readonly [light: Hex, dark: Hex];

/** Shadows, alike in every shop: of what lies on the page, and of what floats above it. The soft ones cannot be seen by night. */
const SHADOWS: Readonly<Record<string, readonly (readonly [place: string, shade: Shade])[]>> = {
  'shadow-1': [
    ['0 1px 2px', ['#3c280012', '#00000066']],
    ['0 4px 14px', ['#3c28000f', '#3c28000f']],
  ],
  'shadow-2': [
    ['0 2px 6px', ['#2819001a', '#2819001a']],
    ['0 18px 48px', ['#28190033', '#00000099']],
  ],
};
/** The shadow of drawn things, and what lies over the page behind a sheet. */
const VEILS = { shade: '#3c280033', veil: '#0a06008c' } as const;

const COLOR_SCHEME = { both: 'light dark', light: 'light', dark: 'dark' } as const;

/** `#ffffff` as `#fff`, in fewer bytes. */
const short = (hex: Hex) => hex.replace(/^#(.)\1(.)\2(.)\3(?:(.)\4)?$/, '#$1$2$3$4');

/** Faces that are always dark have the colours of the day as well, for paper. */
function valueOf([light, dark]: Shade, scheme: SchemeChoice): string {
  return scheme === 'light' || light === dark ? short(light) : `light-dark(${short(light)},${short(dark)})`;
}

/** The style sheet of a face: its colours, shadows and radii as custom properties. */
export function faceStyle(face: Face): string {
  const { light, dark } = deriveFace(face);
  const color = (shade: Shade) => valueOf(shade, face.scheme);
  const properties = [
    ...TOKENS.map((token) => [token, color([light[token], dark[token]])]),
    ...Object.entries(SHADOWS).map(([name, parts]) => [
      name,
      parts.map(([place, shade]) => `${place} ${color(shade)}`).join(','),
    ]),
    ...Object.entries(VEILS).map(([name, value]) => [name, value]),
    ...Object.entries(RADII).map(([name, radius]) => [name, `${rounded(radius, face)}rem`.replace(/^0/, '')]),
    ['pill', PILL[face.corners]],
  ];
  const lines = properties.map(([name, value]) => `--${name}:${value}`);
  return `:root{color-scheme:${COLOR_SCHEME[face.scheme]};${lines.join(';')}}`;
}
