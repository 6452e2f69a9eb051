import type { Words } from '../../../domain/words/catalogue.ts';
import { LOCALE, moneyText, writtenDay } from '../../../domain/words/fr/locale.ts';
import type * as german from '../customers.ts';

/** What the API says to customers. */

export { LOCALE, moneyText, writtenDay };

const numbers = new Intl.NumberFormat(LOCALE);
export const limitText: typeof german.limitText = (limit) => numbers.format(limit);

export const OWN_CODES: Words<typeof german.OWN_CODES> = {
  dataUrl: 'Ce fichier est illisible.',
  blank: 'Veuillez remplir ce champ.',
  controlCharacters: 'Le texte contient des caractères non autorisés.',
};

export const BY_FIELD: Words<typeof german.BY_FIELD> = {
  amount: 'Veuillez indiquer une quantité valide.',
  tip: 'Veuillez indiquer un pourboire de 500 au maximum.',
  email: 'Veuillez indiquer une adresse e-mail valide.',
  paymentMethod: 'Veuillez choisir un mode de paiement.',
  branch: 'Veuillez choisir un établissement.',
  appointmentDate: 'Veuillez choisir un horaire valide.',
};

export const ISSUES: Words<typeof german.ISSUES> = {
  missing: 'Cette information manque.',
  wrongForm: 'Cette information n’a pas le bon format.',
  empty: 'Veuillez remplir ce champ.',
  noEntry: 'Veuillez indiquer au moins un élément.',
  tooSmall: (least) => `La valeur est trop petite (${least} au minimum).`,
  tooLong: (most) => `Le texte est trop long (${most} caractères au maximum).`,
  tooMany: (most) => `Il y a trop d’éléments (${most} au maximum).`,
  tooBig: (most) => `La valeur est trop grande (${most} au maximum).`,
  instant: 'Veuillez indiquer une date et une heure avec le fuseau horaire.',
  unknownChoice: 'Ce choix n’existe pas.',
  decimals: 'Veuillez indiquer deux décimales au maximum.',
  invalid: 'Cette information n’est pas valide.',
};

export const REQUEST_MESSAGES: Words<typeof german.REQUEST_MESSAGES> = {
  unreadable: 'La requête est illisible.',
  notSignedIn: 'Veuillez vous connecter.',
  notAllowed: 'Vous n’avez pas l’autorisation nécessaire.',
  passwordOutdated: 'Veuillez d’abord changer votre mot de passe.',
  secondFactorMissing: 'Veuillez d’abord configurer le second facteur.',
  previewOnly: 'Ceci est un aperçu\u202f: il n’est pas possible de commander.',
  crossSite: 'Cette requête provient d’un autre site.',
  notFound: 'Introuvable.',
  orderNotFound: 'Cette commande n’existe pas.',
  tooLarge: 'La requête est trop volumineuse.',
  fileTooLarge: 'Le fichier est trop volumineux (10\u202fMo au maximum).',
  fileNotWanted: 'Aucun produit de cette boutique ne demande de fichier.',
  tooManyFiles: 'Trop de fichiers à la fois. Veuillez réessayer un peu plus tard.',
  filesFull: 'Aucun autre fichier ne peut être accepté pour le moment. Veuillez réessayer plus tard.',
  fileUnknown: 'Ce type de fichier n’est pas reconnu.',
  tooMany: 'Trop de requêtes à la fois. Veuillez patienter un instant.',
  workAsked:
    'Un très grand nombre de commandes vient d’arriver depuis votre connexion. Veuillez recharger la page et renvoyer la commande.',
  noDemo: 'Ce n’est plus une boutique de démonstration. Veuillez recharger la page.',
  statusMovedOn: 'Le statut de la commande n’a pas pu être modifié',
  notReviewable: 'Votre avis n’a pas pu être envoyé',
  unexpected: 'Une erreur inconnue s’est produite.',
  diskFull: 'La boutique ne peut rien enregistrer pour le moment. Veuillez réessayer dans quelques minutes.',
  unavailable: 'La boutique est injoignable pour le moment. Veuillez réessayer dans quelques instants.',
  pushNotConfigured: 'Les notifications ne sont pas configurées dans cette boutique.',
  pushUnknown: 'Les notifications de ce navigateur ne sont pas prises en charge.',
  pushTooMany: 'Trop d’appareils sont déjà enregistrés.',
};

