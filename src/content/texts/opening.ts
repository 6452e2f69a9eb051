/** Opening states: the texts of a page's script (SPEC section 2). */

/** Said by the page, the product dialog and the checkout; the API's refusal has its own copy (`lib/contract/words/customers.ts`). */
export const CLOSED = 'Derzeit haben wir leider geschlossen.';

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
