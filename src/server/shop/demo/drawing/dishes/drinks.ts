import {
  type Art,
  type Point,
  area,
  box,
  chanceOf,
  dense,
  disc,
  faint,
  line,
  oval,
  put,
  strewn,
  times,
  within,
} from '../brush.ts';
import type { Picture } from '../compose.ts';
import { LEMON, ORANGE, citrus } from '../ingredients/fruit.ts';
import { mint, rosemary } from '../ingredients/greens.ts';
import { fall, glow, lit, raised, soft } from '../light.ts';
import { afloat, bottle, bubbles, glass, ice, straw } from '../ware/glass.ts';

/** A whole lemon or orange, standing on 0,0. */
const fruit = (radius: number, colors: readonly string[]): Art =>
  put(lit(oval(radius * 1.08, radius * 0.94, glow(...colors)), 9, 8), [0, -radius * 0.9]);

/** A tall glass of it; a set menu has it as well. */
export const lemonade = () => {
  const chance = chanceOf(801);
  const tall = { rim: 118, foot: 92, height: 400, level: 0.82, drink: ['fff6b8', 'fbe98a', 'f3d552'] };
  return [
    put(fruit(66, ['fff08a', 'f7cd22', 'c9950c']), [-214, 214]),
    put(lit(citrus(62, LEMON), 4, 8), [212, 164]),
    put(
      glass(
        tall,
        afloat([
          [ice(70), -44, -250, 16],
          [ice(66), 40, -190, -18],
          [citrus(58), 34, -278, 10],
          [citrus(56), -46, -150, 50],
          [ice(62), -10, -90, 30],
          [citrus(50), 44, -80, 0],
          [mint(chance, 44), -30, -210, 0],
          [mint(chance, 38), 30, -130, 70],
        ]) + bubbles(1, 26, 170, 320),
        straw([30, -60], [86, -480], '#e8b21c') + put(lit(citrus(62), 3, 4), [-104, -400]),
      ),
      [0, 232],
    ),
    lit(put(mint(chance, 62), [-14, -124]), 3, 5),
    lit(put(mint(chance, 46), [-120, 224]), 2, 4),
  ].join('');
};

const bloodOrange = () => {
  const chance = chanceOf(802);
  const low = { rim: 172, foot: 138, height: 268, level: 0.8, drink: ['ffb05a', 'f4702c', 'c92a24'] };
  return [
    put(fruit(76, ['ffc06a', 'ee7d1e', 'b34a0a']), [226, 204]),
    put(lit(disc(66, '#ec7a1c') + put(citrus(64, ORANGE), [0, 0]), 5, 8), [-236, 168]),
    put(
      glass(
        low,
        afloat([
          [ice(84), -76, -150, 14],
          [ice(80), 66, -120, -20],
          [citrus(70, ORANGE), -8, -100, 20],
          [ice(72), 100, -60, 8],
          [citrus(60, ORANGE), 104, -160, 40],
          [citrus(54, ORANGE), -104, -60, 40],
        ]) + bubbles(2, 30, 260, 200),
        put(rosemary(chance, 230), [70, -250], -68) + put(lit(citrus(78, ORANGE), 3, 5), [-146, -262]),
      ),
      [0, 228],
    ),
    lit(put(rosemary(chance, 120), [-96, 238], 6), 2, 4),
  ].join('');
};

const cola = () => {
  const tall = { rim: 112, foot: 80, height: 360, level: 0.86, drink: ['7a3c18', '47200c', '250e04'] };
  return [
    put(
      bottle(
        66,
        440,
        ['1d0b04', '5c2a10', '2a1006'],
        box(-66, -196, 132, 104, 0, '#f3d9a4') +
          box(-66, -188, 132, 5, 0, '#b5651c') +
          box(-66, -105, 132, 5, 0, '#b5651c') +
          put(disc(32, '#b5651c') + disc(20, '#f3d9a4') + disc(9, '#b5651c'), [0, -144]) +
          box(-28, -450, 56, 22, 6, '#d9942c'),
      ),
      [-170, 226],
    ),
    put(
      glass(
        tall,
        afloat([
          [ice(74), -40, -250, 18],
          [ice(70), 36, -200, -14],
          [ice(66), -24, -140, 8],
          [ice(58), 34, -90, 24],
        ]) + bubbles(3, 60, 170, 320),
        straw([-10, -60], [40, -470], '#d03222') + put(lit(citrus(56), 3, 4), [100, -352]),
      ),
      [84, 234],
    ),
    lit(put(ice(60), [232, 214], 14) + put(ice(48), [-40, 236], -12), 4, 6),
  ].join('');
};

const water = () => {
  const low = { rim: 100, foot: 82, height: 270, level: 0.7, drink: ['dff2f7', 'c5e6ef', 'a4d3e2'] };
  return [
    put(
      bottle(
        84,
        480,
        ['4f9fb8', 'c8ecf2', '6fb8c9'],
        box(-84, -226, 168, 120, 0, '#fdfaf0') +
          box(-84, -218, 168, 8, 0, '#2f7f9c') +
          box(-84, -122, 168, 8, 0, '#2f7f9c') +
          area('M-40 -138L-8 -192L12 -160L24 -176L46 -138Z', '#2f7f9c') +
          box(-36, -492, 72, 26, 8, '#2f7f9c'),
      ) + bubbles(4, 24, 130, 100),
      [-100, 230],
    ),
    put(
      glass(
        low,
        bubbles(5, 70, 160, 190) +
          afloat([
            [ice(60), -34, -150, 14],
            [ice(58), 34, -120, -18],
            [citrus(50), 8, -84, 0],
          ]),
      ),
      [128, 234],
    ),
  ].join('');
};

