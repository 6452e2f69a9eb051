import {
  type Art,
  type Chance,
  area,
  blob,
  disc,
  line,
  oval,
  pick,
  put,
  scattered,
  strewn,
  times,
} from '../brush.ts';
import { glow, lit } from '../light.ts';

/** A chickpea ball with its crust of herbs. */
export const falafel = (chance: Chance, radius: number): Art =>
  area(blob(chance, radius, radius * 0.96, 0.05, 12), glow('c88a45', '94591f', '5c3410')) +
  strewn(chance, scattered(chance, 26, radius * 0.86, radius * 0.14), (i) =>
    area(
      blob(chance, radius * 0.09, radius * 0.06, 0.4, 6),
      pick(['#e0ad66', '#6a3d12', '#7f8a35', '#b97a34'], i),
      'opacity=".85"',
    ),
  );

/** Half a boiled egg. */
export const halfEgg = (size: number): Art =>
  oval(size, size * 0.8, glow('ffffff', 'fbf6ec', 'e2d6c0')) +
  put(disc(size * 0.44, glow('ffd76a', 'f7ab22', 'e08c10')), [size * 0.08, 0]);

/** Grilled chicken in slices, fanned along x. */
export const chickenSlices = (count: number, length: number, gap: number): Art =>
  times(count, (i) =>
    put(
      area(
        `M${-gap * 0.7} ${-length / 2}Q${gap * 0.9} ${-length * 0.56} ${gap} ${-length * 0.3}L${gap * 0.9} ${length * 0.36}Q${gap * 0.6} ${length * 0.55} ${-gap * 0.6} ${length / 2}Q${-gap * 1.1} 0 ${-gap * 0.7} ${-length / 2}Z`,
        glow('fbe3b8', 'eac48a', 'bd8448'),
      ) +
        line(
          `M${-gap * 0.6} ${-length * 0.46}Q${gap * 0.7} ${-length * 0.5} ${gap * 0.8} ${-length * 0.28}V${length * 0.34}`,
          5,
          '#a65f22',
        ) +
        line(
          `M${gap * 0.2} ${-length * 0.46}L${gap * 0.8} ${-length * 0.2}M${gap * 0.1} ${length * 0.1}L${gap * 0.85} ${length * 0.3}`,
          5,
          '#4a2408',
          'opacity=".8"',
        ),
      [(i - (count - 1) / 2) * gap * 1.25, Math.abs(i - (count - 1) / 2) * 4],
      (i - (count - 1) / 2) * 5,
    ),
  );

export const walnut = (size: number): Art =>
  area(
    `M${-size} 0C${-size} ${-size * 0.9} ${-size * 0.2} ${-size * 0.7} 0 ${-size * 0.35}C${size * 0.2} ${-size * 0.7} ${size} ${-size * 0.9} ${size} 0C${size} ${size * 0.9} ${size * 0.2} ${size * 0.7} 0 ${size * 0.4}C${-size * 0.2} ${size * 0.7} ${-size} ${size * 0.9} ${-size} 0Z`,
    glow('dfae74', 'b27a41', '7b4a22'),
  ) +
  line(
    `M0 ${-size * 0.3}V${size * 0.35}M${-size * 0.6} ${-size * 0.3}q${size * 0.2} ${size * 0.3} 0 ${size * 0.6}M${size * 0.6} ${-size * 0.3}q${-size * 0.2} ${size * 0.3} 0 ${size * 0.6}`,
    size * 0.14,
    '#7a4a20',
    'opacity=".7"',
  );

/** An egg whose white has set, seen from above. */
export const friedEgg = (chance: Chance, size: number): Art =>
  lit(area(blob(chance, size, size * 0.92, 0.12, 9), glow('ffffff', 'fdf7ea', 'efe0c2')), 5, 4) +
  lit(disc(size * 0.42, glow('ffd95a', 'f9a91c', 'e27f0c')), 7, 2);
