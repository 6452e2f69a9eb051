import {
  type Art,
  type Chance,
  area,
  between,
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
} from '../brush.ts';
import { glow, lit, raised, soft } from '../light.ts';

/** What a bakery and a farm shop lay out, seen from above. */

const CRUST = ['f3c27a', 'c9823a', '84481a'];

const flour = (chance: Chance, count: number, radius: number): Art =>
  strewn(chance, dense(chance, count, radius), () =>
    disc(between(chance, 0.8, 2.6), '#fff8ea', 'opacity=".75"'),
  );

/** A round loaf with its cuts and flour. */
export const loaf = (chance: Chance, radius: number): Art =>
  lit(area(blob(chance, radius, radius * 0.97, 0.02, 12), glow(...CRUST)), 20, 20) +
  soft(disc(radius * 0.72, '#fff3da', 'opacity=".34"'), 16) +
  [-0.5, -0.17, 0.17, 0.5]
    .map((share) => {
      const [y, half] = [share * radius, Math.sqrt(1 - share * share) * radius * 0.78];
      const cut = `M${-half} ${y + 8}Q0 ${y - 22} ${half} ${y + 8}Q0 ${y + 4} ${-half} ${y + 8}Z`;
      return (
        lit(area(cut, glow('fdebc4', 'f0c886', 'c98f4c')), 3, 2) +
        line(`M${-half} ${y + 8}Q0 ${y - 22} ${half} ${y + 8}`, 4, '#6b3510', 'opacity=".5"')
      );
    })
    .join('') +
  flour(chance, 150, radius * 0.86);

/** A long loaf along x. */
export const baguette = (chance: Chance, length: number): Art => {
  const half = length / 2;
  const body = `M${-half} 0C${-half * 0.9} -44 ${-half * 0.5} -48 0 -48C${half * 0.5} -48 ${half * 0.9} -44 ${half} 0C${half * 0.9} 44 ${half * 0.5} 48 0 48C${-half * 0.5} 48 ${-half * 0.9} 44 ${-half} 0Z`;
  return (
    lit(area(body, glow(...CRUST)), 14, 16) +
    times(6, (i) => {
      const x = -half * 0.78 + (i * length * 0.78) / 5;
      return put(lit(area(leafAlong(104, 26, 4), glow('fbe6bb', 'ecbf78', 'b8783a')), 3, 2), [x, 0], -26);
    }) +
    strewn(
      chance,
      dense(chance, 90, 1).map(([x, y]) => [x * half * 0.84, y * 34] as const),
      () => disc(between(chance, 0.8, 2.2), '#fff8ea', 'opacity=".7"'),
    )
  );
};

/** A roll with seeds. */
export const roll = (chance: Chance, radius: number, seeds: readonly string[]): Art =>
  lit(area(blob(chance, radius, radius * 0.94, 0.03, 10), glow('f9d591', 'd8943f', '93561f')), 12, 13) +
  lit(area(leafAlong(radius * 1.3, radius * 0.3, 6), glow('fdebc4', 'f0c886', 'd0964f')), 3, 2) +
  strewn(chance, dense(chance, 60, radius * 0.76), (i) => oval(3.4, 2, pick(seeds, i)));

/** A pretzel. */
export const pretzel = (size: number): Art => {
  const rope = `M${-size * 0.2} ${size * 0.62}C${size * 0.1} ${size * 0.1} ${size * 0.5} ${-size * 0.1} ${size * 0.78} ${-size * 0.34}C${size * 1.02} ${-size * 0.72} ${size * 0.34} ${-size * 0.9} 0 ${-size * 0.28}C${-size * 0.34} ${-size * 0.9} ${-size * 1.02} ${-size * 0.72} ${-size * 0.78} ${-size * 0.34}C${-size * 0.5} ${-size * 0.1} ${-size * 0.1} ${size * 0.1} ${size * 0.2} ${size * 0.62}`;
  return (
    lit(line(rope, size * 0.25, '#a2551d'), 11, 12) +
    line(rope, size * 0.08, '#d98d45', 'opacity=".55" transform="translate(-4 -6)"') +
    [
      [-0.7, -0.5],
      [0.66, -0.52],
      [-0.3, -0.1],
      [0.34, -0.06],
      [-0.5, -0.7],
      [0.5, -0.74],
      [0.02, 0.12],
      [-0.8, -0.3],
      [0.84, -0.36],
    ]
      .map(([x = 0, y = 0], i) => put(box(-4, -3, 8, 6, 2, '#fffdf8'), [x * size, y * size], i * 37))
      .join('')
  );
};

/** An ear of wheat along x. */
export const wheat = (length: number): Art =>
  line(`M${-length} 8Q${-length * 0.4} -4 0 0`, 4, '#b98c3a') +
  times(9, (i) => {
    const x = i * 13;
    return (
      put(area(leafAlong(30, 12, 2), glow('f6dc94', 'd9ab4a', 'a5752a')), [x, -8], -24) +
      put(area(leafAlong(30, 12, 2), glow('f6dc94', 'd9ab4a', 'a5752a')), [x, 8], 24) +
      line(`M${x + 12} -12L${x + 34} -26M${x + 12} 12L${x + 34} 26`, 1.4, '#d9b566')
    );
  });

