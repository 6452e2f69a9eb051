import {
  type Point,
  area,
  between,
  blob,
  chanceOf,
  circled,
  dense,
  denseIn,
  disc,
  faint,
  line,
  oneOf,
  oval,
  put,
  scattered,
  strewn,
} from '../brush.ts';
import type { Picture } from '../compose.ts';
import { breadSlice } from '../ingredients/bread.ts';
import { lemonWedge } from '../ingredients/fruit.ts';
import { basil, flecks, rosemary } from '../ingredients/greens.ts';
import { friedPrawn } from '../ingredients/seafood.ts';
import { cube, tomatoSlice } from '../ingredients/vegetables.ts';
import { glow, lit, round, soft } from '../light.ts';
import { GLAZES, board, bowl, plate } from '../ware/vessels.ts';

const bruschetta = () => {
  const chance = chanceOf(101);
  const slice = (seed: number) => {
    const own = chanceOf(seed);
    return (
      breadSlice(own, 196, 300) +
      lit(
        strewn(own, denseIn(own, 58, 122, 218), () =>
          cube(
            own,
            between(own, 24, 34),
            oneOf(own, [
              ['#f4553a', '#b5200f'],
              ['#ff7350', '#cf3219'],
              ['#e23a22', '#98180b'],
            ] as const),
          ),
        ),
        4,
        5,
      ) +
      strewn(own, denseIn(own, 16, 110, 200), () => area(blob(own, 7, 4, 0.2, 6), '#fff3d8')) +
      lit(put(basil(own, 54, 3), [-8, -46]) + put(basil(own, 46, 2), [14, 58]), 3, 6)
    );
  };
  return [
    board(640, 470, 'dark'),
    put(slice(1), [-186, 6], -8, 1.06),
    put(slice(2), [4, -6], 3, 1.06),
    put(slice(3), [194, 4], 10, 1.06),
    flecks(chance, dense(chance, 40, 240), 4),
    lit(put(tomatoSlice(44), [-268, 236]) + put(tomatoSlice(38), [268, -246]), 5, 8),
  ].join('');
};

const burrata = () => {
  const chance = chanceOf(102);
  const tomato = (r: number) =>
    disc(
      r,
      glow(
        ...oneOf(chance, [
          ['ff9a66', 'e8401f', '9c1a0c'],
          ['ffd07a', 'f0921c', 'b55f0a'],
          ['ff8a70', 'd62c1c', '8a120c'],
        ] as const),
      ),
    ) +
    put(oval(r * 0.26, r * 0.14, '#fff', 'opacity=".7"'), [-r * 0.35, -r * 0.42], -35) +
    area(blob(chance, r * 0.2, r * 0.12, 0.3, 6), '#5c1a08', 'opacity=".5"');
  return [
    plate(286, GLAZES.coal),
    area(blob(chance, 216, 208, 0.1, 12), round('c9481f', 'b03a18', '7d2610'), 'opacity=".55"'),
    lit(
      strewn(
        chance,
        [...circled(12, 172, 4), ...circled(7, 116, 30)].map(([x, y]): Point => [
          x + between(chance, -8, 8),
          y + between(chance, -8, 8),
        ]),
        () => tomato(between(chance, 33, 42)),
      ),
      6,
      8,
    ),
    lit(area(blob(chance, 112, 106, 0.05, 10), glow('ffffff', 'fdf9ee', 'e3d8c2')), 16, 14),
    lit(
      area(
        'M-34 -30Q-6 -62 30 -34Q54 -6 24 22Q-4 44 -30 18Q-58 -4 -34 -30Z',
        glow('fffefa', 'fbf3df', 'e9dcc0'),
      ),
      6,
      2,
    ),
    faint(soft(line('M-40 -24Q0 -46 40 -18M-34 4Q0 -16 36 12', 5, '#cdbfa2'), 2), 0.8),
    area('M-66 46Q-20 22 34 58Q70 74 44 90Q-10 98 -66 46Z', '#7fae3a', 'opacity=".75"'),
    strewn(chance, dense(chance, 16, 200), () => oval(6, 6, '#6d9a2c', 'opacity=".7"')),
    lit(
      strewn(chance, scattered(chance, 15, 180, 50), () =>
        area('M-19 0Q0 -13 21 0Q0 13 -19 0Z', glow('e8b878', 'b9763a', '7f4a1e')),
      ),
      3,
      4,
    ),
    lit(
      put(basil(chance, 74, 4), [66, -74]) +
        put(basil(chance, 54, 3), [-150, 92]) +
        put(basil(chance, 50, 3), [140, 128]),
      3,
      7,
    ),
    flecks(chance, dense(chance, 30, 80), 2.4, ['#2c241d']),
  ].join('');
};

