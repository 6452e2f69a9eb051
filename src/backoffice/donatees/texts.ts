/** German words of the donatees. */
export const donateeTexts = {
  name: 'Name',
  identifier: 'Kennung (optional)',
  description: 'Beschreibung',
  orderHint: 'So stehen sie beim Bestellen zur Wahl.',
  hint: 'Kunden wählen beim Bestellen, wer die Spende bekommt. Das geht, wenn die Erweiterung „Spenden“ eingeschaltet ist.',
} as const;
