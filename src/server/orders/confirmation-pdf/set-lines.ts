import type { Span } from './legal-blocks.ts';
import type { PaperWeight, Run } from './paper-fonts.ts';

/** How text is set; lengths in points. */
export interface Style {
  size: number;
  /** From one line's baseline to the next. */
  leading: number;
  weight: PaperWeight;
  color: string;
  /** Prices: at the right, in figures of one width. */
  isNumber?: boolean;
}

/** Text in one font, at a distance from its line's beginning. */
export interface Piece extends Run {
  weight: PaperWeight;
  x: number;
  width: number;
  href?: string;
}

export interface Line {
  pieces: Piece[];
  width: number;
  style: Style;
}

/** What setting needs to know of the fonts. */
export interface Measure {
  runs: (text: string, weight: PaperWeight) => Run[];
  /** In points. */
  width: (run: Run, weight: PaperWeight, style: Style) => number;
}

/** A blank at which a line may end; other blanks, such as between amount and currency, hold together. */
const BLANKS = /([ \t\r\n]+)/;

/** Sets text in lines of at most a width. Words that are longer are broken where the line ends. */
export function setLines(spans: readonly Span[], width: number, style: Style, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line: Line = { pieces: [], width: 0, style };
  const end = () => {
    lines.push(line);
    line = { pieces: [], width: 0, style };
  };
  const put = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      append(line, piece);
      line.width += piece.width;
    }
  };

  for (const { before, pieces, isNewLine } of wordsOf(spans, style, measure)) {
    if (isNewLine) end();
    const length = lengthOf(pieces);
    const gap = line.pieces.length > 0 ? lengthOf(before) : 0;
    if (line.width + gap + length <= width) {
      put(line.pieces.length > 0 ? [...before, ...pieces] : pieces);
      continue;
    }
    if (line.pieces.length > 0) end();
    for (const part of length > width ? lettersOf(pieces, style, measure) : pieces) {
      if (line.width + part.width > width && line.pieces.length > 0) end();
      put([part]);
    }
  }
  if (line.pieces.length > 0) end();
  return lines;
}

const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0);

/** Joins pieces that look alike. */
function append(line: Line, piece: Piece): void {
  const last = line.pieces.at(-1);
  if (last?.font === piece.font && last.weight === piece.weight && last.href === piece.href) {
    last.text += piece.text;
    last.width += piece.width;
  } else line.pieces.push({ ...piece, x: line.width });
}

interface Word {
  /** The blank before it. */
  before: Piece[];
  pieces: Piece[];
  isNewLine: boolean;
}

/** A word may change its look midway: `**Roma**,` is one. */
function wordsOf(spans: readonly Span[], style: Style, measure: Measure): Word[] {
  const words: Word[] = [];
  let word: Word = { before: [], pieces: [], isNewLine: false };
  const close = (before: Piece[], isNewLine: boolean) => {
    if (word.pieces.length > 0 || word.isNewLine) words.push(word);
    word = { before, pieces: [], isNewLine };
  };
  for (const { text, isStrong, href } of spans) {
    const weight = isStrong ? 700 : style.weight;
    const look = href === undefined ? {} : { href };
    const piecesOf = (letters: string) =>
      measure
        .runs(letters, weight)
        .map((run) => ({ ...run, ...look, weight, x: 0, width: measure.width(run, weight, style) }));
    text.split(BLANKS).forEach((part, at) => {
      if (at % 2 === 0) word.pieces.push(...piecesOf(part));
      else {
        const feeds = part.split('\n').length - 1;
        close(piecesOf(' '), feeds > 0);
        for (let more = 1; more < feeds; more += 1) close([], true);
      }
    });
  }
  close([], false);
  return words;
}

/** Each letter by itself, with the accents that follow it. */
function lettersOf(pieces: readonly Piece[], style: Style, measure: Measure): Piece[] {
  return pieces.flatMap((piece) =>
    (piece.text.match(/\P{M}\p{M}*/gu) ?? [piece.text]).map((text) => ({
      ...piece,
      text,
      width: measure.width({ text, font: piece.font }, piece.weight, style),
    })),
  );
}
