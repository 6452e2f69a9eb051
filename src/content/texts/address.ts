/** Texts of branches whose delivery fee depends on where exactly an address is. */

export const address = {
  /** 'bis 2,5 km' */
  upTo: (km: string) => `bis ${km} km`,
  /** In the cart, before the address is known. */
  byAddress:
    'Lieferkosten und Mindestbestellwert richten sich nach Ihrer Adresse. Sie geben sie beim Bestellen an.',
  area: (area: string) => `Ihr Liefergebiet: ${area}`,
  checking: 'Ihre Adresse wird geprüft …',
  /** 'Wir liefern zu Ihnen: bis 2 km, Lieferkosten 1,50 €, Mindestbestellwert 12,00 €.' */
  served: (terms: readonly string[]) => `Wir liefern zu Ihnen: ${terms.join(', ')}.`,
  checkAgain:
    'Für Ihre Adresse gelten andere Lieferkosten. Bitte prüfen Sie den Gesamtbetrag und schicken Sie die Bestellung noch einmal ab.',
  notReached: 'Keine Verbindung: Ihre Adresse konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
  cost: (amount: string) => `Lieferkosten ${amount}`,
  free: 'kostenlose Lieferung',
  minimum: (amount: string) => `Mindestbestellwert ${amount}`,
} as const;
