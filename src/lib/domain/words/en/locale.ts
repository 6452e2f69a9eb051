/** The language of these words (BCP 47). */
export const LANGUAGE: string = 'en';

/** The locale of numbers, amounts of money and weekdays. */
export const LOCALE: string = 'en-GB';

/** A day as YYYY-MM-DD → '21/11/2026'. */
export const writtenDay = (day: string): string => day.split('-').reverse().join('/');

/** A written amount of a currency: '12.50 EUR'. */
export const moneyText = (amount: string, currency: string): string => `${amount} ${currency}`;

/** What the paths of pages in this language begin with. */
export const BASE: string = '/en';

/** Between a label and its text. */
export const COLON: string = ':';

/** Where lines begin, as in HTML's `dir`: 'ltr' or 'rtl'. */
export const DIRECTION: string = 'ltr';