const beer = () => {
  const tall = { rim: 128, foot: 88, height: 400, level: 0.84, drink: ['ffd860', 'f5b52a', 'd98710'] };
  const chance = chanceOf(809);
  return [
    put(glass(tall, bubbles(7, 90, 190, 320)), [0, 232]),
    put(
      lit(
        area(
          'M-122 20C-136 -30 -112 -66 -70 -62C-54 -98 20 -100 40 -68C96 -84 140 -40 122 20Q60 44 0 36Q-60 44 -122 20Z',
          glow('ffffff', 'fff8e8', 'e8d9b8'),
        ),
        14,
        3,
      ),
      [0, -122],
    ),
    put(
      lit(
        line(
          'M-60 40C-110 0 -70 -60 0 -20C70 -60 110 0 60 40C20 60 -20 10 0 -20C20 10 -20 70 -60 40Z',
          26,
          '#a8571c',
        ),
        8,
        8,
      ) + strewn(chance, dense(chance, 26, 70), () => box(-3, -3, 6, 6, 1, '#fff', 'opacity=".8"')),
      [226, 176],
    ),
    lit(
      [
        [-220, 214],
        [-188, 230],
        [-246, 236],
      ]
        .map(([x = 0, y = 0], i) =>
          put(
            area(
              'M-24 0C-24 -17 -6 -14 0 -9C6 -14 24 -17 24 0C24 17 6 14 0 10C-6 14 -24 17 -24 0Z',
              glow('f6d69a', 'd9a458', '9c6826'),
            ),
            [x, y],
            i * 30,
          ),
        )
        .join(''),
      4,
      5,
    ),
  ].join('');
};

const wine = () => {
  const bowlOf = 'M-96 -330C-112 -210 -74 -132 0 -126C74 -132 112 -210 96 -330Z';
  return [
    put(
      bottle(
        78,
        500,
        ['120a0c', '42222a', '1a0c10'],
        box(-78, -234, 156, 150, 0, '#f6ead2') +
          box(-78, -226, 156, 5, 0, '#8a1c2c') +
          box(-78, -98, 156, 5, 0, '#8a1c2c') +
          put(
            lit(
              times(6, (i) =>
                put(disc(11, glow('a8506a', '6d1a34', '3a0a18')), [
                  -22 + (i % 3) * 22 + (i > 2 ? 11 : 0) - (i === 5 ? 33 : 0),
                  i > 2 ? 18 : 0,
                ] as Point),
              ),
              2,
              2,
            ),
            [0, -164],
          ) +
          box(-30, -506, 60, 110, 4, '#8a1c2c'),
      ),
      [-128, 226],
    ),
    put(
      soft(oval(96, 14, '#2a1206', 'opacity=".5"'), 6) +
        raised(oval(86, 16, glow('ffffff', 'e6eef0', 'a8bcc4'), 'opacity=".8"'), 4) +
        box(-5, -132, 10, 128, 4, '#e6eef0', 'opacity=".85"') +
        faint(raised(area(bowlOf, '#fff'), 5), 0.24) +
        within(bowlOf, area('M-120 -244H120V-100H-120Z', fall('b32a48', '7d1228', '46060f'))) +
        put(oval(101, 15, '#a3243f') + faint(oval(90, 11, '#e06a80'), 0.5), [0, -244]) +
        faint(area('M-84 -320C-92 -240 -70 -180 -50 -160C-66 -200 -72 -250 -66 -320Z', '#fff'), 0.5) +
        `<ellipse cy="-330" rx="96" ry="14" fill="none" stroke="#fff" stroke-width="3.5" opacity=".8"/>`,
      [104, 232],
    ),
    lit(
      [
        [222, 214],
        [246, 226],
        [212, 238],
        [238, 200],
        [264, 214],
        [234, 248],
      ]
        .map(([x = 0, y = 0]) => put(disc(17, glow('a87ab5', '5c2a72', '2c1038')), [x, y]))
        .join(''),
      5,
      5,
    ),
  ].join('');
};

export const drinkPictures: Record<number, Picture> = {
  801: { table: { kind: 'counter', wall: '#9cc3a0', top: '#e0c79c' }, draw: lemonade },
  802: { table: { kind: 'counter', wall: '#f0b99a', top: '#c98f62' }, draw: bloodOrange },
  803: { table: { kind: 'counter', wall: '#d9a441', top: '#8f5f3a' }, draw: cola },
  804: { table: { kind: 'counter', wall: '#7fb2c9', top: '#dfe3dc' }, draw: water },
  809: { table: { kind: 'counter', wall: '#5f7f6f', top: '#b07c48' }, draw: beer },
  810: { table: { kind: 'counter', wall: '#8d4a52', top: '#5c3a2a' }, draw: wine },
};
