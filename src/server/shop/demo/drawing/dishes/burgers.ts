import {
  type Art,
  type Chance,
  type Point,
  area,
  between,
  blob,
  box,
  chanceOf,
  denseIn,
  faint,
  oneOf,
  oval,
  put,
  strewn,
  through,
  times,
  within,
} from '../brush.ts';
import type { Picture } from '../compose.ts';
import { mint, rocket, rosemary } from '../ingredients/greens.ts';
import { cucumber, grillMarks, strip, tomatoSlice } from '../ingredients/vegetables.ts';
import { fall, glow, lit, raised, soft } from '../light.ts';
import { plank, shadowBelow } from '../ware/vessels.ts';

/** A layer of a burger seen from the side: its thickness, and the art around its middle. */
interface Layer {
  thick: number;
  art: Art;
}

const WIDE = 372;

/** The upper half of a bun, its seeds on it. */
function crown(chance: Chance, seeds: readonly string[]): Layer {
  const dome = `M${-WIDE / 2} 66C${-WIDE / 2 - 6} -50 ${-WIDE * 0.24} -104 0 -104C${WIDE * 0.24} -104 ${WIDE / 2 + 6} -50 ${WIDE / 2} 66Q0 88 ${-WIDE / 2} 66Z`;
  const scattering = Array.from({ length: 44 }, (): Point => {
    const x = between(chance, -140, 140);
    return [x, -88 + (x * x) / 340 + between(chance, 6, 74)];
  });
  return {
    thick: 130,
    art:
      lit(area(dome, glow('f9cd7d', 'd98a35', '97501a')), 18, 4) +
      faint(soft(put(oval(86, 22, '#fff3d0'), [-60, -62], -20), 8), 0.7) +
      lit(
        strewn(chance, scattering, () => area('M-8 0Q0 -6 9 0Q0 6 -8 0Z', oneOf(chance, seeds))),
        1,
        2,
      ),
  };
}

const heel = (): Layer => ({
  thick: 62,
  art: lit(
    area(
      `M${-WIDE / 2} -30H${WIDE / 2}C${WIDE / 2 + 4} 20 ${WIDE / 2 - 26} 34 ${WIDE / 2 - 50} 34H${-WIDE / 2 + 50}C${-WIDE / 2 + 26} 34 ${-WIDE / 2 - 4} 20 ${-WIDE / 2} -30Z`,
      fall('f7dda0', 'dc9540', 'a8621f'),
    ),
    10,
    6,
  ),
});

const patty = (chance: Chance): Layer => ({
  thick: 60,
  art:
    lit(
      area(
        through(
          [
            [-WIDE / 2 - 8, 0],
            [-WIDE / 2 + 4, -30],
            [-80, -34],
            [60, -33],
            [WIDE / 2 - 2, -29],
            [WIDE / 2 + 9, 2],
            [WIDE / 2 - 4, 30],
            [70, 34],
            [-90, 33],
            [-WIDE / 2 + 2, 30],
          ],
          true,
        ),
        fall('8a4c2a', '6b351a', '44200d'),
      ),
      9,
      7,
    ) +
    strewn(chance, denseIn(chance, 60, WIDE - 10, 50), () =>
      area(
        blob(chance, between(chance, 3, 9), between(chance, 2, 5), 0.3, 6),
        oneOf(chance, ['#3a1a0a', '#9a5a34', '#4f260f']),
        'opacity=".8"',
      ),
    ),
});

/** A slice of cheese that has melted over what lies below. */
const melt = (colors: readonly string[]): Layer => ({
  thick: 20,
  art: lit(
    area(
      `M${-WIDE / 2 - 14} -8H${WIDE / 2 + 14}L${WIDE / 2 + 4} 12Q${WIDE / 2 - 40} 8 ${WIDE / 2 - 70} 14L90 58Q76 66 60 50L20 14Q-40 8 -80 18L-112 40Q-126 48 -136 30L${-WIDE / 2 + 20} 10Z`,
      fall(...colors),
    ),
    4,
    5,
  ),
});

/** Frilled leaves that hang over the edge. */
function leaves(chance: Chance, colors: readonly string[]): Layer {
  const edge = Array.from({ length: 23 }, (_, i): Point => [
    -WIDE / 2 - 22 + (i * (WIDE + 44)) / 22,
    (i % 2 ? 1 : -0.35) * between(chance, 12, 24) + 6,
  ]);
  return {
    thick: 22,
    art: lit(area(`${through(edge)}L${WIDE / 2 + 18} -14H${-WIDE / 2 - 18}Z`, fall(...colors)), 4, 5),
  };
}

