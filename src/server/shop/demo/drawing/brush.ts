import { hash } from 'node:crypto';

/** Markup of an SVG drawing. Dishes and ingredients are drawn around 0,0. */
export type Art = string;

export type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32), so that a picture never changes by itself. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (chance: Chance, low: number, high: number) => low + chance() * (high - low);
/** The thing at `i`, counted round and round. */
export function pick<T>(things: readonly T[], i: number): T {
  const thing = things[((i % things.length) + things.length) % things.length];
  if (thing === undefined) throw new Error('Nothing to pick from');
  return thing;
}

export const oneOf = <T>(chance: Chance, things: readonly T[]): T =>
  pick(things, Math.floor(chance() * things.length));

const DEGREE = Math.PI / 180;
const short = (value: number) => Math.round(value * 10) / 10;

/** The point at `angle` degrees, clockwise from the right, and `distance` from the middle. */
export const polar = (angle: number, distance: number): Point => [
  Math.cos(angle * DEGREE) * distance,
  Math.sin(angle * DEGREE) * distance,
];

/** The art moved, turned by degrees and scaled. */
export function put(art: Art, [x, y]: Point, turn = 0, scale = 1, tall = scale): Art {
  const size = scale === 1 && tall === 1 ? '' : ` scale(${scale} ${tall})`;
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turned}${size}">${art}</g>`;
}

/** The first number times what `draw` gives for 0, 1, 2 … */
export const times = (count: number, draw: (i: number) => Art): Art =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export const oval = (rx: number, ry: number, fill: string, more = ''): Art =>
  `<ellipse rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;
export const disc = (radius: number, fill: string, more = ''): Art => oval(radius, radius, fill, more);
export const spot = ([x, y]: Point, radius: number, fill: string, more = ''): Art =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${more}/>`;
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): Art =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${r}" fill="${fill}" ${more}/>`;
export const area = (d: string, fill: string, more = ''): Art => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, width: number, stroke: string, more = ''): Art =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const group = (art: Art, more: string): Art => `<g ${more}>${art}</g>`;
export const faint = (art: Art, opacity: number): Art => group(art, `opacity="${opacity}"`);

/** A path through the points without corners (Catmull-Rom). */
export function through(points: readonly Point[], isClosed = false): string {
  const pointAt = (i: number): Point =>
    pick(points, isClosed ? i : Math.max(0, Math.min(points.length - 1, i)));
  const [startX, startY] = pointAt(0);
  const pieces = Array.from({ length: isClosed ? points.length : points.length - 1 }, (_, i) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
      pointAt(i - 1),
      pointAt(i),
      pointAt(i + 1),
      pointAt(i + 2),
    ] as const;
    const ends = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy];
    return `C${ends.map(short).join(' ')}`;
  });
  return `M${short(startX)} ${short(startY)}${pieces.join('')}${isClosed ? 'Z' : ''}`;
}

/** A round shape whose radius is off by up to the share `wobble`. */
export function blob(chance: Chance, rx: number, ry = rx, wobble = 0.1, corners = 9): string {
  const start = chance() * 360;
  const points = Array.from({ length: corners }, (_, i): Point => {
    const [x, y] = polar(start + (i * 360) / corners, 1 + (chance() - 0.5) * 2 * wobble);
    return [x * rx, y * ry];
  });
  return through(points, true);
}

/** The outline of a leaf along x, pointed at both ends, its middle moved up by `bend`. */
export function leafAlong(length: number, width: number, bend = 0): string {
  const half = length / 2;
  return `M${-half} 0C${-half * 0.4} ${-width / 2 - bend} ${half * 0.4} ${-width / 2 - bend} ${half} 0C${half * 0.4} ${width / 2 - bend} ${-half * 0.4} ${width / 2 - bend} ${-half} 0Z`;
}

/** Up to `count` points within `radius`, no two closer than `apart`; each is the loneliest of a dozen tries. */
export function scattered(chance: Chance, count: number, radius: number, apart: number): Point[] {
  const found: Point[] = [];
  const lonelinessOf = ([x, y]: Point) =>
    found.reduce((least, [ox, oy]) => Math.min(least, Math.hypot(x - ox, y - oy)), Infinity);
  for (let i = 0; i < count; i++) {
    const tries = Array.from({ length: 14 }, () => polar(chance() * 360, Math.sqrt(chance()) * radius));
    const best = tries.reduce((a, b) => (lonelinessOf(b) > lonelinessOf(a) ? b : a));
    if (lonelinessOf(best) >= apart) found.push(best);
  }
  return found;
}

/** `count` points on a circle, the first at `turn` degrees. */
export const circled = (count: number, distance: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => polar(turn + (i * 360) / count, distance));

/** Points in a circle without regard to each other, for a heap of small things. */
export const dense = (chance: Chance, count: number, radius: number): Point[] =>
  Array.from({ length: count }, () => polar(chance() * 360, Math.sqrt(chance()) * radius));

/** Points in a box around 0,0 without regard to each other. */
export const denseIn = (chance: Chance, count: number, width: number, height: number): Point[] =>
  Array.from({ length: count }, () => [(chance() - 0.5) * width, (chance() - 0.5) * height]);

/** `draw` at each of the points, turned by chance. */
export const strewn = (chance: Chance, points: readonly Point[], draw: (i: number) => Art): Art =>
  points.map((point, i) => put(draw(i), point, chance() * 360)).join('');

/** What lies within the path of an area. */
export function within(d: string, art: Art): Art {
  const id = `c${hash('sha1', d).slice(0, 12)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${art}</g>`;
}

export const circlePath = (radius: number): string =>
  `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;
