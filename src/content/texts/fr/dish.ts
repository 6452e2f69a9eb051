import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../dish.ts';
import { count } from './plural.ts';
import { CLOSED } from './opening.ts';

/** What stands at a dish wherever it is shown. */
export const marks: Words<typeof german.marks> = {
  soldOut: 'Épuisé',
  approximately: 'env.',
  left: (amount) => `Plus que ${amount}`,
};

/** Texts of the product dialog. */

export const product: Words<typeof german.product> = {
  close: 'Fermer',
  back: 'Retour',
  next: 'Continuer',
  add: 'Ajouter au panier',
  change: 'Valider',
  amount: 'Quantité',
  unit: 'Unité',
  decrease: 'Moins',
  increase: 'Plus',
  required: (_isTyped) => 'obligatoire',
  optional: 'facultatif',
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  /** What the button says while a part lacks its answer, and what the part then says; the shop's words have no article. */
  fill: (part) => `À saisir\u202f: ${part}`,
  pick: (part) => `À choisir\u202f: ${part}`,
  mustFill: 'Veuillez remplir ce champ.',
  mustPick: 'Veuillez faire un choix.',
  sending: 'Un instant, le fichier est en cours d’envoi.',
  files: (n) => count(n, 'fichier', 'fichiers'),
  closed: CLOSED,
};

/** By itself: only pages say it, no script. */
export const popular: Words<typeof german.popular> = { mark: 'Populaire' };
