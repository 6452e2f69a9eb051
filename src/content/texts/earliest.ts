/** Texts about the earliest time of dishes that have to be ordered ahead. */
export const earliest = {
  from: (when: string) => `Frühestens ${when}`,
  preorder: (when: string) => `Vorbestellung: frühestens ${when}`,
  none: 'Dafür gibt es derzeit keinen Termin. Bitte rufen Sie uns an.',
  tooSoon: (when: string) => `So kurzfristig ist das leider nicht möglich: frühestens ${when}.`,
} as const;

/** Days within a sentence. */
export const days = { today: 'heute', tomorrow: 'morgen' } as const;

/** Between a day and its time: 'heute, 12:30'. */
export const TO_TIME: string = ', ';
