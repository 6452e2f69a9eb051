import { type Art, type Point, area, circled, disc, line, oval, polar, put, times } from '../brush.ts';
import { fall, glow, round } from '../light.ts';

/** A slice of lemon or orange: peel, pith and segments. */
export function citrus(radius: number, colors: { peel: string; flesh: readonly string[] } = LEMON): Art {
  return (
    disc(radius, colors.peel) +
    disc(radius * 0.9, '#fff6d8') +
    times(8, (i) =>
      put(
        area(
          `M${radius * 0.1} 0L${radius * 0.78} ${-radius * 0.25}Q${radius * 0.9} 0 ${radius * 0.78} ${radius * 0.25}Z`,
          glow(...colors.flesh),
        ),
        polar(i * 45, radius * 0.02),
        i * 45,
      ),
    )
  );
}

export const LEMON = { peel: '#f2c21b', flesh: ['fff3a6', 'f7dc4e', 'eac52f'] };

export const ORANGE = { peel: '#ec7a1c', flesh: ['ffb28a', 'e8502c', 'b92a24'] };

export const LIME = { peel: '#6da32f', flesh: ['eff7b8', 'c7e07a', 'a5cb55'] };

/** A wedge of lemon on its side. */
export const lemonWedge = (size: number): Art =>
  area(
    `M${-size} 0Q0 ${-size * 0.3} ${size} 0Q${size * 0.55} ${size * 0.85} 0 ${size * 0.85}Q${-size * 0.55} ${size * 0.85} ${-size} 0Z`,
    glow('fbe36c', 'f0bd1c', 'c98f10'),
  ) +
  area(
    `M${-size * 0.86} -2Q0 ${-size * 0.26} ${size * 0.86} -2Q${size * 0.45} ${size * 0.5} 0 ${size * 0.52}Q${-size * 0.45} ${size * 0.5} ${-size * 0.86} -2Z`,
    fall('fff6c2', 'f8e06a'),
  ) +
  [-0.4, 0, 0.4]
    .map((x) =>
      line(`M${x * size * 0.3} ${size * 0.46}L${x * size} ${-size * 0.1}`, 2.5, '#fffbe6', 'opacity=".8"'),
    )
    .join('');

/** Half a fig, cut open. */
export const fig = (radius: number): Art => {
  const outline = `M0 ${-radius * 1.22}C${radius * 0.5} ${-radius * 0.8} ${radius} ${-radius * 0.3} ${radius} ${radius * 0.2}C${radius} ${radius * 0.75} ${radius * 0.5} ${radius} 0 ${radius}C${-radius * 0.5} ${radius} ${-radius} ${radius * 0.75} ${-radius} ${radius * 0.2}C${-radius} ${-radius * 0.3} ${-radius * 0.5} ${-radius * 0.8} 0 ${-radius * 1.22}Z`;
  return (
    area(outline, glow('8d5a8a', '55305a', '2f1734')) +
    put(area(outline, '#efe0c0'), [0, radius * 0.03], 0, 0.86) +
    put(area(outline, round('f0a08a', 'd6485a', 'a52748')), [0, radius * 0.08], 0, 0.68) +
    times(26, (i) => {
      const [x, y] = polar(i * 137.5, Math.sqrt(i / 26) * radius * 0.52);
      return put(oval(radius * 0.065, radius * 0.035, '#ffe2a0'), [x, y + radius * 0.1], i * 40);
    })
  );
};

export const blueberry = (radius: number): Art =>
  disc(radius, glow('8fa3dc', '44558f', '1d2650')) +
  times(5, (i) =>
    put(area('M0 0L5 -2L5 2Z', '#1a2146'), [-radius * 0.15, -radius * 0.2], i * 72, radius / 13),
  );

/** A strawberry, its tip below. */
export const strawberry = (size: number): Art =>
  area(
    `M${-size * 0.62} ${-size * 0.3}C${-size * 0.66} ${-size * 0.8} ${size * 0.66} ${-size * 0.8} ${size * 0.62} ${-size * 0.3}C${size * 0.56} ${size * 0.3} ${size * 0.2} ${size * 0.7} 0 ${size * 0.76}C${-size * 0.2} ${size * 0.7} ${-size * 0.56} ${size * 0.3} ${-size * 0.62} ${-size * 0.3}Z`,
    glow('ff7a6a', 'e02a30', '9a0d1c'),
  ) +
  times(15, (i) => {
    const row = Math.floor(i / 5);
    return put(oval(size * 0.034, size * 0.055, '#ffdc8a'), [
      (-0.4 + (i % 5) * 0.2 + (row % 2) * 0.08) * size * (1 - row * 0.24),
      (-0.32 + row * 0.3) * size,
    ]);
  }) +
  times(6, (i) =>
    put(
      area(
        `M0 0Q${size * 0.16} ${-size * 0.1} ${size * 0.34} 0Q${size * 0.16} ${size * 0.1} 0 0Z`,
        i % 2 ? '#5fa53a' : '#3f8a2c',
      ),
      [0, -size * 0.6],
      i * 36,
    ),
  );

/** Half a strawberry, its cut upwards. */
export const halfStrawberry = (size: number): Art =>
  area(
    `M${-size * 0.6} ${-size * 0.4}C${-size * 0.5} ${-size * 0.76} ${size * 0.5} ${-size * 0.76} ${size * 0.6} ${-size * 0.4}C${size * 0.56} ${size * 0.3} ${size * 0.2} ${size * 0.7} 0 ${size * 0.76}C${-size * 0.2} ${size * 0.7} ${-size * 0.56} ${size * 0.3} ${-size * 0.6} ${-size * 0.4}Z`,
    glow('ff7a6a', 'e02a30', 'b01424'),
  ) +
  area(
    `M${-size * 0.4} ${-size * 0.36}Q0 ${-size * 0.6} ${size * 0.4} ${-size * 0.36}Q${size * 0.36} ${size * 0.26} 0 ${size * 0.54}Q${-size * 0.36} ${size * 0.26} ${-size * 0.4} ${-size * 0.36}Z`,
    round('ffe9e0', 'ff9a92', 'ee5a58'),
  ) +
  area(`M0 ${-size * 0.4}Q${size * 0.12} 0 0 ${size * 0.3}Q${-size * 0.12} 0 0 ${-size * 0.4}Z`, '#fff3ec');

export const raspberry = (radius: number): Art =>
  disc(radius, '#b3163f') +
  [...circled(9, radius * 0.74), ...circled(6, radius * 0.4, 20), [0, 0] as Point]
    .map((point) => put(disc(radius * 0.27, glow('ff8aa4', 'dd2f5c', '9c0f35')), point))
    .join('');
