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
import { citrus, fig } from '../ingredients/fruit.ts';
import { asparagus, basil, flecks, rocket } from '../ingredients/greens.ts';
import { friedEgg, walnut } from '../ingredients/hearty.ts';
import { chilliRing, grilled, oliveRing, onionRing, strip, tomatoSlice } from '../ingredients/vegetables.ts';
import { glow, lit, round, soft } from '../light.ts';
import type { Table } from '../tables.ts';
import { GLAZES, plate, roundBoard } from '../ware/vessels.ts';

const RADIUS = 262;

/** Where sauce ends and the crust begins. */
const SAUCED = 218;

const CRUST = ['f6d08c', 'e2a050', 'b86a2a'];

/** The bare dough: a rim that the oven has blistered. */
function dough(chance: Chance): Art {
  const blisters = times(22, (i) => {
    const point = polar(i * 16.4 + between(chance, -6, 6), between(chance, 236, 256));
    return put(
      area(
        blob(chance, between(chance, 6, 19), between(chance, 4, 10), 0.25),
        oneOf(chance, ['#6b3413', '#8a4a1c', '#4a210b']),
      ),
      point,
      i * 16.4 + 90,
    );
  });
  const bubbles = times(9, (i) => {
    const point = polar(i * 40 + between(chance, -14, 14), between(chance, 238, 248));
    return put(
      oval(between(chance, 14, 26), between(chance, 9, 13), glow('ffe6b4', 'edb768', 'c98138')),
      point,
      i * 40 + 90,
    );
  });
  return (
    lit(area(blob(chance, RADIUS, RADIUS, 0.018, 16), glow(...CRUST)), 9, 14) +
    faint(soft(blisters, 4), 0.62) +
    soft(bubbles, 2)
  );
}

/** Melted cheese in patches with golden spots. */
function melted(chance: Chance, colors: readonly string[], count: number, size: number): Art {
  const patches = scattered(chance, count, SAUCED - size * 0.7, size * 0.9);
  const cheese = strewn(chance, patches, () =>
    area(
      blob(chance, size * between(chance, 0.6, 1), size * between(chance, 0.5, 0.9), 0.22, 11),
      glow(...colors),
    ),
  );
  const golden = scattered(chance, count * 2, SAUCED - 20, size * 0.5).map((point) =>
    put(area(blob(chance, between(chance, 5, 15), between(chance, 4, 10), 0.3), '#c9752a'), point),
  );
  return lit(cheese, 5, 2) + faint(soft(golden.join(''), 3), 0.6);
}

interface Base {
  sauce?: readonly string[];
  cheese?: readonly string[] | null;
  patches?: number;
  patchSize?: number;
}

/** A pizza from above: dough, sauce, cheese, and what lies on it. */
function pizza(seed: number, base: Base, toppings: (chance: Chance) => Art): Art {
  const chance = chanceOf(seed);
  const {
    sauce = ['e8653a', 'c93a1e', '9c2411'],
    cheese = ['fffaf0', 'fbeecb', 'efcf8c'],
    patches = 20,
    patchSize = 48,
  } = base;
  return [
    dough(chance),
    soft(area(blob(chance, SAUCED + 5, SAUCED + 5, 0.03, 14), '#8c3a14', 'opacity=".55"'), 5),
    area(blob(chance, SAUCED, SAUCED, 0.03, 14), round(...sauce)),
    flecks(chance, dense(chance, 50, SAUCED - 10), 4, ['#7d1d0c', '#e8744a', '#f09468']),
    cheese ? melted(chance, cheese, patches, patchSize) : '',
    toppings(chance),
    flecks(chance, dense(chance, 26, SAUCED), 2.4, ['#3c5a22', '#2a3f18', '#55702f']),
  ].join('');
}

/** Toppings of one kind, spread evenly and lit together. */
const spread = (
  chance: Chance,
  count: number,
  apart: number,
  draw: (i: number) => Art,
  bulge = 4,
  reach = SAUCED - 26,
): Art => lit(strewn(chance, scattered(chance, count, reach, apart), draw), bulge, 5);

const salami = (chance: Chance, radius: number): Art =>
  disc(radius, glow('d8664a', 'b23a2a', '7d1f18')) +
  disc(radius * 0.9, glow('dd7457', 'bd4733', '97301f')) +
  strewn(chance, scattered(chance, 14, radius * 0.76, radius * 0.2), () =>
    area(
      blob(chance, radius * between(chance, 0.05, 0.12), radius * 0.07, 0.2, 6),
      '#f6cdb4',
      'opacity=".85"',
    ),
  );

/** Honey or another thin sauce that runs in loops across the pizza. */
const drizzle = (chance: Chance, dark: string, light: string, width = 6): Art => {
  const points = Array.from({ length: 15 }, (_, i): Point => [
    (i % 2 ? 1 : -1) * between(chance, 90, 175) * Math.sin(((i + 1) * Math.PI) / 16),
    -190 + i * 27,
  ]);
  const d = through(points);
  return lit(line(d, width, dark), 2, 3) + line(d, width * 0.4, light, 'opacity=".75"');
};

