import type { Words } from '../catalogue.ts';
import type * as german from '../tax.ts';

/** What stands at prices about tax. The laws have their own names. */
export const taxWords: Words<typeof german.taxWords> = {
  included: 'incl. VAT',
  smallBusiness: {
    DE: 'Exempt from VAT under § 19 UStG (small business).',
    AT: 'Exempt from VAT under § 6 (1) no. 27 UStG (small business scheme).',
    CH: 'Not liable for VAT (art. 10 (2) MWSTG).',
  },
};
