import { type Art, area, box, disc, group, oval } from '../brush.ts';
import { glow, raised, round, soft } from '../light.ts';

/** A ring of light on a rim that is seen from above. */
const gleam = (radius: number, width: number, strength = 0.55): Art =>
  soft(
    `<path d="M${-radius * 0.94} ${-radius * 0.34}A${radius} ${radius} 0 0 1 ${radius * 0.2} ${-radius * 0.98}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity="${strength}"/>`,
    1.5,
  );

export interface Glaze {
  /** Colours without `#`: where the light falls, the rest, and the edge. */
  light: string;
  base: string;
  dark: string;
}

export const GLAZES = {
  white: { light: 'fffdf8', base: 'f3ebe0', dark: 'cbbda9' },
  sand: { light: 'f3e2c6', base: 'dfc6a0', dark: 'a98a5e' },
  blue: { light: '6e93ad', base: '3d6584', dark: '203c54' },
  teal: { light: '6fa8a0', base: '3b7d77', dark: '1f4d4a' },
  green: { light: 'a8b98a', base: '7c9160', dark: '4a5b36' },
  coal: { light: '5c5650', base: '3a3531', dark: '1c1917' },
  clay: { light: 'd98f62', base: 'bb6a40', dark: '7d3f20' },
  rose: { light: 'f3cdbf', base: 'e0a898', dark: 'a86e60' },
  mustard: { light: 'f0c871', base: 'd9a441', dark: '97691c' },
} as const satisfies Record<string, Glaze>;

/** A plate seen from above. */
export function plate(radius: number, { light, base, dark }: Glaze = GLAZES.white): Art {
  const well = radius * 0.76;
  return [
    raised(disc(radius, `#${dark}`) + disc(radius - 3, glow(light, light, base)), 16),
    disc(well + 5, glow(dark, base, light), 'opacity=".75"'),
    disc(well, glow(base, light, light)),
    gleam(radius - 9, 5),
  ].join('');
}

/** A bowl seen from above; what is in it reaches `radius` × 0.86. */
export function bowl(radius: number, { light, base, dark }: Glaze): Art {
  return [
    raised(disc(radius, `#${dark}`) + disc(radius - 2, glow(light, base, dark)), 22),
    disc(radius * 0.92, glow(dark, dark, base)),
    gleam(radius * 0.96, radius * 0.03, 0.7),
  ].join('');
}

/** The shadow that the wall of a bowl throws on what is in it. */
export const innerShade = (radius: number, width = 26): Art =>
  group(
    `<circle r="${radius + width / 2}" fill="none" stroke="#2a1206" stroke-width="${width}" opacity=".55" transform="translate(${width * 0.1} ${width * 0.15})"/>`,
    `filter="url(#soft-${Math.round(width * 0.36)})"`,
  );

/** A round board of wood. */
export const roundBoard = (radius: number): Art =>
  raised(
    disc(radius, '#7b4622') +
      disc(radius - 4, glow('d9a267', 'c58a4f', 'a76b35')) +
      [0.82, 0.63, 0.42, 0.2]
        .map((ring) =>
          oval(radius * ring, radius * ring * 0.96, 'none', 'stroke="#8f5527" stroke-width="3" opacity=".3"'),
        )
        .join(''),
    16,
  );

/** A board of wood with rounded corners, with lines along it. */
export function board(width: number, height: number, tone: 'light' | 'dark' = 'light'): Art {
  const [edge, face] =
    tone === 'light'
      ? ['#8a5328', ['e0ae74', 'd09a5d', 'b97f45']]
      : (['#2c170b', ['8a5634', '754526', '5d3419']] as const);
  const lines = Array.from({ length: 9 }, (_, i) => {
    const y = -height / 2 + (height * (i + 0.7)) / 9;
    return `<path d="M${-width / 2 + 12} ${y}C${-width / 5} ${y + (i % 3) * 7 - 8} ${width / 5} ${y - (i % 2) * 9 + 4} ${width / 2 - 12} ${y}" fill="none" stroke="${edge}" stroke-width="2" opacity=".3"/>`;
  });
  return raised(
    box(-width / 2, -height / 2 + 5, width, height, 28, edge) +
      box(-width / 2, -height / 2, width, height - 4, 28, glow(...face)) +
      lines.join(''),
    16,
  );
}

/** A pan of iron with its handle to the right, seen from above. */
export const pan = (radius: number): Art =>
  raised(
    box(radius * 0.85, -24, radius * 0.9, 48, 22, '#26211e') +
      box(radius * 0.9, -17, radius * 0.82, 16, 9, '#4b433d') +
      disc(radius, '#1b1715') +
      disc(radius - 4, glow('6a6059', '37302c', '221d1a')),
    20,
  ) +
  disc(radius * 0.9, round('2b2522', '2b2522', '15110f')) +
  gleam(radius * 0.95, 5, 0.35);

/** A deep dish of enamel or clay, seen from above. */
export const tray = (width: number, height: number, { light, base, dark }: Glaze): Art =>
  raised(
    box(-width / 2, -height / 2, width, height, 40, `#${dark}`) +
      box(-width / 2 + 3, -height / 2 + 2, width - 6, height - 6, 38, glow(light, base, base)),
    20,
  ) + box(-width / 2 + 20, -height / 2 + 20, width - 40, height - 40, 28, glow(dark, dark, base));

/** A board seen from the side, its surface at 0,0. */
export const plank = (width: number): Art =>
  raised(
    oval(width / 2, 44, glow('e0ae74', 'c98f52', 'a06a34')) +
      area(
        `M${-width / 2} 0A${width / 2} 44 0 0 0 ${width / 2} 0V18A${width / 2} 44 0 0 1 ${-width / 2} 18Z`,
        '#8a5328',
      ),
    14,
  );

export const shadowBelow = (width: number): Art => soft(oval(width / 2, 18, '#2a1206', 'opacity=".55"'), 8);

/** A plate seen from the side, its middle at 0,0. */
export const flatPlate = (half: number, glaze: readonly string[] = ['fffdf8', 'f4ecdf', 'c4b5a0']): Art =>
  raised(oval(half, half * 0.19, glow(...glaze)), 12) +
  oval(half * 0.72, half * 0.115, '#3a1a08', 'opacity=".09" transform="translate(0 -2)"');
