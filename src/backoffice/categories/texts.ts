export const categoryTexts = {
  visible: 'Sichtbar',
  invisible: 'Nicht sichtbar',
  visibleHint: 'Aus: Kunden sehen die Kategorie auf keiner Speisekarte.',
} as const;
