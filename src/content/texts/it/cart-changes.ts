import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cart-changes.ts';

/** Messages about a cart whose menu has changed. Names of dishes have no known gender. */
export const changes: Words<typeof german.changes> = {
  gone: (name) => `${name} non è più nel menù.`,
  soldOut: (name) => `Purtroppo esaurito: ${name}.`,
  priceChanged: (name, price) => `${name} ora costa ${price}.`,
  changed: (name) => `Abbiamo modificato ${name}.`,
  renamed: (name, now) => `${name} ora si chiama ${now}.`,
  unitGone: (name) => `${name} non è più disponibile in questa unità.`,
  optionsGone: (name) => `${name} non è più disponibile in questa combinazione.`,
  amountChanged: (name, amount) => `${name}: la quantità nel carrello ora è ${amount}.`,
  amountToday: (name, amount) => `${name}: la quantità disponibile oggi è ${amount}.`,
  heading: 'Il nostro menù è cambiato',
  removed: 'Abbiamo tolto dal carrello ciò che è cambiato.',
  again: 'Aggiungi di nuovo',
  againNamed: (name) => `Aggiungi di nuovo ${name}`,
  isAgain: 'Di nuovo nel carrello',
  ok: 'OK',
};
