/** German words of the uploads. */
export const uploadTexts = {
  file: 'Datei',
  type: 'Art',
  at: 'Hochgeladen',
  ordered: 'Bestellt',
  isOrdered: 'mit einer Bestellung',
  unused: 'noch nicht bestellt, wird nach einer Woche gelöscht',
  onlyOrdered: 'Nur bestellte',
  change: 'Ändern',
  replace: 'Ersetzen',
  replaceFile: (id: number) => `Ersetzen: Datei ${id}`,
  replaced: 'Die neue Datei steht an ihrer Stelle.',
  tooLarge: 'Diese Datei ist zu groß. Sie darf höchstens 10 MB haben.',
} as const;
