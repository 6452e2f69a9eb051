import { SHARE_SIZE, type ShareCard } from '../../../lib/contract/share-picture.ts';
import type { Figtree, Line, Weight } from './figtree.ts';
import { wrapText } from './wrap-text.ts';

const INK = '#010101';
const BRAND = '#ffd200';
const LEFT = 72;
const WIDTH = 530;
/** Between tag, title and place. */
const GAP = 34;
/** How far capitals rise above the baseline, as a part of the size. */
const CAPITALS = 0.7;

/** How each of them is set; `leading` is from line to line, as a part of the size. */
const TITLE = {
  weight: 800,
  mostLines: 4,
  sizes: [116, 104, 92, 80, 72, 64, 56, 48],
  leading: 1.06,
} as const;
const PLACE = { weight: 600, mostLines: 2, sizes: [40, 34], leading: 1.2 } as const;
const TAG = { weight: 800, mostLines: 1, sizes: [32, 28], leading: 1, height: 60, padding: 26 } as const;

/** Something that is as high as it says, drawn from a height on. */
interface Block {
  height: number;
  draw: (top: number) => string;
}

/** The words of the picture one below the other: the shop's name, the branch's, and the town. */
export function wordsOn(card: ShareCard, figtree: Figtree): string {
  const { title, shopName, place } = wordsOf(card, figtree);
  const blocks = [
    ...(shopName ? [tag(shopName, figtree)] : []),
    ...(title ? [text(title, TITLE, figtree)] : []),
    ...(place ? [text(place, PLACE, figtree)] : []),
  ];
  const height = blocks.reduce((sum, block) => sum + block.height + GAP, -GAP);
  let top = (SHARE_SIZE.height - height) / 2;
  return blocks
    .map((block) => {
      const drawn = block.draw(top);
      top += block.height + GAP;
      return drawn;
    })
    .join('');
}

/** What the font can show, and the shop's name only once. */
function wordsOf(card: ShareCard, { readable }: Figtree): { title: string; shopName: string; place: string } {
  const [name, shopName, place] = [readable(card.title), readable(card.shopName), readable(card.place)];
  if (name === '' || name === shopName) return { title: shopName, shopName: '', place };
  const rest = name.startsWith(`${shopName} `) ? name.slice(shopName.length).replace(/^[ ,:·|–-]+/, '') : '';
  return { title: rest || name, shopName, place };
}

const widthIn = (figtree: Figtree, weight: Weight) => (words: string, size: number) =>
  (figtree.line(words, weight).width * size) / 1000;

function text(words: string, style: typeof TITLE | typeof PLACE, figtree: Figtree): Block {
  const { weight, leading } = style;
  const { size, lines } = wrapText(words, { ...style, width: WIDTH }, widthIn(figtree, weight));
  const baseline = (top: number, i: number) => top + size * (CAPITALS + i * leading);
  return {
    height: baseline(0, lines.length - 1),
    draw: (top) =>
      lines
        .map((line, i) => outlines(figtree.line(line, weight), size, LEFT, baseline(top, i), INK))
        .join(''),
  };
}

/** The brand's colours the other way round. */
function tag(words: string, figtree: Figtree): Block {
  const { weight, height, padding } = TAG;
  const room = { ...TAG, width: WIDTH - padding * 2 };
  const { size, lines } = wrapText(words, room, widthIn(figtree, weight));
  const line = figtree.line(lines[0] ?? '', weight);
  const width = (line.width * size) / 1000 + padding * 2;
  return {
    height,
    draw: (top) =>
      `<rect x="${LEFT}" y="${top}" width="${width}" height="${height}" rx="${height / 2}" fill="${INK}"/>` +
      outlines(line, size, LEFT + padding, top + (height + size * CAPITALS) / 2, BRAND),
  };
}

function outlines({ glyphs }: Line, size: number, x: number, y: number, fill: string): string {
  const scale = size / 1000;
  const paths = glyphs.map(
    (glyph) => `<path transform="translate(${glyph.x} ${glyph.y})" d="${glyph.path}"/>`,
  );
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
