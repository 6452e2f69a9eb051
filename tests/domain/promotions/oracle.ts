import type { Promotion } from '../../../src/lib/domain/promotions/promotion.ts';

/**
 * What promotions take off a cart, computed a second time: piece by piece, with fractions of BigInt and without any function of
 * `src/lib/domain`. Slow and plain. Only totals: which of two equal lines has a cent more is a matter of the books by rate.
 */

/** A line as the oracle sees it. */
export interface OracleLine {
  product: number;
  gross: number;
  amount: number;
  isCounted: boolean;
}

const PLACE = { buyGet: 0, nth: 1, dish: 2, percent: 3, amount: 4, delivery: 5 };

const cents = (money: number) => Math.round(money * 100);

/** The least that any set of promotions which may count together leaves: what is saved in all. */
export function mostSaved(
  promotions: readonly Promotion[],
  lines: readonly OracleLine[],
  fee: number,
): number {
  const together = promotions.filter((one) => one.isCombinable);
  const alone = promotions.filter((one) => !one.isCombinable).map((one) => [one]);
  return Math.max(0, ...[together, ...alone].map((set) => saved(set, lines, fee)));
}

function saved(set: readonly Promotion[], lines: readonly OracleLine[], fee: number): number {
  const inOrder = [...set].sort(
    (a, b) =>
      PLACE[a.effect.kind] - PLACE[b.effect.kind] ||
      (a.code === null ? 0 : 1) - (b.code === null ? 0 : 1) ||
      a.id - b.id,
  );
  const open = lines.map((line) => ({
    ...line,
    left: line.gross,
    pieces: line.isCounted ? Math.floor(line.amount) : 0,
  }));
  const before = open.reduce((sum, line) => sum + line.left, 0) + fee;
  let feeLeft = fee;
  for (const { effect, goods, gifts } of inOrder) {
    const concerned = open.filter((line) => !goods || goods.includes(line.product));
    const presents = gifts ? open.filter((line) => gifts.includes(line.product)) : concerned;
    const worth = concerned.reduce((sum, line) => sum + line.left, 0);
    if (effect.kind === 'delivery') feeLeft = 0;
    if (effect.kind === 'amount') spread(concerned, Math.min(worth, cents(effect.value)));
    if (effect.kind === 'percent') {
      const exact = (BigInt(worth) * BigInt(cents(effect.percent)) * 2n + 10_000n) / 20_000n;
      spread(concerned, Math.min(Number(exact), effect.value > 0 ? cents(effect.value) : Infinity));
    }
    if (effect.kind === 'dish') give(concerned, 1, cents(effect.value));
    if (effect.kind === 'nth') give(concerned, Math.floor(pieces(concerned) / (effect.buy + 1)), 0);
    if (effect.kind === 'buyGet') {
      const paid = gifts ? concerned.filter((line) => !presents.includes(line)) : concerned;
      const group = gifts ? effect.buy : effect.buy + effect.get;
      give(presents, Math.floor(pieces(paid) / group) * effect.get, 0);
    }
  }
  return before - open.reduce((sum, line) => sum + line.left, 0) - feeLeft;
}

interface Open extends OracleLine {
  left: number;
  pieces: number;
}

const pieces = (lines: readonly Open[]) => lines.reduce((sum, line) => sum + line.pieces, 0);

/** Cent by cent, always to the line that is furthest behind its share; only the sum is looked at. */
function spread(lines: readonly Open[], amount: number): void {
  const worth = lines.reduce((sum, line) => sum + line.left, 0);
  if (worth === 0) return;
  const shares = lines.map((line) => ({
    line,
    floor: Number((BigInt(amount) * BigInt(line.left)) / BigInt(worth)),
    rest: (BigInt(amount) * BigInt(line.left)) % BigInt(worth),
  }));
  let left = amount - shares.reduce((sum, { floor }) => sum + floor, 0);
  for (const share of shares.sort((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : 0))) {
    share.line.left -= share.floor + (left > 0 ? 1 : 0);
    left -= 1;
  }
}

/** Gives the cheapest pieces that cost more than the price, one at a time; a line's pieces are rounded down together. */
function give(lines: readonly Open[], count: number, price: number): void {
  const given = new Map<Open, number>();
  for (let one = 0; one < count; one++) {
    const next = lines
      .filter((line) => line.pieces > 0 && line.gross > price * line.amount)
      .sort((a, b) => a.gross / a.amount - b.gross / b.amount)[0];
    if (!next) break;
    next.pieces -= 1;
    given.set(next, (given.get(next) ?? 0) + 1);
  }
  for (const [line, number] of given)
    line.left -= Math.max(0, Math.floor((line.gross * number) / line.amount) - price * number);
}
