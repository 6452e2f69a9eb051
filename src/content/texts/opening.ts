/** Opening states: the texts of a page's script (SPEC section 2). */

export const opening = {
  hours: 'Öffnungszeiten',
  open: 'Geöffnet',
  closed: 'Geschlossen',
  openUntil: (time: string) => `Geöffnet bis ${time}`,
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
