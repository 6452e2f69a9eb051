import type { Words } from '../catalogue.ts';
import type * as german from '../tax.ts';

/** What stands at prices about tax. The laws have their own names. */
export const taxWords: Words<typeof german.taxWords> = {
  included: 'KDV dahil',
  smallBusiness: {
    DE: '§ 19 UStG uyarınca KDV’den muaftır (küçük işletme).',
    AT: '§ 6 f. 1 no. 27 UStG uyarınca KDV’den muaftır (küçük işletme düzenlemesi).',
    CH: 'KDV mükellefi değildir (MWSTG md. 10 f. 2).',
  },
};
