import {
  type Art,
  type Chance,
  area,
  between,
  blob,
  box,
  chanceOf,
  dense,
  denseIn,
  disc,
  faint,
  oneOf,
  oval,
  put,
  strewn,
  times,
  within,
} from '../brush.ts';
import type { Picture } from '../compose.ts';
import { citrus } from '../ingredients/fruit.ts';
import { flecks, lettuce, rosemary } from '../ingredients/greens.ts';
import { falafel } from '../ingredients/hearty.ts';
import { cucumber, grillMarks, strip, tomatoSlice } from '../ingredients/vegetables.ts';
import { fall, glow, lit, raised, soft } from '../light.ts';
import { board, shadowBelow } from '../ware/vessels.ts';

/** Half a grilledChicken from the grill, seen from above. */
const halfChicken = (chance: Chance): Art => {
  const skin = ['f4bd62', 'c9742a', '7d3a10'];
  const body =
    'M-190 -40C-196 -120 -90 -160 10 -138C90 -122 150 -70 150 0C150 70 60 112 -40 102C-130 96 -186 40 -190 -40Z';
  const leg =
    'M40 -40C110 -90 200 -70 220 -6C236 44 200 70 236 120Q256 150 232 164Q216 172 206 156Q186 176 172 160Q160 140 176 124C150 96 90 100 50 70Z';
  return (
    lit(area(body, glow(...skin)), 20, 14) +
    lit(
      area(
        'M-150 -70C-176 -130 -110 -176 -60 -150C-16 -126 -26 -80 -70 -60Q-130 -40 -150 -70Z',
        glow(...skin),
      ),
      13,
      8,
    ) +
    lit(
      area(
        'M176 124Q160 140 172 160Q186 176 206 156Q216 172 232 164Q256 150 236 120L206 100Z',
        glow('fff6e0', 'f0dcb4', 'c9a468'),
      ),
      4,
      5,
    ) +
    lit(
      area(leg.replace(/C236 44.*$/, 'C232 40 214 64 214 104L178 118C150 96 90 100 50 70Z'), glow(...skin)),
      16,
      10,
    ) +
    faint(grillMarks(body, 200, 46, -28), 0.7) +
    faint(
      soft(
        strewn(chance, denseIn(chance, 18, 270, 170), () =>
          area(blob(chance, between(chance, 8, 22), between(chance, 6, 12), 0.3), '#6b2c0a'),
        ),
        5,
      ),
      0.55,
    ) +
    strewn(chance, denseIn(chance, 60, 280, 190), () =>
      oval(3, 2, oneOf(chance, ['#4a6a24', '#2c241d', '#ffe6a8'])),
    )
  );
};

const grilledChicken = () => {
  const chance = chanceOf(503);
  const potato = () => area(blob(chance, 44, 34, 0.09, 9), glow('ffe39a', 'eab04c', 'b06c1c'));
  return [
    board(690, 520, 'dark'),
    lit(
      (
        [
          [-214, 128],
          [-140, 176],
          [-60, 150],
          [20, 184],
          [-236, 196],
          [-170, 92],
        ] as const
      )
        .map((point) => put(potato(), point, chance() * 360))
        .join(''),
      8,
      9,
    ),
    put(halfChicken(chance), [-4, -28], -6, 1.12),
    lit(
      put(citrus(62), [-226, -128], 14) + put(citrus(56), [112, 186], 40) + put(citrus(52), [196, -182], 70),
      5,
      9,
    ),
    lit(put(rosemary(chance, 170), [-60, -204], 8) + put(rosemary(chance, 130), [-10, 138], -14), 2, 5),
    flecks(chance, dense(chance, 60, 260), 6),
  ].join('');
};

