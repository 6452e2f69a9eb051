import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../checkout.ts';
import { CLOSED } from './opening.ts';
import { count } from './plural.ts';

/** Texts of the checkout. */

export const checkout: Words<typeof german.checkout> = {
  title: 'Finaliser la commande',
  order: 'Commande',
  mode: 'Comment souhaitez-vous commander\u202f?',
  noDelivery: 'Nous ne proposons malheureusement pas de livraison pour le moment.',
  closed: CLOSED,
  preorder: 'Vous pouvez toutefois précommander pour plus tard.',
  table: 'Numéro de table',
  tableHint: 'Le numéro se trouve à côté du QR code sur votre table.',
  choose: 'Veuillez choisir',
  contact: 'Vos coordonnées',
  name: 'Prénom et nom',
  email: 'E-mail',
  phone: 'Numéro de téléphone',
  smsHint: 'Avec un numéro de mobile, nous pouvons vous informer de votre commande par SMS.',
  deliveryAddress: 'Adresse de livraison',
  address: 'Adresse',
  street: 'Rue et numéro',
  city: 'Code postal et ville',
  floor: 'Étage',
  stairway: 'Escalier',
  door: 'Porte',
  addDoor: 'Préciser étage, escalier, porte',
  appointment: 'Horaire souhaité',
  appointmentDay: 'Jour',
  asSoonAsPossible: 'Dès que possible',
  noAppointment: 'Non précisé',
  later: 'Plus tard',
  /** 'Aujourd’hui, 25/11/2026 à 19:30' */
  appointmentAt: (day, time) => `${day} à ${time}`,
  appointmentMissing: 'Veuillez choisir un horaire.',
  afterMidnight: (day) => `Après minuit\u202f: ${day}`,
  appointmentProblems: {
    past: 'Cet horaire est déjà passé. Veuillez en choisir un autre.',
    closed:
      'Nous sommes malheureusement fermés à l’horaire choisi. Veuillez en choisir un pendant nos heures d’ouverture.',
    notOrderableYet:
      'Nous ne prenons pas encore de commandes à cet horaire. Veuillez choisir un horaire plus tardif.',
    tooFar: 'Cet horaire est trop lointain. Veuillez en choisir un plus proche.',
  },
  held: ['Votre créneau vous est encore réservé pendant ', ' minutes.'],
  heldNoMore:
    'Nous n’avons pas pu réserver votre créneau plus longtemps. Vous pouvez toujours commander tant qu’il reste de la place.',
  instead: 'À la place\u202f:',
  noSlots: 'Aucun horaire n’est disponible le jour choisi.',
  today: (date) => `Aujourd’hui, ${date}`,
  tomorrow: (date) => `Demain, ${date}`,
  notLoaded: 'Les horaires n’ont pas pu être chargés. Veuillez réessayer.',
  addComment: 'Ajouter un commentaire',
  comment: 'Commentaire (remarque, allergies, etc.)',
  belowMinimum: (least, missing) => `Commande possible à partir de ${least}. Il manque encore ${missing}.`,
  emptyCart: 'Votre panier est vide\u202f!',
  toMenu: 'Retour à la carte',
  codes: 'Utiliser un code promo',
  totalNet: 'Total hors TVA',
  taxes: 'TVA comprise',
  vat: (rate) => `TVA (${rate}\u202f%)`,
  quotationNote:
    'Les prix indiqués sont des prix de base. Après l’envoi de votre demande, vous recevrez par e-mail un devis détaillé, sans engagement.',
  approximateNote:
    'Les prix indiqués sont des prix de base. Le prix définitif vous est communiqué à la fin de la commande.',
  payment: 'Mode de paiement',
  noPayment: 'Aucun mode de paiement n’est disponible pour le moment. Merci de nous appeler.',
  redirectNote: (provider) => `Vous passerez ensuite à la page de paiement de ${provider}.`,
  testNote: 'Pour essayer\u202f: vous passerez à un terminal de test, rien ne sera débité.',
  acceptTerms: ['J’accepte les ', 'conditions générales de vente', '.'],
  acceptPrivacy: ['J’ai lu la ', 'politique de confidentialité', ' et je l’accepte.'],
  submit: {
    enquiry: 'Envoyer la demande de devis',
    order: 'Envoyer la commande',
    preorder: 'Envoyer la précommande',
  },
  /** In the words of art. 8(2) of Directive 2011/83/EU. */
  bindingSubmit: {
    enquiry: 'Envoyer la demande de devis',
    order: 'Commande avec obligation de paiement',
    preorder: 'Précommande avec obligation de paiement',
  },
  submitting: 'En cours…',
  working: 'Un instant, s’il vous plaît…',
  back: 'Retour',
  missing: {
    table: 'Veuillez choisir votre numéro de table.',
    name: 'Veuillez indiquer votre nom.',
    email: 'Veuillez indiquer votre adresse e-mail.',
    emailFormat: 'Veuillez indiquer une adresse e-mail valide.',
    phone: 'Veuillez indiquer votre numéro de téléphone.',
    phoneFormat: (example) => `Veuillez indiquer un numéro valide au format ${example}.`,
    street: 'Veuillez indiquer la rue et le numéro.',
    city: 'Veuillez indiquer le code postal et la ville.',
    appointmentDate: 'Veuillez choisir un horaire.',
    paymentMethod: 'Veuillez choisir un mode de paiement.',
    ageConfirmed: 'Veuillez confirmer votre âge.',
    legalInstructions: 'Veuillez accepter les conditions générales de vente.',
    privacyPolicy: 'Veuillez accepter la politique de confidentialité.',
  },
  errorHeading: 'Veuillez vérifier vos informations',
  unknownError: 'Une erreur inconnue s’est produite.',
  unknownAnswer:
    'Une erreur inconnue s’est produite. Votre commande n’a pas été confirmée. Veuillez réessayer.',
  isOffline:
    'Vous êtes hors connexion. Votre commande n’a pas été envoyée, toutes vos informations sont conservées. Veuillez réessayer dès que vous serez de nouveau en ligne.',
  offline: 'Pas de connexion. Votre commande n’a pas été confirmée. Veuillez réessayer.',
  orderedBefore:
    'Votre commande précédente nous est bien parvenue, avec les informations d’avant. Si vous envoyez à nouveau, vous commandez une seconde fois.',
  toOrderBefore: 'Voir la commande précédente',
  paymentFailed: 'Votre paiement a malheureusement échoué. Veuillez vérifier vos données et réessayer.',
  cartChanged: 'Votre panier a changé. Veuillez le vérifier et renvoyer la commande.',
};

