import type * as german from '../modes.ts';

/** The order types (SPEC section 4), as customers read them. */
export const MODE_NAMES: typeof german.MODE_NAMES = {
  takeaway: 'Gel al',
  delivery: 'Teslimat',
  dineIn: 'Mekânda',
};
