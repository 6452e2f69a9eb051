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

export const modes = { takeaway: 'Takeaway', delivery: 'Lieferung', dineIn: 'Dine In' } as const;

export const changes = {
  gone: (name: string) => `${name} gibt es nicht mehr.`,
  soldOut: (name: string) => `${name} ist leider ausverkauft.`,
  priceChanged: (name: string, price: string) => `${name} kostet jetzt ${price}.`,
  changed: (name: string) => `${name} hat sich geändert.`,
} as const;
