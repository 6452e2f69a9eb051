import { type Art, type Point, area, box, chanceOf, faint, line, oval, put, within } from '../brush.ts';
import { fall, glow, raised, side, soft } from '../light.ts';

/** A glass seen from the side, standing on 0,0. */
export interface Glass {
  /** Half its width at the rim and at the foot. */
  rim: number;
  foot: number;
  height: number;
  /** How far the drink reaches up, as a share. */
  level: number;
  /** Colours without `#`, from top to bottom. */
  drink: readonly string[];
}

/** A glass with a drink; `inside` lies in the drink, and `over` stands out of it. */
export function glass({ rim, foot, height, level, drink }: Glass, inside: Art = '', over: Art = ''): Art {
  const halfAt = (y: number) => foot + ((rim - foot) * -y) / height;
  const top = -height * level;
  const wall = (up: number, inset: number) =>
    `M${-halfAt(up) + inset} ${up}L${-foot + inset} ${-10 - inset}Q${-foot + inset} ${-inset} ${-foot + 12 + inset} ${-inset}H${foot - 12 - inset}Q${foot - inset} ${-inset} ${foot - inset} ${-10 - inset}L${halfAt(up) - inset} ${up}Z`;
  const surface = halfAt(top) - 7;
  const filled = wall(top, 7);
  return [
    soft(oval(rim * 1.15, 16, '#2a1206', 'opacity=".5"'), 7),
    faint(raised(area(wall(-height, 0), '#ffffff'), 6), 0.26),
    faint(oval(rim, rim * 0.15, '#fff', `transform="translate(0 ${-height})"`), 0.35),
    over,
    area(filled, fall(...drink)),
    within(filled, inside),
    within(
      filled,
      area(`M${halfAt(top) * 0.45} ${top}H${halfAt(top)}V0H${foot * 0.5}Z`, '#2a1206', 'opacity=".14"'),
    ),
    put(
      oval(surface, surface * 0.15, `#${drink[0]}`) + faint(oval(surface * 0.9, surface * 0.12, '#fff'), 0.3),
      [0, top],
    ),
    faint(
      area(
        `M${-rim * 0.82} ${-height * 0.94}L${-rim * 0.58} ${-height * 0.94}L${-foot * 0.6} -26L${-foot * 0.8} -26Z`,
        '#fff',
      ),
      0.38,
    ),
    faint(
      area(
        `M${rim * 0.74} ${-height * 0.9}L${rim * 0.84} ${-height * 0.9}L${foot * 0.84} -40L${foot * 0.76} -40Z`,
        '#fff',
      ),
      0.3,
    ),
    `<ellipse cy="${-height}" rx="${rim}" ry="${rim * 0.15}" fill="none" stroke="#fff" stroke-width="3.5" opacity=".8"/>`,
    box(-foot + 8, -13, foot * 2 - 16, 11, 5, '#fff', 'opacity=".35"'),
  ].join('');
}

/** A cube of ice. */
export const ice = (size: number): Art =>
  faint(box(-size / 2, -size / 2, size, size, size * 0.2, glow('ffffff', 'e8f4f8', 'b9d6e2')), 0.62) +
  faint(box(-size * 0.38, -size * 0.38, size * 0.76, size * 0.3, size * 0.12, '#fff'), 0.6);

/** Bubbles that rise in a drink. */
export const bubbles = (seed: number, count: number, width: number, height: number): Art => {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () => {
    const [x, y, r] = [(chance() - 0.5) * width, -chance() * height, 2 + chance() * 4];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="#fff" opacity=".5"/>`;
  }).join('');
};

/** A straw from the point up to the point. */
export const straw = ([ax, ay]: Point, [bx, by]: Point, color: string): Art =>
  line(`M${ax} ${ay}L${bx} ${by}`, 17, '#fffaf0') +
  line(`M${ax} ${ay}L${bx} ${by}`, 17, color, 'stroke-dasharray="15 22"') +
  line(`M${ax - 4} ${ay}L${bx - 4} ${by}`, 4, '#fff', 'opacity=".6"');

/** A bottle standing on 0,0: half its width, its height, its glass and label. */
export function bottle(half: number, tall: number, colors: readonly string[], label: Art): Art {
  const neck = half * 0.36;
  const d = `M${-half} -14V${-tall * 0.56}C${-half} ${-tall * 0.7} ${-neck} ${-tall * 0.7} ${-neck} ${-tall * 0.8}V${-tall}H${neck}V${-tall * 0.8}C${neck} ${-tall * 0.7} ${half} ${-tall * 0.7} ${half} ${-tall * 0.56}V-14Q${half} 0 ${half - 14} 0H${-half + 14}Q${-half} 0 ${-half} -14Z`;
  return [
    soft(oval(half * 1.2, 16, '#2a1206', 'opacity=".5"'), 7),
    raised(area(d, side(...colors)), 8),
    label,
    faint(box(-half * 0.78, -tall * 0.56, half * 0.18, tall * 0.5, half * 0.09, '#fff'), 0.4),
    faint(box(-neck * 0.7, -tall * 0.97, neck * 0.3, tall * 0.2, 4, '#fff'), 0.4),
  ].join('');
}

/** Things in a drink, each at its place and turn. */
export const afloat = (things: readonly (readonly [art: Art, x: number, y: number, turn: number])[]): Art =>
  things.map(([art, x, y, turn]) => put(art, [x, y], turn)).join('');
