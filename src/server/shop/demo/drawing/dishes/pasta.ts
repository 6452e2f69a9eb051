import {
  type Art,
  type Chance,
  type Point,
  area,
  between,
  blob,
  chanceOf,
  circled,
  dense,
  disc,
  faint,
  line,
  oneOf,
  oval,
  polar,
  put,
  scattered,
  strewn,
  through,
  times,
} from '../brush.ts';
import type { Picture } from '../compose.ts';
import { lemonWedge } from '../ingredients/fruit.ts';
import { basil, flecks } from '../ingredients/greens.ts';
import { prawn } from '../ingredients/seafood.ts';
import { chilliRing, strip, tomatoSlice } from '../ingredients/vegetables.ts';
import { fall, glow, lit, raised, round, soft } from '../light.ts';
import { GLAZES, bowl, innerShade, plate } from '../ware/vessels.ts';

interface Noodle {
  width: number;
  count: number;
  /** Edge, face and light of a strand. */
  colors: readonly [edge: string, face: string, light: string];
}

const WHEAT = ['#b9832f', '#f2c867', '#fdeab4'] as const;

/** A nest of long noodles within the radius, wound around several middles. */
function nest(chance: Chance, radius: number, { width, count, colors: [edge, face, light] }: Noodle): Art {
  const strands = times(count, (i) => {
    const level = 1 - (i / count) * 0.45;
    const loop = radius * level * between(chance, 0.3, 0.72);
    const middle = polar(i * 137.5, (radius * level - loop) * between(chance, 0.35, 1));
    const [from, sweep] = [chance() * 360, between(chance, 110, 280)];
    const points = Array.from({ length: 9 }, (_, step): Point => {
      const [x, y] = polar(from + (sweep * step) / 8, loop * between(chance, 0.94, 1.06));
      return [middle[0] + x, middle[1] + y * 0.92];
    });
    const d = through(points);
    return (
      line(d, width + 3, edge, 'opacity=".9"') +
      line(d, width, face) +
      put(line(d, width * 0.3, light), [-width * 0.14, -width * 0.18])
    );
  });
  return raised(disc(radius * 0.86, edge), 10) + raised(strands, 6);
}

/** Sauce that lies on the pasta in one pool. */
const pool = (chance: Chance, radius: number, colors: readonly string[], bulge = 7): Art =>
  lit(area(blob(chance, radius, radius * 0.86, 0.14, 12), glow(...colors)), bulge, 4);

const crumbs = (
  chance: Chance,
  count: number,
  radius: number,
  size: number,
  colors: readonly string[],
): Art =>
  lit(
    strewn(chance, dense(chance, count, radius), () =>
      area(
        blob(chance, size * between(chance, 0.6, 1.2), size * between(chance, 0.5, 0.9), 0.28, 7),
        oneOf(chance, colors),
      ),
    ),
    2,
    3,
  );

/** Shavings of hard cheese. */
const shavings = (chance: Chance, count: number, radius: number): Art =>
  lit(
    strewn(chance, scattered(chance, count, radius, 16), () =>
      area(`M-24 4Q-6 -12 ${between(chance, 16, 28)} -6Q8 3 -24 4Z`, glow('fffbe6', 'f8e4a8', 'dfc070')),
    ),
    2,
    3,
  );

const bolognese = () => {
  const chance = chanceOf(31);
  return [
    plate(286, GLAZES.white),
    nest(chance, 232, { width: 15, count: 120, colors: WHEAT }),
    pool(chance, 150, ['d4552c', 'a5331a', '7a1f0f']),
    crumbs(chance, 150, 124, 9, ['#7a3a1d', '#94502c', '#5f2a14', '#a8632f']),
    crumbs(chance, 26, 124, 6, ['#ee8a35', '#f0a04a', '#d4552c']),
    shavings(chance, 12, 80),
    lit(put(basil(chance, 66, 3), [6, -8]), 3, 6),
  ].join('');
};

/** A tube of pasta along x, with ridges and an opening. */
const tube = (length: number, width: number): Art =>
  area(
    `M${-length / 2} ${-width / 2}H${length / 2 - width * 0.1}L${length / 2 + width * 0.5} ${width / 2}H${-length / 2 + width * 0.5}Z`,
    fall('fbe7ac', 'f3c566', 'c88a34'),
    'stroke="#b07428" stroke-width="1.6"',
  ) +
  [-0.22, 0.02, 0.26]
    .map((y) =>
      line(
        `M${-length / 2 + width * (0.5 + y)} ${y * width}H${length / 2 + width * y * 0.6}`,
        1.8,
        '#a86d22',
        'opacity=".5"',
      ),
    )
    .join('') +
  put(oval(width * 0.22, width * 0.6, '#8a3a17'), [-length / 2 + width * 0.24, 0], -34);

