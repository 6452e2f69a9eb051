import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../menu.ts';
import { marks } from './dish.ts';

/** Texts of the menu. */

export const menu: Words<typeof german.menu> = {
  categories: 'Categorie',
  find: 'Cerca e filtra',
  filter: 'Filtri',
  toDishes: 'Vai ai piatti',
  toCart: 'Vai al carrello',
  empty: 'Al momento non è disponibile alcun menù.',
  add: (name) => `Aggiungi ${name} al carrello`,
  choose: (name) => `Scegli ${name}`,
  soldOut: marks.soldOut,
  bundle: 'Menù completo',
  from: 'da',
  approximately: marks.approximately,
  deposit: (price) => `più ${price} di cauzione`,
  per: (unit) => `per ${unit}`,
};
