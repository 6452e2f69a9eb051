import { MODE_NAMES } from '../../lib/domain/mode-names.ts';

/** Texts of the cart (SPEC sections 2 and 8). */

export const cart = {
  heading: 'Warenkorb',
  emptyInvitation: 'Was darf es sein? Tippen Sie auf das Plus bei einem Gericht.',
  remove: (name: string) => `${name} entfernen`,
  mode: 'Art der Lieferung',
  area: 'Liefergebiet',
  subtotal: 'Zwischensumme',
  deliveryCost: 'Lieferkosten',
  free: 'Kostenlos',
  total: 'Gesamt Brutto',
  location: 'Standort',
  orderNow: 'Jetzt bestellen',
  minimumOrder: (amount: string) =>
    `Sie haben den Mindestbestellwert in Höhe von ${amount} leider noch nicht erreicht.`,
  missingAmount: (amount: string) => `Es fehlen noch ${amount}.`,
  freeDeliveryFrom: (amount: string) => `Kostenlose Lieferung ab ${amount}.`,
} as const;

/** The text of the toast. The page contains it, so that it costs no script. */
export const toast = {
  added: 'Produkt zum Warenkorb hinzugefügt.',
  notKept:
    'Produkt zum Warenkorb hinzugefügt. Ihr Browser kann ihn nicht speichern: Auf der nächsten Seite ist er leer.',
} as const;

export const modes = MODE_NAMES;

/** Hints of a browser without storage, or without space in it. */

export const keeping = {
  cart: {
    tab: 'Ihr Browser merkt sich den Warenkorb nur, solange dieser Tab offen ist.',
    page: (phone: string) =>
      `Ihr Browser hat keinen Speicher frei, deshalb kommt der Warenkorb nicht bis zur Kasse. Bitte geben Sie Speicher frei${phone && ` oder bestellen Sie telefonisch unter ${phone}`}.`,
  },
  form: 'Ihr Browser speichert Ihre Angaben nicht. Bitte verlassen Sie diese Seite erst, wenn Ihre Bestellung abgeschickt ist, und laden Sie sie nicht neu.',
} as const;
