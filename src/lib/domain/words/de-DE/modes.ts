import type * as german from '../modes.ts';

export const MODE_NAMES: typeof german.MODE_NAMES = {
  takeaway: 'Abholung',
  delivery: 'Lieferung',
  dineIn: 'Vor Ort essen',
};
