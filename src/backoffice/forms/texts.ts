/** Payment methods, by their names in the fields of branch and settings. */
export const paymentNames = {
  Cash: 'Barzahlung',
  ATMCard: 'EC Karte / Debitkarte',
  HydroAGVoucher: 'Essensbon',
  Mollie: 'Online bezahlen (Mollie)',
  Datatrans: 'Online bezahlen (Datatrans)',
} as const;

export const formTexts = {
  pickColor: (label: string) => `${label} aus der Palette wählen`,
  rate: (title: string, percent: string) => `${title} (${percent} %)`,
  taxRate: 'Steuersatz',
  rateOf: (label: string) => `Steuersatz ${label}`,
  rateAsNumber: 'Die Zahl gilt',
  identifierHint: 'Kleine Buchstaben, Ziffern und Bindestriche',
  identifierInvalid: 'Nur kleine Buchstaben, Ziffern und Bindestriche, zum Beispiel „stadt-mitte“',
  noAddress: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
  required: 'Bitte ausfüllen',
  numberNeeded: 'Bitte geben Sie eine Zahl ein.',
  aboveZero: 'Bitte geben Sie eine Zahl über 0 ein.',
  notNegative: 'Bitte geben Sie eine Zahl ab 0 ein.',
  between: (least: number, most: number) =>
    `Bitte geben Sie eine Zahl von ${String(least).replace('-', '−')} bis ${most} ein.`,
  preview: 'Vorschau',
  again: 'Erneut laden',
  filters: 'Filter',
  filtersSet: (n: number) => `Filter (${n})`,
  removeFilter: (name: string) => `Filter entfernen: ${name}`,
  showResults: 'Anzeigen',
  dayFormat: 'TT.MM.JJJJ',
  dayUnclear: 'Bitte geben Sie das Datum als TT.MM.JJJJ ein.',
  timeFormat: 'HH:MM',
  timeUnclear: 'Bitte geben Sie die Uhrzeit als HH:MM ein.',
  calendar: 'Kalender öffnen',
  clock: 'Uhrzeit',
  emptyPreview: 'Noch kein Text',
  markdownHint: 'Überschriften mit #, Aufzählungen mit -, fett mit **…**, Links als [Text](Adresse)',
  copy: 'Kopieren',
  copied: 'Kopiert',
  all: 'Alle',
  kept: 'Was Sie vor der Anmeldung eingegeben haben, steht noch da. Es ist noch nicht gespeichert.',
} as const;

/** German words of the choice among branches. */
export const branchSelectTexts = {
  branch: 'Filiale',
  noBranchYet: 'Ihr Shop hat noch keine Filiale.',
  firstSteps: 'Erste Schritte',
  noBranch: 'Ihrem Konto ist noch keine Filiale zugeordnet. Bitte wenden Sie sich an Ihre Verwaltung.',
} as const;

/** German words for copies of branches, menus and categories. */
export const copyTexts = {
  action: 'Duplizieren',
  copy: (name: string) => `„${name}“ duplizieren`,
  copyName: (name: string) => `${name} (Kopie)`.slice(0, 200),
  name: 'Name der Kopie',
  identifier: 'Kennung der Kopie',
  identifierHint: 'Steht in der Adresse der Filiale: kleine Buchstaben, Ziffern und Bindestriche',
  hints: {
    branches:
      'Übernommen werden Zeiten, Liefergebiete, Tische und Speisekarten. Kunden sehen die Kopie erst, wenn Sie sie öffentlich machen.',
    menus: 'Übernommen werden Kategorien und Gerichte. Welche Filialen sie anbieten, wählen Sie danach.',
    categories:
      'Die Gerichte werden mit kopiert und stehen auf denselben Speisekarten. Kunden sehen die Kopie erst, wenn Sie sie sichtbar schalten.',
  },
  copied: {
    branches: 'Filiale dupliziert',
    menus: 'Speisekarte dupliziert',
    categories: 'Kategorie mit ihren Gerichten dupliziert',
  },
  cancel: 'Abbrechen',
  failed: 'Die Kopie konnte nicht angelegt werden',
} as const;

export const stationInputTexts = {
  station: 'Station',
  none: { category: 'Keine Station', product: 'Wie die Kategorie' },
  hint: {
    category: 'Wer in der Küche die Produkte dieser Kategorie zubereitet. Kunden sehen das nicht.',
    product: 'Nur wählen, wenn es anderswo zubereitet wird als die übrigen Produkte der Kategorie.',
  },
  stations: 'Stationen',
  printerHint:
    'Gewählt: druckt nur, was diese Stationen zubereiten, ohne Preise. Leer: druckt ganze Bestellungen.',
} as const;
