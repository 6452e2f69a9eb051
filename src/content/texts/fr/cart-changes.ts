import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cart-changes.ts';

/** Messages about a cart whose menu has changed: without participles, which would have to agree with a dish's name. */
export const changes: Words<typeof german.changes> = {
  gone: (name) => `${name} n’est plus à la carte.`,
  soldOut: (name) => `${name} est malheureusement en rupture de stock.`,
  priceChanged: (name, price) => `${name} coûte maintenant ${price}.`,
  changed: (name) => `${name} a changé.`,
  renamed: (name, now) => `${name} s’appelle maintenant ${now}.`,
  unitGone: (name) => `${name} n’existe plus dans cette unité.`,
  optionsGone: (name) => `${name} n’existe plus dans cette composition.`,
  amountChanged: (name, amount) => `${name}\u202f: votre panier en contient maintenant ${amount}.`,
  /** Of an earlier order. */
  amountToday: (name, amount) => `${name}\u202f: ${amount} aujourd’hui.`,
  heading: 'Notre carte a changé',
  removed: 'Nous avons retiré de votre panier ce qui a changé.',
  again: 'Ajouter de nouveau',
  againNamed: (name) => `Ajouter de nouveau\u202f: ${name}`,
  isAgain: 'De nouveau au panier',
  ok: 'OK',
};
