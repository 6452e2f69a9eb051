/** Words of the uploads' screen. */
export const uploadTexts = {
  file: 'Datei',
  type: 'Art',
  at: 'Hochgeladen',
  ordered: 'Bestellt',
  isOrdered: 'mit einer Bestellung',
  unused: 'noch nicht bestellt, wird nach einer Woche gelöscht',
  onlyOrdered: 'Nur bestellte',
} as const;
