import type * as german from '../modes.ts';

/** The order types, as customers read them. */
export const MODE_NAMES: typeof german.MODE_NAMES = {
  takeaway: 'Ritiro',
  delivery: 'Consegna',
  dineIn: 'Al tavolo',
};
