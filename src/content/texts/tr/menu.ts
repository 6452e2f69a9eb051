import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../menu.ts';
import { marks } from './dish.ts';

/** Texts of the menu (SPEC section 2). */

export const menu: Words<typeof german.menu> = {
  categories: 'Kategoriler',
  find: 'Ara ve filtrele',
  filter: 'Filtre',
  toDishes: 'Yemeklere git',
  toCart: 'Sepete git',
  empty: 'Şu anda görüntülenebilecek bir menü yok.',
  add: (name) => `Sepete ekle: ${name}`,
  choose: (name) => `Seç: ${name}`,
  soldOut: marks.soldOut,
  bundle: 'Menü',
  from: 'en az',
  approximately: marks.approximately,
  deposit: (price) => `+ ${price} depozito`,
  per: (unit) => `${unit} başına`,
};
