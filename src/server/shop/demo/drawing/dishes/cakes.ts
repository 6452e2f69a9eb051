import {
  type Art,
  type Chance,
  type Point,
  area,
  between,
  blob,
  box,
  chanceOf,
  circlePath,
  circled,
  dense,
  denseIn,
  disc,
  faint,
  line,
  oneOf,
  oval,
  pick,
  polar,
  put,
  scattered,
  strewn,
  through,
  times,
  within,
} from '../brush.ts';
import type { Picture } from '../compose.ts';
import { blueberry, citrus, halfStrawberry, raspberry, strawberry } from '../ingredients/fruit.ts';
import { flecks, mint } from '../ingredients/greens.ts';
import { fall, glow, lit, raised, side, soft } from '../light.ts';
import { GLAZES, flatPlate, plate, roundBoard } from '../ware/vessels.ts';

/** A block of cake in three quarters: layers in front, and a lid; its lower front corner is at the left of 0,0. */
function block(
  width: number,
  depth: number,
  layers: readonly (readonly [paint: string, thick: number])[],
  lid: string,
  chance: Chance,
): Art {
  const tall = layers.reduce((sum, [, thick]) => sum + thick, 0);
  const [dx, dy] = [depth * 0.8, -depth * 0.42];
  let y = -tall;
  const strips = layers
    .map(([paint, thick]) => {
      const edge = through(
        Array.from({ length: 9 }, (_, i): Point => [
          -width / 2 + (width * i) / 8,
          y + between(chance, -2.5, 2.5),
        ]),
      );
      const art =
        area(`${edge}L${width / 2} ${y + thick + 4}L${-width / 2} ${y + thick + 4}Z`, paint) +
        area(`M${width / 2 - 1} ${y}l${dx} ${dy}v${thick + 3}l${-dx} ${-dy}Z`, paint) +
        area(`M${width / 2 - 1} ${y}l${dx} ${dy}v${thick + 3}l${-dx} ${-dy}Z`, '#3a1404', 'opacity=".3"');
      y += thick;
      return art;
    })
    .join('');
  return (
    soft(
      area(
        `M${-width / 2 - 10} 8H${width / 2}L${width / 2 + dx + 12} ${dy + 14}L${width / 2 + 10} 26H${-width / 2}Z`,
        '#2a1206',
        'opacity=".5"',
      ),
      8,
    ) +
    strips +
    lit(
      area(
        `M${-width / 2 - 4} ${-tall + 4}L${-width / 2 + dx} ${-tall + dy}H${width / 2 + dx + 3}L${width / 2 + 3} ${-tall + 4}Z`,
        lid,
      ),
      5,
      2,
    )
  );
}

const tiramisu = () => {
  const chance = chanceOf(701);
  const cream = fall('fffdf4', 'fbf0d6', 'f0dcb4');
  const sponge = fall('8a5230', 'c08a52', '6b3a1c');
  const [width, depth, tall] = [300, 190, 214];
  const lidPoints = Array.from({ length: 170 }, (): Point => {
    const [u, v] = [chance(), chance()];
    return [-width / 2 + u * width + v * depth * 0.8, -tall - v * depth * 0.42];
  });
  return [
    put(flatPlate(280), [0, 196]),
    put(
      block(
        width,
        depth,
        [
          [sponge, 42],
          [cream, 50],
          [sponge, 44],
          [cream, 56],
          [fall('5c3418', '4a2710'), 22],
        ],
        glow('7d4a28', '5c3216', '3f1f0a'),
        chance,
      ) +
        strewn(chance, lidPoints, () =>
          disc(between(chance, 1, 3), oneOf(chance, ['#8f5a34', '#2f1606', '#a8744c'])),
        ) +
        lit(
          strewn(chance, lidPoints.slice(0, 7), () =>
            area('M-20 3Q-4 -10 20 -4Q6 4 -20 3Z', glow('7d4a2a', '4a260f')),
          ),
          2,
          4,
        ),
      [-74, 206],
    ),
    lit(put(mint(chance, 42), [20, -70]), 2, 5),
    lit(
      [
        [216, 214],
        [242, 200],
        [238, 226],
      ]
        .map(([x = 0, y = 0], i) =>
          put(
            oval(19, 13, glow('8d5a36', '5c3418', '2f180a')) + line('M-15 2Q0 -5 15 0', 3, '#2a1408'),
            [x, y],
            i * 50,
          ),
        )
        .join(''),
      3,
      4,
    ),
  ].join('');
};

