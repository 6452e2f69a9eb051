/** German texts of payments: descriptions at the provider, and reasons for staff. */
export const paymentTexts = {
  description: (ticket: number, branch: string) => `Bestellung ${ticket}, ${branch}`,
  noProvider: 'Für diese Zahlungsart gibt es hier keinen Zahlungsdienst mehr.',
  noAddress: 'Der Zahlungsdienst nennt keine Adresse, auf der bezahlt werden kann.',
  noAmount: 'Der Kunde hat bezahlt, aber der Zahlungsdienst nennt keinen Betrag.',
  noPayment: 'Zu dieser Bestellung gibt es keine Online-Zahlung.',
  nothingPaid: 'Es wurde nichts bezahlt.',
  chargedBack: 'Die Bank des Kunden hat dieses Geld schon zurückgeholt.',
  noTestPayment: 'Diese Testzahlung gibt es nicht.',
  noTestCalls: 'Das Testterminal ruft niemanden an.',
} as const;

/** Texts of the test provider's pages. */
export const testProviderTexts = {
  noSuchPayment: 'Diese Testzahlung gibt es nicht',
  labels: { pay: 'Bezahlen', decline: 'Zahlung ablehnen lassen', cancel: 'Abbrechen' },
  ended: {
    paid: 'Diese Testzahlung ist bezahlt.',
    failed: 'Diese Testzahlung wurde abgelehnt.',
    canceled: 'Diese Testzahlung wurde abgebrochen.',
    expired: 'Diese Testzahlung ist abgelaufen.',
  },
  leaving: 'Wer einfach weggeht, hat nicht bezahlt: Die Bestellung verfällt nach einer Weile.',
  back: 'Zurück zum Shop',
  title: (title: string) => `Testzahlung: ${title}`,
  mark: 'TEST',
  hint: 'Hier fließt kein Geld. So lässt sich der Shop ausprobieren.',
} as const;
