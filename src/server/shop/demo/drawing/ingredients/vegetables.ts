import {
  type Art,
  type Chance,
  type Point,
  area,
  between,
  blob,
  circlePath,
  disc,
  line,
  oneOf,
  oval,
  polar,
  put,
  spot,
  through,
  times,
  within,
} from '../brush.ts';
import { glow, round } from '../light.ts';

/** Half a cherry tomato or a slice of a large one, its seeds in chambers. */
export function tomatoSlice(radius: number, chambers = 5): Art {
  return (
    disc(radius, glow('ff7a52', 'e23a24', 'b71f14')) +
    disc(radius * 0.84, round('f9a27c', 'f0654a', 'e8452f')) +
    times(chambers, (i) => {
      const turn = (i * 360) / chambers + 20;
      return put(
        oval(radius * 0.25, radius * (chambers > 4 ? 0.19 : 0.24), glow('ffb35c', 'e65a2c', 'cf3a1d')) +
          spot([-radius * 0.06, -radius * 0.05], radius * 0.055, '#ffe9a8') +
          spot([radius * 0.09, radius * 0.05], radius * 0.055, '#ffe9a8'),
        polar(turn, radius * 0.5),
        turn,
      );
    })
  );
}

/** A ring cut from an olive. */
export const oliveRing = (radius: number, dark = true): Art =>
  disc(radius, dark ? glow('6d5a66', '35262f', '1b1118') : glow('c3c765', '8f9a3c', '5f6a22')) +
  disc(radius * 0.46, dark ? '#8a5a3c' : '#dfa14a') +
  disc(radius * 0.36, dark ? '#20141a' : '#b9502f');

/** A whole olive, along x. */
export const olive = (length: number, colors: readonly string[] = ['dfe08a', '9aa644', '5c6a24']): Art =>
  oval(length / 2, length * 0.38, glow(...colors)) +
  spot([length * 0.42, 0], length * 0.07, '#4a3a1c') +
  put(oval(length * 0.13, length * 0.05, '#fff', 'opacity=".7"'), [-length * 0.15, -length * 0.2], -18);

export const DARK_OLIVE = ['8d6f84', '4a2f43', '25131f'];

/** Rings of red onion within each other, broken here and there. */
export const onionRing = (radius: number, chance: Chance): Art => {
  const arc = (r: number, color: string, width: number) => {
    const [from, to] = [chance() * 360, 250 + chance() * 90];
    const points = Array.from({ length: 9 }, (_, i) => polar(from + (to * i) / 8, r));
    return line(through(points), width, color);
  };
  return (
    arc(radius, '#8e2a63', radius * 0.26) +
    arc(radius * 0.98, '#e7b6d3', radius * 0.13) +
    arc(radius * 0.6, '#a33c76', radius * 0.2) +
    arc(radius * 0.59, '#f3d3e4', radius * 0.1)
  );
};

/** A ring of chilli or a slice of a pointed pepper. */
export const chilliRing = (radius: number, color: 'red' | 'green' = 'red'): Art => {
  const [skin, flesh] =
    color === 'red'
      ? [glow('ff6a4a', 'd7261a', '96120f'), '#f7a07c']
      : [glow('a5d15a', '5c9a33', '3b6f22'), '#d9ecac'];
  return (
    disc(radius, skin) +
    disc(radius * 0.66, flesh) +
    disc(radius * 0.52, color === 'red' ? '#c23a24' : '#8db85a') +
    times(5, (i) => spot(polar(i * 72, radius * 0.32), radius * 0.13, '#fff0b8'))
  );
};

/** A strip of pepper or anything else that lies in a bend. */
export const strip = (chance: Chance, length: number, width: number, dark: string, light: string): Art => {
  const bend = between(chance, -0.35, 0.35) * length;
  const d = `M${-length / 2} 0Q0 ${bend} ${length / 2} ${between(chance, -6, 6)}`;
  return line(d, width, dark) + put(line(d, width * 0.55, light), [-width * 0.06, -width * 0.12]);
};

/** Dark stripes of the grill across a round or long thing. */
export const grillMarks = (outline: string, reach: number, gap: number, turn = 24): Art =>
  within(
    outline,
    put(
      times(Math.ceil((reach * 2) / gap), (i) => {
        const y = -reach + i * gap;
        return line(`M${-reach} ${y}Q0 ${y + 3} ${reach} ${y}`, gap * 0.26, '#3b1f10', 'opacity=".62"');
      }),
      [0, 0],
      turn,
    ),
  );

/** A slice of aubergine or courgette from the grill. */
export function grilled(chance: Chance, kind: 'aubergine' | 'courgette', rx: number, ry = rx): Art {
  const outline = blob(chance, rx, ry, 0.05, 10);
  const [skin, flesh] =
    kind === 'aubergine'
      ? ['#3f1f42', ['f0dfae', 'd5b376', 'a97f48']]
      : (['#3c6a2b', ['f1f0bd', 'd3d98a', 'a5b057']] as const);
  return (
    area(outline, glow(...flesh), `stroke="${skin}" stroke-width="${Math.min(rx, ry) * 0.16}"`) +
    times(kind === 'aubergine' ? 12 : 8, (i) => {
      const [x, y] = polar(i * (kind === 'aubergine' ? 67 : 45), 0.3 + (i % 3) * 0.14);
      return put(
        oval(2.6, 1.5, kind === 'aubergine' ? '#8a6232' : '#f7f3cc', 'opacity=".75"'),
        [x * rx, y * ry],
        i * 50,
      );
    }) +
    grillMarks(outline, Math.max(rx, ry) * 1.1, 17, between(chance, 10, 40))
  );
}

/** A slice of cucumber. */
export const cucumber = (radius: number): Art =>
  disc(radius, '#3d7a34') +
  disc(radius * 0.92, '#8cbf5f') +
  disc(radius * 0.84, round('f2f8cf', 'dcedb0', 'cbe398')) +
  times(8, (i) =>
    put(
      oval(radius * 0.12, radius * 0.05, '#f9fbe4', 'stroke="#b4d080" stroke-width="1"'),
      polar(i * 45, radius * 0.42),
      i * 45,
    ),
  );

/** Cubes or crumbs: `draw` them with a light upper face. */
export const cube = (chance: Chance, size: number, [top, front]: readonly [string, string]): Art => {
  const h = size / 2;
  const turn = between(chance, -30, 30);
  return put(
    box3(h, front) + area(`M${-h} ${-h * 0.7}L${h} ${-h}L${h * 1.1} ${h * 0.5}L${-h} ${h * 0.7}Z`, top),
    [0, 0],
    turn,
  );
};

const box3 = (h: number, color: string): Art =>
  area(`M${-h} ${-h * 0.5}L${h} ${-h * 0.6}L${h * 1.1} ${h}L${-h} ${h * 1.15}Z`, color);

/** A grain of rice, couscous or the like at each point. */
export const grains = (
  chance: Chance,
  points: readonly Point[],
  length: number,
  width: number,
  colors: readonly string[],
): Art =>
  points
    .map((point) => put(oval(length / 2, width / 2, oneOf(chance, colors)), point, chance() * 360))
    .join('');

export const clipCircle = (radius: number, art: Art): Art => within(circlePath(radius), art);
