import type * as german from '../locale.ts';

/** '12,50 €'. */
export const moneyText: typeof german.moneyText = (amount, currency) =>
  `${amount}\u00a0${currency === 'EUR' ? '€' : currency}`;
