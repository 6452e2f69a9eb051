/** Texts of sorting a list by hand. */
export const sortTexts = {
  order: 'Reihenfolge',
  move: (name: string) => `${name} verschieben`,
  up: (name: string) => `${name} nach oben`,
  down: (name: string) => `${name} nach unten`,
  save: 'Reihenfolge speichern',
  saved: 'Die Reihenfolge gilt.',
  failed: 'Die Reihenfolge konnte nicht gespeichert werden.',
  cancel: 'Abbrechen',
  nothing: 'Hier gibt es nichts zu ordnen.',
} as const;

/** What screen readers say while a row is dragged. */
export const dragTexts = {
  instructions:
    'Zum Verschieben Leertaste oder Eingabetaste drücken, dann mit den Pfeiltasten bewegen. Leertaste legt ab, Escape bricht ab.',
  started: (name: string) => `„${name}“ aufgenommen.`,
  over: (name: string, place: string | null) =>
    place === null ? `„${name}“ liegt jetzt.` : `„${name}“ liegt jetzt bei „${place}“.`,
  ended: (name: string, place: string | null) =>
    place === null ? `„${name}“ abgelegt.` : `„${name}“ abgelegt bei „${place}“.`,
  cancelled: (name: string) => `Abgebrochen. „${name}“ bleibt, wo es war.`,
} as const;
