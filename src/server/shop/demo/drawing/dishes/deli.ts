import {
  type Point,
  area,
  between,
  blob,
  chanceOf,
  dense,
  disc,
  faint,
  line,
  oval,
  pick,
  put,
  scattered,
  strewn,
  times,
} from '../brush.ts';
import type { Picture } from '../compose.ts';
import { breadSlice } from '../ingredients/bread.ts';
import { basil, flecks, pea, rosemary } from '../ingredients/greens.ts';
import { walnut } from '../ingredients/hearty.ts';
import { DARK_OLIVE, cube, grilled, olive, strip, tomatoSlice } from '../ingredients/vegetables.ts';
import { fall, glow, lit, raised, round } from '../light.ts';
import { GLAZES, board, bowl, innerShade, tray } from '../ware/vessels.ts';

const minestrone = () => {
  const chance = chanceOf(105);
  const bean = () =>
    area('M-20 -4Q-12 -18 4 -13Q24 -12 21 6Q14 16 2 8Q-16 14 -20 -4Z', glow('fffaf0', 'f0e2c6', 'ccb48a'));
  return [
    bowl(286, GLAZES.rose),
    disc(252, round('e88a3a', 'd06a24', 'a54a14')),
    faint(
      strewn(chance, dense(chance, 50, 230), () => disc(between(chance, 4, 13), '#ffc466')),
      0.5,
    ),
    lit(
      strewn(chance, scattered(chance, 22, 216, 42), (i) =>
        i % 2 ? cube(chance, 40, ['#ffa04a', '#d8701a']) : cube(chance, 38, ['#d8e29a', '#9cb04c']),
      ),
      5,
      5,
    ),
    lit(strewn(chance, scattered(chance, 20, 218, 46), bean), 5, 5),
    lit(
      strewn(
        chance,
        scattered(chance, 18, 210, 46),
        () =>
          line('M-16 8Q-18 -16 4 -16Q20 -14 18 4', 13, '#e0ac4a') +
          line('M-16 6Q-17 -15 4 -15', 5, '#fae2a0'),
      ),
      3,
      4,
    ),
    lit(
      strewn(chance, scattered(chance, 20, 222, 34), () => pea(12)),
      3,
      3,
    ),
    lit(
      strewn(chance, scattered(chance, 12, 200, 50), () =>
        area(blob(chance, 26, 19, 0.22, 7), glow('ff7a52', 'dd3a20', 'a51f10')),
      ),
      4,
      4,
    ),
    lit(
      strewn(chance, scattered(chance, 10, 200, 60), () => strip(chance, 74, 11, '#3f7a2a', '#7dbb4c')),
      3,
      4,
    ),
    lit(
      strewn(chance, scattered(chance, 20, 90, 14), () =>
        area('M-24 4Q-6 -12 22 -6Q8 3 -24 4Z', glow('fffbe6', 'f8e4a8', 'dfc070')),
      ),
      2,
      3,
    ),
    lit(put(basil(chance, 66, 3), [4, 0]), 3, 6),
    innerShade(260, 26),
    put(breadSlice(chance, 150, 250), [292, 150], 30),
  ].join('');
};

const olives = () => {
  const chance = chanceOf(106);
  const layer = (count: number, reach: number) =>
    lit(
      strewn(chance, scattered(chance, count, reach, 40), (i) =>
        i % 5 === 2
          ? olive(70, DARK_OLIVE)
          : olive(72, i % 2 ? ['eaea9a', 'a9b348', '6a7a26'] : ['d3d67a', '8d9a3a', '55631f']),
      ),
      8,
      9,
    );
  return [
    bowl(286, GLAZES.mustard),
    disc(252, round('8a8a2c', '6c6d1f', '45460f')),
    layer(46, 218),
    layer(30, 180),
    lit(
      strewn(chance, scattered(chance, 9, 186, 70), () =>
        put(
          area('M-30 10Q-6 -22 30 -12Q34 -4 28 2Q-4 -6 -24 18Z', glow('ffb04a', 'ee7d12', 'c65a06')),
          [0, 0],
        ),
      ),
      3,
      5,
    ),
    lit(
      strewn(chance, scattered(chance, 7, 190, 80), () =>
        area('M-15 -6Q0 -18 15 -4Q14 12 0 12Q-16 10 -15 -6Z', glow('fffdf2', 'f3e8cc', 'd0bf96')),
      ),
      4,
      4,
    ),
    lit(
      strewn(chance, scattered(chance, 7, 180, 80), () => rosemary(chance, 96)),
      2,
      4,
    ),
    innerShade(260, 28),
  ].join('');
};

