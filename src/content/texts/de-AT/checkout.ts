import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../checkout.ts';

export const checkout: Overrides<typeof german.checkout> = {
  stairway: 'Stiege',
  addDoor: 'Stock, Stiege, Tür angeben',
  taxes: 'Enthaltene Umsatzsteuer',
  vat: (rate) => `Umsatzsteuer (${rate} %)`,
};
