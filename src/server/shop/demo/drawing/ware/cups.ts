import {
  type Art,
  type Chance,
  area,
  between,
  box,
  dense,
  disc,
  faint,
  line,
  oval,
  put,
  strewn,
} from '../brush.ts';
import { glow, lit, raised, round, side, soft } from '../light.ts';
import { GLAZES, innerShade, plate } from './vessels.ts';

/** Colours of white china in the light of the window. */
export const PORCELAIN = ['fffdf8', 'f1e8dc', 'b9aa96'];

/** A cup seen from the side with its saucer, standing on 0,0; `drink` shows in its mouth. */
export function cup(half: number, tall: number, glaze: readonly string[], drink: Art): Art {
  const body = `M${-half} ${-tall}C${-half} ${-tall * 0.2} ${-half * 0.6} -8 ${-half * 0.42} -8H${half * 0.42}C${half * 0.6} -8 ${half} ${-tall * 0.2} ${half} ${-tall}Z`;
  return [
    raised(oval(half * 1.7, half * 0.3, glow(...PORCELAIN)), 10),
    oval(half * 1.2, half * 0.18, '#3a1a08', 'opacity=".16" transform="translate(4 -4)"'),
    `<path d="M${half * 0.9} ${-tall * 0.8}C${half * 1.6} ${-tall * 0.95} ${half * 1.6} ${-tall * 0.2} ${half * 0.74} ${-tall * 0.3}" fill="none" stroke="${side(...glaze)}" stroke-width="${half * 0.17}" stroke-linecap="round"/>`,
    lit(area(body, glow(...glaze)), 12, 8),
    put(oval(half, half * 0.24, `#${glaze[0]}`) + oval(half * 0.92, half * 0.2, '#5c3414'), [0, -tall]),
    put(drink, [0, -tall]),
  ].join('');
}

/** Steam that rises from 0,0. */
export const steam = (tall: number): Art =>
  faint(
    soft(
      [-34, 4, 40]
        .map((x, i) =>
          line(
            `M${x} 0C${x - 26} ${-tall * 0.3} ${x + 28} ${-tall * 0.6} ${x + (i - 1) * 8} ${-tall}`,
            13,
            '#fff',
          ),
        )
        .join(''),
      7,
    ),
    0.5,
  );

/** A cup of coffee on its saucer, from above. */
export const cupFromAbove = (chance: Chance, radius: number, foam: 'heart' | 'crema'): Art => {
  const inner = radius * 0.6;
  return [
    plate(radius, GLAZES.white),
    raised(
      box(
        inner * 0.9,
        -radius * 0.07,
        radius * 0.5,
        radius * 0.14,
        radius * 0.07,
        glow('fffdf8', 'f3ebe0', 'cbbda9'),
      ),
      6,
    ),
    raised(disc(inner * 1.14, glow('ffffff', 'f5eee4', 'd3c6b4')), 10),
    disc(inner, foam === 'heart' ? round('a8642c', '8a4a1c', '5f2d0d') : round('c98a3c', 'a8661f', '5c2c0c')),
    foam === 'heart'
      ? faint(
          area(
            `M0 ${inner * 0.62}C${-inner * 0.95} ${inner * 0.1} ${-inner * 0.7} ${-inner * 0.72} 0 ${-inner * 0.3}C${inner * 0.7} ${-inner * 0.72} ${inner * 0.95} ${inner * 0.1} 0 ${inner * 0.62}Z`,
            '#fff2dc',
          ),
          0.97,
        ) +
        line(
          `M0 ${inner * 0.4}C${-inner * 0.6} ${inner * 0.05} ${-inner * 0.42} ${-inner * 0.45} 0 ${-inner * 0.08}C${inner * 0.42} ${-inner * 0.45} ${inner * 0.6} ${inner * 0.05} 0 ${inner * 0.4}Z`,
          inner * 0.05,
          '#b97a44',
        ) +
        area(
          `M0 ${inner * 0.24}C${-inner * 0.3} ${inner * 0.04} ${-inner * 0.2} ${-inner * 0.22} 0 ${-inner * 0.04}C${inner * 0.2} ${-inner * 0.22} ${inner * 0.3} ${inner * 0.04} 0 ${inner * 0.24}Z`,
          '#c28850',
        )
      : strewn(chance, dense(chance, 50, inner * 0.8), () =>
          disc(between(chance, 1, 4), '#eec07c', 'opacity=".7"'),
        ) +
        soft(
          line(
            `M${-inner * 0.5} ${-inner * 0.2}Q0 ${-inner * 0.6} ${inner * 0.4} ${-inner * 0.1}Q${inner * 0.2} ${inner * 0.4} ${-inner * 0.3} ${inner * 0.3}`,
            inner * 0.12,
            '#e6b267',
            'opacity=".8"',
          ),
          3,
        ),
    innerShade(inner * 1.03, inner * 0.1),
  ].join('');
};
