import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../menu.ts';
import { marks } from './dish.ts';

/** Texts of the menu. */

export const menu: Words<typeof german.menu> = {
  categories: 'Catégories',
  find: 'Rechercher et filtrer',
  filter: 'Filtres',
  toDishes: 'Aller aux plats',
  toCart: 'Aller au panier',
  empty: 'Aucune carte n’est disponible pour le moment.',
  add: (name) => `Ajouter au panier\u202f: ${name}`,
  choose: (name) => `Choisir\u202f: ${name}`,
  soldOut: marks.soldOut,
  bundle: 'Menu',
  from: 'dès',
  approximately: marks.approximately,
  deposit: (price) => `plus ${price} de consigne`,
  per: (unit) => `par ${unit}`,
};
