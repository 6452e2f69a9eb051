import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../delivery-area.ts';

/** Texts of the delivery area's page, and of the list that links to it. */

export const deliveryArea: Words<typeof german.deliveryArea> = {
  areas: 'Zones de livraison',
  areasHint: 'Touchez votre zone pour voir les frais et les horaires de livraison.',
  title: (area, branch) => `Livraison à ${area}\u202f: ${branch}`,
  description: (branch, area, facts) =>
    `${branch} livre à ${area}${facts.length > 0 ? `\u202f: ${facts.join(', ')}` : ''}. Commandez en ligne.`,
  heading: 'Livraison à',
  lead: (branch) => `${branch} vous livre à domicile.`,
  orderNow: 'Commander',
  youAreHere: 'Vous êtes ici',
  cost: 'Frais de livraison',
  free: 'Offerts',
  minimum: 'Minimum de commande',
  noMinimum: 'Aucun',
  freeFrom: 'Livraison gratuite',
  freeFromValue: (amount) => `à partir de ${amount}`,
  valueHint: 'Montant de la commande hors frais de livraison',
  vat: (rate) => `TVA de ${rate}\u202f% comprise`,
  hours: 'Horaires de livraison',
  preorder: 'Vous pouvez précommander à tout moment.',
  taste: 'Un avant-goût de la carte',
  wholeMenu: 'Voir toute la carte',
  others: 'Nous livrons aussi à',
  allAreas: 'Toutes les zones de livraison',
  service: (area) => `Livraison à ${area}`,
  facts: {
    cost: (amount) => `frais de livraison ${amount}`,
    free: 'livraison gratuite',
    minimum: (amount) => `minimum de commande ${amount}`,
    freeFrom: (amount) => `livraison gratuite à partir de ${amount}`,
  },
};

/** Texts of what a customer has to know before ordering (§ 6 PAngV, § 312j Abs. 1 BGB). */

export const tradeTerms: Words<typeof german.tradeTerms> = {
  heading: 'Paiement et livraison',
  all: 'Tous nos prix s’entendent',
  /** Between what prices include and the link. */
  next: (delivers) => (delivers ? ', ' : ' · '),
  plusDelivery: 'frais de livraison en sus',
  reusable: 'Lorsque c’est indiqué, vous pouvez aussi recevoir votre repas dans un emballage réutilisable.',
  payment: 'Moyens de paiement acceptés\u202f:',
  noDelivery: 'Cet établissement ne propose pas la livraison.',
};
