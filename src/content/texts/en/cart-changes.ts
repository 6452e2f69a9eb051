import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cart-changes.ts';

/** Messages about a cart whose menu has changed. */
export const changes: Words<typeof german.changes> = {
  gone: (name) => `${name} is no longer available.`,
  soldOut: (name) => `Sorry, ${name} is sold out.`,
  priceChanged: (name, price) => `${name} now costs ${price}.`,
  changed: (name) => `${name} has changed.`,
  renamed: (name, now) => `${name} is now called ${now}.`,
  unitGone: (name) => `${name} is no longer available in this unit.`,
  optionsGone: (name) => `${name} is no longer available in this combination.`,
  amountChanged: (name, amount) => `${name}: now ${amount} in your basket.`,
  /** Of an earlier order. */
  amountToday: (name, amount) => `${name}: ${amount} available today.`,
  heading: 'Our menu has changed',
  removed: 'We’ve taken what has changed out of your basket.',
  again: 'Add again',
  againNamed: (name) => `Add ${name} again`,
  isAgain: 'Back in your basket',
  ok: 'OK',
};
