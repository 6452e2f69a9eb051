import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../storage-hints.ts';

/** Hints of a browser without storage, or without space in it: few customers read them, so they are fetched by themselves. */
export const storageHints: Words<typeof german.storageHints> = {
  cart: {
    tab: 'Votre navigateur ne garde le panier que tant que cet onglet est ouvert.',
    page: (phone) =>
      `Votre navigateur n’a plus d’espace de stockage\u202f: le panier ne suivra pas jusqu’à la commande. Merci de libérer de l’espace${phone && ` ou de commander par téléphone au ${phone}`}.`,
  },
  form: 'Votre navigateur n’enregistre pas vos informations. Merci de ne pas quitter ni actualiser cette page avant d’avoir envoyé votre commande.',
};
