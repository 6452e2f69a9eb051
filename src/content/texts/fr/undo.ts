import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../undo.ts';

/** The way back after a line was removed from the cart. */
export const undo: Words<typeof german.undo> = {
  removed: (name) => `Retiré du panier\u202f: ${name}.`,
  undo: 'Annuler',
};
