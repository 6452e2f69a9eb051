import { addRates, shareOut, type RateShare } from './day-close.ts';

/** A line of an order that can be given back in part: its amount, and its gross by rate in cents, deposits included. */
export interface CorrectableLine {
  amount: number;
  rates: readonly RateShare[];
}

/** An entry of before: what it gave back by rate, and of which lines how much. */
export interface EarlierCorrection {
  rates: readonly RateShare[];
  lines: readonly CorrectedLine[];
}

/** How much of a line is given back, in its unit; `index` counts from 0. */
export interface CorrectedLine {
  index: number;
  amount: number;
}

/** What is to be given back: all that is left, an amount in cents, or amounts of lines. */
export type CorrectionPart =
  { kind: 'storno' } | { kind: 'amount'; cents: number } | { kind: 'lines'; lines: readonly CorrectedLine[] };

interface Corrected {
  /** The order's total by rate, tip and deposits included. */
  rates: readonly RateShare[];
  lines: readonly CorrectableLine[];
  earlier: readonly EarlierCorrection[];
}

const total = (rates: readonly RateShare[]) => rates.reduce((all, { grossCents }) => all + grossCents, 0);

/** What is left of an order by rate, in cents: its total without what was given back. Used up rates are left out. */
export function restOf({ rates, earlier }: Pick<Corrected, 'rates' | 'earlier'>): RateShare[] {
  const gone = earlier.flatMap((one) => one.rates);
  return addRates([
    ...rates,
    ...gone.map(({ rate, grossCents, taxCents }) => ({ rate, grossCents: -grossCents, taxCents: -taxCents })),
  ]).filter(({ grossCents }) => grossCents > 0);
}

/**
 * What a correction gives back by rate, in cents; null: more than is left, or nothing. Amounts are shared out over what is left in proportion
 * (`shareOut`); lines by their own rates, in equal parts per unit, rounded so that all parts add up to the line. What uses up a rate takes the
 * rest of its tax, so that all corrections of an order never come to more than the order, in gross and tax (GoBD: docs/books.md).
 */
export function correct(order: Corrected, part: CorrectionPart): RateShare[] | null {
  const rest = restOf(order);
  if (part.kind === 'storno') return rest.length > 0 ? rest : null;
  const wished = part.kind === 'amount' ? shareOut(part.cents, rest) : ratesOfLines(order, part.lines);
  const cents = wished === null ? 0 : total(wished);
  if (wished === null || cents <= 0 || cents > total(rest)) return null;
  const left = new Map(rest.map((one) => [one.rate, one]));
  const fits = wished.every(({ rate, grossCents }) => grossCents <= (left.get(rate)?.grossCents ?? 0));
  return (fits ? wished : shareOut(cents, rest)).map((share) => {
    const of = left.get(share.rate);
    return of?.grossCents === share.grossCents ? of : share;
  });
}

/** How much of each of these amounts no correction has given back by its line; money that was given back without lines is not counted. */
export function leftOfLines(
  amounts: readonly number[],
  earlier: readonly Pick<EarlierCorrection, 'lines'>[],
): number[] {
  const gone = earlier.flatMap(({ lines }) => lines);
  return amounts.map((amount, line) => {
    const given = gone.reduce((sum, one) => (one.index === line ? sum + one.amount : sum), 0);
    // Weights are fractions: three decimals are a gram.
    return Math.max(0, Math.round((amount - given) * 1000) / 1000);
  });
}

/** The gross of a line's first `amount`, in cents: rounded half up. */
const upTo = (line: CorrectableLine, amount: number) =>
  amount >= line.amount ? total(line.rates) : Math.round((total(line.rates) * amount) / line.amount);

/** Amounts of weights are fractions; less than this is nothing. */
const TINY = 1e-6;

function ratesOfLines({ lines, earlier }: Corrected, wished: readonly CorrectedLine[]): RateShare[] | null {
  const gone = new Map<number, number>();
  const take = ({ index, amount }: CorrectedLine) => gone.set(index, (gone.get(index) ?? 0) + amount);
  for (const { lines: before } of earlier) before.forEach(take);
  const shares: RateShare[] = [];
  for (const one of wished) {
    const line = lines[one.index];
    const before = gone.get(one.index) ?? 0;
    if (!line || before + one.amount > line.amount + TINY) return null;
    shares.push(...shareOut(upTo(line, before + one.amount + TINY) - upTo(line, before), line.rates));
    take(one);
  }
  return addRates(shares);
}
