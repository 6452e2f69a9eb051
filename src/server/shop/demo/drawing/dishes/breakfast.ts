import {
  type Art,
  type Chance,
  type Point,
  area,
  between,
  blob,
  box,
  chanceOf,
  dense,
  disc,
  line,
  oneOf,
  oval,
  polar,
  put,
  scattered,
  strewn,
  times,
} from '../brush.ts';
import type { Picture } from '../compose.ts';
import { breadSlice, croissant } from '../ingredients/bread.ts';
import { blueberry, fig, halfStrawberry, lemonWedge, raspberry, strawberry } from '../ingredients/fruit.ts';
import { avocadoSlice, cress, flecks, mint } from '../ingredients/greens.ts';
import { friedEgg, halfEgg } from '../ingredients/hearty.ts';
import { chilliRing, tomatoSlice } from '../ingredients/vegetables.ts';
import { fall, glow, lit, raised, round, soft } from '../light.ts';
import { cupFromAbove } from '../ware/cups.ts';
import { GLAZES, board, bowl, innerShade, pan, plate, roundBoard } from '../ware/vessels.ts';

const croissants = () => {
  const chance = chanceOf(601);
  return [
    plate(286, GLAZES.white),
    put(croissant(300), [0, -10], -14),
    put(
      raised(box(-42, -30, 84, 60, 8, fall('fff3b0', 'ffe07a')), 8) + line('M-42 10H42', 2, '#e0b840'),
      [150, 160],
      16,
    ),
    strewn(chance, dense(chance, 36, 220), () =>
      area(blob(chance, 5, 3, 0.4, 5), oneOf(chance, ['#c98436', '#e8b366', '#a8621e'])),
    ),
  ].join('');
};

const avocado = () => {
  const chance = chanceOf(602);
  const toast = (seed: number) => {
    const own = chanceOf(seed);
    return (
      breadSlice(own, 262, 360) +
      lit(area(blob(own, 104, 152, 0.08, 11), glow('dbe88a', 'b5cd58', '86a636')), 6, 4) +
      lit(
        times(6, (i) => put(avocadoSlice(174), [0, -112 + i * 44], -12)),
        4,
        5,
      ) +
      lit(
        strewn(own, scattered(own, 9, 106, 40), () => chilliRing(12)),
        2,
        3,
      ) +
      strewn(own, dense(own, 26, 110), () => disc(2.4, oneOf(own, ['#2c241d', '#b3361a', '#fff8e6']))) +
      cress(own, scattered(own, 16, 112, 26))
    );
  };
  return [
    roundBoard(290),
    put(toast(1), [-122, 4], -12),
    put(toast(2), [134, -4], 9),
    lit(put(lemonWedge(62), [4, 232], 6), 5, 8),
    flecks(chance, dense(chance, 14, 250), 5),
  ].join('');
};

const shakshuka = () => {
  const chance = chanceOf(603);
  return put(
    [
      pan(286),
      area(blob(chance, 250, 250, 0.02, 14), round('e2562c', 'c83a1b', '96230e')),
      lit(
        strewn(chance, scattered(chance, 36, 222, 40), (i) =>
          area(
            blob(chance, between(chance, 20, 38), between(chance, 15, 26), 0.25, 8),
            glow(...(i % 3 === 0 ? ['f7a04a', 'e2701c', 'b54d0c'] : ['ff7a4e', 'd9401f', 'a3240f'])),
          ),
        ),
        5,
        3,
      ),
      put(friedEgg(chance, 98), [-92, -50]),
      put(friedEgg(chance, 94), [92, 66]),
      lit(
        strewn(chance, scattered(chance, 20, 216, 58), () =>
          area(blob(chance, 15, 12, 0.22, 6), glow('ffffff', 'faf5ea', 'dccfb8')),
        ),
        4,
        5,
      ),
      flecks(chance, dense(chance, 90, 226), 10),
      strewn(chance, dense(chance, 60, 220), () => disc(2.4, oneOf(chance, ['#2c241d', '#f3c24a']))),
      innerShade(256, 24),
    ].join(''),
    [-18, 0],
    28,
  );
};

/** A pancake of a stack seen from the side. */
const pancake = (chance: Chance, y: number, width: number): Art =>
  put(
    lit(box(-width / 2, -25, width, 50, 25, fall('eebd68', 'fbe3a8', 'f3cf86', 'c9833a')), 6, 3) +
      oval(width / 2 - 6, 15, glow('dc9440', 'b96a22', '8f4a12'), 'transform="translate(0 -17)"') +
      box(-width / 2 + 20, -4, width - 40, 10, 5, '#fdf0cc', 'opacity=".7"'),
    [between(chance, -8, 8), y],
  );

