// Apart from the other texts, since few pages and few shops need them.

/** The withdrawal function, and what the checkout says of the right (§ 356a BGB, § 13a FAGG). */
export const withdrawal = {
  open: 'Vertrag widerrufen',
  hint: 'Sie können den Kauf einzelner Waren dieser Bestellung widerrufen. Einen Grund brauchen Sie nicht.',
  /** Where the shop has not written a notice of its own. */
  notice:
    'Waren, die weder schnell verderben noch nach Ihren Wünschen gefertigt sind, können Sie binnen 14 Tagen widerrufen, ohne Gründe zu nennen. Die Frist beginnt an dem Tag, an dem Sie die Ware erhalten. Es genügt, die Erklärung vor ihrem Ablauf abzusenden, am einfachsten auf dieser Seite. Was Sie bezahlt haben, erstatten wir binnen 14 Tagen auf dem Weg, auf dem Sie bezahlt haben.',
  noticeHeading: 'Widerrufsbelehrung',
  noRight: (paragraph: string) => `Für diese Waren besteht kein Widerrufsrecht (${paragraph}).`,
  rightFor: (goods: string) => `Widerrufen können Sie den Kauf von: ${goods}.`,
  noRightElse: (paragraph: string) => `Für alles andere besteht kein Widerrufsrecht (${paragraph}).`,
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
