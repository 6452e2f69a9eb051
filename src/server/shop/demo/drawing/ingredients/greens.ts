import {
  type Art,
  type Chance,
  type Point,
  area,
  between,
  blob,
  disc,
  group,
  leafAlong,
  line,
  oneOf,
  polar,
  put,
  through,
  times,
} from '../brush.ts';
import { fall, glow } from '../light.ts';

/** A pointed leaf along x with its vein. */
const leaf = (length: number, width: number, paint: string, vein: string, bend = 0): Art =>
  area(leafAlong(length, width, bend), paint) +
  line(`M${-length * 0.46} 0Q0 ${-bend * 0.9} ${length * 0.42} 0`, length * 0.03, vein, 'opacity=".7"') +
  area(leafAlong(length * 0.8, width * 0.36, bend + width * 0.22), '#fff', 'opacity=".13"');

/** A sprig of basil: leaves around a point, the largest outside. */
export function basil(chance: Chance, size: number, leaves = 3): Art {
  const start = chance() * 360;
  return times(leaves, (i) => {
    const turn = start + (i * 360) / leaves + between(chance, -18, 18);
    const length = size * between(chance, 0.85, 1.1);
    return put(
      leaf(length, length * 0.62, glow('7fc04a', '3f8f33', '24681f'), '#d3efa4', 4),
      polar(turn, length * 0.42),
      turn,
    );
  });
}

/** Mint: basil's cousin, paler and in pairs. */
export function mint(chance: Chance, size: number): Art {
  return times(5, (i) => {
    const turn = i * 72 + between(chance, -12, 12);
    const length = size * (i % 2 ? 0.8 : 1);
    return put(
      leaf(length, length * 0.56, glow('a4dc7a', '4fae55', '2b7a3d'), '#dcf5c0', 3),
      polar(turn, length * 0.4),
      turn,
    );
  });
}

/** A twig with needles, along x. */
export function rosemary(chance: Chance, length: number): Art {
  const needles = times(Math.round(length / 5), (i) => {
    const x = -length / 2 + i * 5;
    const reach = 15 + 5 * Math.sin(i);
    const turn = (i % 2 ? 1 : -1) * between(chance, 32, 58);
    const [dx, dy] = polar(turn, reach);
    return line(`M${x} 0L${x + dx} ${dy}`, 4, oneOf(chance, ['#4f7a3f', '#6b9350', '#3d6633']));
  });
  return line(`M${-length / 2} 0Q0 -5 ${length / 2} 0`, 4, '#6f5a33') + needles;
}

/** A leaf of rocket with its lobes, along x. */
export function rocket(chance: Chance, length: number): Art {
  const half = length / 2;
  const lobes: Point[] = [];
  for (const way of [1, -1])
    for (let i = 0; i <= 6; i++) {
      const at = way === 1 ? i : 6 - i;
      const wide = at === 6 ? 0 : at % 2 ? 0.09 : 0.05 + at * 0.036;
      lobes.push([-half + (length * at) / 6, way * length * wide * between(chance, 0.85, 1.15)]);
    }
  return (
    area(through(lobes, true), glow('8dc455', '4f9a37', '37792b')) +
    line(`M${-half * 1.2} 0H${half * 0.8}`, 2.4, '#cfe79b', 'opacity=".8"')
  );
}

/** Chopped herbs. */
export const flecks = (
  chance: Chance,
  points: readonly Point[],
  size = 5,
  colors = ['#4a8f36', '#6bb04a', '#2f6f2a'],
): Art =>
  points
    .map((point) =>
      put(
        area(leafAlong(size * between(chance, 1, 2), size * 0.9), oneOf(chance, colors)),
        point,
        chance() * 360,
      ),
    )
    .join('');

/** A leaf of lettuce, frilled; `crisp` adds the pale rib of romaine. */
export function lettuce(
  chance: Chance,
  size: number,
  colors: readonly string[] = ['c5e67c', '86bf45', '4f8f2f'],
  rib = true,
): Art {
  const frill = blob(chance, size, size * 0.7, 0.16, 15);
  return (
    area(frill, glow(...colors)) +
    (rib
      ? line(`M${-size * 0.8} 0Q0 ${size * 0.08} ${size * 0.7} 0`, size * 0.1, '#e9f3bf', 'opacity=".85"') +
        times(6, (i) => {
          const x = -size * 0.55 + i * size * 0.2;
          const way = i % 2 ? 1 : -1;
          return line(
            `M${x} 0q${size * 0.12} ${way * size * 0.15} ${size * 0.24} ${way * size * 0.4}`,
            size * 0.03,
            '#e3f0b4',
            'opacity=".6"',
          );
        })
      : '')
  );
}

/** A spear of green asparagus, along x, its tip to the right. */
export function asparagus(length: number): Art {
  const half = length / 2;
  return (
    area(
      `M${-half} -9H${half * 0.5}C${half * 0.75} -15 ${half * 0.95} -8 ${half} 0C${half * 0.95} 8 ${half * 0.75} 15 ${half * 0.5} 9H${-half}Z`,
      glow('b5d672', '79ab42', '4d7c2e'),
    ) +
    times(4, (i) =>
      put(area('M-9 0L4 -7L9 0L4 5Z', '#4f7d33', 'opacity=".75"'), [
        -half * 0.6 + i * half * 0.32,
        i % 2 ? -2 : 3,
      ]),
    ) +
    times(7, (i) =>
      put(area('M-8 0Q0 -9 9 0Q0 6 -8 0Z', i % 2 ? '#5b8f3a' : '#6d6f4a'), [
        half * 0.55 + (i % 4) * half * 0.11,
        i < 4 ? -4 : 5,
      ]),
    )
  );
}

/** A slice of avocado, along x, with its dark skin above. */
export const avocadoSlice = (length: number): Art => {
  const half = length / 2;
  return (
    area(
      `M${-half} 12C${-half * 0.9} -30 ${half * 0.8} -34 ${half} 6C${half * 0.4} 4 ${-half * 0.4} 4 ${-half} 12Z`,
      '#3f6a26',
    ) +
    area(
      `M${-half + 3} 10C${-half * 0.86} -23 ${half * 0.78} -27 ${half - 3} 5C${half * 0.4} 4 ${-half * 0.4} 4 ${-half + 3} 10Z`,
      fall('a9c94e', 'dce58a', 'f6f1b2'),
    )
  );
};

/** Cress or sprouts: thin stalks with two small leaves. */
export const cress = (chance: Chance, points: readonly Point[]): Art =>
  points
    .map((point) =>
      put(
        line('M0 12Q2 4 0 0', 2, '#cfe3a0') +
          group(area(leafAlong(13, 8), '#5fa83f'), 'transform="translate(-5 -3) rotate(28)"') +
          group(area(leafAlong(13, 8), '#7cc455'), 'transform="translate(6 -3) rotate(-24)"'),
        point,
        between(chance, -50, 50),
      ),
    )
    .join('');

export const pea = (radius: number): Art => disc(radius, glow('d2ee8c', '93c74a', '5c9430'));
