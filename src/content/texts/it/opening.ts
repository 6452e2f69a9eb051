import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../opening.ts';

/** Opening states: the texts of a page's script. */

/** Said by the page, the product dialog and the checkout. */
export const CLOSED: string = 'Al momento purtroppo siamo chiusi.';

export const opening: Words<typeof german.opening> = {
  hours: 'Orari di apertura',
  open: 'Aperto',
  closed: 'Chiuso',
  openUntil: (time) => `Aperto fino alle ${time}`,
  /** 'Consegna dalle 11:50', and with the weekday of another day 'Consegna da lun 11:50'. */
  from: (time) => (/^\d/.test(time) ? ` dalle ${time}` : ` da ${time}`),
  closesSoon: (time) => `Chiude presto, alle ${time}`,
};

export const weekdays: Words<typeof german.weekdays> = {
  monday: 'Lunedì',
  tuesday: 'Martedì',
  wednesday: 'Mercoledì',
  thursday: 'Giovedì',
  friday: 'Venerdì',
  saturday: 'Sabato',
  sunday: 'Domenica',
};
