import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import { MODE_NAMES } from '../../../../lib/domain/words/fr/modes.ts';
import { paymentNames } from '../../../orders/fr/words.ts';
import type * as german from '../customer-texts.ts';
import { greetWith } from '../greeting.ts';

/** What customers read in mails, in French. */

/** Words about an order. */
export const orderTexts: Words<typeof german.orderTexts> = {
  modes: MODE_NAMES,
  mode: 'Type de commande',
  table: 'Table',
  due: 'Horaire',
  asap: 'dès que possible',
  wished: (time) => `souhaité\u202f: ${time}`,
  at: (day, time) => `${day} à ${time}`,
  address: 'Adresse',
  floor: (text) => (text === '' ? '' : `Étage\u00a0${text}`),
  stairway: (text) => (text === '' ? '' : `Escalier\u00a0${text}`),
  door: (text) => (text === '' ? '' : `Porte\u00a0${text}`),
  place: 'Établissement',
  phone: 'Téléphone',
  name: 'Nom',
  customersPhone: 'Téléphone',
  email: 'E-mail',
  payment: 'Paiement',
  payments: paymentNames,
  paid: (method, addition) => `${method} (${addition === 'paid' ? 'payé' : 'remboursé'})`,
  comment: 'Commentaire',
  donatee: 'Don à',
  files: (n) => (n === 1 ? '1 fichier' : `${n} fichiers`),
  about: (price) => `env.\u00a0${price}`,
  delivery: 'Frais de livraison',
  free: 'Offerts',
  deposit: 'Consigne',
  tip: 'Pourboire',
  rounding: 'Arrondi (paiement en espèces)',
  toPay: 'À payer',
  net: 'Total hors TVA',
  vat: (rate) => `dont TVA ${rate}\u202f%`,
  total: 'Total TTC',
  givenBack: 'Dont remboursé',
};

const when =
  'Selon votre banque, quelques jours peuvent être nécessaires avant que le montant soit sur votre compte.';

