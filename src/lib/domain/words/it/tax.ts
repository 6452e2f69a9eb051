import type { Words } from '../catalogue.ts';
import type * as german from '../tax.ts';

/** What stands at prices about tax. The laws have their own names. */
export const taxWords: Words<typeof german.taxWords> = {
  included: 'IVA inclusa',
  smallBusiness: {
    DE: 'Esente da IVA ai sensi del § 19 UStG (piccola impresa).',
    AT: 'Esente da IVA ai sensi del § 6, comma 1, n. 27 UStG (regime delle piccole imprese).',
    CH: 'Non assoggettato all’IVA (art. 10 cpv. 2 LIVA).',
  },
};
