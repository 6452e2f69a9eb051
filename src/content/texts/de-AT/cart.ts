import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cart.ts';

export const cart: Overrides<typeof german.cart> = {
  total: (isTaxed) => (isTaxed ? 'Gesamt, inkl. USt.' : 'Gesamt'),
};
