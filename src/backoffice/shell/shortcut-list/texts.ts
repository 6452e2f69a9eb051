/** German words of the list of shortcuts. */
export const shortcutTexts = {
  title: 'Tastenkürzel',
  places: {
    everywhere: 'Überall',
    board: 'Bestellungen',
    taking: 'Bestellung aufnehmen',
    lists: 'Listen zum Sortieren',
  },
  singleKeys: 'Kürzel aus einer einzelnen Taste (N und ?)',
  singleKeysHint: 'Aus, wenn sie der Sprachsteuerung in die Quere kommen. Gilt auf diesem Gerät.',
  close: 'Schließen',
} as const;
