import type { PDFFont } from 'pdf-lib';

/** What measures text: a font of the PDF. */
export type Measure = Pick<PDFFont, 'widthOfTextAtSize'>;

/** Where text has to go, in points, and the largest type that it may have. */
interface Room {
  width: number;
  height: number;
  size: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** Below this nobody reads a label without glasses. */
const SMALLEST = 6;
/** From one line to the next, in sizes of the type. */
export const LEADING = 1.2;

/** A text in the largest type in which all of it fits. Lines end behind spaces and hyphens; words are only cut in the smallest type. */
export function fitText(text: string, font: Measure, { width, height, size: largest }: Room): FittedText {
  for (let size = largest; ; size = Math.max(SMALLEST, size - 0.5)) {
    const isSmallest = size <= SMALLEST;
    const fits = (line: string) => font.widthOfTextAtSize(line.trimEnd(), size) <= width;
    const pieces = text.split(/(?<=[\s-])/).flatMap((piece) => (isSmallest ? cut(piece, fits) : [piece]));
    const lines = linesOf(pieces, fits);
    const isAll = lines.every(fits) && lines.length * size * LEADING <= height;
    if (isAll || isSmallest) return { size, lines: lines.map((line) => line.trim()) };
  }
}

function linesOf(pieces: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && fits(last + piece)) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines;
}

/** A word in pieces that fit. */
function cut(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  return linesOf(Array.from(word), fits);
}
