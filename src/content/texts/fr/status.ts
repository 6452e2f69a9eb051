import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../status.ts';
import { count } from './plural.ts';

/** 'jusqu’à 19:30' today, else 'jusqu’au 28/11/2026, 19:30'. */
const until = (time: string) => (time.includes('/') ? `jusqu’au ${time}` : `jusqu’à ${time}`);

/** Texts of the status page. */

export const status: Words<typeof german.status> = {
  title: 'Votre commande',
  headline: {
    newTime: 'Cet horaire vous convient-il\u202f?',
    pay: 'C’est presque fini\u202f: il ne reste qu’à payer.',
    thanks: 'Merci pour votre commande\u202f!',
    canceled: 'Votre commande a été annulée.',
    failed: 'Votre paiement a échoué.',
  },
  message: {
    awaitingPayment: 'Nous attendons votre paiement.',
    waiting: 'Merci de patienter un instant, le temps que votre commande soit confirmée.',
    confirmed: 'Votre commande est confirmée et en cours de préparation.',
    inDelivery: 'Votre commande est en route.',
    readyForPickup: 'Votre commande est prête. Vous pouvez venir la retirer.',
    delivered: 'Votre commande a été livrée\u202f!',
    completed: 'Votre commande est terminée\u202f!',
    canceled: '',
    failed: '',
  },
  /** With the front-desk plugin, for orders that are not delivered. */
  frontdesk: {
    ahead: 'Sur place, nos écrans vous indiquent quand votre commande est prête.',
    ready: 'Votre numéro s’affiche maintenant sur nos écrans, sur place.',
  },
  counterAppointment: {
    heading: 'Message important',
    proposal: (day, time) =>
      `Nous ne pouvons malheureusement pas tenir l’horaire souhaité. Nous vous proposons plutôt\u202f: ${day} à ${time}. Cela vous convient-il\u202f?`,
    /** For an order without a wished time. */
    offer: (day, time) =>
      `Nous pouvons honorer votre commande ${day} à ${time}. Cela vous convient-il\u202f?`,
    pending: 'Nous continuerons dès que vous aurez répondu.',
    confirm: (time) => `Oui, ${time} me convient`,
    reject: 'Non, annuler la commande',
    today: 'aujourd’hui',
    on: (day) => `le ${day}`,
  },
  review: {
    heading: 'Donnez votre avis sur votre commande',
    processRating: 'Prise de commande',
    serviceRating: 'Service',
    foodRating: 'Qualité des plats',
    rating: 'Note globale',
    stars: (n) => count(n, 'étoile', 'étoiles'),
    comment: 'Remarque (facultatif)',
    send: 'Envoyer mon avis',
    cancel: 'Annuler',
    thanks: 'Merci pour votre avis\u202f!',
    failed: 'Votre avis n’a pas pu être envoyé',
  },
  sending: 'En cours…',
  notSent: 'Pas de connexion. Réessayez dans un instant.',
  deliveryAt: (time) => `Livraison\u202f: ${time}`,
  pickupAt: (time) => `Retrait\u202f: ${time}`,
  dineInAt: (time) => `Sur place\u202f: ${time}`,
  opensThen: (when) =>
    `Nous sommes fermés pour le moment. Nous vous répondrons dès l’ouverture\u202f: ${when}.`,
  farewell: 'Bon appétit, et à bientôt\u202f!',
  preparing: (minutes) => `Comptez environ ${minutes} minutes en ce moment.`,
  call: 'Appeler',
  directions: 'Itinéraire',
  ticket: 'Ticket',
  orderNumber: 'Numéro de commande',
  appointment: 'Horaire',
  requested: 'Horaire souhaité',
  table: 'Table',
  mode: 'Type de commande',
  ordered: 'Commandé le',
  /** '21/11/2026 à 19:30' */
  when: (date, time) => `${date} à ${time}`,
  unreachable: 'Pas de connexion. Votre commande s’affichera ici dès qu’elle sera rétablie.',
  items: 'Récapitulatif de votre commande',
  payment: 'Mode de paiement',
  statusLabel: 'Statut',
  openPayment: {
    heading: 'Votre paiement est en attente',
    hint: 'Dès sa réception, votre commande part en cuisine.',
    until: (time) =>
      `Nous gardons votre créneau ${until(time)}. Ensuite, la commande expire et vous ne payez rien.`,
    pay: 'Payer maintenant',
  },
  failedPayment: {
    heading: 'Voulez-vous réessayer\u202f?',
    nothingPaid: 'Vous n’avez rien payé.',
    hint: 'Votre panier est toujours là. Vous pouvez aussi choisir un autre mode de paiement.',
    back: 'Revenir à la commande',
    elsewhere: 'Vous pouvez commander à nouveau dès maintenant.',
    again: 'Commander à nouveau',
  },
  /** A payment for an order that failed. */
  moneyBack: {
    onItsWay: 'Votre remboursement est en route',
    isBack: 'Votre remboursement est effectué',
    stray: (came, asked) =>
      `Le montant à payer pour cette commande était de ${asked}, nous avons reçu ${came}.`,
    late: 'Votre paiement n’est arrivé qu’après l’expiration de la commande.',
    willBeGiven: 'La somme payée vous sera remboursée par le même moyen de paiement.',
    given: (amount) =>
      `Nous vous avons remboursé ${amount} par le même moyen de paiement. Selon votre banque, quelques jours peuvent être nécessaires avant que le montant soit sur votre compte.`,
  },
  receipt: 'Imprimer le reçu ou l’enregistrer en PDF',
  confirmation: 'Ouvrir la confirmation de commande avec tous les textes',
  confirmationPdf: 'Confirmation de commande en PDF',
  receiptOf: (id) => `Reçu de la commande n°\u00a0${id}`,
  noTill: 'Reçu de commande, ne remplace pas le ticket de caisse.',
  givenBack: 'Dont remboursé',
  onlinePayment: 'Paiement en ligne',
  paid: '(payé)',
  refunded: '(remboursé)',
  includedVat: (rate) => `dont TVA ${rate}\u202f%`,
  /** What can be done about the branch and the agreed time. */
  calendar: 'Ajouter à l’agenda',
  calendarTitle: (mode, branch) =>
    ({
      delivery: `Livraison\u202f: ${branch}`,
      takeaway: `Commande à retirer\u202f: ${branch}`,
      dineIn: `Repas\u202f: ${branch}`,
    })[mode],
  calendarNotes: (number, address) => `Commande ${number}\n${address}`,
  contact: 'Une question sur votre commande\u202f? Contactez-nous\u202f:',
  loading: 'Chargement de votre commande…',
  notFound: 'Cette commande est introuvable.',
  notFoundHint: 'Vérifiez que le lien est complet\u202f: il figure aussi dans votre confirmation.',
  toStart: 'Retour à l’accueil',
  stale: 'Pas de connexion. L’état affiché n’est peut-être plus à jour.',
  timeline: {
    awaitingPayment: 'En attente du paiement',
    awaitingConfirmation: 'En attente de confirmation',
    confirmed: 'Commande confirmée',
    preparing: 'Commande en préparation',
    prepared: 'Commande préparée',
    readyForPickup: 'Prête au retrait',
    inDelivery: 'En cours de livraison',
    completed: 'Terminée',
    canceled: 'Commande annulée',
    failed: 'Échec du paiement',
  },
  info: {
    awaitingPayment: 'En attente du paiement',
    awaitingConfirmation: 'En attente de confirmation',
    inProgress: 'En préparation',
    inDelivery: 'En cours de livraison',
    readyForPickup: 'Prête au retrait',
    delivered: 'Livrée',
    completed: 'Terminée',
    canceled: 'Annulée',
  },
};

/** Texts of the notifications about an order, on its status page. */
export const push: Words<typeof german.push> = {
  turnOn: 'M’avertir en cas de changement',
  turnOff: 'Ne plus m’avertir',
  on: 'Nous vous avertirons sur cet appareil dès qu’il y aura du nouveau.',
  refused:
    'Votre navigateur n’autorise pas les notifications. Cette page continue d’afficher l’état de votre commande.',
  failed: 'Cela n’a malheureusement pas fonctionné. Cette page continue d’afficher l’état de votre commande.',
};

/** The app is offered where the order is followed, when it is most useful. */
export const promotion: Words<typeof german.promotion> = {
  heading: 'Encore plus vite la prochaine fois',
  invitation:
    'Ajoutez-nous à votre écran d’accueil\u202f: un geste suffit pour ouvrir la carte, même avec peu de réseau.',
  accept: 'Installer l’appli',
  installed: 'Merci\u202f! Vous nous trouverez maintenant sur votre écran d’accueil.',
  failed: 'Pas de connexion. Réessayez dans un instant.',
};
