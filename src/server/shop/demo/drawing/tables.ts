import { type Art, area, between, box, chanceOf, line, pick, through, times } from './brush.ts';

/** What dishes stand on. Seen from above, or, for what is seen from the side, a wall and the edge of a table. */
export type Table =
  | { kind: 'wood'; tone: keyof typeof WOODS }
  | { kind: 'cloth' | 'stone'; color: string }
  | { kind: 'counter'; wall: string; top: string };

const WOODS = {
  oak: ['#c98f57', '#bd8049', '#d49c64', '#7d4a22'],
  walnut: ['#7a4a2b', '#6b3f24', '#865433', '#3d2012'],
  pale: ['#e5c79c', '#dcbb8d', '#ecd2aa', '#a37c4b'],
  ash: ['#5a4a42', '#50413a', '#65544b', '#2b211c'],
} as const;

function planks(tone: keyof typeof WOODS, width: number, height: number): Art {
  const chance = chanceOf(width + tone.length * 17);
  const [a, b, c, dark] = WOODS[tone];
  const plank = 152;
  return times(Math.ceil(height / plank), (i) => {
    const top = i * plank;
    const grain = times(26, () => {
      const y = top + between(chance, 4, plank - 4);
      const points = Array.from(
        { length: 7 },
        (_, step) => [(step * width) / 6 + between(chance, -20, 20), y + between(chance, -5, 5)] as const,
      );
      return line(
        through(points),
        between(chance, 0.8, 3.4),
        dark,
        `opacity="${between(chance, 0.06, 0.2).toFixed(2)}"`,
      );
    });
    return [
      box(0, top, width, plank, 0, pick([a, b, c], i)),
      grain,
      box(0, top, width, 2.5, 0, '#fff', 'opacity=".14"'),
      box(0, top + plank - 4, width, 4, 0, dark, 'opacity=".75"'),
    ].join('');
  });
}

/** Fine unevenness of surfaces: frequencies along x and y, and strength, of the layers of noise that each is made of. */
const TEXTURES: Record<Table['kind'], readonly (readonly [frequency: string, strength: number])[]> = {
  wood: [['.006 .11', 0.5]],
  cloth: [
    ['.5 .09', 0.2],
    ['.09 .5', 0.2],
  ],
  stone: [
    ['.012', 0.5],
    ['.7', 0.14],
  ],
  counter: [['.012', 0.13]],
};

/** The texture of a kind of table, dark on nothing. Noise is slow to draw, so that tables of one kind share it. */
export const textureOf = (kind: Table['kind'], width: number, height: number): Art =>
  TEXTURES[kind]
    .map(
      ([frequency, strength], i) =>
        `<filter id="noise${i}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 ${strength} 0 0 ${-strength * 0.42}"/></filter><rect width="${width}" height="${height}" filter="url(#noise${i})"/>`,
    )
    .join('');

function surface(table: Table, width: number, height: number): Art {
  switch (table.kind) {
    case 'wood':
      return planks(table.tone, width, height);
    case 'cloth':
    case 'stone':
      return box(0, 0, width, height, 0, table.color);
    case 'counter': {
      const edge = height * 0.7;
      return [
        box(0, 0, width, height, 0, table.wall),
        box(0, edge, width, height - edge, 0, table.top),
        area(`M0 ${edge}H${width}V${edge + 7}H0Z`, '#fff', 'opacity=".3"'),
      ].join('');
    }
  }
}

/** The table in the light of a window at the upper left, its corners in the shade. */
export const tableOf = (table: Table, width: number, height: number): Art => `
  ${surface(table, width, height)}
  <radialGradient id="window" cx=".3" cy=".2" r=".95"><stop offset="0" stop-color="#fff4dc" stop-opacity=".42"/><stop offset=".55" stop-color="#fff4dc" stop-opacity="0"/><stop offset="1" stop-color="#1d0d04" stop-opacity=".42"/></radialGradient>
  <rect width="${width}" height="${height}" fill="url(#window)"/>`;
