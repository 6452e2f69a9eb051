import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../landing.ts';

/** A date has an article, a weekday has none: 'le 28/11/2026', 'samedi'. */
const on = (day: string) => (/^\d/.test(day) ? `le ${day}` : day);

/** Texts of the landing page. */

export const landing: Words<typeof german.landing> = {
  branches: 'Nos établissements',
  orderNow: 'Commander',
  inactive: 'Indisponible pour le moment',
  deliveryFrom: (amount) => `Livraison dès ${amount}`,
  deliveryFor: (amount) => `Livraison ${amount}`,
  deliveryFree: 'Livraison gratuite',
  deliveryFreePartly: 'Livraison gratuite selon la zone',
  minimumFrom: (amount) => `Minimum de commande dès ${amount}`,
  minimum: (amount) => `Minimum de commande ${amount}`,
  areaFree: 'livraison gratuite',
  areaMinimum: (amount) => `minimum de commande ${amount}`,
  offers: 'Services proposés',
  tags: 'Caractéristiques',
};

/** Texts of the home page. */
export const home: Words<typeof german.home> = {
  teasers: 'Accès rapide',
  orderOnline: 'Commander en ligne',
  orderInvitation: 'Voir la carte',
  reserve: 'Réserver une table',
  directions: 'Itinéraire',
  hours: 'Horaires d’ouverture',
  deliveryHours: 'Horaires de livraison',
  whichHours: 'Quels horaires',
  closed: 'Fermé',
  range: (from, to) => (from === '00:00' && to === '00:00' ? '24 h/24' : `${from} – ${to}`),
  weekday: 'Jour',
  time: 'Heure',
  contact: 'Contact',
  phone: 'Téléphone',
  email: 'E-mail',
  website: 'Site web',
  map: (name) => `Plan\u202f: ${name}`,
  loadMap: 'Afficher le plan',
  mapSends: (host) => `Votre adresse IP sera alors transmise à ${host ?? 'notre fournisseur de plans'}.`,
  alerts: 'À noter',
  ok: 'OK',
};

/** Texts of the branch search. */

export const branchSearch: Words<typeof german.branchSearch> = {
  label: 'Trouver un établissement',
  placeholder: 'Code postal ou ville',
  tags: 'Filtrer par caractéristique',
  found: (shown, all) => `Établissements affichés\u202f: ${shown} sur ${all}.`,
  nothing: 'Aucun résultat trouvé.',
  showAll: 'Tout afficher',
  delivery: 'Livraison chez vous',
  delivers: 'Nous livrons chez vous.',
  offer: (branch, terms) => `${branch} livre chez vous\u202f: ${terms}`,
};

/** When a closed branch opens, in the short form of its card. */
export const nextOpening: Words<typeof german.nextOpening> = {
  today: (time) => `Ouvre à ${time}`,
  tomorrow: (time) => `Ouvre demain à ${time}`,
  onDay: (day, time) => `Ouvre ${on(day)} à ${time}`,
};
