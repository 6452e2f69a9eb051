/**
 * Splits a whole amount by weights into whole parts that sum up to it: the largest remainders get the units that are left, of equal ones
 * the earlier. Weights are whole and not negative; where all are 0 there is nothing to split. The remainders are exact.
 */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  let total = 0;
  let largest = 0;
  for (const weight of weights) {
    total += weight;
    if (weight > largest) largest = weight;
  }
  if (total === 0 || amount === 0) return weights.map(() => 0);
  const divide = amount * largest <= Number.MAX_SAFE_INTEGER ? inNumbers : inBigInts;
  const { parts, rests } = divide(amount, weights, total);
  let left = amount;
  for (const part of parts) left -= part;
  if (left === 0) return parts;
  const byRest = rests.map((_, index) => index);
  byRest.sort((a, b) => (rests[b] ?? 0) - (rests[a] ?? 0) || a - b);
  for (const index of byRest.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** Each weight's share rounded down, and what was cut off, in parts of the total. */
interface Shares {
  parts: number[];
  rests: number[];
}

function inNumbers(amount: number, weights: readonly number[], total: number): Shares {
  const rests = weights.map((weight) => (amount * weight) % total);
  return { parts: weights.map((weight, index) => (amount * weight - (rests[index] ?? 0)) / total), rests };
}

/** As `inNumbers`, where products are beyond what numbers hold exactly. */
function inBigInts(amount: number, weights: readonly number[], total: number): Shares {
  const [whole, all] = [BigInt(amount), BigInt(total)];
  const exact = weights.map((weight) => whole * BigInt(weight));
  return { parts: exact.map((one) => Number(one / all)), rests: exact.map((one) => Number(one % all)) };
}