const focaccia = () => {
  const chance = chanceOf(103);
  const dimples = Array.from({ length: 28 }, (_, i): Point => [
    -210 + (i % 7) * 70 + between(chance, -12, 12),
    -125 + Math.floor(i / 7) * 83 + between(chance, -10, 10),
  ]);
  return [
    put(board(660, 500), [0, 0]),
    lit(
      `<path d="M-262 -170Q-240 -206 -190 -196Q0 -212 200 -198Q262 -202 268 -150Q276 0 264 150Q258 200 200 196Q0 208 -200 198Q-262 202 -268 146Q-276 0 -262 -170Z" fill="${glow('fbdc94', 'eaac52', 'bb7226')}"/>`,
      15,
      16,
    ),
    faint(
      soft(
        strewn(chance, denseIn(chance, 34, 460, 330), () =>
          area(blob(chance, between(chance, 16, 42), between(chance, 12, 26), 0.25), '#b5651c'),
        ),
        9,
      ),
      0.45,
    ),
    soft(dimples.map((point) => put(oval(21, 17, '#8d4f17', 'opacity=".75"'), point)).join(''), 4),
    soft(dimples.map(([x, y]) => put(oval(15, 9, '#ffe9ae', 'opacity=".85"'), [x + 5, y + 9])).join(''), 3),
    dimples
      .filter((_, i) => i % 3 === 0)
      .map(([x, y]) =>
        put(
          oval(12, 9, '#e3b62c', 'opacity=".7"') +
            oval(4, 2, '#fff', 'opacity=".8" transform="translate(-4 -3)"'),
          [x, y],
        ),
      )
      .join(''),
    lit(
      dimples
        .filter((_, i) => i % 4 === 1)
        .map((point, i) => put(rosemary(chance, 92), point, -40 + i * 47))
        .join(''),
      2,
      5,
    ),
    lit(
      strewn(chance, denseIn(chance, 70, 460, 330), () => area('M-5 -4L4 -5L6 4L-4 5Z', '#fffdf6')),
      1,
      2,
    ),
    area('M-14 -205L6 -205L2 205L-10 205Z', '#5d3419', 'opacity=".0"'),
  ].join('');
};

const gamberi = () => {
  const chance = chanceOf(104);
  return [
    plate(286, GLAZES.blue),
    lit(
      circled(9, 138, 4)
        .map((point, i) => put(friedPrawn(chance, 204), point, 4 + i * 40))
        .join(''),
      7,
      10,
    ),
    lit(
      circled(5, 66, 30)
        .map((point, i) => put(friedPrawn(chance, 178), point, 34 + i * 72))
        .join(''),
      7,
      10,
    ),
    lit(put(friedPrawn(chance, 190), [-6, 0], 24), 7, 10),
    put(
      bowl(78, GLAZES.white) +
        lit(area(blob(chance, 66, 64, 0.03), glow('fffdf0', 'f9edc4', 'e6d192')), 6, 2) +
        flecks(chance, dense(chance, 14, 46), 6),
      [168, 150],
    ),
    lit(put(lemonWedge(62), [-176, 156], 24) + put(lemonWedge(58), [-196, 74], 64), 5, 8),
    flecks(chance, dense(chance, 40, 190), 8),
  ].join('');
};

export const antipastiPictures: Record<number, Picture> = {
  101: { table: { kind: 'cloth', color: '#d8b48c' }, draw: bruschetta },
  102: { table: { kind: 'cloth', color: '#b9c7a4' }, draw: burrata },
  103: { table: { kind: 'stone', color: '#7d8b8e' }, draw: focaccia },
  104: { table: { kind: 'cloth', color: '#e6c98e' }, draw: gamberi },
};
