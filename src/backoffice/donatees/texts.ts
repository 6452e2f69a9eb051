export const donateeTexts = {
  name: 'Name',
  identifier: 'Kennung (kann leer bleiben)',
  description: 'Beschreibung',
  hint: 'Kunden wählen beim Bestellen, wer die Spende bekommt. Das geht, wenn die Erweiterung „Spenden“ eingeschaltet ist.',
} as const;
