import { count } from './plural.ts';

/** Texts of the cart bar (SPEC section 2). */

export const cartBar = {
  hide: 'Warenkorb ausblenden',
  products: (n: number) => `${count(n, 'Produkt', 'Produkte')} im Warenkorb`,
  empty: 'Keine Produkte im Warenkorb',
  changed: 'Die Speisekarte hat sich eben geändert. Bitte wählen Sie noch einmal.',
} as const;

/** Texts of the cart (SPEC sections 2 and 8). */

export const cart = {
  heading: 'Warenkorb',
  emptyInvitation: 'Was darf es sein? Tippen Sie auf das Plus bei einem Gericht.',
  remove: (name: string) => `${name} entfernen`,
  less: (name: string) => `Weniger ${name}`,
  more: (name: string) => `Mehr ${name}`,
  change: 'Ändern',
  mode: 'Art der Lieferung',
  subtotal: 'Zwischensumme',
  deposit: 'Pfand',
  deliveryCost: 'Lieferkosten',
  free: 'Kostenlos',
  /** `isTaxed`: whether to say that tax is in it: not of a small business, nor where there is little room. */
  total: (_isTaxed: boolean) => 'Gesamt Brutto',
  location: 'Standort',
  orderNow: 'Jetzt bestellen',
} as const;

/** The choice of a delivery area, which is loaded for deliveries. */
export const areaChoice = {
  label: 'Liefergebiet',
  /** Until the customer chooses, fees are those of the first. */
  choose: (first: string) => `Bitte wählen (vorläufig: ${first})`,
} as const;

/** The text of the toast. The page contains it, so that it costs no script. */
export const toast = {
  added: 'Produkt zum Warenkorb hinzugefügt.',
  notKept:
    'Produkt zum Warenkorb hinzugefügt. Ihr Browser kann ihn nicht speichern: Auf der nächsten Seite ist er leer.',
  notLoaded: 'Keine Verbindung. Bitte tippen Sie gleich noch einmal.',
} as const;

/** Texts at the menu's top: how, where to and when. */

/** What the page says of the choice. */
export const orderChoice = {
  label: 'Ihre Bestellung',
  mode: 'Wie möchten Sie bestellen?',
  area: 'Ihr Liefergebiet',
  choose: 'PLZ / Ort wählen',
} as const;

/** What its script says, too. */
export const orderTop = {
  /** 'Lieferung ab 11:50, 1,50 EUR, Minimum 12 EUR': the order type, then the earliest time, then fee and minimum. */
  from: (amount: string) => `ab ${amount}`,
  free: 'kostenlos',
  minimum: (amount: string) => `Minimum ${amount}`,
} as const;
