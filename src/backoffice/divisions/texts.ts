/** German words of the divisions. */
export const divisionTexts = {
  name: 'Name',
  identifier: 'Kennung',
  orderHint: 'So stehen die Organisationen in den Daten des Shops.',
} as const;
