import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../going-together.ts';

/** Texts of what goes well with the cart. */
export const goingTogether: Words<typeof german.goingTogether> = {
  heading: 'Pour accompagner',
  add: (name) => `Ajouter aussi\u202f: ${name}`,
  added: (name) => `${name} est dans le panier`,
  dismiss: 'Non merci',
};
