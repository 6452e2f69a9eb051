import type * as german from '../locale.ts';

export const LOCALE: typeof german.LOCALE = 'de-CH';

/** 'CHF 12.50'. */
export const moneyText: typeof german.moneyText = (amount, currency) => `${currency}\u00a0${amount}`;