const arrabbiata = () => {
  const chance = chanceOf(32);
  const layer = (count: number, reach: number) =>
    lit(
      strewn(chance, scattered(chance, count, reach, 30), () => tube(92, 30)),
      4,
      6,
    );
  return [
    bowl(284, GLAZES.mustard),
    area(blob(chance, 232, 232, 0.03), round('e4512a', 'c1301a', '8c1a0e')),
    layer(22, 172),
    faint(area(blob(chance, 176, 164, 0.18), '#c5331a'), 0.45),
    layer(17, 138),
    crumbs(chance, 60, 150, 10, ['#d8381d', '#ec5a33', '#b92814']),
    layer(6, 84),
    lit(
      strewn(chance, scattered(chance, 13, 150, 44), (i) => chilliRing(i % 2 ? 17 : 14)),
      3,
      5,
    ),
    flecks(chance, dense(chance, 60, 160), 8),
    innerShade(244),
  ].join('');
};

const carbonara = () => {
  const chance = chanceOf(33);
  return [
    plate(286, GLAZES.blue),
    nest(chance, 228, { width: 9, count: 190, colors: ['#b98f3e', '#f8dc92', '#fff6d4'] }),
    faint(soft(area(blob(chance, 130, 110, 0.2), '#fff2b8'), 6), 0.55),
    lit(
      strewn(chance, scattered(chance, 22, 156, 34), () =>
        area('M-20 -9Q0 -16 20 -8L18 10Q0 3 -19 11Z', fall('c2543a', 'f3b08c', 'a33a24')),
      ),
      3,
      5,
    ),
    lit(area(blob(chance, 62, 56, 0.12), glow('fffdf4', 'fdf3d8', 'eedcae')), 6, 5),
    lit(disc(40, glow('ffdf6a', 'fba81a', 'e57f08')), 10, 5),
    put(oval(11, 6, '#fff', 'opacity=".85"'), [-13, -15], -35),
    shavings(chance, 12, 150),
    flecks(chance, dense(chance, 110, 176), 2.4, ['#2c241d', '#4a3d30']),
  ].join('');
};

/** A twisted piece of pasta, along x. */
const twist = (chance: Chance, length: number): Art =>
  area(
    `M${-length / 2} 0C${-length * 0.3} -9 ${length * 0.2} -11 ${length / 2} ${between(chance, -7, 7)}C${length * 0.2} 8 ${-length * 0.3} 10 ${-length / 2} 0Z`,
    glow('e6e29a', 'b9c15a', '86963a'),
  ) + times(5, (i) => line(`M${-length * 0.32 + i * length * 0.15} 6l7 -12`, 2.2, '#6d7d2b', 'opacity=".6"'));

const pesto = () => {
  const chance = chanceOf(34);
  const layer = (count: number, reach: number) =>
    lit(
      strewn(chance, scattered(chance, count, reach, 16), () => twist(chance, 74)),
      3,
      4,
    );
  return [
    bowl(284, GLAZES.sand),
    area(blob(chance, 226, 226, 0.03), round('a9bf55', '86a23e', '5f7f2a')),
    layer(60, 192),
    lit(
      strewn(chance, scattered(chance, 13, 160, 44), () => strip(chance, 110, 14, '#3f7a2a', '#7dbb4c')),
      3,
      5,
    ),
    layer(44, 160),
    lit(
      strewn(chance, scattered(chance, 9, 150, 62), () =>
        area(blob(chance, 27, 23, 0.14, 7), glow('fff3b4', 'f0d672', 'c9a640')),
      ),
      6,
      6,
    ),
    lit(area(blob(chance, 64, 54, 0.2, 11), glow('7fb83c', '4d8a25', '2d5f17')), 6, 4),
    flecks(chance, dense(chance, 90, 60), 5, ['#2f6318', '#8fc44a', '#3f7a20']),
    lit(put(basil(chance, 78, 3), [4, -6]), 3, 6),
    lit(
      strewn(chance, scattered(chance, 16, 150, 30), () =>
        area(blob(chance, 8, 6, 0.1, 6), glow('fff2d2', 'f0d49c', 'c79f5c')),
      ),
      2,
      3,
    ),
    innerShade(240),
  ].join('');
};

