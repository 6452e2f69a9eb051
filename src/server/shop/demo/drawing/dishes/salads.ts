import { area, blob, chanceOf, circled, dense, disc, line, put, scattered, spot, strewn } from '../brush.ts';
import type { Picture } from '../compose.ts';
import { FILLED, RADIUS } from './bowls.ts';
import { flecks, lettuce } from '../ingredients/greens.ts';
import { halfEgg } from '../ingredients/hearty.ts';
import { DARK_OLIVE, cube, cucumber, olive, onionRing } from '../ingredients/vegetables.ts';
import { glow, lit, round } from '../light.ts';
import { GLAZES, bowl, innerShade, plate } from '../ware/vessels.ts';

const greek = () => {
  const chance = chanceOf(45);
  const feta = 'M-104 -46L86 -64L108 40L-88 66Z';
  return [
    bowl(RADIUS, GLAZES.clay),
    disc(FILLED, round('9dbb5a', '6d9a3c', '466f26')),
    lit(
      strewn(chance, scattered(chance, 16, 200, 40), () =>
        lettuce(chance, 56, ['b5db6e', '72ab3c', '3f7a28']),
      ),
      3,
      4,
    ),
    lit(
      strewn(chance, scattered(chance, 15, 206, 52), () => cucumber(44)),
      3,
      6,
    ),
    lit(
      strewn(chance, scattered(chance, 15, 210, 58), () =>
        put(
          area('M-44 20Q0 -44 44 20Q0 46 -44 20Z', glow('ff7a52', 'e0331f', 'a5150d')) +
            area('M-34 20Q0 -14 34 20Q0 34 -34 20Z', '#f58a66') +
            [-14, 0, 14].map((x) => spot([x, 20], 4, '#ffe0a0')).join(''),
          [0, 0],
        ),
      ),
      4,
      6,
    ),
    lit(
      strewn(chance, scattered(chance, 9, 190, 74), () => onionRing(38, chance)),
      3,
      4,
    ),
    lit(
      strewn(chance, scattered(chance, 13, 204, 60), () => olive(46, DARK_OLIVE)),
      5,
      5,
    ),
    lit(
      area(feta, glow('ffffff', 'fbf7ee', 'e2d9c6')) + area('M-88 66L108 40L110 66L-84 96Z', '#d9cfb9'),
      6,
      14,
    ),
    strewn(chance, [...scattered(chance, 22, 60, 12)], () => area(blob(chance, 5, 4, 0.2, 6), '#e3d8c2')),
    flecks(chance, dense(chance, 46, 76), 7, ['#7c8a3c', '#5c6f2c', '#94753a']),
    line('M-70 -20Q0 -50 70 -10', 5, '#c9a21c', 'opacity=".45"'),
    innerShade(FILLED + 8, 24),
  ].join('');
};

const caesar = () => {
  const chance = chanceOf(46);
  const romaine = ['e6f2ae', 'a5cc5c', '5f9a35'];
  const croutons = (count: number) =>
    lit(
      strewn(
        chance,
        scattered(chance, count, 176, 56),
        () =>
          cube(chance, 50, ['#f1c478', '#b9762c']) +
          strewn(chance, dense(chance, 6, 16), () => disc(2.4, '#9a5c1e')),
      ),
      4,
      6,
    );
  return [
    plate(RADIUS, GLAZES.coal),
    lit(
      [...circled(9, 128, 10)]
        .map((point, i) => put(lettuce(chance, 112, romaine), point, i * 40 + 10))
        .join(''),
      5,
      7,
    ),
    lit(
      [...circled(6, 66, 30)]
        .map((point, i) => put(lettuce(chance, 90, romaine), point, i * 60 + 30))
        .join(''),
      5,
      7,
    ),
    lit(
      (
        [
          [-120, 84],
          [112, 96],
          [10, -140],
        ] as const
      )
        .map((point, i) => put(halfEgg(54), point, i * 70))
        .join(''),
      5,
      7,
    ),
    croutons(13),
    lit(
      strewn(chance, scattered(chance, 14, 170, 46), () =>
        area('M-44 8Q-12 -20 46 -10Q16 6 -44 8Z', glow('fffbe6', 'f5df9c', 'd9b660')),
      ),
      2,
      4,
    ),
    lit(line('M-150 -60C-90 -110 -60 40 0 -30S80 60 150 -20', 9, '#fbf1d2'), 3, 3),
    lit(
      (
        [
          [-50, 26],
          [56, -70],
        ] as const
      )
        .map((point, i) =>
          put(
            line('M-46 0Q0 -16 46 4', 14, '#9a6a4c') + line('M-44 -2Q0 -18 44 2', 4, '#e5c6a8'),
            point,
            30 + i * 100,
          ),
        )
        .join(''),
      3,
      4,
    ),
    flecks(chance, dense(chance, 40, 180), 2.4, ['#2c241d']),
  ].join('');
};

export const saladPictures: Record<number, Picture> = {
  405: { table: { kind: 'cloth', color: '#8fb3bd' }, draw: greek },
  406: { table: { kind: 'wood', tone: 'oak' }, draw: caesar },
};
