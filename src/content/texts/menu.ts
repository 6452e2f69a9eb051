import { marks } from './dish.ts';

/** Texts of the menu (SPEC section 2). */

export const menu = {
  categories: 'Kategorien',
  find: 'Suchen und filtern',
  filter: 'Filter',
  toDishes: 'Zu den Speisen',
  toCart: 'Zum Warenkorb',
  empty: 'Derzeit ist keine Speisekarte verfügbar.',
  add: (name: string) => `${name} in den Warenkorb`,
  choose: (name: string) => `${name} auswählen`,
  soldOut: marks.soldOut,
  bundle: 'Menü',
  from: 'ab',
  approximately: marks.approximately,
  deposit: (price: string) => `zzgl. ${price} Pfand`,
  per: (unit: string) => `je ${unit}`,
} as const;
