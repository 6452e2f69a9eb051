import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../words.ts';

/** French names for customers. */
export const paymentNames: typeof german.paymentNames = {
  cash: 'Espèces',
  'atm-card': 'Carte bancaire',
  'hydro-ag-voucher': 'Bon repas',
  mollie: 'Paiement en ligne',
  datatrans: 'Paiement en ligne',
  'test-terminal': 'Paiement en ligne (test)',
};

/** Words of an order's confirmation. */
export const confirmationTexts: Words<typeof german.confirmationTexts> = {
  title: (id) => `Confirmation de commande ${id}`,
  seller: 'Votre cocontractant',
  branch: (branch) => (branch === '' ? '' : `Établissement\u202f: ${branch}`),
  number: 'Numéro de commande',
  ordered: 'Commandé le',
  customer: 'Pour',
  mode: 'Type de commande',
  due: 'Horaire souhaité',
  asap: 'dès que possible',
  payment: 'Mode de paiement',
  at: (day, time) => `${day} à ${time}`,
  items: 'Votre commande',
  files: 'Fichier',
  about: 'env. ',
  deposit: 'Consigne',
  delivery: 'Frais de livraison',
  tip: 'Pourboire',
  total: 'Total TTC',
  rounding: 'Arrondi',
  toPay: 'À payer',
  vat: (rate) => `dont TVA ${rate}\u202f%`,
  noTill: 'Reçu de commande, ne remplace pas le ticket de caisse.',
  withdrawalOf: (goods) =>
    `Vous pouvez vous rétracter sous 14 jours de l’achat de\u202f: ${goods}. Le lien se trouve sur la page de votre commande et au bas de nos pages\u202f: «\u00a0Renoncer au contrat ici\u00a0».`,
  noWithdrawal: (paragraph) => `Aucun droit de rétractation pour ces articles (${paragraph}).`,
  noWithdrawalElse: (paragraph) => `Aucun droit de rétractation pour le reste (${paragraph}).`,
  validFrom: (day) => `Dans la version du ${day}, en vigueur lors de votre commande.`,
  kinds: {
    terms: 'Conditions générales de vente',
    privacy: 'Politique de confidentialité',
    imprint: 'Mentions légales',
    withdrawal: 'Informations concernant l’exercice du droit de rétractation',
  },
  lacking:
    'Certains caractères n’existent pas dans la police de ce fichier\u202f; ils y figurent sous la forme «\u00a0?\u00a0». Vous pouvez les lire sur la page de votre commande.',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  fileName: (id) => `confirmation-de-commande-${id}.pdf`,
};
