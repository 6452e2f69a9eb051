/** An exact decimal number: `digits` / 10^`scale`. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** A finite number as the decimal that it is written as, so that 0.1 is a tenth. Anything else is a bug, so it throws. */
export function decimalOf(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  const [mantissa, exponent = '0'] = String(value).split('e') as [string, string?];
  const [whole, fraction = ''] = mantissa.split('.') as [string, string?];
  return { digits: BigInt(whole + fraction), scale: fraction.length - Number(exponent) };
}

/** a × b, exactly. */
export function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** a ÷ b as a whole number, halves up; both must not be negative and b not 0. */
export function divideHalfUp(a: Decimal, b: Decimal): number {
  const shift = a.scale - b.scale;
  const above = a.digits * 10n ** BigInt(Math.max(0, -shift));
  const below = b.digits * 10n ** BigInt(Math.max(0, shift));
  return Number((2n * above + below) / (2n * below));
}