/** A wedge of cheese on its board: rind, cut face with holes, and a piece cut off. */
const cheese = () => {
  const chance = chanceOf(107);
  const lid = 'M-232 -42L128 -176Q214 -120 236 -22L-232 -42Z';
  const face = 'M-232 -42L236 -22L232 118L-228 88Z';
  return [
    board(680, 500, 'dark'),
    raised(
      area(face, fall('f8d67a', 'f0c052', 'd99a2c')) + area('M236 -22L232 118L240 112L246 -26Z', '#8a5a20'),
      26,
    ),
    lit(area(lid, glow('fff0b8', 'f9d982', 'eab948')), 4, 1),
    area('M128 -176Q214 -120 236 -22L250 -26Q230 -130 140 -190Z', glow('c98f42', '9c6428', '6e4217')),
    area('M236 -22L250 -26L246 116L232 118Z', '#7d4d1c'),
    (
      [
        [-120, 30, 8],
        [-30, 52, 6],
        [70, 24, 9],
        [152, 66, 7],
        [-176, 12, 4],
        [8, 6, 4],
        [114, 88, 5],
        [-66, 72, 5],
        [190, 14, 5],
        [30, 80, 4],
      ] as const
    )
      .map(([x, y, r]) =>
        put(
          oval(r, r * 0.86, '#b97a1c') +
            oval(r * 0.84, r * 0.66, '#d79a30', `transform="translate(${r * 0.12} ${r * 0.16})"`),
          [x, y],
        ),
      )
      .join(''),
    (
      [
        [20, -84, 6],
        [120, -96, 5],
        [-80, -50, 4],
        [60, -52, 4],
      ] as const
    )
      .map(([x, y, r]) => put(oval(r * 1.3, r * 0.6, '#cf9a3a'), [x, y]))
      .join(''),
    lit(
      (
        [
          [-150, 160],
          [-60, 178],
          [36, 170],
        ] as const
      )
        .map((point, i) =>
          put(cube(chance, 76, i % 2 ? ['#fbe296', '#d99f34'] : ['#ffeab0', '#e0aa40']), point),
        )
        .join(''),
      5,
      10,
    ),
    lit(
      [
        ...Array.from({ length: 15 }, (_, i): Point => [
          176 + (i % 4) * 34 + (Math.floor(i / 4) % 2) * 17,
          116 + Math.floor(i / 4) * 29,
        ]),
      ]
        .map((point) =>
          put(
            disc(20, glow('b58ac0', '6c3a82', '341846')) +
              put(oval(5, 3, '#fff', 'opacity=".7"'), [-7, -8], -30),
            point,
          ),
        )
        .join(''),
      6,
      6,
    ),
    lit(line('M206 104Q216 70 250 62', 7, '#7a5a2c'), 2, 4),
    lit(put(walnut(34), [-258, 148], 20) + put(walnut(30), [-226, 208], 80), 5, 7),
  ].join('');
};

const vegetables = () => {
  const chance = chanceOf(108);
  const row = (kind: 'aubergine' | 'courgette', y: number, rx: number, ry: number) =>
    lit(
      times(7, (i) => put(grilled(chance, kind, rx, ry), [-186 + i * 62, y + (i % 2) * 6], 74)),
      5,
      9,
    );
  return [
    tray(660, 520, GLAZES.green),
    row('aubergine', -136, 88, 46),
    lit(
      times(9, (i) =>
        put(
          strip(
            chance,
            150,
            36,
            pick(['#a5190f', '#c98a10', '#b5370f'], i),
            pick(['#f0563a', '#fbcb44', '#f5802f'], i),
          ),
          [-196 + i * 49, 18 + (i % 2) * 8],
          68 + (i % 3) * 12,
        ),
      ),
      6,
      8,
    ),
    row('courgette', 152, 80, 36),
    lit(
      (
        [
          [-130, 64],
          [10, -60],
          [150, 70],
        ] as const
      )
        .map((point) => put(tomatoSlice(42), point))
        .join(''),
      5,
      8,
    ),
    lit(put(rosemary(chance, 130), [-190, -50], 24) + put(rosemary(chance, 120), [176, -34], -30), 2, 5),
    lit(
      strewn(chance, scattered(chance, 9, 210, 80), () =>
        area('M-13 -6Q0 -16 13 -4Q12 10 0 11Q-14 9 -13 -6Z', glow('fffdf2', 'f3e2b8', 'c99a4c')),
      ),
      4,
      4,
    ),
    strewn(chance, dense(chance, 30, 230), () => disc(between(chance, 3, 8), '#e9c34a', 'opacity=".5"')),
    flecks(chance, dense(chance, 60, 230), 7),
  ].join('');
};

export const deliPictures: Record<number, Picture> = {
  105: { table: { kind: 'wood', tone: 'pale' }, draw: minestrone },
  106: { table: { kind: 'cloth', color: '#7fa39a' }, draw: olives },
  107: { table: { kind: 'cloth', color: '#c2a98f' }, draw: cheese },
  108: { table: { kind: 'wood', tone: 'walnut' }, draw: vegetables },
};
