import type * as german from '../modes.ts';

/** The order types, the same wherever customers read them. */
export const MODE_NAMES: typeof german.MODE_NAMES = {
  takeaway: 'À emporter',
  delivery: 'Livraison',
  dineIn: 'Sur place',
};