const tuna = (chance: Chance, size: number): Art =>
  times(4, (i) =>
    put(
      area(
        blob(chance, size * between(chance, 0.5, 0.8), size * 0.32, 0.22, 7),
        oneOf(chance, ['#dcae8e', '#c9987a', '#e9c4a6', '#b98567']),
      ),
      polar(i * 90, size * 0.36),
      chance() * 180,
    ),
  );

/** The cuts of the pizza wheel. */
const cuts = (slices: number): Art =>
  times(slices / 2, (i) => {
    const [[ax, ay], [bx, by]] = [
      polar(22 + (i * 360) / slices, RADIUS - 8),
      polar(202 + (i * 360) / slices, RADIUS - 8),
    ];
    return line(`M${ax} ${ay}L${bx} ${by}`, 3.5, '#5f1f0a', 'opacity=".55"');
  });

const on = (table: Table, under: Art, draw: () => Art): Picture => ({ table, draw: () => under + draw() });

const margherita = () =>
  pizza(1, { patches: 9, patchSize: 62 }, (chance) => {
    const points = scattered(chance, 6, 150, 95);
    return lit(points.map((point) => put(basil(chance, 62, 3), point)).join(''), 3, 6);
  });

const figs = () =>
  pizza(
    2,
    {
      sauce: ['fff0cd', 'f6dca4', 'e7bd74'],
      cheese: ['fffdf6', 'fbf1d8', 'ecd6a6'],
      patches: 14,
      patchSize: 44,
    },
    (chance) => {
      const spots = [...circled(7, 150, 8), [0, 0] as Point];
      return [
        spread(
          chance,
          10,
          62,
          () => area(blob(chance, 20, 15, 0.25, 7), glow('ffffff', 'f7f0e2', 'dccfb4')),
          4,
        ),
        lit(spots.map((point, i) => put(fig(38), point, i * 51 + 90)).join(''), 4, 7),
        spread(chance, 9, 70, () => walnut(17), 3),
        drizzle(chance, '#c9821a', '#ffe08a'),
        lit(
          strewn(chance, scattered(chance, 7, 170, 60), () => rocket(chance, 62)),
          2,
          4,
        ),
      ].join('');
    },
  );

const salamiPizza = () =>
  pizza(3, { patches: 26, patchSize: 52 }, (chance) =>
    [
      lit(
        [...circled(9, 160, 5), ...circled(4, 68, 30)]
          .map((point) =>
            put(
              salami(chance, 42),
              [point[0] + between(chance, -8, 8), point[1] + between(chance, -8, 8)],
              chance() * 360,
            ),
          )
          .join(''),
        4,
        6,
      ),
      cuts(8),
    ].join(''),
  );

const fourCheeses = () =>
  pizza(
    4,
    {
      sauce: ['fdeebc', 'f3d487', 'dfae55'],
      cheese: ['fff6d2', 'f9df90', 'e5b04c'],
      patches: 30,
      patchSize: 54,
    },
    (chance) => {
      const blue = (size: number) =>
        area(blob(chance, size, size * 0.75, 0.2, 8), glow('fdfaf0', 'efe9d5', 'cfc9ae')) +
        strewn(chance, scattered(chance, 7, size * 0.6, 6), () =>
          area(blob(chance, 6, 3.4, 0.3, 6), '#5f7f7c', 'opacity=".85"'),
        );
      const shaving = () => area('M-34 6Q-10 -16 34 -9Q12 2 -34 6Z', glow('fff3c4', 'f1d27c', 'd9a644'));
      return [
        spread(chance, 10, 74, () => disc(24, glow('ffffff', 'fdf6e2', 'eadcb4')), 6),
        spread(chance, 10, 76, () => blue(26), 4),
        spread(chance, 11, 66, shaving, 3),
      ].join('');
    },
  );

const diavola = () =>
  pizza(5, { patches: 13, patchSize: 44, sauce: ['e0492a', 'b82714', '84160a'] }, (chance) =>
    [
      lit(
        circled(6, 158, 20)
          .concat([[8, -4]])
          .map((point) => put(salami(chance, 50), point, chance() * 360))
          .join(''),
        5,
        6,
      ),
      spread(chance, 8, 84, () => onionRing(30, chance), 3),
      spread(chance, 15, 52, (i) => chilliRing(i % 3 ? 15 : 13, i % 3 ? 'red' : 'green'), 3),
      lit(
        circled(3, 108, 80)
          .map((point, i) => put(hotPepper(86), point, 40 + i * 118))
          .join(''),
        5,
        7,
      ),
    ].join(''),
  );