/** A whole tomato with its green. */
export const tomato = (chance: Chance, radius: number): Art =>
  lit(
    area(blob(chance, radius, radius * 0.95, 0.04, 8), glow('ff9a72', 'e5391f', '9c160b')),
    radius * 0.2,
    radius * 0.24,
  ) +
  times(5, (i) =>
    put(
      area(leafAlong(radius * 0.78, radius * 0.2, 4), glow('a4cf5e', '5f9233', '34601c')),
      polar(i * 72 + 20, radius * 0.3),
      i * 72 + 20,
    ),
  ) +
  disc(radius * 0.09, '#3f6a22') +
  soft(
    put(oval(radius * 0.28, radius * 0.16, '#fff', 'opacity=".6"'), [-radius * 0.44, -radius * 0.46], -36),
    3,
  );

/** A carrot along x, its green to the left. */
export const carrot = (chance: Chance, length: number): Art => {
  const half = length / 2;
  const thick = length * 0.13;
  return (
    times(7, (i) => {
      const [x, y] = polar(180 + (i - 3) * 13, length * 0.34);
      return (
        line(`M${-half} 0Q${-half + x * 0.5} ${y * 0.4} ${-half + x} ${y}`, 4, '#5d8c33') +
        times(6, (j) =>
          put(
            area(leafAlong(26, 12, 3), glow('b5d86e', '74a83c', '44731f')),
            [-half + x * (0.4 + j * 0.12), y * (0.4 + j * 0.12)],
            chance() * 360,
          ),
        )
      );
    }) +
    lit(
      area(
        `M${-half} 0C${-half} ${-thick} ${-half * 0.7} ${-thick * 1.1} ${-half * 0.3} ${-thick * 0.8}C${half * 0.3} ${-thick * 0.4} ${half * 0.7} -6 ${half} 0C${half * 0.7} 8 ${half * 0.3} ${thick * 0.5} ${-half * 0.3} ${thick * 0.85}C${-half * 0.7} ${thick * 1.1} ${-half} ${thick} ${-half} 0Z`,
        glow('ffb45c', 'f08420', 'b4520c'),
      ),
      8,
      9,
    ) +
    times(6, (i) =>
      line(`M${-half * 0.8 + i * half * 0.24} ${-thick * 0.6}q8 6 4 14`, 2, '#a8480a', 'opacity=".5"'),
    )
  );
};

export const egg = (size: number, colors: readonly string[]): Art =>
  lit(
    area(
      `M0 ${-size}C${size * 0.62} ${-size} ${size * 0.8} ${size * 0.1} ${size * 0.74} ${size * 0.34}C${size * 0.66} ${size * 0.86} ${-size * 0.66} ${size * 0.86} ${-size * 0.74} ${size * 0.34}C${-size * 0.8} ${size * 0.1} ${-size * 0.62} ${-size} 0 ${-size}Z`,
      glow(...colors),
    ),
    size * 0.2,
    size * 0.26,
  );

export const apple = (chance: Chance, radius: number): Art =>
  lit(
    area(blob(chance, radius, radius * 0.94, 0.05, 7), glow('fbe08a', 'd8402c', '8f1420')),
    radius * 0.2,
    radius * 0.24,
  ) +
  soft(oval(radius * 0.26, radius * 0.2, '#5c1a10', 'opacity=".6"'), 4) +
  line(`M0 0Q4 ${-radius * 0.2} ${radius * 0.14} ${-radius * 0.36}`, 6, '#5a3a1c') +
  put(
    area(leafAlong(radius * 0.6, radius * 0.26, 5), glow('b5d86e', '74a83c', '44731f')),
    [radius * 0.42, -radius * 0.3],
    -24,
  );

/** A crate of wood from above; what is in it has `width` × `height`. */
export const crate = (width: number, height: number): Art => {
  const wood = ['e2b67e', 'cb9658', 'a5713a'];
  const plank = (y: number) => lit(box(-width / 2 - 26, y, width + 52, 30, 5, glow(...wood)), 4, 10);
  return (
    raised(box(-width / 2, -height / 2, width, height, 8, '#4a2c14'), 18) +
    times(5, (i) =>
      box(-width / 2 + 6, -height / 2 + 8 + (i * height) / 5, width - 12, height / 5 - 7, 3, '#6e4523'),
    ) +
    lit(
      box(-width / 2 - 26, -height / 2 - 20, 30, height + 40, 5, glow(...wood)) +
        box(width / 2 - 4, -height / 2 - 20, 30, height + 40, 5, glow(...wood)),
      4,
      10,
    ) +
    plank(-height / 2 - 24) +
    plank(height / 2 - 6)
  );
};
