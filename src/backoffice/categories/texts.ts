export const categoryTexts = {
  name: 'Name',
  image: 'Bild',
  visible: 'Sichtbar',
  visibleHint: 'Aus: Kunden sehen die Kategorie auf keiner Speisekarte.',
  search: 'Kategorien suchen',
  empty: 'Noch keine Kategorien.',
} as const;
