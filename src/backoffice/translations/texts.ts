/** German words of the translations. */

const COUNT = new Intl.NumberFormat('de-DE');

export const translationTexts = {
  title: 'Übersetzungen',
  intro:
    'Was Sie auf Deutsch schreiben, lesen Gäste in ihrer Sprache, sobald es hier steht. Was fehlt, lesen sie auf Deutsch.',
  noLanguages: 'Ihr Shop wird nur auf Deutsch angeboten. Weitere Sprachen wählen Sie in den Einstellungen.',
  toSettings: 'Zu den Einstellungen',
  loading: 'Lädt …',
  languages: { en: 'Englisch', fr: 'Französisch', it: 'Italienisch', tr: 'Türkisch' },
  done: (count: number, all: number) => `${COUNT.format(count)} von ${COUNT.format(all)}`,
  show: 'Anzeigen',
  filters: { missing: 'Fehlt', all: 'Alle', gone: 'Nicht mehr verwendet' },
  kind: 'Wo',
  everywhere: 'Überall',
  search: 'Suchen',
  nothing: 'Nichts gefunden.',
  allDone: 'Alles ist übersetzt.',
  more: (count: number) => `${COUNT.format(count)} weitere zeigen`,
  goneHint: 'Diesen Text gibt es im Shop nicht mehr. Leere Felder entfernen die Übersetzung.',
  places: (names: string, more: number) => (more > 0 ? `${names} und ${COUNT.format(more)} weitere` : names),
  save: (count: number) => (count === 1 ? '1 Text speichern' : `${COUNT.format(count)} Texte speichern`),
  discard: 'Verwerfen',
  saved: 'Übersetzungen gespeichert',
  undone: 'Übersetzungen zurückgenommen',
  undo: 'Rückgängig',
  savedMany: (count: number) =>
    count === 1 ? '1 Text ist neu übersetzt.' : `${COUNT.format(count)} Texte sind neu übersetzt.`,
  failed: 'Übersetzungen konnten nicht gespeichert werden',
  couldNotLoad: 'Übersetzungen konnten nicht geladen werden',
  missing: (count: number) => (count === 0 ? 'vollständig' : `${COUNT.format(count)} fehlen`),
  inForm: 'Übersetzungen',
  savedFirst: 'Übersetzt wird, was gespeichert ist.',
  saveForm: 'Übersetzungen speichern',
  suggest: 'Fehlendes vorschlagen lassen',
  suggestHint:
    'Ein Übersetzungsdienst füllt die leeren Felder der gezeigten Texte. Gäste lesen davon nichts, bis Sie es geprüft und gespeichert haben.',
  suggested: 'Vorschläge sind da. Bitte prüfen und speichern.',
  isSuggestion: 'Vorschlag: bitte prüfen',
  notSuggested: 'Es kamen keine Vorschläge',
} as const;

export const tableTexts = {
  heading: 'Als Tabelle',
  hint: 'Für ein Übersetzungsbüro oder Excel: eine Zeile je Text, eine Spalte je Sprache. Leere Zellen ändern nichts.',
  excel: 'Excel speichern',
  csv: 'CSV speichern',
  choose: 'Tabelle einlesen',
  fileName: 'uebersetzungen',
  unreadable: 'Diese Datei ist keine lesbare Tabelle.',
  noColumns: 'In der ersten Zeile müssen „Deutsch“ und mindestens eine Sprache stehen, etwa „Englisch“.',
  changes: (count: number) =>
    count === 0
      ? 'In der Tabelle steht nichts Neues.'
      : count === 1
        ? '1 Text bekommt eine neue Übersetzung.'
        : `${COUNT.format(count)} Texte bekommen neue Übersetzungen.`,
  problems: (count: number) =>
    count === 1 ? '1 Zeile wird ausgelassen:' : `${COUNT.format(count)} Zeilen werden ausgelassen:`,
  problem: {
    unknownText: (row: number, value: string) => `Zeile ${row}: Den Text „${value}“ gibt es im Shop nicht.`,
    noGerman: (row: number) => `Zeile ${row}: Der deutsche Text fehlt.`,
    tooLong: (row: number, value: string) => `Zeile ${row}: ${value} ist länger als 20.000 Zeichen.`,
    twice: (row: number, value: string) => `Zeile ${row}: „${value}“ steht weiter oben schon.`,
  },
  andMore: (count: number) => `und ${COUNT.format(count)} weitere`,
  ignored: (names: string) => `Nicht übernommen werden die Spalten: ${names}`,
  apply: 'Übernehmen',
} as const;

/** What the places of texts are called: lists, and fields of their entities. */
export const placeTexts = {
  lists: {
    categories: 'Kategorie',
    products: 'Produkt',
    optionGroups: 'Gemeinsame Optionen',
    tags: 'Tag',
    branches: 'Filiale',
    blocks: 'Inhalt',
    divisions: 'Organisation',
    donatees: 'Spendenempfänger',
    config: 'Einstellungen',
  },
  fields: {
    name: 'Name',
    description: 'Beschreibung',
    origin: 'Herkunft',
    'label.foodName': 'Bezeichnung',
    'label.instructions': 'Aufbewahrung und Verwendung',
    'parts.name': 'Auswahl',
    'parts.description': 'Hinweis zur Auswahl',
    'parts.options.name': 'Option',
    closedMessage: 'Nachricht bei Schließung',
    'data.name': 'Bildbeschreibung',
    'data.value': 'Text',
    title: 'Titel',
    termsAndConditionsText: 'AGB',
    privacyPolicyText: 'Datenschutz',
    imprintText: 'Impressum',
    withdrawalText: 'Widerruf',
    allergensText: 'Allergene und Zusatzstoffe',
  },
} as const;
