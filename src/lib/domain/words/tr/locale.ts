import type * as german from '../locale.ts';

/** The language of these words (BCP 47); a page's scripts are built once for each, with its words. */
export const LANGUAGE: string = 'tr';

/** The locale of numbers, amounts of money and weekdays. */
export const LOCALE: string = 'tr-TR';

/** A day as YYYY-MM-DD → '21.11.2026'. */
export const writtenDay: typeof german.writtenDay = (day) => day.split('-').reverse().join('.');

/** A written amount of a currency: '12,50 EUR'. */
export const moneyText = (amount: string, currency: string): string => `${amount} ${currency}`;

/** What the paths of pages in this language begin with. */
export const BASE: string = '/tr';

/** Between a label and its text. */
export const COLON: string = ':';

/** Where lines begin, as in HTML's `dir`: 'ltr' or 'rtl'. */
export const DIRECTION: string = 'ltr';
