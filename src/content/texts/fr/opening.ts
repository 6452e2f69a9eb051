import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../opening.ts';

/** Opening states: the texts of a page's script. */

/** Said by the page, the product dialog and the checkout. */
export const CLOSED: string = 'Nous sommes fermés pour le moment.';

export const opening: Words<typeof german.opening> = {
  hours: 'Horaires d’ouverture',
  open: 'Ouvert',
  closed: 'Fermé',
  openUntil: (time) => `Ouvert jusqu’à ${time}`,
  /** After an order type, with the earliest time: 'Livraison dès 11:50'. */
  from: (time) => ` dès ${time}`,
  closesSoon: (time) => `Ferme bientôt, à ${time}`,
};

export const weekdays: Words<typeof german.weekdays> = {
  monday: 'Lundi',
  tuesday: 'Mardi',
  wednesday: 'Mercredi',
  thursday: 'Jeudi',
  friday: 'Vendredi',
  saturday: 'Samedi',
  sunday: 'Dimanche',
};
