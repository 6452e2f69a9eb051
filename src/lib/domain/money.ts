import { LOCALE, moneyText } from './words/locale.ts';

declare const cents: unique symbol;

/** An integer number of hundredths of the currency. Branded, so that wire amounts in whole currency cannot be mixed in. */
export type Cents = number & { readonly [cents]: 'cents' };

/** An amount on the wire: whole currency with at most two decimals (DESIGN section 4). */
export type Money = number;

/** Money on the wire → cents, half away from zero, so that 10.4 gives exactly 1040. */
export function toCents(money: Money): Cents {
  return (Math.sign(money) * Math.round(Math.abs(money) * 100 + 1e-7)) as Cents;
}

/** Cents → money on the wire; exact for every safe integer. */
export function fromCents(amount: Cents): Money {
  return amount / 100;
}

/** Marks an integer number of hundredths as cents. A fraction is a bug, so it throws. */
export function asCents(whole: number): Cents {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`not a whole number of cents: ${whole}`);
  return (whole + 0) as Cents;
}

/** Sum of cents; 0 for an empty list. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return asCents(sum);
}

const formats = new Map<string, Intl.NumberFormat>();

/** How money is written: the words of a language, or of a variant of German. */
interface MoneyWords {
  LOCALE: string;
  moneyText: typeof moneyText;
}

/** `1250` cents in EUR → '12,50 EUR' (SPEC section 9: locale's separators, two decimals, then the code), in natural German '12,50 €'. */
export function formatMoney(
  amount: Cents,
  currency: string,
  words: MoneyWords = { LOCALE, moneyText },
): string {
  const { LOCALE: locale } = words;
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    formats.set(locale, format);
  }
  return words.moneyText(format.format(fromCents(amount)), currency);
}

/** An exact decimal number: `digits` / 10^`scale`. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** A finite number as the decimal of its notation, so that 0.1 is a tenth. Anything else is a bug, so it throws. */
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

/** a ÷ b as an integer, half up; a and b must not be negative, and b not 0. */
export function divideHalfUp(a: Decimal, b: Decimal): number {
  const shift = a.scale - b.scale;
  const above = a.digits * 10n ** BigInt(Math.max(0, -shift));
  const below = b.digits * 10n ** BigInt(Math.max(0, shift));
  return Number((2n * above + below) / (2n * below));
}
