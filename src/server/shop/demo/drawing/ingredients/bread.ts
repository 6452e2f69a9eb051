import {
  type Art,
  type Chance,
  type Point,
  area,
  between,
  blob,
  line,
  polar,
  put,
  scattered,
  strewn,
} from '../brush.ts';
import { glow, lit } from '../light.ts';

/** A slice of country bread from above: crust, crumb and its holes. */
export function breadSlice(chance: Chance, width: number, height: number): Art {
  const outline = blob(chance, width / 2, height / 2, 0.05, 10);
  return (
    lit(area(outline, glow('d8944a', 'a9642a', '7a4117')), 6, 10) +
    put(area(outline, glow('fbe5b4', 'efcb88', 'd5a256')), [0, 0], 0, 0.89) +
    strewn(
      chance,
      scattered(chance, 26, Math.min(width, height) * 0.42, 12).map(([x, y]): Point => [
        x * (width / Math.min(width, height)),
        y * (height / Math.min(width, height)),
      ]),
      () =>
        area(blob(chance, between(chance, 3, 9), between(chance, 2, 5), 0.3, 6), '#b9803c', 'opacity=".55"'),
    )
  );
}

/** A croissant, curved around the point below it. */
export function croissant(size: number): Art {
  const parts = [-78, -52, -26, 0, 26, 52, 78];
  const segment = (turn: number) => {
    const share = 1 - Math.abs(turn) / 112;
    const [rx, ry] = [size * 0.25, size * 0.42 * share];
    const body = area(
      `M${-rx} ${ry * 0.5}C${-rx * 1.1} ${-ry * 0.7} ${-rx * 0.5} ${-ry} 0 ${-ry}C${rx * 0.5} ${-ry} ${rx * 1.1} ${-ry * 0.7} ${rx} ${ry * 0.5}Q0 ${ry * 1.1} ${-rx} ${ry * 0.5}Z`,
      glow('f8d184', 'd98f38', '9c5418'),
    );
    const folds = [-0.5, 0, 0.5]
      .map((x) =>
        line(
          `M${x * rx} ${-ry * 0.86}Q${x * rx * 1.5} 0 ${x * rx} ${ry * 0.6}`,
          3,
          '#8a4512',
          'opacity=".4"',
        ),
      )
      .join('');
    return (
      body +
      folds +
      line(`M${-rx * 0.3} ${-ry * 0.8}Q${-rx * 0.6} 0 ${-rx * 0.3} ${ry * 0.5}`, 5, '#ffeab4', 'opacity=".5"')
    );
  };
  const order = [...parts].toSorted((a, b) => Math.abs(b) - Math.abs(a));
  return order
    .map((turn) => {
      const [x, y] = polar(turn - 90, size * 0.62);
      return lit(put(segment(turn), [x, y * 0.72 + size * 0.34], turn), 7, 7);
    })
    .join('');
}
