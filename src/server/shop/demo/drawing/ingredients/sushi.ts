import {
  type Art,
  type Chance,
  area,
  blob,
  box,
  dense,
  disc,
  leafAlong,
  line,
  oval,
  pick,
  polar,
  put,
  strewn,
  times,
  within,
} from '../brush.ts';
import { glow, lit, round } from '../light.ts';

const RICE = ['ffffff', 'f7f2e8', 'ddd2bf'];

/** Grains of rice that catch the light, over an area of this reach. */
const rice = (chance: Chance, count: number, rx: number, ry: number): Art =>
  strewn(
    chance,
    dense(chance, count, 1).map(([x, y]) => [x * rx, y * ry] as const),
    (i) => oval(6.5, 2.8, pick(['#ffffff', '#ece3d2', '#fffdf6'], i), 'stroke="#cfc3ad" stroke-width=".5"'),
  );

export const SALMON = { flesh: ['ffb27a', 'f87f3f', 'd9571c'], lines: '#ffe3c4' };
export const TUNA = { flesh: ['e8596a', 'b8263c', '7c1226'], lines: '#ef8b97' };
export const SEABREAM = { flesh: ['fffaf4', 'fbe3da', 'eab9ab'], lines: '#e58f80' };

/** A slice of fish on rice, along x. */
export function nigiri(chance: Chance, { flesh, lines }: typeof SALMON): Art {
  const fish =
    'M-88 6C-92 -24 -70 -38 -30 -38C20 -40 66 -36 84 -16C94 -4 92 18 80 28C50 40 -40 40 -72 32C-84 28 -87 18 -88 6Z';
  return (
    lit(
      area(
        'M-78 4C-80 -30 -60 -34 0 -34C60 -34 80 -30 78 4C80 42 58 46 0 46C-58 46 -80 42 -78 4Z',
        glow(...RICE),
      ) + rice(chance, 90, 70, 38),
      6,
      10,
    ) +
    lit(
      put(
        area(fish, glow(...flesh)) +
          within(
            fish,
            times(9, (i) => {
              const x = -96 + i * 24;
              return line(
                `M${x} 46C${x + 16} 20 ${x + 14} -8 ${x + 36} -46`,
                i % 2 ? 3 : 5,
                lines,
                'opacity=".8"',
              );
            }),
          ),
        [0, -8],
      ),
      7,
      5,
    )
  );
}

/** A roll in seaweed, seen from above; `core` is what is in its middle. */
export const maki = (chance: Chance, core: Art): Art =>
  lit(
    area(blob(chance, 49, 49, 0.02, 12), round('2c3a30', '1c2a22', '0c1510')) +
      disc(42, glow(...RICE)) +
      rice(chance, 80, 36, 36),
    5,
    10,
  ) + lit(core, 3, 2);

/** A roll turned inside out, in sesame. */
export const insideOut = (chance: Chance, core: Art): Art =>
  lit(
    area(blob(chance, 54, 54, 0.02, 12), glow(...RICE)) +
      rice(chance, 130, 48, 48) +
      strewn(
        chance,
        dense(chance, 40, 50).filter(([x, y]) => Math.hypot(x, y) > 34),
        (i) => oval(4.2, 2.2, pick(['#e9c988', '#2b2521', '#f4dfae'], i)),
      ),
    6,
    11,
  ) +
  disc(30, '#17221b') +
  disc(26, glow(...RICE)) +
  lit(core, 3, 2);

export const salmonCore: Art =
  area(
    'M-17 -8C-10 -19 12 -18 17 -4C20 10 6 19 -8 16C-18 13 -22 2 -17 -8Z',
    glow('ffb27a', 'f87f3f', 'd9571c'),
  ) + line('M-10 10Q0 0 6 -13M2 13Q8 4 14 -4', 2.4, '#ffe3c4');
export const cucumberCore: Art =
  area('M-15 -13L13 -15L16 12L-12 15Z', glow('e4f5b8', 'b5dd7a', '6fa53a')) +
  line('M-15 -13L-12 15', 4, '#3f7d2c');
export const avocadoCore: Art =
  area('M-18 -4C-10 -18 14 -16 18 0C14 12 -12 16 -18 -4Z', glow('f1f3a4', 'c6d65a', '7fa032')) +
  area('M-8 6C0 2 10 4 12 10C4 16 -4 14 -8 6Z', glow('ffb27a', 'f87f3f', 'd9571c'));

/** Pickled ginger in petals. */
export const ginger = (chance: Chance): Art =>
  times(9, (i) => {
    const [x, y] = polar(i * 41, 10 + i * 3.4);
    return lit(
      put(area(leafAlong(64, 40, 5), glow('fff1ec', 'f9c6bf', 'e39a96')), [x, y], i * 47 + chance() * 20),
      3,
      3,
    );
  });

export const wasabi = (chance: Chance): Art =>
  lit(
    area(blob(chance, 32, 28, 0.12), glow('d9edaa', 'a4cc6a', '6d9a3c')) +
      line('M-16 -4Q0 -14 15 -2', 4, '#e6f5c2', 'opacity=".7"'),
    6,
    8,
  );

/** Two sticks along x. */
export const chopsticks: Art = lit(
  put(
    area('M-260 -7L260 -3V3L-260 7Z', glow('c4714a', '8a3b24', '5c2214')) +
      box(-262, -8, 70, 16, 6, '#2b1a16'),
    [0, 0],
    3,
  ) +
    put(
      area('M-260 -7L260 -3V3L-260 7Z', glow('c4714a', '8a3b24', '5c2214')) +
        box(-262, -8, 70, 16, 6, '#2b1a16'),
      [0, 26],
      -2,
    ),
  3,
  9,
);