/** A pickled pepper, along x. */
const hotPepper = (length: number): Art =>
  area(
    `M${-length / 2} -9C${-length * 0.1} -22 ${length * 0.3} -12 ${length / 2} 5C${length * 0.2} 12 ${-length * 0.2} 16 ${-length / 2} 8Z`,
    glow('d6e06a', 'a3b833', '6d8420'),
  ) + line(`M${-length / 2} 0q-10 0 -16 -7`, 6, '#6f8430');

const tonno = () =>
  pizza(6, { patches: 18, patchSize: 46 }, (chance) =>
    [
      spread(chance, 12, 76, () => tuna(chance, 38), 4),
      spread(chance, 11, 70, () => onionRing(34, chance), 3),
      spread(chance, 15, 56, () => oliveRing(17), 3),
      spread(chance, 26, 26, () => disc(6.5, glow('b4bd72', '7f8c3e', '4d5a22')), 2),
    ].join(''),
  );

const verdura = () =>
  pizza(7, { cheese: null }, (chance) =>
    [
      spread(chance, 7, 96, () => grilled(chance, 'aubergine', 48, 42), 4),
      spread(chance, 8, 84, () => grilled(chance, 'courgette', 33), 4),
      spread(
        chance,
        10,
        64,
        (i) => strip(chance, 84, 19, i % 2 ? '#a5190f' : '#c98a10', i % 2 ? '#ee5236' : '#f9c840'),
        4,
      ),
      spread(chance, 6, 84, () => tomatoSlice(23), 4),
      lit(
        strewn(chance, scattered(chance, 12, 170, 48), () => rocket(chance, 74)),
        2,
        5,
      ),
      spread(chance, 8, 74, () => area(blob(chance, 15, 13, 0.14, 7), glow('ffffff', 'fbf3e4', 'e3d2b4')), 6),
    ].join(''),
  );

const spring = () =>
  pizza(
    8,
    {
      sauce: ['fffdf0', 'f8efcf', 'e9d69c'],
      cheese: ['fffef8', 'fdf5dc', 'eedcaa'],
      patches: 16,
      patchSize: 46,
    },
    (chance) =>
      [
        lit(
          times(9, (i) => put(asparagus(185), polar(i * 40 + 12, 122), i * 40 + 12)),
          4,
          6,
        ),
        spread(
          chance,
          12,
          70,
          () => area(blob(chance, 19, 17, 0.16, 8), glow('ffffff', 'fdf8ea', 'e6dabd')),
          6,
        ),
        put(friedEgg(chance, 74), [0, 0]),
        lit(
          circled(5, 186, 30)
            .map((point) => put(citrus(21), point))
            .join(''),
          2,
          4,
        ),
        flecks(chance, dense(chance, 30, 190), 5, ['#f0c21e', '#e0a80e']),
      ].join(''),
  );

/** Two pizzas, each half out of the picture, and a dessert between them. */
const evening = () =>
  put(salamiPizza(), [-205, -95], 20, 0.78) +
  put(margherita(), [196, 92], 0, 0.78) +
  put(plate(104), [214, -196]) +
  put(tiramisuFromAbove(chanceOf(9)), [214, -196]) +
  put(roundBoard(92), [-222, 218]) +
  put(smallFocaccia(chanceOf(11)), [-222, 216]);

const tiramisuFromAbove = (chance: Chance): Art =>
  lit(
    `<rect x="-52" y="-38" width="104" height="76" rx="9" fill="${glow('8b5a38', '6b3f22', '4c2912')}"/>`,
    5,
    7,
  ) + flecks(chance, dense(chance, 40, 36), 2.4, ['#3b1d0c', '#a8744c']);

const smallFocaccia = (chance: Chance): Art =>
  lit(area(blob(chance, 72, 64, 0.06), glow('f8d894', 'e3a957', 'bd7a32')), 7, 8) +
  strewn(chance, scattered(chance, 9, 50, 24), () => disc(6, '#b77a35', 'opacity=".6"')) +
  flecks(chance, scattered(chance, 14, 54, 14), 6);

export const pizzaPictures: Record<number, Picture> = {
  201: on({ kind: 'wood', tone: 'walnut' }, '', margherita),
  202: on({ kind: 'cloth', color: '#b9a5b5' }, put(plate(286, GLAZES.sand), [0, 0]), figs),
  203: on({ kind: 'wood', tone: 'oak' }, roundBoard(284), salamiPizza),
  204: on({ kind: 'stone', color: '#6f8791' }, plate(286, GLAZES.white), fourCheeses),
  205: on({ kind: 'stone', color: '#3d3835' }, '', diavola),
  206: on({ kind: 'cloth', color: '#86aebb' }, plate(286, GLAZES.blue), tonno),
  207: on({ kind: 'wood', tone: 'pale' }, roundBoard(284), verdura),
  208: { table: { kind: 'cloth', color: '#c9543c' }, draw: evening },
  209: on({ kind: 'cloth', color: '#a9bd8c' }, plate(286, GLAZES.white), spring),
};
