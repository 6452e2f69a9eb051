/** German words of the search. */
export const searchTexts = {
  open: 'Suchen',
  label: 'Was suchen Sie?',
  hint: 'Gericht, Bestellung, Einstellung, Seite …',
  close: 'Schließen',
  kinds: {
    recent: 'Zuletzt gewählt',
    screen: 'Seiten',
    setting: 'Einstellungen',
    order: 'Bestellungen',
    product: 'Gerichte',
    branch: 'Filialen',
    user: 'Benutzer',
  },
  searching: 'Wird gesucht …',
  nothingOf: (typed: string) => `Nichts gefunden zu „${typed}“`,
  empty: 'Nummer, Name oder Telefon einer Bestellung, ein Gericht, eine Einstellung oder eine Seite.',
  failed: (what: string) => `${what} ließen sich gerade nicht durchsuchen. Sonst steht hier alles.`,
  order: (ticket: string) => `Bestellung ${ticket}`,
  soldOut: 'Heute aus',
  settings: 'Einstellungen',
  branch: 'Filiale',
} as const;
