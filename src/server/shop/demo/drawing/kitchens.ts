import {
  type Art,
  area,
  box,
  chanceOf,
  disc,
  faint,
  line,
  oval,
  polar,
  put,
  times,
  within,
} from './brush.ts';
import type { Picture } from './compose.ts';
import { beefBurger, burgerPictures, fries } from './dishes/burgers.ts';
import { pastaPictures } from './dishes/pasta.ts';
import { pizzaPictures } from './dishes/pizza.ts';
import { antipastiPictures } from './dishes/antipasti.ts';
import { croissant } from './ingredients/bread.ts';
import { citrus, LIME, ORANGE, raspberry } from './ingredients/fruit.ts';
import { basil, lettuce, mint, rosemary } from './ingredients/greens.ts';
import {
  apple,
  baguette,
  carrot,
  crate,
  egg,
  loaf,
  pretzel,
  roll,
  tomato,
  wheat,
} from './ingredients/market.ts';
import {
  avocadoCore,
  chopsticks,
  cucumberCore,
  ginger,
  insideOut,
  maki,
  nigiri,
  SALMON,
  salmonCore,
  SEABREAM,
  TUNA,
  wasabi,
} from './ingredients/sushi.ts';
import { olive } from './ingredients/vegetables.ts';
import { fall, glow, lit, raised, soft } from './light.ts';
import { bubbles, glass, ice, straw } from './ware/glass.ts';
import { board, bowl, GLAZES, innerShade, plank, shadowBelow } from './ware/vessels.ts';

const dish = (pictures: Readonly<Record<number, Picture>>, id: number): Art => pictures[id]?.draw() ?? '';

const trattoria = () => {
  const chance = chanceOf(901);
  return [
    put(dish(pizzaPictures, 201), [-150, -34], -8, 0.86),
    put(dish(pastaPictures, 302), [254, -132], 0, 0.56),
    put(dish(antipastiPictures, 102), [250, 186], 0, 0.5),
    lit(put(basil(chance, 60), [92, 44], 20) + put(basil(chance, 46), [-370, 236], -40), 3, 6),
  ].join('');
};

const burger = () => {
  const chance = chanceOf(902);
  return [
    put(dish(burgerPictures, 506), [214, 26], 0, 0.72),
    put(plank(560), [-84, 206]) + put(shadowBelow(380), [-84, 210]),
    put(beefBurger(chance), [-84, 208], 0, 1.06),
    put(fries(chance, 0.5, ['#fbf3e4', '#d08a1c']), [-330, 168]),
  ].join('');
};

const sushi = () => {
  const chance = chanceOf(903);
  const row = (fish: typeof SALMON, y: number, count: number, from: number) =>
    times(count, (i) => put(nigiri(chance, fish), [from + i * 96, y], 78));
  return [
    put(board(700, 400, 'dark'), [-20, 10]),
    row(SALMON, -76, 3, -280),
    row(TUNA, -76, 2, 8),
    put(nigiri(chance, SEABREAM), [202, -76], 78),
    times(4, (i) =>
      put(maki(chance, i % 2 ? cucumberCore : salmonCore), [-278 + i * 104, 118 + (i % 2) * 8]),
    ),
    times(3, (i) => put(insideOut(chance, avocadoCore), [142 + i * 84, 116 + ((i + 1) % 2) * 14])),
    put(ginger(chance), [290, -40], 0, 0.9) + put(wasabi(chance), [284, -142]),
    put(chopsticks, [-60, 262], -3),
    put(
      bowl(86, GLAZES.blue) +
        disc(74, glow('6b3a20', '3a1a0c', '1c0a04')) +
        innerShade(74, 12) +
        faint(oval(20, 8, '#fff'), 0.4),
      [330, -236],
    ),
  ].join('');
};

const bakery = () => {
  const chance = chanceOf(904);
  return [
    put(baguette(chance, 620), [-40, -222], 8) + put(baguette(chance, 560), [40, -134], 8),
    put(loaf(chance, 158), [-206, 82]),
    put(croissant(210), [104, 72], -14) + put(croissant(180), [322, 2], 14),
    put(pretzel(112), [262, 194], 8),
    put(roll(chance, 70, ['#2b2622', '#3d3630']), [42, 226]) +
      put(roll(chance, 66, ['#f2d9a0', '#dcb569']), [162, 236]),
    lit(put(wheat(120), [-340, 238], -14) + put(wheat(110), [-356, -56], -70), 2, 6),
  ].join('');
};

/** A head of lettuce from above: leaves around leaves. */
const lettuceHead = (seed: number): Art => {
  const chance = chanceOf(seed);
  const ring = (count: number, distance: number, length: number, turn: number) =>
    times(count, (i) => {
      const angle = turn + (i * 360) / count;
      return put(lettuce(chance, length), polar(angle, distance), angle);
    });
  return ring(7, 74, 92, 10) + ring(6, 46, 74, 40) + ring(4, 18, 54, 0);
};

