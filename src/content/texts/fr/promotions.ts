import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../promotions.ts';

/** Texts of promotions, which only shops that have any load. */
export const promotions: Words<typeof german.promotions> = {
  label: 'Code',
  redeem: 'Valider',
  remove: (code) => `Retirer le code ${code}`,
  removeShort: 'Retirer',
  unreachable: 'Le code n’a pas pu être vérifié. Veuillez réessayer dans un instant.',
  why: {
    notYet: 'Ce code n’est pas encore valable.',
    over: 'Ce code a expiré.',
    mode: 'Non valable pour ce type de commande.',
    time: 'Non valable à cette heure-là.',
    firstOrder: 'Valable uniquement pour la première commande.',
    minimum: 'Le montant minimum pour ce code n’est pas encore atteint.',
    goods: 'Ne s’applique pas aux plats de votre panier.',
    beaten: 'D’autres remises sont plus avantageuses pour vous. Ce code reste inutilisé.',
  },
};