const lemonCake = () => {
  const chance = chanceOf(703);
  const slice = (x: number, y: number, turn: number) => {
    const d =
      'M-96 90V-40C-96 -96 -60 -120 0 -120C60 -120 96 -96 96 -40V90Q96 104 82 104H-82Q-96 104 -96 90Z';
    return put(
      lit(area(d, glow('d99a3e', 'b5731f', '80480e')), 5, 9) +
        put(area(d, glow('fff0b0', 'f9dc82', 'e9bf56')), [0, 2], 0, 0.9) +
        within(
          d,
          strewn(chance, denseIn(chance, 56, 160, 180), () =>
            area(
              blob(chance, between(chance, 2, 6), between(chance, 2, 4), 0.3, 6),
              oneOf(chance, ['#d9a83c', '#fff8d8']),
            ),
          ),
        ) +
        lit(
          area(
            'M-100 -34C-100 -104 -62 -130 0 -130C62 -130 100 -104 100 -34C100 -8 80 -12 78 -36C72 -62 54 -52 50 -30C46 -6 28 -10 24 -40C14 -64 -14 -62 -20 -36C-24 -2 -46 -6 -48 -32C-54 -60 -70 -56 -76 -30C-80 -8 -100 -10 -100 -34Z',
            glow('ffffff', 'fffaf0', 'e6dcc6'),
          ),
          6,
          3,
        ) +
        strewn(
          chance,
          scattered(chance, 9, 60, 14).map(([px, py]): Point => [px, py * 0.3 - 92]),
          () => box(-9, -2.5, 18, 5, 2, '#f0bd1c'),
        ),
      [x, y],
      turn,
    );
  };
  return [
    put(flatPlate(286, ['f3e2c6', 'dfc6a0', 'a98a5e']), [0, 196]),
    put(slice(96, 78, 12) + slice(-64, 86, -5), [-14, -40], 0, 1.2),
    put(lit(citrus(56), 4, 8), [-206, 178]),
    put(lit(citrus(50), 4, 8), [212, 190], 30),
    lit(put(mint(chance, 46), [30, 204]), 2, 4),
  ].join('');
};

const torte = () => {
  const chance = chanceOf(706);
  const side3 = (half: number, tall: number) =>
    `M${-half} ${-tall}V-10Q${-half} ${half * 0.14} 0 ${half * 0.16}Q${half} ${half * 0.14} ${half} -10V${-tall}Z`;
  const half = 220;
  const tall = 190;
  const rosette = (r: number) =>
    disc(r, glow('ffffff', 'fff0ea', 'e6c4ba')) +
    line(through(Array.from({ length: 12 }, (_, i) => polar(i * 50, r * (0.75 - i * 0.055)))), 3, '#e0b5aa');
  return [
    put(raised(oval(286, 52, glow('fffdf8', 'f4ecdf', 'c4b5a0')), 12), [0, 178]),
    put(
      lit(area(side3(half, tall), side('f7c3cb', 'fde6e6', 'f9d2d4', 'cf8792')), 8, 10) +
        area(`M${-half} -74Q0 ${-40} ${half} -74V-48Q0 -12 ${-half} -48Z`, '#e0566f', 'opacity=".5"') +
        put(oval(half, half * 0.19, glow('fffafa', 'fde8e8', 'f0c3c6')), [0, -tall]) +
        lit(
          area(
            `M${-half} ${-tall}A${half} ${half * 0.19} 0 0 0 ${half} ${-tall}C${half + 2} ${-tall + 50} ${half - 14} ${-tall + 66} ${half - 30} ${-tall + 60}C${half - 46} ${-tall + 50} ${half - 56} ${-tall + 70} ${half - 66} ${-tall + 92}C${half - 84} ${-tall + 110} ${half - 96} ${-tall + 70} ${half - 120} ${-tall + 66}C60 ${-tall + 62} 66 ${-tall + 120} 40 ${-tall + 120}C16 ${-tall + 116} 30 ${-tall + 74} 0 ${-tall + 72}C-30 ${-tall + 70} -26 ${-tall + 108} -50 ${-tall + 106}C-74 ${-tall + 100} -62 ${-tall + 66} -92 ${-tall + 62}C-120 ${-tall + 60} -112 ${-tall + 98} -136 ${-tall + 94}C-160 ${-tall + 86} -150 ${-tall + 56} -178 ${-tall + 50}C-200 ${-tall + 46} ${-half - 2} ${-tall + 40} ${-half} ${-tall}Z`,
            fall('fff6f2', 'fbd9d6'),
          ),
          6,
          4,
        ) +
        lit(
          times(11, (i) =>
            put(rosette(25), [
              -half + 12 + i * ((half * 2 - 24) / 10),
              10 + Math.sin((i * Math.PI) / 10) * 24,
            ]),
          ),
          5,
          5,
        ),
      [0, 158],
    ),
    [-96, -32, 32, 96]
      .map((x, i) =>
        put(
          box(-8, -112, 16, 112, 5, pick(['#6aa8ae', '#f0bd4a', '#e0566f', '#8fb05c'], i)) +
            box(-8, -112, 5, 112, 3, '#fff', 'opacity=".5"') +
            times(4, (k) => line(`M-8 ${-20 - k * 26}L8 ${-34 - k * 26}`, 4, '#fff', 'opacity=".7"')) +
            line('M0 -112V-122', 3, '#3a2a1a') +
            soft(oval(24, 30, '#ffe7a0', 'opacity=".6" transform="translate(0 -140)"'), 7) +
            area(
              'M0 -168C14 -146 14 -122 0 -122C-14 -122 -14 -146 0 -168Z',
              fall('fff6c0', 'ffc23a', 'f0801c'),
            ),
          [x, -42 + (i % 2) * 14],
        ),
      )
      .join(''),
    lit(
      [-156, -64, 2, 66, 158]
        .map((x, i) => put(i % 2 ? raspberry(27) : strawberry(48), [x, -22 + Math.cos(x / 110) * 16]))
        .join('') +
        put(blueberry(20), [-110, -4]) +
        put(blueberry(20), [110, -6]) +
        put(blueberry(19), [-34, 8]) +
        put(blueberry(19), [36, 8]),
      5,
      6,
    ),
    lit(put(mint(chance, 30), [-128, -36]) + put(mint(chance, 30), [132, -36]), 2, 3),
  ].join('');
};

