/** German words for money that was given back. */
export const correctionTexts = {
  give: 'Storno oder Teilerstattung',
  title: 'Storno oder Teilerstattung',
  list: 'Vor Ort zurückgegeben',
  kinds: { storno: 'Storno', part: 'Teilerstattung' },
  ways: { storno: 'Alles (Storno)', amount: 'Ein Betrag', lines: 'Positionen' },
  way: 'Was geben Sie zurück?',
  hint: (left: string) =>
    `Noch ${left} übrig. Geben Sie das Geld vor Ort zurück; hier entsteht der Eintrag für die Bücher. Die Bestellung selbst bleibt, wie sie ist.`,
  amount: 'Betrag',
  /** `ordered`: more was ordered than is left. */
  of: (left: string, ordered: string | null) =>
    ordered === null ? `von ${left}` : `noch ${left} übrig von ${ordered}`,
  atMost: (left: string) => `Höchstens ${left} sind noch übrig.`,
  tooMany: 'Von einer Position ist nicht mehr so viel übrig.',
  quantity: (name: string) => `Menge: ${name}`,
  invalidAmount: 'Bitte geben Sie einen Betrag an.',
  noLines: 'Bitte geben Sie bei mindestens einer Position eine Menge an.',
  reason: 'Grund',
  reasonHint: 'Bleibt in den Büchern und Exporten. Bitte keine Namen von Kunden.',
  noReason: 'Bitte geben Sie einen Grund an.',
  reasons: ['Reklamation', 'Falsch geliefert', 'Zu spät', 'Nicht abgeholt', 'Vertippt'],
  save: 'Eintragen',
  saved: 'Der Eintrag steht in den Büchern.',
  failed: 'Die Berichtigung konnte nicht eingetragen werden',
} as const;