export const LIST_MESSAGES: Words<typeof german.LIST_MESSAGES> = {
  filter: 'Ce filtre est illisible.',
  filterField: 'Il n’est pas possible de filtrer selon ce critère.',
  filterSearch: 'Cette recherche n’est pas possible.',
  sort: 'Ce tri n’est pas possible.',
  range: 'Cette partie de la liste n’existe pas.',
  rangeTooLarge: 'Trop d’éléments à la fois (1\u202f000 au maximum).',
};

export const PLAIN_REFUSALS: Words<typeof german.PLAIN_REFUSALS> = {
  unknownBranch: 'Cet établissement n’existe pas.',
  branchNotPublic: 'Cet établissement ne prend pas de commandes pour le moment.',
  bothModes: 'Veuillez choisir soit la livraison, soit sur place.',
  paymentNotOffered: 'Ce mode de paiement n’est pas proposé ici. Veuillez en choisir un autre.',
  paymentNotConfigured:
    'Le paiement en ligne n’est pas possible pour le moment. Veuillez choisir un autre mode de paiement.',
  nothingToPay: 'Cette commande ne coûte rien. Veuillez choisir un autre mode de paiement.',
  nameMissing: 'Veuillez indiquer votre nom.',
  emailMissing: 'Veuillez indiquer votre adresse e-mail.',
  emailInvalid: 'Veuillez indiquer une adresse e-mail valide.',
  phoneMissing: 'Veuillez indiquer votre numéro de téléphone.',
  streetMissing: 'Veuillez indiquer la rue et le numéro.',
  cityMissing: 'Veuillez indiquer le code postal et la ville.',
  areaUnknown: 'Nous n’y livrons malheureusement pas. Veuillez choisir une zone de livraison.',
  addressUnknown:
    'Nous n’avons pas trouvé cette adresse. Veuillez vérifier la rue, le numéro, le code postal et la localité.',
  outsideAreas: 'Nous ne livrons malheureusement pas à cette adresse.',
  tableMissing: 'Veuillez choisir votre table.',
  tableUnknown: 'Cette table n’existe pas dans cet établissement.',
  donateeUnknown: 'Ce bénéficiaire du don n’est pas proposé.',
  tipsNotTaken: 'Cette boutique n’accepte plus de pourboire. Veuillez envoyer la commande sans pourboire.',
  termsNotAccepted: 'Veuillez accepter les conditions générales de vente.',
  privacyNotAccepted: 'Veuillez accepter la politique de confidentialité.',
  closed: 'Nous sommes fermés pour le moment.',
  deliveryClosed: 'La livraison n’est malheureusement pas possible pour le moment.',
  appointmentMissing: 'Veuillez choisir un horaire.',
  appointmentPast: 'Cet horaire est déjà passé. Veuillez en choisir un autre.',
  appointmentTooFar: 'Cet horaire est trop lointain. Veuillez en choisir un plus proche.',
  appointmentClosed:
    'Nous sommes malheureusement fermés à l’horaire choisi. Veuillez en choisir un pendant nos heures d’ouverture.',
  slotFull:
    'Nous ne pouvons malheureusement plus prendre de commandes à cet horaire. Veuillez en choisir un autre.',
  holdExpired:
    'Nous n’avons malheureusement pas pu réserver votre créneau plus longtemps, et il a été pris entre-temps. Veuillez choisir un autre horaire.',
  productUnknown: 'Ce produit n’existe pas.',
  uploadUnknown: 'L’un des fichiers ne nous est pas parvenu. Veuillez l’envoyer à nouveau.',
  tooExpensive: 'Cette commande est trop importante. Merci de nous appeler.',
  codeUnknown: 'Ce code n’existe pas. Veuillez vérifier l’orthographe.',
  codeUsedUp: 'Ce code a déjà été utilisé.',
  codeUsedByYou: 'Vous avez déjà utilisé ce code autant de fois que possible.',
  codeContact: 'Pour ce code, nous avons besoin de votre adresse e-mail ou de votre numéro de téléphone.',
  codeOver: 'Ce code a expiré.',
  codeNotYet: 'Ce code n’est pas encore valable.',
  codeElsewhere: 'Ce code n’est pas valable dans ce restaurant.',
  codeOtherMode: 'Ce code n’est pas valable pour ce type de commande.',
  codeOtherTime: 'Ce code n’est pas valable à cette heure-là.',
  codeFirstOrder: 'Ce code n’est valable que pour la première commande.',
  codeNoGoods: 'Ce code ne s’applique pas aux plats de votre panier.',
  idempotencyConflict: 'Cette commande a déjà été envoyée avec d’autres informations.',
};