/** Words of mails about an order. */
export const customerTexts: Words<typeof german.customerTexts> = {
  greeting: greetWith('Bonjour'),
  order: (ticket) => `Commande ${ticket}`,
  ticket: 'Votre numéro',
  proposal: 'Notre proposition',
  reason: 'Motif',
  follow: 'Suivre la commande',
  accept: (time) => `Oui, cela me convient\u202f: ${time}`,
  atTime: (time) => time,
  decline: 'Non, annuler la commande',
  review: 'Donner mon avis',
  again: 'Commander à nouveau',
  look: 'Voir la commande',
  footer: (branch, canReply) =>
    `Vous recevez cet e-mail parce qu’une commande a été passée chez ${branch} avec votre adresse. L’établissement répond à vos questions${canReply ? '\u202f: il suffit de répondre à cet e-mail.' : '.'}`,
  noTill: 'Reçu de commande, ne remplace pas le ticket de caisse.',
  placed: {
    subject: (ticket, branch) => `Votre commande ${ticket} chez ${branch}`,
    title: 'Merci pour votre commande\u202f!',
    preview: (total) => `${total}. Nous vous écrirons dès qu’elle sera confirmée.`,
    says: (branch) => [
      `Votre commande est bien arrivée chez ${branch}. Nous vous écrirons à nouveau dès qu’elle sera confirmée.`,
    ],
  },
  counterAppointment: {
    subject: (ticket) => `Merci de répondre\u202f: un autre horaire pour votre commande ${ticket}`,
    title: 'Un autre horaire vous convient-il\u202f?',
    preview: (time) => `Notre proposition\u202f: ${time}.`,
    says: (time, hasWish) => [
      ...(hasWish ? ['Nous ne pouvons malheureusement pas tenir l’horaire souhaité.'] : []),
      `${hasWish ? 'Nous vous proposons plutôt' : 'Pour votre commande, nous vous proposons'}\u202f: ${time}. Merci de répondre sur la page de votre commande\u202f; nous attendons votre réponse pour la préparer.`,
    ],
  },
  confirmed: {
    subject: (ticket, branch) => `Confirmée\u202f: votre commande ${ticket} chez ${branch}`,
    title: 'Votre commande est confirmée',
    says: (mode, time) =>
      time === null
        ? ['Votre commande est confirmée et en cours de préparation.']
        : [
            {
              takeaway: `Votre commande est confirmée. Vous pouvez venir la retirer à l’horaire suivant\u202f: ${time}.`,
              delivery: `Votre commande est confirmée. Nous la livrons à l’horaire suivant\u202f: ${time}.`,
              dineIn: `Votre commande est confirmée. Nous vous attendons à l’horaire suivant\u202f: ${time}.`,
            }[mode],
          ],
  },
  inDelivery: {
    delivery: {
      subject: (ticket) => `Votre commande ${ticket} est en route`,
      title: 'Votre commande est en route',
      says: ['Votre commande est en cours de livraison.'],
    },
    takeaway: {
      subject: (ticket) => `Votre commande ${ticket} est prête au retrait`,
      title: 'Votre commande est prête au retrait',
      says: ['Votre commande est prête et vous attend.'],
    },
    dineIn: {
      subject: (ticket) => `Votre commande ${ticket} est prête`,
      title: 'Votre commande est prête',
      says: ['Votre commande est prête.'],
    },
  },
  completed: {
    subject: (_ticket, branch) => `Comment c’était chez ${branch}\u202f?`,
    title: 'Comment était votre commande\u202f?',
    preview: 'Quatre questions, une demi-minute.',
    says: [
      'Votre commande est terminée. Nous espérons que tout vous a plu.',
      'Votre avis nous aide à nous améliorer\u202f: quatre questions, une demi-minute.',
    ],
  },
  canceled: {
    subject: (ticket) => `Votre commande ${ticket} a été annulée`,
    title: 'Votre commande a été annulée',
    preview: 'Elle ne pourra malheureusement pas être honorée.',
    says: 'Votre commande a été annulée.',
    moneyBack: (amount) => `Nous vous remboursons ${amount}.`,
    goesBack: (amount) =>
      `Vous avez payé en ligne et nous vous remboursons ${amount}\u202f: sur la carte ou le compte utilisé pour payer.`,
    hasGoneBack: (amount) =>
      `Vous aviez payé en ligne. Nous vous avons remboursé ${amount}\u202f: sur la carte ou le compte utilisé pour payer.`,
    when,
  },
  failed: {
    subject: (ticket) => `Votre paiement pour la commande ${ticket} a échoué`,
    title: 'Votre paiement a échoué',
    preview: 'Votre commande n’a pas été acceptée.',
    says: [
      'Le paiement de votre commande n’a malheureusement pas abouti. La commande n’a donc pas été acceptée, et vous ne payez rien.',
      'Vous pouvez commander à nouveau dès maintenant, avec un autre mode de paiement si vous le souhaitez.',
    ],
    late: {
      title: 'Votre paiement est arrivé trop tard',
      says: [
        'Votre paiement n’est arrivé qu’après l’expiration de la commande. La somme payée vous sera remboursée par le même moyen de paiement.',
        'Vous pouvez commander à nouveau dès maintenant.',
      ],
    },
    stray: {
      title: 'Votre paiement ne correspond pas à la commande',
      says: (came, asked) => [
        `Le montant à payer pour votre commande était de ${asked}, nous avons reçu ${came}. La commande n’a pas été acceptée, et toute la somme vous sera remboursée par le même moyen de paiement.`,
        'Vous pouvez commander à nouveau dès maintenant.',
      ],
    },
  },
  refunded: {
    subject: (ticket, amount) => `Remboursement pour votre commande ${ticket}\u202f: ${amount}`,
    title: (amount) => `Nous vous remboursons ${amount}`,
    preview: 'Par le même moyen de paiement.',
    all: (amount) =>
      `Nous vous avons remboursé la totalité de votre commande\u202f: ${amount}, par le même moyen de paiement.`,
    part: (amount) =>
      `Pour votre commande, nous vous avons remboursé ${amount}, par le même moyen de paiement.`,
    stray: (came, asked) =>
      `Le montant à payer pour votre commande était de ${asked}, nous avions reçu ${came}.`,
    altogether: (total) => `Avec ce que nous avions déjà remboursé, cela fait ${total}.`,
    when,
    cell: 'Remboursé',
  },
};

/** Words of appointments in calendars. */
export const calendarTexts: Words<typeof german.calendarTexts> = {
  fileName: 'rendez-vous.ics',
  summary: {
    delivery: (ticket, branch) => `Livraison\u202f: ${branch} (${ticket})`,
    other: (ticket, branch) => `Commande ${ticket} chez ${branch}`,
  },
  description: (statusPage, phone) =>
    `Votre commande\u202f: ${statusPage}${phone === '' ? '' : `\nTéléphone de l’établissement\u202f: ${phone}`}`,
};

/** Words of the mail about a withdrawal. */
export const withdrawalTexts: Words<typeof german.withdrawalTexts> = {
  subject: (shop) => `Votre rétractation chez ${shop} a bien été reçue`,
  preview: 'Accusé de réception avec la date et l’heure',
  title: 'Nous avons bien reçu votre rétractation',
  says: (shop) =>
    `Nous accusons réception de votre déclaration auprès de ${shop}. Merci de conserver cet e-mail.`,
  received: 'Reçue le',
  name: 'Nom',
  order: 'Commande',
  goods: 'Rétractation pour',
  all: 'toute la commande',
  email: 'E-mail',
  next: 'Nous vous contacterons s’il reste un point à régler, par exemple le retour des articles. Nous vous remboursons la somme payée sous 14 jours, par le même moyen de paiement.',
  footer: 'Vous recevez cet e-mail parce que cette adresse a été indiquée lors d’une rétractation.',
};