const slices = (colors: readonly string[], thick: number, count = 2): Layer => ({
  thick,
  art: lit(
    times(count, (i) =>
      box(
        -WIDE / 2 + 4 + (i * (WIDE - 8)) / count,
        -thick / 2,
        (WIDE - 8) / count - 6,
        thick,
        thick / 2,
        fall(...colors),
      ),
    ),
    4,
    4,
  ),
});

/** The layers, from bottom to top, piled on 0,0. */
function pile(layers: readonly Layer[]): Art {
  let y = 0;
  const placed = layers.map(({ thick, art }) => {
    y -= thick / 2;
    const at = put(art, [0, y]);
    y -= thick / 2;
    return at;
  });
  return placed.join('');
}

const SESAME = ['#fff3cf', '#f6e0a8', '#fbeac0'];

export const beefBurger = (chance: Chance): Art =>
  pile([
    heel(),
    leaves(chance, ['8cc24a', '5a9a30', '34701f']),
    patty(chance),
    melt(['ffe08a', 'fbbf3a', 'ee9f1c']),
    slices(['f4583a', 'd32f1b', 'a81c0e'], 24, 2),
    {
      thick: 18,
      art: lit(
        times(9, (i) =>
          put(rocket(chance, 96), [-168 + i * 42, 0], between(chance, -30, 30) + (i % 2 ? 180 : 0)),
        ),
        2,
        4,
      ),
    },
    crown(chance, SESAME),
  ]);

const halloumiBurger = (chance: Chance): Art => {
  const block = (w: number) => {
    const d = `M${-w / 2} -28Q0 -34 ${w / 2} -28L${w / 2 + 6} 28Q0 34 ${-w / 2 - 6} 28Z`;
    return lit(area(d, fall('fff6d8', 'f7e1ac', 'ddb86c')), 6, 6) + grillMarks(d, w / 2, 40, 62);
  };
  return pile([
    heel(),
    leaves(chance, ['c5e67c', '86bf45', '4f8f2f']),
    slices(['dff0b0', 'a5cf66', '5f9a35'], 20, 4),
    { thick: 58, art: block(356) },
    {
      thick: 34,
      art: lit(
        [-118, -6, 108]
          .map((x, i) => put(strip(chance, 140, 34, '#a5190f', i % 2 ? '#f5802f' : '#f0563a'), [x, 0], i * 7))
          .join(''),
        6,
        5,
      ),
    },
    {
      thick: 16,
      art: lit(
        area(
          `M${-WIDE / 2} -8H${WIDE / 2}Q${WIDE / 2 + 4} 12 150 10Q126 44 108 10Q40 8 20 26Q0 40 -14 10Q-90 4 -110 30Q-130 44 -140 8Q${-WIDE / 2 - 4} 12 ${-WIDE / 2} -8Z`,
          fall('ffffff', 'f6f6e6', 'dfe3c6'),
        ),
        5,
        4,
      ),
    },
    crown(chance, ['#2f2a26', '#4a423a', '#fff3cf']),
  ]);
};

/** Fries that stand upright, their feet at 0,0. */
function upright(chance: Chance, count: number, width: number, length: number): Art {
  const fry = (i: number) => {
    const x = (chance() - 0.5) * width;
    const tall = length * between(chance, 0.72, 1.08);
    return put(
      box(-10, -tall, 20, tall, 4, fall('ffe58a', 'f7bf45', 'd98f22')) +
        box(-10, -tall, 7, tall, 3, '#fff0b4', 'opacity=".7"') +
        box(-10, -tall, 20, 8, 4, '#c97f22', 'opacity=".55"'),
      [x, i % 2 ? 6 : 0],
      x * 0.13 + between(chance, -7, 7),
    );
  };
  return lit(times(Math.ceil(count / 2), fry), 3, 4) + lit(times(Math.floor(count / 2), fry), 3, 4);
}

