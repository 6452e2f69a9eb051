import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../address.ts';

/** English texts of branches whose delivery fee depends on where exactly an address is. */

export const address: Words<typeof german.address> = {
  upTo: (km) => `up to ${km} km`,
  byAddress: 'Delivery fee and minimum order depend on your address. You’ll enter it when you order.',
  area: (area) => `Your delivery area: ${area}`,
  checking: 'Checking your address …',
  served: (terms) => `We deliver to you: ${terms.join(', ')}.`,
  checkAgain:
    'A different delivery fee applies to your address. Please check the total and send your order again.',
  notReached: 'No connection: your address couldn’t be checked. Please try again.',
  cost: (amount) => `delivery fee ${amount}`,
  free: 'free delivery',
  minimum: (amount) => `minimum order ${amount}`,
};
