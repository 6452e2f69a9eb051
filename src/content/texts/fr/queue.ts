import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../queue.ts';
import { count } from './plural.ts';

/** Texts of an order that waits on the device for reception. */
export const queue: Words<typeof german.queue> = {
  label: 'Votre commande hors connexion',
  offer: 'Envoyer au retour du réseau',
  offerHint:
    'Nous pouvons aussi l’envoyer pour vous dès que le réseau revient\u202f: pendant 30 minutes, tant qu’une de nos pages reste ouverte.',
  waiting: 'Commande pas encore passée',
  waitingHint: 'L’envoi se fera dès que le réseau reviendra. Laissez cette page ouverte.',
  doubt: 'Pas encore confirmée',
  doubtHint:
    'Votre commande nous est peut-être déjà parvenue. Nous vérifierons dès que le réseau reviendra. Rien ne sera commandé deux fois.',
  withdrawing: 'Annulation en cours',
  withdrawingHint:
    'Votre commande nous est peut-être déjà parvenue. Nous saurons si elle peut encore être annulée dès que le réseau reviendra.',
  late: 'Non confirmée',
  lateHint:
    'Pas de réseau depuis 30 minutes. Votre commande nous est peut-être parvenue\u202f: renseignez-vous auprès de notre équipe. Plus rien ne sera envoyé.',
  sending: 'Envoi en cours…',
  since: (minutes) => (minutes === 0 ? 'À l’instant' : `Depuis ${count(minutes, 'minute', 'minutes')}`),
  send: 'Envoyer',
  ask: 'Vérifier',
  withdraw: 'Annuler',
  noReception: 'Toujours pas de réseau.',
  placed: 'Commande passée',
  placedHint: 'Votre commande nous est bien parvenue.',
  toOrder: 'Voir la commande',
  notPlaced: 'Commande non passée',
  expiredHint: 'Pas de réseau depuis 30 minutes. Votre commande n’a pas été envoyée.',
  unknownReason: 'Nous n’avons malheureusement pas pu accepter votre commande.',
  withdrawn: 'Annulée',
  /** While something else is in the cart: one order waits at a time. */
  next: 'Ce qui est maintenant dans le panier y reste. Vous pourrez le commander dès que cette commande sera envoyée.',
  inCart: 'Tout est de nouveau dans le panier.',
  toCheckout: 'Commander',
  close: 'Compris',
};
