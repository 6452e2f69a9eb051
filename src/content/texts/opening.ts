/** Opening states: the texts of a page's script (SPEC section 2). The sentence 'Derzeit haben wir leider geschlossen.' is `CLOSED` of `dish.ts`. */

export const opening = {
  hours: 'Öffnungszeiten',
  open: 'Geöffnet',
  closed: 'Geschlossen',
  openUntil: (time: string) => `Geöffnet bis ${time}`,
  /** After an order type, with the earliest time: 'Lieferung ab 11:50'. */
  from: (time: string) => ` ab ${time}`,
  closesSoon: (time: string) => `Schließt bald, um ${time}`,
} as const;

export const weekdays = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
} as const;
