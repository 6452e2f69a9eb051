// Apart from the other texts, since few pages and few shops need them.

/** The withdrawal function (§ 356a BGB, § 13a FAGG). */
export const withdrawal = {
  step1: 'Schritt 1 von 2: Was möchten Sie widerrufen?',
  noReason: 'Einen Grund müssen Sie nicht nennen.',
  needsScript: 'Das Formular braucht JavaScript. Sie können uns Ihren Widerruf auch per E-Mail senden.',
  name: 'Ihr Name',
  nameHint: 'So, wie er in der Bestellung steht.',
  orderNumber: 'Bestellnummer',
  orderNumberHint: 'Sie steht in Ihrer Bestellbestätigung, zum Beispiel 1234 oder #42.',
  goods: 'Was möchten Sie widerrufen?',
  goodsHint: 'Frei lassen, wenn es die ganze Bestellung ist.',
  lines: 'Diese Waren',
  noLines:
    'Zu dieser Bestellung ist keine Ware mit Widerrufsrecht vermerkt. Erklären können Sie den Widerruf trotzdem; wir prüfen ihn.',
  linesMissing: 'Bitte wählen Sie mindestens eine Ware aus.',
  email: 'E-Mail für die Eingangsbestätigung',
  next: 'Weiter',
  step2: 'Schritt 2 von 2: Bitte prüfen und bestätigen',
  declare: 'Hiermit widerrufe ich den Vertrag über:',
  all: 'die ganze Bestellung',
  confirm: 'Widerruf bestätigen',
  sending: 'Wird gesendet …',
  back: 'Zurück',
  failed: 'Der Widerruf konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  done: 'Ihr Widerruf ist eingegangen',
  received: 'Eingegangen am',
  withdrawn: 'Widerrufen',
  mailed: (email: string) => `Die Eingangsbestätigung geht an ${email}.`,
  notMailed: 'Bitte drucken oder speichern Sie diese Seite als Ihre Eingangsbestätigung.',
  print: 'Drucken oder als PDF speichern',
} as const;