export const PRODUCT_REFUSALS: Words<typeof german.PRODUCT_REFUSALS> = {
  productForeign: (product) => `${product}\u202f: non disponible dans cet établissement.`,
  productGone: (product) => `${product}\u202f: malheureusement plus disponible.`,
  productSoldOut: (product) => `${product}\u202f: malheureusement épuisé.`,
  unitNotSold: (product) => `${product}\u202f: non disponible dans cette unité.`,
  amountNotSold: (product) => `${product}\u202f: non disponible dans cette quantité.`,
};

export const PART_REFUSALS: Words<typeof german.PART_REFUSALS> = {
  unknown: (part) => `${part}\u202f: ne fait pas partie de ce produit.`,
  missing: (part) => `${part}\u202f: il manque votre choix. Veuillez faire un choix.`,
  unknownOption: (part) => `${part}\u202f: ce choix n’est pas proposé.`,
  wrongType: (part) => `${part}\u202f: cette information n’a pas le bon format.`,
  duplicate: (part) => `${part}\u202f: indiqué deux fois.`,
};

export const MODE_REFUSALS: Words<typeof german.MODE_REFUSALS> = {
  takeaway: 'Cet établissement ne propose pas de vente à emporter pour le moment.',
  delivery: 'Nous ne proposons malheureusement pas de livraison pour le moment.',
  dineIn: 'Cet établissement ne propose pas de service sur place pour le moment.',
};

/** 'dès 11:30', and on another day 'dès le 28/11 à 11:30': the year is clear. */
const since = (date: string | null, time: string) =>
  date === null ? `dès ${time}` : `dès le ${date.slice(0, -5)} à ${time}`;

export const REFUSALS: Words<typeof german.REFUSALS> = {
  phoneFormat: (example) => `Veuillez indiquer un numéro valide au format ${example}.`,
  notOrderableYet: (date, time) => `Les commandes ne sont possibles qu’à partir du ${date} à ${time}.`,
  paused: (date, time, message) =>
    `Beaucoup de monde en ce moment\u202f: commandes de nouveau possibles ${since(date, time)}. ${message}`,
  unattended: (date, time, phone) =>
    `L’établissement ne répond pas pour le moment\u202f: commandes de nouveau possibles ${since(date, time)}, ou plus tôt si quelqu’un revient sur place.${phone === '' ? '' : ` Merci d’appeler le ${phone}`}`,
  noAppointment: 'Aucun horaire n’est disponible pour cette commande en ce moment. Merci de nous appeler.',
  appointmentLeadTime: (weekday, date, time) =>
    `Ce délai est malheureusement trop court\u202f: au plus tôt ${weekday} ${date} à ${time}.`,
  ageNotConfirmed: (age) => `Veuillez confirmer que vous avez au moins ${age} ans.`,
  addressUnchecked: (phone) =>
    `Votre adresse ne peut pas être vérifiée pour le moment. Veuillez nous appeler${phone === '' ? '' : ` au ${phone}`}. Votre panier est conservé.`,
  minimumOrder: (amount) => `Vous n’avez pas encore atteint le minimum de commande de ${amount}.`,
  codeMinimum: (amount: string) => `Ce code est valable à partir de ${amount} d’achat.`,
  priceChanged: (product, amount) => `${product}\u202f: le prix est maintenant de ${amount}.`,
  stockShort: (product, amount, date) =>
    `${product}\u202f: il n’en reste plus que ${amount} ${date === null ? 'aujourd’hui' : `pour le ${date}`}.`,
  stockNone: (product, date) =>
    `${product}\u202f: malheureusement ${date === null ? 'épuisé aujourd’hui' : `déjà épuisé pour le ${date}`}.`,
  totalChanged: (amount) => `Le total est maintenant de ${amount}. Veuillez vérifier votre commande.`,
};
