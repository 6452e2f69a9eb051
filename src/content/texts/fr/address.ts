import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../address.ts';

/** French texts of branches whose delivery fee depends on where exactly an address is. */

export const address: Words<typeof german.address> = {
  upTo: (km) => `jusqu’à ${km} km`,
  byAddress:
    'Les frais de livraison et le minimum de commande dépendent de votre adresse. Vous l’indiquerez en commandant.',
  area: (area) => `Votre zone de livraison\u202f: ${area}`,
  checking: 'Vérification de votre adresse…',
  served: (terms) => `Nous livrons chez vous\u202f: ${terms.join(', ')}.`,
  checkAgain:
    'D’autres frais de livraison s’appliquent à votre adresse. Veuillez vérifier le total et envoyer à nouveau la commande.',
  notReached: 'Pas de connexion\u202f: votre adresse n’a pas pu être vérifiée. Veuillez réessayer.',
  cost: (amount) => `frais de livraison ${amount}`,
  free: 'livraison gratuite',
  minimum: (amount) => `minimum de commande ${amount}`,
};
