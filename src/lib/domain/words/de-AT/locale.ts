import type * as german from '../locale.ts';

export const LOCALE: typeof german.LOCALE = 'de-AT';

/** '€ 12,50', and '-€ 0,02'. */
export const moneyText: typeof german.moneyText = (amount, currency) =>
  amount.replace(/^-?/, `$&${currency === 'EUR' ? '€' : currency}\u00a0`);
