import { MODE_NAMES } from '../../lib/domain/modes.ts';

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
  total: 'Gesamt Brutto',
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

export const modes = MODE_NAMES;
