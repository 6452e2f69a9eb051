/** German words of what is stored about a customer. */
export const customerDataTexts = {
  title: 'Auskunft und Löschen',
  intro:
    'Kunden dürfen erfahren, was über sie gespeichert ist, und es löschen lassen (Art. 15 und 17 DSGVO). Prüfen Sie vorher, ob die Anfrage wirklich von dieser Person kommt.',
  contact: 'E-Mail oder Telefon',
  find: 'Suchen',
  nothing: 'Zu diesen Angaben ist nichts gespeichert.',
  orders: (count: number) => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`),
  messages: (count: number) => (count === 1 ? '1 Nachricht' : `${count} Nachrichten`),
  between: (first: string, last: string) => (first === last ? `vom ${first}` : `vom ${first} bis ${last}`),
  open: (tickets: readonly string[]) =>
    `Noch offen: ${tickets.join(', ')}. Erst wenn sie abgeschlossen oder storniert sind, lassen sich die Daten löschen.`,
  page: 'Auskunft herunterladen',
  json: 'Als JSON herunterladen',
  erase: 'Daten löschen',
  confirm: (contact: string) => `Daten von ${contact} löschen?`,
  means:
    'Name, Anschrift, Telefon, E-Mail, Notizen, Dateien und Nachrichten verschwinden aus Bestellungen, Verlauf und Protokoll. Gerichte, Beträge und Zahlungen bleiben für die Bücher. Das lässt sich nicht rückgängig machen.',
  erased: 'Die Daten sind gelöscht.',
  failed: 'Das hat nicht geklappt.',
  fileName: 'auskunft',
} as const;