/** A cone of paper with fries in it, standing on 0,0. */
export const fries = (
  chance: Chance,
  size: number,
  paper: readonly [string, string] = ['#fbf3e4', '#c9432f'],
): Art => {
  const front = 'M-112 -176Q0 -138 112 -176L84 0Q0 14 -84 0Z';
  return put(
    area('M-112 -176Q0 -216 112 -176L100 -100H-100Z', '#b9a68c') +
      put(upright(chance, 34, 176, 220), [0, -112]) +
      raised(area(front, paper[0]), 8) +
      within(
        front,
        times(6, (i) => box(-112 + i * 42, -200, 21, 230, 0, paper[1], 'opacity=".92"')) +
          area('M40 -200H130V20H60Z', '#3a1a08', 'opacity=".16"') +
          area('M-112 -176Q0 -138 112 -176L110 -166Q0 -128 -110 -166Z', '#fff', 'opacity=".5"'),
      ),
    [0, 0],
    0,
    size,
  );
};

/** A small bowl with a dip, seen from the side, standing on 0,0. */
const dip = (colors: readonly string[], glaze: readonly string[] = ['fffdf8', 'f3ebe0', 'b9aa94']): Art =>
  raised(area('M-66 -58Q-60 0 -30 0H30Q60 0 66 -58Z', glow(...glaze)), 10) +
  oval(66, 16, `#${glaze[1]}`, 'transform="translate(0 -58)"') +
  put(lit(oval(57, 12, glow(...colors)), 3, 1), [0, -58]);

const glut = () => {
  const chance = chanceOf(501);
  return [
    put(plank(640), [0, 186]),
    put(fries(chance, 0.9, ['#fbf3e4', '#c9432f']), [216, 170]),
    put(shadowBelow(380), [-44, 188]),
    put(beefBurger(chance), [-44, 184]),
  ].join('');
};

const halloumi = () => {
  const chance = chanceOf(502);
  return [
    put(raised(oval(286, 50, glow('fffdf8', 'f6efe4', 'cfc0aa')), 12), [0, 192]),
    put(shadowBelow(380), [0, 190]),
    put(halloumiBurger(chance), [0, 186]),
    lit(
      put(cucumber(46), [222, 184], 0, 1, 0.8) +
        put(cucumber(42), [258, 206], 0, 1, 0.8) +
        put(tomatoSlice(44), [-236, 194], 0, 1, 0.84),
      4,
      7,
    ),
    lit(put(mint(chance, 46), [-186, 208]), 2, 4),
  ].join('');
};

const rosemaryFries = () => {
  const chance = chanceOf(506);
  return [
    put(shadowBelow(300), [-10, 222]),
    put(fries(chance, 1.52, ['#f7ead2', '#3f6f63']), [-16, 222]),
    put(dip(['ff6a4a', 'd02a18', '98150a']), [212, 228]),
    lit(
      put(rosemary(chance, 150), [-62, -116], -64) +
        put(rosemary(chance, 130), [56, -92], -110) +
        put(rosemary(chance, 140), [-230, 216], -8),
      2,
      6,
    ),
    lit(put(box(-70, -10, 140, 20, 4, fall('ffe58a', 'f7bf45', 'd98f22')), [-170, 232], -10), 3, 5),
  ].join('');
};

const burgersForTwo = () => {
  const chance = chanceOf(507);
  return [
    put(plank(760), [0, 190]),
    put(fries(chance, 1.02, ['#fbf3e4', '#d08a1c']), [0, 122]),
    put(shadowBelow(280), [-166, 196]) + put(beefBurger(chance), [-166, 194], 0, 0.72),
    put(shadowBelow(280), [172, 196]) + put(halloumiBurger(chance), [172, 194], 0, 0.72),
    put(dip(['ff6a4a', 'd02a18', '98150a']), [-52, 246], 0, 0.8),
    put(dip(['fffdf0', 'f9edc4', 'e0c87e']), [62, 246], 0, 0.8),
  ].join('');
};

export const burgerPictures: Record<number, Picture> = {
  501: { table: { kind: 'counter', wall: '#c8693f', top: '#8a5a38' }, draw: glut },
  502: { table: { kind: 'counter', wall: '#8fae8a', top: '#d2ab7c' }, draw: halloumi },
  506: { table: { kind: 'counter', wall: '#d88f7c', top: '#e0c39a' }, draw: rosemaryFries },
  507: { table: { kind: 'counter', wall: '#54707a', top: '#7a5236' }, draw: burgersForTwo },
};