const farm = () => {
  const chance = chanceOf(905);
  return [
    put(crate(600, 340), [-56, -40]),
    put(lettuceHead(911), [-230, -90]),
    times(4, (i) => put(carrot(chance, 250), [86, -160 + i * 46], 186 - i * 3)),
    [
      [-268, 70, 56],
      [-176, 84, 58],
      [-84, 82, 54],
    ]
      .map(([x = 0, y = 0, size = 50]) => put(apple(chance, size), [x, y]))
      .join(''),
    [
      [-76, -130, 50],
      [-64, -32, 52],
      [16, 66, 50],
      [104, 88, 46],
    ]
      .map(([x = 0, y = 0, size = 50]) => put(tomato(chance, size), [x, y]))
      .join(''),
    put(bowl(128, GLAZES.sand) + innerShade(112, 18), [262, 152]),
    [
      [-44, -36, 8],
      [36, -44, -20],
      [62, 24, 12],
      [-66, 34, -30],
      [-4, 34, 40],
    ]
      .map(([x = 0, y = 0, turn = 0], i) =>
        put(
          egg(44, i % 2 ? ['fff6e6', 'f3dcbc', 'c9a374'] : ['f0c79a', 'cf9560', '94602f']),
          [262 + x, 152 + y],
          turn,
        ),
      )
      .join(''),
    lit(put(rosemary(chance, 170), [-220, 240], -6) + put(rosemary(chance, 150), [-80, 252], 10), 2, 6),
  ].join('');
};

/** A stemmed glass with a wide bowl, standing on 0,0. */
function coupe(drink: readonly string[], over: Art): Art {
  const bowlOf = 'M-128 -262C-126 -176 -60 -150 0 -148C60 -150 126 -176 128 -262Z';
  const filled = 'M-120 -246C-112 -178 -56 -156 0 -155C56 -156 112 -178 120 -246Z';
  return [
    soft(oval(90, 14, '#140a10', 'opacity=".6"'), 6),
    raised(oval(84, 15, glow('ffffff', 'dfe6ee', '94a0b4'), 'opacity=".8"'), 4) +
      box(-5, -150, 10, 146, 4, '#e6eef0', 'opacity=".85"'),
    faint(area(bowlOf, '#fff'), 0.28),
    area(filled, fall(...drink)),
    put(oval(118, 17, `#${drink[0]}`) + faint(oval(112, 14, '#fff6f0'), 0.75), [0, -246]),
    over,
    faint(area('M-112 -250C-108 -200 -84 -178 -58 -166C-76 -190 -88 -216 -90 -250Z', '#fff'), 0.55),
    `<ellipse cy="-262" rx="128" ry="18" fill="none" stroke="#fff" stroke-width="3.5" opacity=".8"/>`,
  ].join('');
}

const bar = () => {
  const chance = chanceOf(906);
  const lights = times(16, (i) => {
    const [x, y] = [-380 + ((i * 137) % 780), -270 + ((i * 83) % 300)];
    return put(disc(14 + (i % 5) * 7, ['#ffcf7a', '#ff7aa8', '#8ac6ff'][i % 3] ?? '#fff', 'opacity=".3"'), [
      x,
      y,
    ]);
  });
  const inside = within(
    'M-76 -300H76V0H-76Z',
    bubbles(906, 40, 130, 280) +
      [
        [-26, -60, 10],
        [24, -110, 30],
        [-20, -170, -12],
        [26, -214, 18],
      ]
        .map(([x = 0, y = 0, turn = 0]) => put(ice(60), [x, y], turn))
        .join('') +
      put(citrus(40, LIME), [24, -46], 20) +
      put(citrus(38, LIME), [-30, -128], -30) +
      put(mint(chance, 50), [0, -190]),
  );
  return [
    soft(lights, 5),
    put(
      glass(
        { rim: 84, foot: 70, height: 330, level: 0.86, drink: ['eef6c8', 'cfe39a', '9cc46a'] },
        inside,
        straw([20, -250], [66, -430], '#e0457b'),
      ),
      [-236, 226],
    ),
    lit(put(mint(chance, 96), [-250, -110], -20), 3, 5),
    put(
      coupe(
        ['ffb3c6', 'e8557f', 'a81f4a'],
        lit([-24, 6, 34].map((x) => put(raspberry(17), [x, -254])).join(''), 3, 3) +
          lit(put(mint(chance, 40), [62, -262], 30), 2, 3),
      ),
      [10, 236],
      0,
      1.16,
    ),
    put(
      glass(
        { rim: 104, foot: 92, height: 196, level: 0.66, drink: ['f5b65a', 'd9822a', '8f4410'] },
        put(ice(92), [-22, -66], -10) + put(ice(80), [40, -44], 16),
        put(citrus(52, ORANGE), [70, -190], 12),
      ),
      [262, 230],
    ),
    put(lit(line('M40 -168C70 -196 96 -150 60 -140', 12, '#f08a24'), 4, 3), [214, 196]),
    times(3, (i) => lit(put(olive(44), [...polar(i * 100, 24)]), 5, 5)).replace(
      /^/,
      '<g transform="translate(130 258)">',
    ) + '</g>',
  ].join('');
};

/** What each ready face shows in the settings: what its kitchen serves. */
export const kitchenPictures = {
  trattoria: { table: { kind: 'cloth', color: '#c9b189' }, draw: trattoria },
  burger: { table: { kind: 'counter', wall: '#c8643a', top: '#7d4f30' }, draw: burger },
  sushi: { table: { kind: 'stone', color: '#5d6b70' }, draw: sushi },
  bakery: { table: { kind: 'wood', tone: 'pale' }, draw: bakery },
  farm: { table: { kind: 'wood', tone: 'oak' }, draw: farm },
  bar: { table: { kind: 'counter', wall: '#3a2250', top: '#5a352c' }, draw: bar },
} as const satisfies Readonly<Record<string, Picture>>;
