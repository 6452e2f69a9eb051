/** How wide a text is at a size, in pixels. */
export type Measure = (text: string, size: number) => number;

export interface Wrapped {
  size: number;
  lines: string[];
}

interface Room {
  width: number;
  mostLines: number;
  /** In pixels, the largest first. */
  sizes: readonly number[];
}

/** A text in as large a size as there is room for; what does not fit even in the smallest one ends in '…'. */
export function wrapText(text: string, { width, mostLines, sizes }: Room, measure: Measure): Wrapped {
  const fits = (size: number) => (part: string) => measure(part.trimEnd(), size) <= width;
  for (const size of sizes) {
    const parts = partsOf(text);
    const lines = linesOf(parts, fits(size));
    if (parts.every(fits(size)) && lines.length <= mostLines) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  const parts = partsOf(text).flatMap((part) => brokenUp(part, fits(size)));
  return { size, lines: shortened(linesOf(parts, fits(size)), mostLines, fits(size)) };
}

type Fits = (text: string) => boolean;

/** Words with what follows them: a line may end after a space, a hyphen or a stroke, and never with '&'. */
function partsOf(text: string): string[] {
  return text.match(/(?:& )?[^ /-]*(?:[/-]+ *| +|$)/g)?.filter((part) => part !== '') ?? [];
}

function linesOf(parts: readonly string[], fits: Fits): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}

/** A word that is longer than a line, in pieces that are not. */
function brokenUp(word: string, fits: Fits): string[] {
  if (fits(word)) return [word];
  const pieces = [''];
  for (const letter of word) {
    const longer = (pieces.at(-1) ?? '') + letter;
    if (fits(`${longer.trimEnd()}-`)) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces.map((piece, i) => (i < pieces.length - 1 ? `${piece}-` : piece));
}

function shortened(lines: readonly string[], most: number, fits: Fits): string[] {
  if (lines.length <= most) return [...lines];
  let last = lines[most - 1] ?? '';
  while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.replace(/[\s,;:&/–-]+$/u, '')}…`];
}
