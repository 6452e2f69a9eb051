import { readFile } from 'node:fs/promises';
import { createElement, type CSSProperties, type ReactElement } from 'react';
import satori, { type Font, type FontWeight } from 'satori';
import type { FontName } from '../../../lib/domain/face/fonts.ts';
import { drawnFontFile } from '../drawn-fonts.ts';
import { SHARE_SIZE, type ShareCard, type ShareColors } from '../../../lib/contract/site-pages.ts';

/** Fallback order: the first font has German, the second its neighbours' letters. */
const FIGTREE = { latin: 'Figtree', 'latin-ext': 'Figtree Extended' } as const;
type Subset = keyof typeof FIGTREE;
/** The shop's own, before Figtree. */
const OWN = { latin: 'Own', 'latin-ext': 'Own Extended' } as const;

const fontFile = (subset: Subset, weight: FontWeight) =>
  new URL(
    `./files/figtree-${subset}-${weight}-normal.woff`,
    import.meta.resolve('@fontsource/figtree/package.json'),
  );

/** The shop's font, and Figtree for letters that it lacks, so that pictures do not depend on the machine's fonts. */
async function openFonts(font: FontName): Promise<Font[]> {
  const open = async (name: string, file: URL, weight: FontWeight): Promise<Font> => ({
    name,
    weight,
    style: 'normal',
    data: await readFile(file),
  });
  const own = async (part: Subset) => open(OWN[part], drawnFontFile(font, part, 700), 700);
  const figtree = async (part: Subset, weight: FontWeight) =>
    open(FIGTREE[part], fontFile(part, weight), weight);
  return Promise.all([
    ...(font === 'figtree' ? [] : [own('latin'), own('latin-ext')]),
    figtree('latin', 600),
    figtree('latin', 800),
    figtree('latin-ext', 600),
    figtree('latin-ext', 800),
  ]);
}

const LEFT = 72;
const WIDTH = 530;
/** The gap between tag, title and place. */
const GAP = 34;
/** Cap height relative to the font size; capitals are centred in a line. */
const CAPITALS = 0.7;

interface Style {
  weight: number;
  mostLines: number;
  /** In pixels, the largest first. */
  sizes: readonly number[];
  /** Line height relative to the font size. */
  leading: number;
  width: number;
}

const TITLE = {
  weight: 800,
  mostLines: 4,
  sizes: [116, 104, 92, 80, 72, 64, 56, 48],
  leading: 1.06,
  width: WIDTH,
} satisfies Style;
const PLACE = { weight: 600, mostLines: 2, sizes: [40, 34], leading: 1.2, width: WIDTH } satisfies Style;
const PILL = { height: 60, padding: 26 };
const TAG = {
  weight: 800,
  mostLines: 1,
  sizes: [32, 28],
  leading: 1.2,
  width: WIDTH - PILL.padding * 2,
} satisfies Style;
/** Lengths of a hyphenated word's pieces, the longest first. */
const PIECES = Array.from({ length: 20 }, (_, i) => 27 - i);

const COLUMN = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  fontFamily: [...Object.values(OWN), ...Object.values(FIGTREE)].join(', '),
} satisfies CSSProperties;

/** The texts of the picture as SVG outlines, one below the other: shop, branch and city. */
export type DrawWords = (card: Words) => Promise<string>;

type Words = Pick<ShareCard, 'title' | 'shopName' | 'place' | 'colors' | 'font'>;

/** `asOutlines: false` keeps text as text, for tests. */
export function openWords({ asOutlines = true } = {}): DrawWords {
  const opened = new Map<FontName, Promise<Font[]>>();
  return async (card) => {
    const opening = opened.get(card.font) ?? openFonts(card.font);
    opened.set(card.font, opening);
    const fonts = await opening;
    const { height } = SHARE_SIZE;
    const room = { width: WIDTH, height, marginLeft: LEFT, justifyContent: 'center', gap: GAP };
    const words = createElement('div', { style: { ...COLUMN, ...room } }, ...(await blocksOf(card, fonts)));
    return satori(words, { ...SHARE_SIZE, fonts, embedFont: asOutlines });
  };
}

async function blocksOf(card: Words, fonts: Font[]): Promise<ReactElement[]> {
  const { title, shopName, place } = await wordsOf(card, fonts);
  return [
    ...(shopName ? [await tag(shopName, card.colors, fonts)] : []),
    ...(title ? [await text(title, TITLE, card.colors, fonts)] : []),
    ...(place ? [await text(place, PLACE, card.colors, fonts)] : []),
  ];
}