const pancakes = () => {
  const chance = chanceOf(604);
  return [
    put(
      raised(oval(286, 62, '#c9bfb4') + oval(284, 58, glow('fffdf8', 'f6efe4', 'ded3c2')), 14) +
        oval(216, 40, '#e6dccd', 'opacity=".8"'),
      [0, 196],
    ),
    ...[160, 112, 64, 16].map((y, i) => pancake(chance, y, 404 - i * 8)),
    lit(
      area(
        'M-196 -4C-196 -40 196 -44 196 -2C190 22 168 10 160 34C156 76 136 78 132 40C126 16 84 20 78 48C74 112 46 116 44 62C38 24 -24 24 -34 50C-38 86 -62 86 -66 46C-76 18 -110 20 -116 60C-120 132 -148 132 -150 66C-154 20 -190 24 -196 -4Z',
        fall('e29a2c', 'b9630f', '8e3f06'),
        'opacity=".93"',
      ),
      6,
      4,
    ),
    lit(put(area(blob(chance, 74, 40, 0.1, 9), glow('ffffff', 'fdf8ee', 'e6d9c2')), [-8, -46]), 8, 5),
    lit(
      [
        [-92, -36],
        [86, -34],
        [126, -22],
        [-128, -20],
        [40, -62],
      ]
        .map(([x = 0, y = 0]) => put(blueberry(23), [x, y]))
        .join(''),
      4,
      5,
    ),
    lit(
      put(strawberry(62), [-34, -90], -18) +
        put(halfStrawberry(56), [52, -94], 24) +
        put(raspberry(27), [10, -58]) +
        put(raspberry(25), [-78, -66]),
      5,
      6,
    ),
    lit(put(mint(chance, 36), [14, -132]), 2, 4),
    lit(
      [
        [-226, 176],
        [214, 190],
        [-196, 206],
        [176, 208],
      ]
        .map(([x = 0, y = 0], i) => put(i % 2 ? raspberry(24) : blueberry(22), [x, y]))
        .join(''),
      4,
      5,
    ),
    soft(line('M-80 2Q-60 -8 -30 -10M70 -2Q100 -6 130 4', 7, '#ffe6ae', 'opacity=".8"'), 2),
  ].join('');
};

const granola = () => {
  const chance = chanceOf(605);
  const oat = () =>
    area(
      blob(chance, between(chance, 10, 18), between(chance, 7, 12), 0.22, 7),
      oneOf(chance, ['#d9a04a', '#b9792c', '#edc67c', '#94571c', '#c98f3c']),
    );
  const crescent = Array.from({ length: 330 }, (): Point =>
    polar(between(chance, 106, 296), between(chance, 104, 238)),
  );
  return [
    bowl(286, GLAZES.teal),
    lit(area(blob(chance, 250, 250, 0.01, 14), glow('ffffff', 'fdf9f2', 'e9dfd0')), 10, 2),
    soft(
      line('M-60 40Q60 -60 120 60Q60 160 -40 110Q-90 60 -10 30Q60 20 50 70', 16, '#e3d9c9', 'opacity=".9"'),
      4,
    ),
    soft(line('M-64 36Q56 -64 116 56', 8, '#fff'), 2),
    lit(strewn(chance, crescent, oat), 3, 4),
    lit(
      strewn(
        chance,
        Array.from({ length: 12 }, (): Point => polar(between(chance, 116, 286), between(chance, 130, 220))),
        () => area('M-17 0Q0 -13 19 0Q0 13 -17 0Z', glow('e8b878', 'a8632a', '6f3d14')),
      ),
      3,
      5,
    ),
    lit(put(fig(62), [106, -126], 30) + put(fig(58), [192, -34], 80) + put(fig(60), [40, -10], 200), 5, 8),
    lit(
      [
        [150, 80],
        [100, 134],
        [186, 130],
        [22, 96],
      ]
        .map(([x = 0, y = 0]) => put(blueberry(23), [x, y]))
        .join('') +
        put(raspberry(27), [60, 176]) +
        put(raspberry(25), [140, 178]),
      4,
      5,
    ),
    lit(line('M-30 -190C20 -120 -120 -60 -40 0S-20 100 30 190', 9, '#d9901c', 'opacity=".9"'), 3, 3),
    lit(put(mint(chance, 40), [70, 60]), 2, 4),
    innerShade(258, 22),
  ].join('');
};

const forTwo = () => {
  const chance = chanceOf(606);
  const half = (x: number, y: number, turn: number) => lit(put(halfEgg(46), [x, y], turn), 5, 7);
  const jam = (x: number, y: number, colors: readonly string[]) =>
    put(
      bowl(54, GLAZES.white) +
        lit(area(blob(chance, 45, 44, 0.03), glow(...colors)), 4, 1) +
        put(oval(9, 5, '#fff', 'opacity=".7"'), [-12, -16], -30),
      [x, y],
    );
  return [
    board(700, 540),
    put(croissant(170), [-196, -126], -12),
    put(cupFromAbove(chance, 112, 'heart'), [170, -138], -20),
    put(cupFromAbove(chance, 104, 'heart'), [-206, 140], 150),
    put(breadSlice(chance, 124, 186), [16, -132], 14),
    half(-46, 22, 20),
    half(34, 30, 80),
    half(-20, 100, -30),
    half(62, 112, 140),
    lit(
      (
        [
          [196, 24],
          [222, 74],
          [176, 82],
        ] as const
      )
        .map(([x, y]) => put(area('M-44 22L30 -34L52 18Z', glow('fff0b0', 'f6d266', 'd9a22c')), [x, y], x))
        .join(''),
      4,
      6,
    ),
    jam(150, 182, ['e0566a', 'b01f3c', '6d0a20']),
    jam(250, 186, ['a8683a', '6f3d1c', '42200c']),
    lit(
      put(strawberry(44), [-70, 186], -30) +
        put(strawberry(42), [-20, 200], 24) +
        put(blueberry(17), [24, 190]) +
        put(blueberry(17), [52, 204]) +
        put(tomatoSlice(26, 3), [-90, -52]),
      4,
      6,
    ),
    lit(put(mint(chance, 30), [-50, 150]), 2, 4),
  ].join('');
};

export const breakfastPictures: Record<number, Picture> = {
  601: { table: { kind: 'cloth', color: '#e2bf74' }, draw: croissants },
  602: { table: { kind: 'stone', color: '#8fa08a' }, draw: avocado },
  603: { table: { kind: 'wood', tone: 'oak' }, draw: shakshuka },
  604: { table: { kind: 'counter', wall: '#a9cdd6', top: '#c79a68' }, draw: pancakes },
  605: { table: { kind: 'cloth', color: '#e0b3a6' }, draw: granola },
  606: { table: { kind: 'cloth', color: '#8fb0b8' }, draw: forTwo },
};
