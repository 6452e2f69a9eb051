/** Messages about a cart whose menu has changed (SPEC section 4 'Cart'). */
export const changes = {
  gone: (name: string) => `${name} gibt es nicht mehr.`,
  soldOut: (name: string) => `${name} ist leider ausverkauft.`,
  priceChanged: (name: string, price: string) => `${name} kostet jetzt ${price}.`,
  changed: (name: string) => `${name} hat sich geändert.`,
  renamed: (name: string, now: string) => `${name} heißt jetzt ${now}.`,
  unitGone: (name: string) => `${name} ist in dieser Einheit nicht mehr erhältlich.`,
  optionsGone: (name: string) => `${name} gibt es in dieser Zusammenstellung nicht mehr.`,
  amountChanged: (name: string, amount: string) => `Von ${name} sind jetzt ${amount} im Warenkorb.`,
  /** Of an earlier order. */
  amountToday: (name: string, amount: string) => `Von ${name} gibt es heute ${amount}.`,
  heading: 'Unsere Speisekarte hat sich geändert',
  removed: 'Was sich geändert hat, haben wir aus Ihrem Warenkorb genommen.',
  again: 'Wieder hinzufügen',
  againNamed: (name: string) => `${name} wieder hinzufügen`,
  isAgain: 'Wieder im Warenkorb',
  ok: 'OK',
} as const;
