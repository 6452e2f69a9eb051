/** German words of the categories. */
export const categoryTexts = {
  visible: 'Sichtbar',
  invisible: 'Nicht sichtbar',
  visibleHint: 'Aus: Kunden sehen die Kategorie auf keiner Speisekarte.',
} as const;

/** German words of the tags. */
export const tagTexts = {
  hint: 'Tags kennzeichnen Filialen, zum Beispiel „Vegan“ oder „Terrasse“. Kunden filtern danach.',
} as const;
