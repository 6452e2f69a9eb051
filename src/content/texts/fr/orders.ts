import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../orders.ts';
import { count } from './plural.ts';

/** What this device knows of its orders, on the landing page, the branch page and `/bestellungen`. */

/** An order's state in a word or two. */
export const stateNames: Words<typeof german.stateNames> = {
  awaitingPayment: 'En attente de paiement',
  waiting: 'En attente de confirmation',
  confirmed: 'En préparation',
  inDelivery: 'En route vers vous',
  readyForPickup: 'Prête au retrait',
  delivered: 'Livrée',
  completed: 'Terminée',
  canceled: 'Annulée',
  failed: 'Échec du paiement',
};

export const running: Words<typeof german.running> = {
  label: 'Votre commande en cours',
  loading: 'Votre commande est en cours',
  stale: 'Pas de connexion',
  at: (time) => time,
  more: (n) => `et ${count(n, 'autre', 'autres')}`,
};

export const again: Words<typeof german.again> = {
  label: 'Commander à nouveau',
  heading: 'Comme la dernière fois\u202f?',
  order: 'Commander à nouveau',
  asking: 'Un instant…',
  dismiss: 'Plus tard',
  /** A mode, where it goes and who sells; '' for an unknown area or branch. */
  how: (mode, area, branch) => `${mode}${area && ` à ${area}`}${branch && ` chez ${branch}`}`,
  changed: 'Aujourd’hui, c’est un peu différent',
  gone: 'Malheureusement indisponible aujourd’hui',
  accept: (total) => `Commander ainsi · ${total}`,
  toMenu: 'Voir la carte',
  unreachable: 'Pas de connexion. Réessayez dans un instant.',
};

export const wallet: Words<typeof german.wallet> = {
  title: 'Vos commandes',
  intro: 'Tout ce que vous avez commandé depuis cet appareil. Sans compte, enregistré ici seulement.',
  empty: 'Pas encore de commande',
  emptyHint: 'Vous retrouverez ici ce que vous commandez depuis cet appareil.',
  toShop: 'Commander',
  running: 'En cours',
  earlier: 'Commandes précédentes',
  number: (number) => `n°\u00a0${number}`,
  /** '21/11/2026 à 19:30' */
  when: (date, time) => `${date} à ${time}`,
  open: 'Voir',
  openNamed: (what) => `Voir la commande\u202f: ${what}`,
  receipt: 'Reçu (PDF)',
  receiptNamed: (what) => `Reçu en PDF\u202f: ${what}`,
  notFound: 'Cette commande n’est plus enregistrée chez nous.',
  unreachable: 'Pas de connexion. L’état s’affichera dès qu’elle sera rétablie.',
  remove: 'Retirer de la liste',
};

export const taking: Words<typeof german.taking> = {
  heading: 'Voir sur un autre appareil',
  hint: (n) =>
    n === 1
      ? 'Ce lien emporte votre commande. Ne le transmettez qu’aux personnes qui peuvent la voir.'
      : `Ce lien emporte vos ${n} dernières commandes. Ne le transmettez qu’aux personnes qui peuvent les voir.`,
  show: 'Afficher le QR code',
  hide: 'Masquer le QR code',
  code: 'QR code avec le lien vers vos commandes',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  notCopied: 'Votre navigateur ne permet pas de copier. Voici le lien\u202f:',
  offer: (n) =>
    n === 1
      ? 'Ajouter une commande passée depuis un autre appareil\u202f?'
      : `Ajouter ${n} commandes passées depuis un autre appareil\u202f?`,
  accept: 'Ajouter',
  decline: 'Non merci',
  done: (n) =>
    n === 0
      ? 'Ces commandes ne sont plus enregistrées chez nous.'
      : `${count(n, 'commande est', 'commandes sont')} maintenant aussi sur cet appareil.`,
};

export const forgetting: Words<typeof german.forgetting> = {
  heading: 'Ce que cet appareil garde en mémoire',
  hint: 'Vos commandes, pendant 12 mois au plus. Vos nom, numéro de téléphone et adresse, si vous avez coché cette option en commandant. Ce que vous ne tolérez pas, si vous l’avez choisi sur la carte. Tout cela reste sur cet appareil.',
  keep: 'Garder les commandes sur cet appareil',
  forget: 'Tout effacer',
  sure: 'Effacer de cet appareil toutes les commandes, votre nom, votre adresse et ce que vous ne tolérez pas\u202f? Les commandes passées chez nous restent valables.',
  yes: 'Oui, tout effacer',
  no: 'Annuler',
  done: 'Plus rien n’est enregistré sur cet appareil.',
};