const linguine = () => {
  const chance = chanceOf(35);
  return [
    plate(286, GLAZES.teal),
    nest(chance, 228, { width: 11, count: 160, colors: ['#b98a35', '#f6d581', '#fff2c6'] }),
    lit(
      put(
        strewn(chance, [...circled(6, 138, 10), [-20, -14], [34, 30]], () => prawn(66)),
        [0, 0],
      ),
      5,
      8,
    ),
    lit(
      strewn(chance, scattered(chance, 9, 176, 60), () => tomatoSlice(19, 3)),
      3,
      5,
    ),
    flecks(chance, dense(chance, 70, 180), 8),
    lit(put(lemonWedge(64), [176, 150], -38), 5, 8),
  ].join('');
};

/** A square of lasagne, its layers in front, on its plate. */
const lasagne = () => {
  const chance = chanceOf(36);
  const across: Point = [286, -52];
  const layers: [color: string, height: number][] = [
    ['#f8dd9a', 15],
    ['#a8351a', 24],
    ['#f9efd2', 13],
    ['#f0c46c', 11],
    ['#9c2f17', 26],
    ['#f9efd2', 13],
    ['#eebf66', 11],
    ['#a8351a', 25],
    ['#efc06a', 13],
  ];
  const [left, top] = [-164, 8];
  let y = top;
  const front = layers
    .map(([color, height]) => {
      const upper = wave(chance, left, y, across);
      y += height;
      return area(`${upper}L${left + across[0]} ${y + across[1] + 4}L${left} ${y + 4}Z`, color);
    })
    .join('');
  const depth = y - top;
  const rightSide = area(
    `M${left + across[0]} ${top + across[1]}L${left + across[0] + 52} ${top - 190}L${left + across[0] + 40} ${top - 190 + depth * 0.82}L${left + across[0]} ${top + across[1] + depth}Z`,
    '#7c2712',
  );
  const lid = `M${left - 4} ${top + 6}L${left + 44} ${top - 146}Q${left + 60} ${top - 158} ${left + 90} ${top - 160}L${left + across[0] + 46} ${top - 196}Q${left + across[0] + 62} ${top - 192} ${left + across[0] + 56} ${top - 176}L${left + across[0] + 6} ${top + across[1] + 8}Q${left + 150} ${top - 8} ${left - 4} ${top + 6}Z`;
  return [
    plate(286, GLAZES.clay),
    soft(area(blob(chance, 216, 128, 0.08), '#a53a1c', 'transform="translate(6 72)"'), 3),
    raised(rightSide + front, 18),
    lit(area(lid, glow('ffe7a2', 'f3b954', 'd48a2c')), 9, 3),
    faint(
      soft(
        strewn(chance, denseOn(chance, 26), () =>
          area(
            blob(chance, between(chance, 10, 24), between(chance, 7, 14), 0.3),
            oneOf(chance, ['#b35c16', '#8d4210', '#c9771f']),
          ),
        ),
        4,
      ),
      0.75,
    ),
    lit(
      strewn(chance, denseOn(chance, 9), () =>
        area(blob(chance, between(chance, 14, 24), 11, 0.2), glow('fff6d0', 'fbdd90', 'edb85a')),
      ),
      4,
      2,
    ),
    lit(put(basil(chance, 72, 3), [24, -96]), 3, 7),
    lit(
      put(
        strewn(chance, dense(chance, 12, 40), () => area(blob(chance, 9, 7, 0.2), '#c4411f')),
        [-176, 128],
      ),
      3,
      3,
    ),
  ].join('');
};

/** Points on the lid of the lasagne. */
const denseOn = (chance: Chance, count: number): Point[] =>
  Array.from({ length: count }, () => {
    const [u, v] = [chance(), between(chance, 0.1, 0.9)];
    return [-130 + u * 262 + v * 44, -12 - u * 46 - v * 128];
  });

/** The upper edge of a layer, a little uneven. */
const wave = (chance: Chance, left: number, y: number, [dx, dy]: Point): string =>
  through(
    Array.from({ length: 8 }, (_, i): Point => [
      left + (dx * i) / 7,
      y + (dy * i) / 7 + between(chance, -4, 4),
    ]),
  );

export const pastaPictures: Record<number, Picture> = {
  301: { table: { kind: 'wood', tone: 'oak' }, draw: bolognese },
  302: { table: { kind: 'cloth', color: '#c7b59b' }, draw: arrabbiata },
  303: { table: { kind: 'wood', tone: 'walnut' }, draw: carbonara },
  304: { table: { kind: 'cloth', color: '#a9bd8c' }, draw: pesto },
  305: { table: { kind: 'stone', color: '#b9ad9f' }, draw: linguine },
  306: { table: { kind: 'wood', tone: 'pale' }, draw: lasagne },
};
