import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../paying.ts';

/** Texts that checkout and status page share: how an order is paid. */
export const paymentMethods: Words<typeof german.paymentMethods> = {
  cash: 'Espèces',
  'atm-card': 'Carte bancaire',
  'hydro-ag-voucher': 'Bon repas',
  mollie: 'Paiement en ligne',
  datatrans: 'Paiement en ligne',
  'test-terminal': 'Paiement en ligne (test)',
};

/** What is paid besides the goods. */
export const paying: Words<typeof german.paying> = {
  name: 'Pourboire',
  about: 'Pour l’équipe qui prépare et apporte votre commande.',
  aboutBusiness: 'Pour l’établissement.',
  none: 'Sans pourboire',
  percent: (percent, amount) => `${percent}\u202f% (${amount})`,
  own: 'Autre montant',
  amount: (currency) => `Montant en ${currency}`,
  rounding: 'Arrondi (paiement en espèces)',
  toPay: 'À payer',
};
