declare const cents: unique symbol;

/** A whole number of the currency's hundredths. Branded, so that a wire amount in whole currency cannot slip in. */
export type Cents = number & { readonly [cents]: 'cents' };

/** An amount as it stands on the wire: a number in whole currency with at most two decimals (DESIGN section 4). */
export type Money = number;

/** Money on the wire → cents, half away from zero, so that 10.4 gives exactly 1040. */
export function toCents(money: Money): Cents {
  return (Math.sign(money) * Math.round(Math.abs(money) * 100 + 1e-7)) as Cents;
}

/** Cents → money on the wire; exact for every safe integer. */
export function fromCents(amount: Cents): Money {
  return amount / 100;
}

/** Names a whole number of hundredths as cents. A fraction is a bug, so it throws. */
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

/** `1250` cents in EUR → '12,50 EUR' (SPEC section 9: locale's separators, two decimals, then the code). */
export function formatMoney(amount: Cents, currency: string, locale = 'de-DE'): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    formats.set(locale, format);
  }
  return `${format.format(fromCents(amount))} ${currency}`;
}
