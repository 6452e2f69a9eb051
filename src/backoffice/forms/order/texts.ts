/** Words for sorting a list by hand. */
export const orderTexts = {
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
