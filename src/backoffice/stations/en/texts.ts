import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the stations. */
export const stationTexts: Words<typeof german.stationTexts> = {
  name: 'Name',
  orderHint: 'Stations appear in the kitchen and on tickets in this order.',
  hint: 'A station is a place in the kitchen, for example “Pizza oven”, “Cold kitchen” or “Bar”. Choose what it prepares in the categories and products, and which printers print its tickets in the devices. Customers don’t see any of this.',
};
