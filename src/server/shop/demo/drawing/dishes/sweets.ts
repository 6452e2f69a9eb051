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
  within,
} from '../brush.ts';
import type { Picture } from '../compose.ts';
import { blueberry, halfStrawberry, raspberry, strawberry } from '../ingredients/fruit.ts';
import { mint } from '../ingredients/greens.ts';
import { fall, glow, lit, raised, side, soft } from '../light.ts';
import { flatPlate } from '../ware/vessels.ts';

const pannaCotta = () => {
  const chance = chanceOf(702);
  const body =
    'M-124 -190C-128 -206 -96 -214 0 -214C96 -214 128 -206 124 -190L158 -14Q150 12 0 14Q-150 12 -158 -14Z';
  return [
    put(flatPlate(290, ['8fb0bd', '5c8698', '30525f']), [0, 190]),
    put(oval(210, 38, glow('d8365a', 'a8163c', '6d0a24')), [4, 196]),
    put(lit(area(body, glow('fffdf6', 'fbf0da', 'e3cda6')), 16, 10), [0, 192]),
    put(
      lit(
        area(
          'M-128 0C-126 -30 126 -30 128 0C134 40 122 84 108 84C94 84 98 44 80 40C60 36 66 120 44 122C20 122 28 50 0 46C-22 44 -18 88 -38 90C-60 90 -54 40 -74 42C-94 46 -88 104 -106 102C-126 98 -132 40 -128 0Z',
          glow('f0527a', 'c01c48', '7d0a28'),
        ),
        8,
        4,
      ),
      [0, 0],
    ),
    lit(
      put(raspberry(33), [-50, -34]) +
        put(raspberry(31), [14, -22]) +
        put(blueberry(25), [62, -22]) +
        put(blueberry(24), [-8, -66]) +
        put(halfStrawberry(46), [52, -70], 16),
      5,
      6,
    ),
    lit(put(mint(chance, 38), [-40, -88]), 2, 4),
    lit(
      put(raspberry(28), [-196, 184]) +
        put(blueberry(22), [-160, 206]) +
        put(blueberry(22), [190, 196]) +
        put(raspberry(27), [226, 178]),
      5,
      6,
    ),
  ].join('');
};

/** A cookie with chunks of chocolate, from above. */
function cookie(chance: Chance, radius: number): Art {
  return (
    lit(
      area(blob(chance, radius, radius, 0.035, 14), glow('eebb72', 'cc8b40', '905420')),
      radius * 0.09,
      12,
    ) +
    faint(
      soft(
        strewn(chance, scattered(chance, 12, radius * 0.8, radius * 0.3), () =>
          area(blob(chance, radius * 0.16, radius * 0.1, 0.3), '#8d531c'),
        ),
        4,
      ),
      0.5,
    ) +
    strewn(chance, scattered(chance, 16, radius * 0.88, radius * 0.12), () =>
      line(
        `M${-radius * 0.1} 0Q0 ${radius * 0.04} ${radius * 0.1} ${-radius * 0.02}`,
        2.6,
        '#8d531c',
        'opacity=".6"',
      ),
    ) +
    lit(
      strewn(chance, scattered(chance, 13, radius * 0.78, radius * 0.3), () =>
        area(
          blob(chance, radius * between(chance, 0.1, 0.17), radius * between(chance, 0.08, 0.14), 0.24, 6),
          glow('7a4526', '4a2611', '2a1206'),
        ),
      ),
      4,
      4,
    ) +
    lit(
      strewn(chance, scattered(chance, 9, radius * 0.8, radius * 0.3), () =>
        area(blob(chance, radius * 0.08, radius * 0.07, 0.1, 7), glow('f2d29a', 'd9a55c', '9c6a2c')),
      ),
      3,
      3,
    ) +
    lit(
      strewn(chance, scattered(chance, 26, radius * 0.82, radius * 0.12), () =>
        area('M-5 -4L4 -5L6 4L-4 5Z', '#ffffff'),
      ),
      1,
      2,
    )
  );
}

