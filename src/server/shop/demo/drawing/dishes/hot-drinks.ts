import {
  type Art,
  type Point,
  area,
  blob,
  box,
  chanceOf,
  dense,
  disc,
  faint,
  line,
  oval,
  put,
  scattered,
  strewn,
} from '../brush.ts';
import type { Picture } from '../compose.ts';
import { mint } from '../ingredients/greens.ts';
import { fall, glow, lit, round } from '../light.ts';
import { PORCELAIN, cup, cupFromAbove, steam } from '../ware/cups.ts';
import { afloat, bubbles, glass } from '../ware/glass.ts';

const cappuccino = () => {
  const chance = chanceOf(805);
  return (
    put(cupFromAbove(chance, 272, 'heart'), [0, 0], -14) +
    put(
      lit(
        box(-96, -11, 192, 22, 11, fall('f3f3f0', 'c9c6bf', '8d8982')) +
          put(oval(36, 24, glow('ffffff', 'd3d0c8', '8d8982')), [-104, 0]),
        4,
        6,
      ),
      [-176, 196],
      -42,
    ) +
    put(
      lit(
        disc(44, glow('dd9f58', 'b97434', '7d4717')) +
          strewn(chance, scattered(chance, 8, 30, 14), () => disc(6, '#3a1c0c')),
        6,
        6,
      ),
      [196, 186],
    )
  );
};

const espresso = () =>
  [
    put(steam(140), [0, -34]),
    put(
      cup(
        128,
        172,
        ['b5553a', '8f3d26', '56200f'],
        oval(112, 24, round('d9a05a', 'b4762c', '6b3a12')) +
          faint(line('M-60 2Q-20 -14 30 -4T80 2', 6, '#f3cf90'), 0.8),
      ),
      [0, 192],
    ),
    put(
      lit(
        box(-34, -30, 68, 46, 6, fall('7d4a2a', '56301a', '38200f')) +
          box(-28, -26, 26, 18, 3, '#8f5a36') +
          box(3, -26, 26, 18, 3, '#8f5a36'),
        3,
        6,
      ),
      [-266, 200],
      -8,
    ),
    lit(
      [
        [252, 214],
        [274, 196],
        [286, 222],
        [236, 236],
        [-208, 238],
      ]
        .map(([x = 0, y = 0], i) =>
          put(
            oval(19, 13, glow('8d5a36', '5c3418', '2f180a')) + line('M-15 2Q0 -5 15 0', 3, '#2a1408'),
            [x, y],
            i * 40,
          ),
        )
        .join(''),
      3,
      4,
    ),
  ].join('');

/** The handle of a long spoon that stands on 0,0. */
const spoon = (length: number): Art =>
  lit(box(-7, -length, 14, length, 7, fall('fbfaf6', 'c9c6bf', '8d8982')), 3, 4);

const macchiato = () => {
  const tall = {
    rim: 104,
    foot: 74,
    height: 400,
    level: 0.93,
    drink: ['fffaf0', 'fdf3e0', 'f7e6c8', '9a5c2c', '8a4f24', 'c99a6a', 'f3e2c6', 'fbf1de', 'fdf6e8'],
  };
  return [
    put(oval(180, 34, glow(...PORCELAIN)), [0, 228]),
    put(glass(tall, bubbles(6, 10, 120, 60), put(spoon(462), [18, -24], 6)), [0, 222]),
    put(
      lit(area(blob(chanceOf(807), 96, 30, 0.08, 11), glow('ffffff', 'fdf6ea', 'e3d3ba')), 8, 2) +
        strewn(
          chanceOf(8),
          dense(chanceOf(9), 30, 26).map(([x, y]): Point => [x * 2.6, y * 0.7]),
          () => disc(2.2, '#8a5a30'),
        ),
      [0, -154],
    ),
    lit(
      put(box(-50, -24, 100, 34, 9, fall('eec07c', 'cf8f44', '9a5c22')), [-212, 224], -6) +
        put(box(-50, -24, 100, 34, 9, fall('eec07c', 'cf8f44', '9a5c22')), [-196, 196], 4),
      4,
      6,
    ),
  ].join('');
};

const mintTea = () => {
  const chance = chanceOf(808);
  const small = { rim: 124, foot: 96, height: 300, level: 0.84, drink: ['eef0a8', 'd9dc74', 'b3b84a'] };
  return [
    put(steam(140), [10, -110]),
    put(oval(190, 36, glow(...PORCELAIN)), [0, 226]),
    put(
      glass(
        small,
        afloat([
          [mint(chance, 64), -46, -190, 0],
          [mint(chance, 60), 40, -150, 40],
          [mint(chance, 56), -30, -96, 80],
          [mint(chance, 50), 42, -66, 20],
          [line('M-6 -220Q10 -110 -14 -20', 7, '#4a8a34'), 0, 0, 0],
        ]),
      ),
      [0, 222],
    ),
    lit(put(mint(chance, 72), [-24, -60]) + put(mint(chance, 58), [46, -44]), 3, 6),
    put(
      lit(area('M-52 -96Q-62 -10 -44 0H44Q62 -10 52 -96Z', glow('ffd26a', 'e89a18', 'a85f06')), 8, 8) +
        box(-58, -116, 116, 26, 8, '#f6e7c4') +
        box(-44, -66, 88, 40, 4, '#fff6e0') +
        area('M-12 -46L0 -56L12 -46V-36L0 -28L-12 -36Z', '#d98a12'),
      [220, 226],
    ),
    lit(put(mint(chance, 50), [-216, 216]), 2, 4),
  ].join('');
};

export const hotDrinkPictures: Record<number, Picture> = {
  805: { table: { kind: 'wood', tone: 'walnut' }, draw: cappuccino },
  806: { table: { kind: 'counter', wall: '#d9c3a2', top: '#6f4a32' }, draw: espresso },
  807: { table: { kind: 'counter', wall: '#b58a9a', top: '#d8b28c' }, draw: macchiato },
  808: { table: { kind: 'counter', wall: '#6f9a8d', top: '#b98a5c' }, draw: mintTea },
};
