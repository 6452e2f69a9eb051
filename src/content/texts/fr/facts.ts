import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../facts.ts';

/** Texts about goods with a least age, in the cart, at the checkout and on the status page. */
export const age: Words<typeof german.age> = {
  cart: (years) =>
    `Contient des articles réservés aux ${years} ans et plus. Merci de tenir une pièce d’identité prête à la remise.`,
  confirm: (years) => `J’ai au moins ${years} ans et je présenterai une pièce d’identité sur demande.`,
  status: (years) =>
    `Votre commande contient des articles réservés aux ${years} ans et plus. Merci de tenir une pièce d’identité prête.`,
};

/** Texts about allergens and additives: the menu's legend, and the sheet of a branch. */
export const facts: Words<typeof german.facts> = {
  heading: 'Allergènes et additifs',
  gaps: 'Sans lettre\u202f: non renseigné. Ce que vous choisissez avec un plat s’y ajoute. Des traces sont possibles.',
  sheet: 'Allergènes de tous les plats',
  title: (branch) => `Allergènes et additifs\u202f: ${branch}`,
  description: (branch) =>
    `${branch}\u202f: allergènes et additifs de tous les plats, suppléments et options compris.`,
  intro: (day) =>
    `Mise à jour\u202f: ${day}. Des traces sont possibles. En cas de doute, renseignez-vous auprès de l’établissement.`,
  dish: 'Plat',
  none: 'aucun allergène',
  unknown: 'non renseigné',
  others: 'Autres',
  packed: 'Denrées alimentaires préemballées',
  age: (years) => `dès ${years} ans`,
  empty: 'Aucune carte n’est disponible pour le moment.',
};
