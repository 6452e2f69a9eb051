import {
  type Art,
  type Chance,
  type Point,
  area,
  between,
  blob,
  chanceOf,
  dense,
  disc,
  line,
  oneOf,
  polar,
  put,
  strewn,
  through,
  times,
  within,
} from '../brush.ts';
import type { Picture } from '../compose.ts';
import { lemonade } from './drinks.ts';
import { LIME, citrus, lemonWedge } from '../ingredients/fruit.ts';
import { avocadoSlice, flecks, lettuce, mint, pea } from '../ingredients/greens.ts';
import { chickenSlices, falafel } from '../ingredients/hearty.ts';
import { prawn } from '../ingredients/seafood.ts';
import { clipCircle, cube, cucumber, grains, strip, tomatoSlice } from '../ingredients/vegetables.ts';
import { glow, lit } from '../light.ts';
import { GLAZES, type Glaze, bowl, innerShade } from '../ware/vessels.ts';

/** How far the content of a bowl of `RADIUS` reaches. */
export const RADIUS = 286;

export const FILLED = 252;

/** The part of a bowl between two angles; `draw` gets points to fill, in the bowl's own place. */
function sector(from: number, to: number, fill: string, draw: Art): Art {
  const steps = Array.from({ length: 9 }, (_, i) => polar(from + ((to - from) * i) / 8, FILLED + 4));
  const d = `M0 0L${steps.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  return within(d, area(d, fill) + draw);
}

/** Points in a sector as close as a heap of small things needs them. */
const heap = (chance: Chance, from: number, to: number, count: number, inner = 30): Point[] =>
  Array.from({ length: count }, () =>
    polar(between(chance, from, to), inner + Math.sqrt(chance()) * (FILLED - inner)),
  );

/** Points in a sector, each at a distance from all others. */
function evenly(chance: Chance, from: number, to: number, count: number, apart: number): Point[] {
  const found: Point[] = [];
  for (let tries = 0; tries < 900 && found.length < count; tries++) {
    const point = polar(between(chance, from + 4, to - 4), 46 + Math.sqrt(chance()) * (FILLED - 76));
    if (found.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= apart)) found.push(point);
  }
  return found;
}

const bowlOf = (glaze: Glaze, content: Art): Art =>
  bowl(RADIUS, glaze) + content + innerShade(FILLED + 8, 24);

const RICE = ['#fffdf5', '#f5eedc', '#e9dfc6', '#fbf7ea'];

const COUSCOUS = ['#f3d58c', '#e8c06a', '#fbe6ac', '#d8a94e'];

const rice = (chance: Chance, points: readonly Point[]): Art =>
  lit(grains(chance, points, 15, 6, RICE), 2, 2);

const couscous = (chance: Chance, points: readonly Point[]): Art =>
  lit(
    strewn(chance, points, () => disc(between(chance, 3.5, 5.5), oneOf(chance, COUSCOUS))),
    2,
    2,
  );

const redCabbage = (chance: Chance, points: readonly Point[]): Art =>
  lit(
    strewn(chance, points, (i) =>
      strip(chance, between(chance, 44, 80), 9, '#6d1f56', i % 2 ? '#c06aa6' : '#9a3a82'),
    ),
    2,
    3,
  );

/** Slices of avocado in a fan along an arc. */
const avocadoFan = (from: number, to: number, distance: number, length: number): Art =>
  lit(
    times(8, (i) => {
      const angle = from + ((to - from) * i) / 7;
      return put(avocadoSlice(length), polar(angle, distance), angle);
    }),
    3,
    5,
  );

const pomegranate = (chance: Chance, points: readonly Point[]): Art =>
  lit(
    strewn(chance, points, () => area(blob(chance, 9, 8, 0.1, 6), glow('ff8a9a', 'd51f45', '8c0b28'))),
    3,
    3,
  );

const chickpeas = (chance: Chance, points: readonly Point[]): Art =>
  lit(
    strewn(
      chance,
      points,
      () =>
        area(blob(chance, 16, 14, 0.08, 7), glow('fbe2ad', 'e2b872', 'b3843f')) +
        line('M-3 -10q5 3 3 9', 2, '#b3843f'),
    ),
    4,
    4,
  );

const own = () => {
  const chance = chanceOf(41);
  return bowlOf(
    GLAZES.sand,
    [
      sector(-150, -90, '#d8a94e', couscous(chance, heap(chance, -152, -88, 420))),
      sector(-90, -35, '#5f8f2e', avocadoFan(-84, -40, 146, 196)),
      sector(
        -35,
        30,
        '#a82a1a',
        lit(
          strewn(chance, evenly(chance, -35, 30, 16, 46), () => tomatoSlice(29, 3)),
          4,
          5,
        ),
      ),
      sector(30, 88, '#6d1f56', redCabbage(chance, heap(chance, 26, 92, 70))),
      sector(88, 150, '#d7a860', chickpeas(chance, evenly(chance, 86, 152, 46, 26))),
      sector(
        150,
        210,
        '#557f35',
        lit(
          strewn(chance, heap(chance, 146, 214, 22, 60), () => lettuce(chance, 40)),
          3,
          4,
        ),
      ),
      lit(
        [
          [-34, 22],
          [42, 30],
          [4, -42],
        ]
          .map((point) => put(falafel(chance, 50), point as unknown as Point))
          .join(''),
        9,
        9,
      ),
      pomegranate(chance, dense(chance, 30, 180)),
    ].join(''),
  );
};

/** Hummus with the trail of the spoon and oil in it. */
const hummus = (chance: Chance, radius: number): Art =>
  lit(area(blob(chance, radius, radius * 0.94, 0.05, 11), glow('fbeac4', 'ecd09a', 'c9a463')), 8, 5) +
  lit(
    line(
      through(Array.from({ length: 22 }, (_, i) => polar(i * 36, radius * (0.78 - i * 0.03)))),
      radius * 0.12,
      '#f3dcaa',
    ),
    4,
    2,
  ) +
  line(
    through(Array.from({ length: 14 }, (_, i) => polar(i * 36 + 20, radius * (0.68 - i * 0.035)))),
    radius * 0.07,
    '#c98a1e',
    'opacity=".75"',
  ) +
  strewn(chance, dense(chance, 26, radius * 0.6), () => disc(2.6, '#b3361a'));

const levante = () => {
  const chance = chanceOf(42);
  const hummusAt: Point = [-88, 72];
  return bowlOf(
    GLAZES.teal,
    [
      sector(
        -180,
        -60,
        '#4d8a34',
        lit(flecks(chance, heap(chance, -182, -58, 330, 10), 13), 2, 2) +
          grains(chance, heap(chance, -180, -60, 110, 10), 9, 6, COUSCOUS) +
          lit(
            strewn(chance, heap(chance, -176, -64, 34), () => cube(chance, 15, ['#f2573a', '#b92814'])),
            2,
            3,
          ),
      ),
      sector(-60, 60, '#6d1f56', redCabbage(chance, heap(chance, -64, 62, 150, 20))),
      sector(
        60,
        180,
        '#3c6a2b',
        lit(
          strewn(chance, heap(chance, 56, 184, 30, 60), () => lettuce(chance, 46)),
          3,
          4,
        ),
      ),
      put(hummus(chance, 124), hummusAt),
      lit(
        (
          [
            [84, -128],
            [154, -46],
            [148, 52],
            [66, -30],
            [82, 116],
          ] as const
        )
          .map((point) => put(falafel(chance, 60), point))
          .join(''),
        11,
        10,
      ),
      lit(
        line('M30 -170C60 -120 150 -110 120 -40C96 20 190 30 130 84C100 110 70 110 60 150', 13, '#fdf4df'),
        5,
        4,
      ),
      strewn(chance, dense(chance, 50, 200), () => area(blob(chance, 3.6, 2.2, 0.1, 5), '#fff3cf')),
      lit(put(lemonWedge(58), [-182, -68], -58), 5, 7),
      lit(put(mint(chance, 44), [-90, 64]), 2, 5),
    ].join(''),
  );
};

/** Half a carrot from the oven, along x. */
const carrot = (length: number): Art =>
  area(
    `M${-length / 2} -14Q${length * 0.1} -18 ${length / 2} -2Q${length * 0.1} 16 ${-length / 2} 14Q${-length * 0.56} 0 ${-length / 2} -14Z`,
    glow('ffb25a', 'ee7d1e', 'b9500e'),
  ) +
  line(`M${-length * 0.44} 0H${length * 0.3}`, 6, '#ffcf86', 'opacity=".6"') +
  times(4, (i) => line(`M${-length * 0.3 + i * length * 0.17} -11q4 8 0 20`, 3, '#8d3c0a', 'opacity=".5"'));

const chicken = () => {
  const chance = chanceOf(43);
  return bowlOf(
    GLAZES.white,
    [
      clipCircle(FILLED, disc(FILLED, '#ece2cb') + rice(chance, dense(chance, 1100, FILLED))),
      lit(
        times(6, (i) => put(carrot(168), polar(196 + i * 17, 156), 204 + i * 17)),
        4,
        6,
      ),
      lit(put(chickenSlices(6, 190, 34), [78, 36], 26), 4, 9),
      avocadoFan(96, 170, 156, 128),
      lit(put(area(blob(chance, 62, 56, 0.08), glow('ffffff', 'fbfaf0', 'dfe0c8')), [92, -158]), 7, 5),
      put(flecks(chance, dense(chance, 16, 44), 7), [92, -158]),
      lit(put(citrus(48), [-196, 26], 20) + put(citrus(44), [-168, 90], 60), 3, 6),
      flecks(chance, dense(chance, 40, 200), 6),
      lit(put(mint(chance, 40), [-12, -16]), 2, 5),
    ].join(''),
  );
};

const prawns = () => {
  const chance = chanceOf(44);
  return bowlOf(
    GLAZES.blue,
    [
      clipCircle(FILLED, disc(FILLED, '#ece2cb') + rice(chance, dense(chance, 900, FILLED))),
      sector(
        18,
        108,
        '#e69a1c',
        lit(
          strewn(chance, evenly(chance, 14, 112, 46, 31), () => cube(chance, 42, ['#ffc846', '#e0901a'])),
          4,
          5,
        ),
      ),
      sector(
        108,
        190,
        '#7faa4f',
        lit(
          strewn(chance, evenly(chance, 104, 192, 24, 40), () => cucumber(36)),
          3,
          5,
        ),
      ),
      sector(
        -90,
        18,
        '#5c9430',
        lit(
          strewn(chance, heap(chance, -92, 20, 130), () => pea(12)),
          3,
          3,
        ),
      ),
      lit(
        (
          [
            [-150, -130],
            [-80, -190],
            [-52, -96],
            [-140, -40],
            [-14, -34],
            [16, -150],
            [-66, 14],
            [40, 34],
          ] as const
        )
          .map((point, i) => put(prawn(64), point, i * 47))
          .join(''),
        5,
        9,
      ),
      strewn(chance, dense(chance, 90, 210), (i) =>
        area(blob(chance, 4.4, 2.8, 0.1, 5), i % 3 ? '#fff3cf' : '#2c2622'),
      ),
      lit(put(citrus(50, LIME), [-186, 116], 12), 3, 6),
    ].join(''),
  );
};

/** A bowl with a glass beside it. */
const lunch = () => put(lemonade(), [236, -20], 0, 0.66) + put(levante(), [-92, 30], 0, 0.78);

export const bowlPictures: Record<number, Picture> = {
  401: { table: { kind: 'wood', tone: 'ash' }, draw: own },
  402: { table: { kind: 'cloth', color: '#d9b08a' }, draw: levante },
  403: { table: { kind: 'stone', color: '#7f9296' }, draw: chicken },
  404: { table: { kind: 'wood', tone: 'pale' }, draw: prawns },
  407: { table: { kind: 'wood', tone: 'oak' }, draw: lunch },
};
