/** German words of the divisions. */
export const divisionTexts = {
  name: 'Name',
  identifier: 'Kennung',
  orderHint: 'So stehen die Organisationen in den Daten des Shops.',
  face: 'Auftritt',
  faceHint:
    'So sehen Seiten, Mails und Bestellbestätigungen ihrer Filialen aus. Die Startseite behält den Auftritt des Shops.',
  hasFace: 'Eigener Auftritt',
} as const;
