import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../opening.ts';

/** Opening states: the texts of a page's script. */

/** Said by the page, the product dialog and the checkout. */
export const CLOSED: string = 'Sorry, we’re closed at the moment.';

export const opening: Words<typeof german.opening> = {
  hours: 'Opening hours',
  open: 'Open',
  closed: 'Closed',
  openUntil: (time) => `Open until ${time}`,
  /** After an order type, with the earliest time: 'Delivery from 11:50'. */
  from: (time) => ` from ${time}`,
  closesSoon: (time) => `Closes soon, at ${time}`,
};

export const weekdays: Words<typeof german.weekdays> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};
