/** When a branch is open (SPEC sections 2 and 8). */

export const opening = {
  hours: 'Öffnungszeiten',
  open: 'Geöffnet',
  closed: 'Geschlossen',
  openUntil: (time: string) => `Geöffnet bis ${time}`,
  closesSoon: (time: string) => `Schließt bald, um ${time}`,
  opensAt: (time: string) => `Wir öffnen wieder um ${time} Uhr.`,
  opensOn: (day: string, time: string) => `Wir öffnen wieder am ${day} um ${time} Uhr.`,
  closedNow: 'Derzeit haben wir leider geschlossen.',
  preorder: 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
  preorderLater: 'Wir bearbeiten diese sobald wir wieder geöffnet haben.',
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
