import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cart.ts';
import { count } from './plural.ts';

/** Texts of the cart bar. */

export const cartBar: Words<typeof german.cartBar> = {
  hide: 'Nascondi il carrello',
  products: (n) => `${count(n, 'prodotto', 'prodotti')} nel carrello`,
  empty: 'Il carrello è vuoto',
  changed: 'Il menù è appena cambiato. Scelga di nuovo.',
};

/** Texts of the cart. */

export const cart: Words<typeof german.cart> = {
  heading: 'Carrello',
  emptyInvitation: 'Che cosa le va? Tocchi il segno + accanto a un piatto.',
  remove: (name) => `Rimuovi ${name}`,
  less: (name) => `Meno ${name}`,
  more: (name) => `Più ${name}`,
  change: 'Modifica',
  mode: 'Come desidera ordinare?',
  subtotal: 'Subtotale',
  deposit: 'Cauzione',
  deliveryCost: 'Costo di consegna',
  free: 'Gratis',
  total: (_isTaxed) => 'Totale',
  location: 'Locale',
  orderNow: 'Ordina ora',
};

/** The choice of a delivery area, which is loaded for deliveries. */
export const areaChoice: Words<typeof german.areaChoice> = {
  label: 'Zona di consegna',
  choose: (first) => `Scelga la zona (per ora: ${first})`,
};

/** The text of the toast. The page contains it, so that it costs no script. */
export const toast: Words<typeof german.toast> = {
  added: 'Prodotto aggiunto al carrello.',
  notKept:
    'Prodotto aggiunto al carrello. Il browser però non può salvarlo: nella prossima pagina sarà vuoto.',
  notLoaded: 'Nessuna connessione. Tocchi di nuovo tra un attimo.',
};

/** Texts at the menu's top: how, where to and when. */

/** What the page says of the choice. */
export const orderChoice: Words<typeof german.orderChoice> = {
  label: 'Il suo ordine',
  mode: 'Come desidera ordinare?',
  area: 'La sua zona di consegna',
  choose: 'Scelga CAP / località',
};

/** What its script says, too. */
export const orderTop: Words<typeof german.orderTop> = {
  /** 'Consegna dalle 11:50, 1,50 EUR, ordine minimo 12 EUR'. */
  from: (amount) => `da ${amount}`,
  free: 'gratis',
  minimum: (amount) => `ordine minimo ${amount}`,
};