/** A tart from above with a lattice of dough over its filling. */
const crostata = () => {
  const chance = chanceOf(707);
  const radius = 236;
  const lattice = (turn: number) =>
    put(
      times(6, (i) => box(-radius, -196 + i * 68, radius * 2, 36, 10, fall('f3c675', 'dd9f48', 'a8682a'))),
      [0, 0],
      turn,
    );
  return [
    roundBoard(288),
    put(
      lit(
        disc(radius, glow('efc074', 'd0903f', '8f5520')) +
          times(36, (i) =>
            put(oval(25, 20, glow('fbd993', 'e0a04a', 'a8642a')), polar(i * 10, radius - 8), i * 10 + 90),
          ),
        7,
        14,
      ) +
        disc(206, glow('f0b04a', 'cf7f22', '94500e')) +
        within(
          circlePath(204),
          lit(
            times(26, (i) =>
              put(
                area('M-56 24Q0 -40 56 24Q0 -2 -56 24Z', glow('ffe6a6', 'f3c261', 'c98a2c')),
                polar(i * 57, 40 + (i % 4) * 44),
                i * 57,
              ),
            ),
            4,
            5,
          ) + flecks(chance, dense(chance, 60, 190), 2.6, ['#7d3a0c', '#a8561c']),
        ) +
        within(circlePath(212), lit(lattice(35), 5, 6) + lit(lattice(125), 5, 6)) +
        strewn(chance, dense(chance, 70, 200), () => area('M-4 -3L3 -4L5 3L-3 4Z', '#fff', 'opacity=".75"')),
      [-10, 6],
    ),
    put(
      lit(area(blob(chance, 88, 84, 0.05, 12), glow('fffdf0', 'f9eec6', 'd9c286')), 17, 12) +
        strewn(chance, dense(chance, 22, 62), () => disc(1.8, '#5c4a2a')),
      [36, -24],
    ),
    put(faint(soft(area(blob(chance, 40, 22, 0.2), '#fffdf4'), 6), 0.8), [14, -54]),
    lit(put(mint(chance, 42), [96, -104]), 2, 5),
    lit(
      put(
        area(blob(chance, 20, 20, 0, 8), 'none') +
          times(2, (i) => box(-70, -13 + i * 22, 140, 20, 9, fall('c98a4c', '9c5c28', '6b3a14'))),
        [-196, 214],
        -30,
      ),
      4,
      6,
    ),
  ].join('');
};

const tartlet = () => {
  const chance = chanceOf(708);
  const berry = (point: Point, turn: number, size: number) => put(halfStrawberry(size), point, turn);
  return [
    plate(286, GLAZES.rose),
    lit(
      disc(212, glow('efc074', 'd0903f', '8f5520')) +
        times(30, (i) =>
          put(oval(26, 20, glow('fbd993', 'e0a04a', 'a8642a')), polar(i * 12, 202), i * 12 + 90),
        ),
      8,
      14,
    ),
    lit(disc(182, glow('fff6c6', 'fbe28c', 'e6bd4a')), 9, 2),
    lit(
      circled(11, 136, 4)
        .map((point, i) => berry(point, (i * 360) / 11 + 94, 62))
        .join(''),
      6,
      6,
    ),
    lit(
      circled(6, 66, 20)
        .map((point, i) => berry(point, i * 60 + 110, 56))
        .join(''),
      6,
      6,
    ),
    lit(put(strawberry(56), [0, 4]), 7, 7),
    lit(put(mint(chance, 40), [-98, -98]) + put(mint(chance, 36), [104, 84]), 2, 5),
    lit(put(citrus(36), [190, -190]) + put(citrus(34), [226, -150], 30), 3, 5),
  ].join('');
};

export const cakePictures: Record<number, Picture> = {
  701: { table: { kind: 'counter', wall: '#c9b18f', top: '#6b4a34' }, draw: tiramisu },
  703: { table: { kind: 'counter', wall: '#a9c4b0', top: '#cfa878' }, draw: lemonCake },
  706: { table: { kind: 'counter', wall: '#8fa6b8', top: '#d9bfa0' }, draw: torte },
  707: { table: { kind: 'cloth', color: '#b5624a' }, draw: crostata },
  708: { table: { kind: 'cloth', color: '#b9c7a4' }, draw: tartlet },
};
