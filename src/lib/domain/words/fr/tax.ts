import type { Words } from '../catalogue.ts';
import type * as german from '../tax.ts';

/** What stands at prices about tax. The laws have their own names. */
export const taxWords: Words<typeof german.taxWords> = {
  included: 'TVA comprise',
  smallBusiness: {
    DE: 'Exonéré de TVA selon le § 19 UStG (petite entreprise).',
    AT: 'Exonéré de TVA selon le § 6, al. 1, ch. 27 UStG (régime des petites entreprises).',
    CH: 'Non assujetti à la TVA (art. 10, al. 2, LTVA).',
  },
};
