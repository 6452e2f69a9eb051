import {
  type Art,
  type Chance,
  area,
  blob,
  line,
  pick,
  polar,
  put,
  scattered,
  strewn,
  times,
} from '../brush.ts';
import { glow } from '../light.ts';

/** A peeled prawn, curled around 0,0, its tail below. */
export function prawn(size: number): Art {
  const at = (angle: number, distance: number) => polar(angle, distance * size).join(' ');
  const body = `M${at(110, 0.62)}C${at(190, 1.05)} ${at(235, 1.25)} ${at(280, 0.95)}C${at(310, 0.95)} ${at(350, 0.9)} ${at(15, 0.55)}C${at(0, 0.3)} ${at(320, 0.28)} ${at(290, 0.32)}C${at(240, 0.35)} ${at(200, 0.25)} ${at(128, 0.42)}Z`;
  return (
    put(
      area(
        `M0 0C${-size * 0.1} ${size * 0.3} ${-size * 0.3} ${size * 0.4} ${-size * 0.42} ${size * 0.4}L${-size * 0.1} ${size * 0.28}L${size * 0.05} ${size * 0.5}Q${size * 0.16} ${size * 0.2} 0 0Z`,
        '#d9481f',
      ),
      polar(118, size * 0.5),
    ) +
    area(body, glow('ffd9bd', 'fb9d6c', 'e2673a')) +
    times(6, (i) => {
      const angle = 170 + i * 30;
      return line(`M${at(angle, 0.4)}L${at(angle + 8, 0.86)}`, size * 0.06, '#fff1e2', 'opacity=".7"');
    }) +
    line(
      `M${at(150, 0.66)}C${at(200, 0.95)} ${at(240, 1)} ${at(285, 0.8)}`,
      size * 0.05,
      '#d4522a',
      'opacity=".55"',
    )
  );
}

/** A prawn in crumbs, along x, its tail to the right. */
export const friedPrawn = (chance: Chance, length: number): Art => {
  const half = length / 2;
  const coat = `M${-half} 4C${-half * 0.9} ${-length * 0.3} ${half * 0.2} ${-length * 0.34} ${half * 0.72} ${-length * 0.05}C${half * 0.8} 0 ${half * 0.75} ${length * 0.07} ${half * 0.6} ${length * 0.06}C${half * 0.1} ${length * 0.02} ${-half * 0.5} ${length * 0.24} ${-half} 4Z`;
  return (
    area(
      `M${half * 0.6} 0L${half * 0.98} ${-length * 0.11}Q${half * 0.92} ${-length * 0.02} ${half * 1.02} ${length * 0.07}Q${half * 0.8} ${length * 0.08} ${half * 0.6} ${length * 0.02}Z`,
      glow('ff9a66', 'e2552a', 'b1340f'),
    ) +
    area(coat, glow('ffd57c', 'e8a23f', 'b46a1c')) +
    strewn(
      chance,
      scattered(chance, 34, 1, 0).map(
        ([x, y]) => [x * half * 0.66 - half * 0.08, y * length * 0.09 - length * 0.035] as const,
      ),
      (i) => area(blob(chance, 5, 3, 0.4, 6), pick(['#ffe6a6', '#c97c26', '#f6c566'], i)),
    )
  );
};
