import type * as german from '../modes.ts';

/** The order types. */
export const MODE_NAMES: typeof german.MODE_NAMES = {
  takeaway: 'Collection',
  delivery: 'Delivery',
  dineIn: 'Dine in',
};