/** Texts of what stays on the customer's device. */
export const remember: Words<typeof german.remember> = {
  label: 'Mémoriser sur cet appareil pour la prochaine fois',
  forget: 'Effacer',
  forgetLabel: 'Effacer\u202f: supprimer de cet appareil les informations mémorisées',
  forgotten: 'Vos informations ne sont plus enregistrées sur cet appareil.',
};

/** Texts of the date and time pickers. */
export const pickers: Words<typeof german.pickers> = {
  date: 'Choisir un jour',
  close: 'Fermer',
  week: 'Sem.',
  weekOf: (week) => `Semaine ${week}`,
  weekdays: [
    ['Lu', 'Lundi'],
    ['Ma', 'Mardi'],
    ['Me', 'Mercredi'],
    ['Je', 'Jeudi'],
    ['Ve', 'Vendredi'],
    ['Sa', 'Samedi'],
    ['Di', 'Dimanche'],
  ],
  /** A day as YYYY-MM-DD → '27/11'. */
  shortDay: (day) => `${day.slice(8)}/${day.slice(5, 7)}`,
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  clear: 'Effacer',
  save: 'Enregistrer',
  available: 'Horaires disponibles\u202f:',
  full: 'Complet',
  places: (n) => `Encore ${count(n, 'place', 'places')}`,
  days: { today: 'Aujourd’hui', tomorrow: 'Demain' },
  otherDay: 'Autre jour',
};

/** Texts of the donation section. */
export const donation: Words<typeof german.donation> = {
  heading: 'Bénéficiaire du don',
  about: (amount) =>
    `Votre commande peut donner lieu à un don de ${amount}, entièrement financé par nos soins.`,
  choose: 'Choisir un bénéficiaire',
  search: 'Rechercher une organisation',
  none: 'Aucune organisation trouvée.',
  confirm: 'Confirmer le choix',
  close: 'Fermer',
};

/** Texts of the overlays with terms and privacy policy. */
export const legalOverlay: Words<typeof german.legalOverlay> = {
  terms: 'Conditions générales de vente',
  privacy: 'Politique de confidentialité',
  close: 'Fermer',
  loading: 'Chargement…',
  failed: 'Le texte n’a pas pu être chargé.',
  open: 'Ouvrir sur une page à part',
};

/** The European notice on the legal guarantee, where the shop has the official picture (Regulation (EU) 2025/1960, annex I). */
export const guarantee: Words<typeof german.guarantee> = {
  alt: 'Avis de l’Union européenne sur la garantie légale de conformité',
  inWords: 'Garantie légale de conformité\u202f: l’avis de l’UE en toutes lettres',
  elsewhere: 'Garantie légale de conformité\u202f: avis de l’UE',
};

/** What the picture says, in our words, since a picture cannot be read aloud; the link leads where its code does. */
export const guaranteeWords: Words<typeof german.guaranteeWords> = `## L’avis en toutes lettres

Les biens vendus dans l’Union européenne bénéficient d’une garantie légale de conformité d’au moins deux ans. Le droit d’un pays peut prévoir une durée plus longue. Pour les biens d’occasion, elle peut être plus courte, mais pas inférieure à un an.

Vous avez des droits lorsqu’un bien ne correspond pas à sa description ou ne fonctionne pas comme il le devrait. Le vendeur répond des défauts de conformité qui existaient à la livraison. Il doit réparer ou remplacer le bien gratuitement et, dans certains cas, réduire le prix ou le rembourser intégralement.

Signalez le problème au vendeur dès que possible et gardez une preuve d’achat à portée de main.

Pour en savoir plus\u202f: [L’Europe est à vous, garanties et retours](https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_fr.htm)
`;