const steak = () => {
  const chance = chanceOf(504);
  const outline =
    'M-206 -10C-220 -106 -120 -148 -10 -138C90 -132 196 -110 206 -24C214 70 120 118 20 122C-90 128 -196 96 -206 -10Z';
  /** A slice that leans on the one before: its crust, and its pink face. */
  const slice = (i: number) => {
    const face = blob(chance, 58, 104, 0.05, 10);
    return put(
      lit(area(face, glow('8d4a24', '5a2a10', '341506')), 6, 9) +
        put(area(face, glow('c9705c', 'a8463a', '7d2c20')), [4, 0], 0, 0.9, 0.92) +
        soft(put(area(face, glow('f58f86', 'e2605c', 'c24a44')), [6, 0], 0, 0.66, 0.76), 5) +
        faint(
          strewn(chance, denseIn(chance, 16, 60, 130), () => area('M-1 -9Q3 0 0 10Q-4 0 -1 -9Z', '#ffd2c4')),
          0.6,
        ),
      [40 + i * 56, 66 + i * 10],
      14 + i * 4,
    );
  };
  const fries = times(9, (i) =>
    put(
      box(-66, -11, 132, 22, 5, fall('ffe58a', 'f7bf45', 'c98422')),
      [-176 + (i % 3) * 14, 110 + i * 16],
      -16 + (i % 4) * 11,
    ),
  );
  return [
    board(720, 540),
    put(
      lit(area(outline, glow('8d4a24', '63300f', '3a1806')), 14, 16) + grillMarks(outline, 220, 50, -24),
      [-62, -66],
      -4,
      1.08,
    ),
    [3, 2, 1, 0].toReversed().map(slice).join(''),
    put(
      lit(disc(52, glow('fff6c0', 'fbe084', 'e3b740')), 8, 9) + flecks(chance, dense(chance, 34, 40), 7),
      [-116, -92],
    ),
    lit(fries, 4, 6),
    lit(put(rosemary(chance, 190), [150, -196], 12) + put(rosemary(chance, 120), [-20, 208], -12), 2, 5),
    lit(put(tomatoSlice(48), [236, -106]), 5, 8),
    strewn(chance, dense(chance, 36, 220), () =>
      area('M-4 -3L3 -4L5 3L-3 4Z', oneOf(chance, ['#fffdf6', '#2c241d', '#fffdf6'])),
    ),
  ].join('');
};

const pita = () => {
  const chance = chanceOf(505);
  const bread =
    'M-226 -36C-236 -50 -214 -62 -196 -54Q0 14 196 -54C214 -62 236 -50 226 -36C214 110 120 212 0 212C-120 212 -214 110 -226 -36Z';
  const wrap = 'M-214 60L214 4L150 214Q60 250 -60 236Z';
  return [
    put(shadowBelow(340), [0, 252]),
    put(
      lit(
        area('M-222 -40C-200 -170 200 -170 222 -40Q0 60 -222 -40Z', glow('f6dca6', 'dcae66', 'ac7632')),
        9,
        6,
      ) +
        lit(
          ([-170, -86, 4, 92, 168] as const)
            .map((x, i) => put(lettuce(chance, 78), [x, -74 - (2 - Math.abs(i - 2)) * 20], -110 + i * 36))
            .join(''),
          4,
          5,
        ) +
        lit(
          times(16, (i) =>
            put(
              strip(chance, 84, 11, '#6d1f56', i % 2 ? '#c06aa6' : '#9a3a82'),
              [-170 + i * 23, -62 - (i % 3) * 18],
              i * 37,
            ),
          ),
          3,
          4,
        ) +
        lit(
          (
            [
              [-142, -76],
              [-52, -98],
              [48, -98],
              [140, -74],
            ] as const
          )
            .map((point) => put(falafel(chance, 62), point))
            .join(''),
          12,
          10,
        ) +
        lit(
          put(tomatoSlice(42), [-100, -24]) + put(tomatoSlice(42), [98, -24]) + put(cucumber(42), [0, -16]),
          4,
          6,
        ) +
        lit(
          area(
            'M-160 -118C-120 -140 -90 -84 -40 -128S60 -150 90 -104S140 -110 172 -76L164 -60C140 -86 120 -70 96 -82C60 -120 20 -90 -20 -96C-70 -60 -120 -90 -160 -118Z',
            glow('fffbee', 'f6ebd0', 'd9c59a'),
          ),
          5,
          5,
        ) +
        lit(area(bread, glow('fae3b0', 'e2b56c', 'a9742f')), 15, 10) +
        faint(
          soft(
            strewn(chance, denseIn(chance, 16, 330, 90), () =>
              area(
                blob(chance, between(chance, 10, 28), between(chance, 7, 15), 0.3),
                '#8d5316',
                'transform="translate(0 30)"',
              ),
            ),
            5,
          ),
          0.5,
        ) +
        raised(area(wrap, '#fbf3e4'), 8) +
        within(
          wrap,
          times(14, (i) =>
            box(-260 + i * 44, -40, 20, 340, 0, '#3f7f6f', `opacity=".8" transform="rotate(-24)"`),
          ) + area('M60 0H240V260H0Z', '#3a1a08', 'opacity=".14"'),
        ),
      [0, 22],
      -8,
      1.04,
    ),
  ].join('');
};

export const grillPictures: Record<number, Picture> = {
  503: { table: { kind: 'cloth', color: '#d9b862' }, draw: grilledChicken },
  504: { table: { kind: 'stone', color: '#4a403c' }, draw: steak },
  505: { table: { kind: 'counter', wall: '#e3c27e', top: '#a9714a' }, draw: pita },
};
