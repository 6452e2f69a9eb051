/** German words for what staff cannot do with an order (SPEC section 8). */
export const ORDER_CALL_MESSAGES = {
  notUpdated: 'Bestellung konnte nicht aktualisiert werden',
  alreadyPaid:
    'Bestellung konnte nicht aktualisiert werden: Sie wird online bezahlt, der Betrag steht damit fest.',
  notPaid: 'Diese Bestellung ist noch nicht bezahlt.',
  refundTooMuch: 'So viel ist nicht mehr zu erstatten.',
  itemUnknown: 'Diese Position gibt es in der Bestellung nicht.',
  areaFixed: 'Das Liefergebiet einer Bestellung lässt sich nicht ändern.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  tooExpensive: 'Dieser Betrag ist zu hoch.',
  appointmentPast: 'Dieser Termin ist schon vorbei. Bitte wählen Sie einen anderen aus.',
  slotFull: 'Zu dieser Zeit sind schon alle Plätze vergeben. Bitte wählen Sie einen anderen Termin.',
  notUndoable: 'Das lässt sich nicht mehr rückgängig machen.',
  paymentTouched: 'Das lässt sich nicht mehr rückgängig machen: Die Zahlung ist davon schon betroffen.',
  placeTaken:
    'Das lässt sich nicht mehr rückgängig machen: Zu dieser Zeit sind inzwischen alle Plätze vergeben.',
  mailNotConfigured:
    'Bestätigung konnte nicht versendet werden: Der E-Mail-Versand ist noch nicht eingerichtet.',
  mailRecipientMissing:
    'Bestätigung konnte nicht versendet werden: Zu dieser Bestellung gibt es keine E-Mail-Adresse.',
  mailFailed: 'Bestätigung konnte nicht versendet werden',
  smsNotConfigured: 'Bestätigung konnte nicht versendet werden: Der SMS-Versand ist noch nicht eingerichtet.',
  smsRecipientMissing:
    'Bestätigung konnte nicht versendet werden: Zu dieser Bestellung gibt es keine Telefonnummer.',
  smsFailed: 'Bestätigung konnte nicht versendet werden',
  printNotConfigured: 'Beleg konnte nicht gedruckt werden: Es ist noch kein Drucker eingerichtet.',
  printFailed: 'Beleg konnte nicht gedruckt werden',
  paymentNotConfigured:
    'Zahlungsstatus konnte nicht überprüft werden: Die Online-Zahlung ist noch nicht eingerichtet.',
  paymentNotOnline:
    'Zahlungsstatus konnte nicht überprüft werden: Diese Bestellung wird nicht online bezahlt.',
  paymentFailed: 'Zahlungsstatus konnte nicht überprüft werden',
} as const;

export type OrderCallMessage = keyof typeof ORDER_CALL_MESSAGES;
