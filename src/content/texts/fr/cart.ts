import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cart.ts';
import { count } from './plural.ts';

/** Texts of the cart bar. */

export const cartBar: Words<typeof german.cartBar> = {
  hide: 'Masquer le panier',
  products: (n) => `${count(n, 'produit', 'produits')} dans le panier`,
  empty: 'Votre panier est vide',
  changed: 'La carte vient de changer. Merci de refaire votre choix.',
};

/** Texts of the cart. */

export const cart: Words<typeof german.cart> = {
  heading: 'Panier',
  emptyInvitation: 'Qu’est-ce qui vous ferait plaisir\u202f? Touchez le + à côté d’un plat.',
  remove: (name) => `Retirer ${name}`,
  less: (name) => `Moins\u202f: ${name}`,
  more: (name) => `Plus\u202f: ${name}`,
  change: 'Modifier',
  mode: 'Comment souhaitez-vous commander\u202f?',
  subtotal: 'Sous-total',
  deposit: 'Consigne',
  deliveryCost: 'Frais de livraison',
  free: 'Offerts',
  total: (_isTaxed) => 'Total',
  location: 'Sur place',
  orderNow: 'Commander',
};

/** The choice of a delivery area, which is loaded for deliveries. */
export const areaChoice: Words<typeof german.areaChoice> = {
  label: 'Zone de livraison',
  /** Until the customer chooses, fees are those of the first. */
  choose: (first) => `Veuillez choisir (provisoire\u202f: ${first})`,
};

/** The text of the toast. The page contains it, so that it costs no script. */
export const toast: Words<typeof german.toast> = {
  added: 'Produit ajouté au panier.',
  notKept:
    'Produit ajouté au panier. Votre navigateur ne peut pas l’enregistrer\u202f: il sera vide à la page suivante.',
  notLoaded: 'Pas de connexion. Réessayez dans un instant.',
};

/** Texts at the menu's top: how, where to and when. */

/** What the page says of the choice. */
export const orderChoice: Words<typeof german.orderChoice> = {
  label: 'Votre commande',
  mode: 'Comment souhaitez-vous commander\u202f?',
  area: 'Votre zone de livraison',
  choose: 'Choisir votre zone',
};

/** What its script says, too. */
export const orderTop: Words<typeof german.orderTop> = {
  /** 'Livraison dès 11:50, 1,50 EUR, minimum 12 EUR': the order type, then the earliest time, then fee and minimum. */
  from: (amount) => `dès ${amount}`,
  free: 'gratuite',
  minimum: (amount) => `minimum ${amount}`,
};
