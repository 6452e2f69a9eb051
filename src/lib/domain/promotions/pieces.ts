/** The pieces of a line that promotions can discount one by one. */
export interface Pieces {
  /** The price of the whole line and its amount, whose quotient is the price of a piece. */
  gross: number;
  amount: number;
  /** Pieces that no promotion has used yet; 0 where the unit is none that is counted. */
  pieces: number;
}

/**
 * What comes off each line, in cents, when up to `count` pieces cost `price` instead: the cheapest of those that cost more, of equal ones
 * those of the earlier line. A line's pieces are rounded down together, so that they never come to more than the line. Uses the pieces up.
 */
export function takePieces<T extends Pieces>(
  lines: readonly T[],
  concerns: (line: T) => boolean,
  count: number,
  price: number,
): number[] {
  const off = lines.map(() => 0);
  const byPrice = lines
    .map((line, place) => ({ line, place }))
    .filter(({ line }) => line.pieces > 0 && line.gross > price * line.amount && concerns(line))
    // Quotients are compared as products, so that equal prices are equal.
    .sort((a, b) => a.line.gross * b.line.amount - b.line.gross * a.line.amount || a.place - b.place);
  let left = count;
  for (const { line, place } of byPrice) {
    const taken = Math.min(left, line.pieces);
    if (taken === 0) break;
    off[place] = Math.max(0, Math.floor((line.gross * taken) / line.amount) - price * taken);
    line.pieces -= taken;
    left -= taken;
  }
  return off;
}