const cookies = () => {
  const chance = chanceOf(704);
  return [
    put(box(-270, -270, 540, 540, 10, '#efe3cc', 'opacity=".92" transform="rotate(8)"'), [0, 0]),
    put(cookie(chance, 150), [130, -126]),
    put(cookie(chance, 128), [168, 168]),
    put(cookie(chance, 206), [-70, 36]),
    strewn(chance, dense(chance, 26, 280), () =>
      area(blob(chance, 6, 4, 0.4, 5), oneOf(chance, ['#b97434', '#5c3216', '#d9a060'])),
    ),
    lit(
      put(area(blob(chance, 26, 20, 0.2, 6), glow('7a4526', '4a2611', '2a1206')), [-220, -196]) +
        put(area(blob(chance, 20, 17, 0.2, 6), glow('7a4526', '4a2611', '2a1206')), [-176, -226]) +
        put(area(blob(chance, 17, 16, 0.1, 7), glow('f2d29a', 'd9a55c', '9c6a2c')), [-236, -148]),
      4,
      6,
    ),
  ].join('');
};

/** A ball of ice cream with its ragged foot. */
const scoop = (chance: Chance, radius: number, colors: readonly string[], more: Art = ''): Art =>
  lit(
    area(
      through(
        [
          ...Array.from({ length: 13 }, (_, i): Point => polar(180 + i * 15, radius)),
          ...Array.from({ length: 8 }, (_, i): Point => [
            radius * (1.08 - i * 0.31),
            radius * (0.28 + (i % 2 ? 0.16 : 0) + between(chance, -0.04, 0.04)),
          ]),
        ],
        true,
      ),
      glow(...colors),
    ),
    14,
    6,
  ) + more;

const gelato = () => {
  const chance = chanceOf(705);
  const cupShape = 'M-142 -6C-134 10 134 10 142 -6L104 150Q100 164 84 164H-84Q-100 164 -104 150Z';
  const specks = (colors: readonly string[], count: number) =>
    strewn(chance, dense(chance, count, 66), () => area(blob(chance, 4, 2.6, 0.3, 5), oneOf(chance, colors)));
  return [
    put(soft(oval(130, 16, '#2a1206', 'opacity=".5"'), 7), [0, 232]),
    lit(put(area('M-34 -190L34 -190L14 40H-14Z', fall('f3c985', 'd9974a', 'a8662a')), [124, 20], 24), 4, 6) +
      put(
        faint(
          times(4, (i) =>
            line(
              `M-28 ${-170 + i * 34}L24 ${-150 + i * 34}M26 ${-170 + i * 34}L-22 ${-150 + i * 34}`,
              3,
              '#8a4c18',
            ),
          ),
          0.6,
        ),
        [124, 20],
        24,
      ),
    put(scoop(chance, 98, ['fffdf0', 'f9eec6', 'd9c286'], specks(['#5c4a2a'], 16)), [0, -84]),
    put(scoop(chance, 98, ['ffc2cc', 'f07f96', 'b8415c'], specks(['#b3264a', '#ffe0e6'], 20)), [-72, 26]),
    put(scoop(chance, 98, ['dcebaa', 'a9c466', '6c8a34'], specks(['#5c7a24', '#8a5a30'], 22)), [76, 30]),
    put(
      raised(area(cupShape, side('f6efe2', 'ffffff', 'd9cdb8')), 8) +
        within(
          cupShape,
          times(7, (i) => box(-150 + i * 46, -20, 22, 200, 0, '#6aa8ae', 'opacity=".75"')) +
            area('M40 -20H160V180H30Z', '#2a1206', 'opacity=".12"'),
        ),
      [0, 70],
    ),
    lit(put(raspberry(28), [-14, -186]) + put(mint(chance, 34), [26, -178]), 4, 5),
    lit(put(strawberry(50), [-206, 196], 40) + put(strawberry(44), [208, 206], -30), 5, 7),
  ].join('');
};

export const sweetPictures: Record<number, Picture> = {
  702: { table: { kind: 'counter', wall: '#e0b0ac', top: '#f0dfc6' }, draw: pannaCotta },
  704: { table: { kind: 'wood', tone: 'oak' }, draw: cookies },
  705: { table: { kind: 'counter', wall: '#9cc6cf', top: '#e3cba6' }, draw: gelato },
};
