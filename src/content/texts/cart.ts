/** Words of the cart (SPEC sections 2 and 8). */

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

/** What the toast says. The page carries them, so that they cost no script. */
export const toast = {
  added: 'Produkt zum Warenkorb hinzugefügt.',
  notKept:
    'Produkt zum Warenkorb hinzugefügt. Ihr Browser kann ihn nicht speichern: Auf der nächsten Seite ist er leer.',
} as const;

export const modes = { takeaway: 'Takeaway', delivery: 'Lieferung', dineIn: 'Dine In' } as const;

export const changes = {
  gone: (name: string) => `${name} gibt es nicht mehr.`,
  soldOut: (name: string) => `${name} ist leider ausverkauft.`,
  priceChanged: (name: string, price: string) => `${name} kostet jetzt ${price}.`,
  changed: (name: string) => `${name} hat sich geändert.`,
  renamed: (name: string, now: string) => `${name} heißt jetzt ${now}.`,
  unitGone: (name: string) => `${name} ist in dieser Einheit nicht mehr erhältlich.`,
  optionsGone: (name: string) => `${name} gibt es in dieser Zusammenstellung nicht mehr.`,
  amountChanged: (name: string, amount: string) => `Von ${name} sind jetzt ${amount} im Warenkorb.`,
  heading: 'Unsere Speisekarte hat sich geändert',
  removed: 'Was sich geändert hat, haben wir aus Ihrem Warenkorb genommen.',
  again: 'Wieder hinzufügen',
  againNamed: (name: string) => `${name} wieder hinzufügen`,
  isAgain: 'Wieder im Warenkorb',
  ok: 'OK',
} as const;
