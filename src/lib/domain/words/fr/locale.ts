import type * as german from '../locale.ts';

/** The language of these words (BCP 47). */
export const LANGUAGE: string = 'fr';

/** The locale of numbers, amounts of money and weekdays. */
export const LOCALE: string = 'fr-FR';

/** A day as YYYY-MM-DD → '21/11/2026'. */
export const writtenDay: typeof german.writtenDay = (day) => day.split('-').reverse().join('/');

/** A written amount of a currency: '12,50 EUR'. */
export const moneyText = (amount: string, currency: string): string => `${amount} ${currency}`;

/** What the paths of pages in this language begin with. */
export const BASE: string = '/fr';

/** Between a label and its text: after a narrow no-break space. */
export const COLON: string = '\u202f:';

/** Where lines begin, as in HTML's `dir`: 'ltr' or 'rtl'. */
export const DIRECTION: string = 'ltr';
