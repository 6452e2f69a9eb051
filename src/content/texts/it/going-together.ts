import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../going-together.ts';

/** Texts of what goes well with the cart. */
export const goingTogether: Words<typeof german.goingTogether> = {
  heading: 'Ci sta bene anche',
  add: (name) => `Aggiungi ${name}`,
  added: (name) => `${name} è nel carrello`,
  dismiss: 'No, grazie',
};
