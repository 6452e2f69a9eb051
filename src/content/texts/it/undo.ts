import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../undo.ts';

/** The way back after a line was removed from the cart. */
export const undo: Words<typeof german.undo> = {
  // The name comes last, since its gender is unknown.
  removed: (name) => `Rimosso: ${name}.`,
  undo: 'Ripristina',
};
