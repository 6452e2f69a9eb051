/** Texts of options that several products share. */
export const groupTexts = {
  hint: 'Eine Auswahl für viele Produkte, zum Beispiel „Größe“ oder „Extras“. Was Sie hier ändern, ändert sich bei allen.',
  name: 'Name für Ihr Team',
  nameHint: 'Zum Beispiel: Extras für Pizza. Kunden sehen ihn nicht.',
  part: 'Was Kunden auswählen',
  called: 'Auswahl',
  options: 'Optionen',
  products: 'Produkte',
  copy: 'Kopieren',
  copyOf: (name: string) => `${name} kopieren`,
  copyName: (name: string) => `${name} (Kopie)`,
  usedBy: 'In diesen Produkten',
  unused: 'Noch kein Produkt hat diese Optionen.',
  loading: 'Produkte werden geladen …',
  add: 'Weitere Produkte',
  replace: 'Eine Auswahl mit demselben Namen ersetzen',
  addNone: 'Hinzufügen',
  addTo: (n: number) => (n === 1 ? 'Zu 1 Produkt hinzufügen' : `Zu ${n} Produkten hinzufügen`),
  take: 'Herausnehmen',
  takeFrom: (name: string) => `Aus ${name} herausnehmen`,
  detach: 'Lösen',
  howToEnd: 'Lösen: Das Produkt behält die Auswahl als eigene. Herausnehmen: Die Auswahl verschwindet dort.',
  detachAll: (n: number) => `Von allen ${n} Produkten lösen`,
  detachFrom: (name: string) => `Von ${name} lösen`,
  more: (n: number) => `Weitere ${n} anzeigen`,
  failed: 'Die Produkte konnten nicht geändert werden',
  saved: 'Die gemeinsamen Optionen sind gespeichert.',
  followed: (n: number) =>
    n === 1 ? 'Gespeichert. 1 Produkt ist mit geändert.' : `Gespeichert. ${n} Produkte sind mit geändert.`,
  changed: (n: number) => (n === 1 ? '1 Produkt ist geändert.' : `${n} Produkte sind geändert.`),
  undo: 'Rückgängig',
  undone: 'Alles ist wieder wie vorher.',
} as const;

/** Texts of these options within a product's form. */
export const groupedTexts = {
  from: 'Gemeinsame Optionen:',
  hint: 'Hier nur zum Lesen: Änderungen gelten für alle Produkte mit diesen Optionen.',
  detach: 'Lösen',
  detachHint: 'Lösen macht daraus eine eigene Auswahl dieses Produkts.',
  add: 'Gemeinsame Optionen hinzufügen',
  share: 'Auch für andere Produkte verwenden',
} as const;
