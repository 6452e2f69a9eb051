/** How many decimals a currency has: 2 for EUR, 0 for JPY. null: this is no currency's code. */
function decimalsOf(currency: string): number | null {
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? null;
}

/**
 * The shop's cents (hundredths, whatever the currency) → the currency's smallest units, as Datatrans counts. null: not
 * payable in that currency, such as half a yen, or nothing at all.
 */
export function unitsOfCents(cents: number, currency: string): number | null {
  const decimals = decimalsOf(currency);
  if (decimals === null || !Number.isSafeInteger(cents) || cents <= 0) return null;
  const units = decimals >= 2 ? cents * 10 ** (decimals - 2) : cents / 10 ** (2 - decimals);
  return Number.isSafeInteger(units) ? units : null;
}

/** The currency's smallest units → the shop's cents. null: not a whole number of either, or below zero. */
export function centsOfUnits(units: number, currency: string): number | null {
  const decimals = decimalsOf(currency);
  if (decimals === null || !Number.isSafeInteger(units) || units < 0) return null;
  const cents = decimals >= 2 ? units / 10 ** (decimals - 2) : units * 10 ** (2 - decimals);
  return Number.isSafeInteger(cents) ? cents : null;
}

/** The shop's cents → an amount as Mollie writes it: '10.00' EUR, '1000' JPY. null as with `unitsOfCents`. */
export function valueOfCents(cents: number, currency: string): string | null {
  const units = unitsOfCents(cents, currency);
  const decimals = decimalsOf(currency);
  if (units === null || decimals === null) return null;
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** An amount as Mollie writes it → the shop's cents. null: not written so, or below zero. */
export function centsOfValue(value: string, currency: string): number | null {
  const decimals = decimalsOf(currency);
  const [, whole = '', part = ''] = /^(\d{1,15})(?:\.(\d{1,4}))?$/.exec(value) ?? [];
  if (decimals === null || whole === '' || part.length !== decimals) return null;
  return centsOfUnits(Number(whole + part), currency);
}