/** Text that the font supports, without repeating the shop's name. */
async function wordsOf(card: Words, fonts: Font[]): Promise<Omit<Words, 'colors' | 'font'>> {
  const texts = [card.title, card.shopName, card.place].map(plain);
  const missing = await missingLetters(texts.join(' '), fonts);
  const [name = '', shopName = '', place = ''] = texts.map((words) =>
    plain(
      Array.from(words)
        .filter((letter) => !missing.has(letter))
        .join(''),
    ),
  );
  if (name === '' || name === shopName) return { title: shopName, shopName: '', place };
  const rest = name.startsWith(`${shopName} `) ? name.slice(shopName.length).replace(/^[ ,:·|–-]+/, '') : '';
  return { title: rest || name, shopName, place };
}

/** Without joiners and modifiers, such as in emoji. */
const plain = (words: string) =>
  words
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{M}\p{C}]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim();

async function missingLetters(words: string, fonts: Font[]): Promise<Set<string>> {
  const missing = new Set<string>();
  await satori(createElement('div', { style: COLUMN }, words), {
    ...SHARE_SIZE,
    fonts,
    loadAdditionalAsset: async (_, letters) => {
      for (const letter of letters) missing.add(letter);
      return [];
    },
  });
  return missing;
}

async function text(words: string, style: Style, colors: ShareColors, fonts: Font[]): Promise<ReactElement> {
  const fitted = await fit(words.replaceAll('& ', '&\u00a0'), style, fonts);
  const spare = `${-(style.leading - CAPITALS) / 2}em`;
  return set(fitted, style, {
    display: 'block',
    lineClamp: style.mostLines,
    marginTop: spare,
    marginBottom: spare,
    color: colors['on-brand'],
  });
}

/** The brand's colours, inverted. */
async function tag(words: string, colors: ShareColors, fonts: Font[]): Promise<ReactElement> {
  const { size } = await fit(words, TAG, fonts);
  const { height, padding } = PILL;
  const style = {
    display: 'flex',
    alignItems: 'center',
    height,
    padding: `0 ${padding}px`,
    borderRadius: height / 2,
    background: colors['on-brand'],
    color: colors.brand,
  };
  const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return createElement('div', { style }, set({ words, size }, TAG, oneLine));
}

interface Fitted {
  words: string;
  size: number;
}

const set = ({ words, size }: Fitted, { weight, leading, width }: Style, more: CSSProperties = {}) =>
  createElement(
    'div',
    {
      key: 'words',
      style: { fontSize: size, fontWeight: weight, lineHeight: leading, maxWidth: width, ...more },
    },
    words,
  );

/** Text in the largest size that fits. At the smallest, words longer than a line are hyphenated. */
async function fit(words: string, style: Style, fonts: Font[]): Promise<Fitted> {
  for (const size of style.sizes) {
    const { width, lines } = await measure({ words, size }, style, fonts);
    if (width <= style.width && lines <= style.mostLines) return { words, size };
  }
  const size = style.sizes.at(-1) ?? 0;
  for (const letters of PIECES) {
    const pieces = { words: inPieces(words, letters), size };
    if ((await measure(pieces, style, fonts)).width <= style.width) return pieces;
  }
  return { words, size };
}

/** With hyphens, after which a line may break. */
const inPieces = (words: string, letters: number) =>
  words.replaceAll(new RegExp(`([^\\s/-]{${letters}})(?=[^\\s/-]{2})`, 'gu'), '$1-\u200b');

/** A word longer than a line makes the text wider than allowed. */
async function measure(
  fitted: Fitted,
  style: Style,
  fonts: Font[],
): Promise<{ width: number; lines: number }> {
  let found = { width: 0, lines: 0 };
  const room = createElement(
    'div',
    { style: { ...COLUMN, width: style.width } },
    set(fitted, style, { maxWidth: 'none' }),
  );
  await satori(room, {
    width: style.width,
    fonts,
    embedFont: false,
    onNodeDetected: ({ key, width, height }) => {
      const lines = Math.round(height / Math.round(fitted.size * style.leading));
      if (key === 'words') found = { width, lines };
    },
  });
  return found;
}
