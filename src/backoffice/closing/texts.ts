import { formatDay, weekdayName, type Day } from '../../lib/domain/dates.ts';

const days = (n: number) => (n === 1 ? '1 Tag' : `${n} Tage`);
const branches = (n: number) => (n === 1 ? '1 Filiale' : `${n} Filialen`);
const orders = (n: number) => (n === 1 ? '1 Bestellung' : `${n} Bestellungen`);
const short = (day: Day) => `${weekdayName(day, 'de', 'short')}, ${formatDay(day)}`;

export const closingTexts = {
  title: 'Schließtage',
  intro: 'Tippen Sie auf einen Tag, für einen Zeitraum auf den ersten und den letzten.',
  branches: 'Filialen',
  all: (n: number) => `Alle ${branches(n)}`,
  none: 'Bitte wählen Sie mindestens eine Filiale.',
  region: 'Feiertage von',
  earlier: 'Jahr zurück',
  later: 'Jahr vor',
  year: (year: number) => `Schließtage ${year}`,
  loading: 'Filialen werden geladen …',

  holidays: 'Feiertage',
  /** A public holiday by its name of `holiday-calendar.ts`. */
  holidayName: (name: string): string => name,
  closeAll: 'Alle Feiertage schließen',
  likeBefore: (year: number) => `Wie ${year}`,
  nothingBefore: (year: number) => `Aus ${year} gibt es nichts zu übernehmen, was hier noch fehlt.`,
  holidaysClosed: 'Alle Feiertage sind schon geschlossen oder haben eigene Zeiten.',
  tapHint: 'Antippen schließt einen Tag, noch einmal nimmt es zurück.',
  partly: 'nicht überall',

  legend: {
    closed: 'Geschlossen',
    special: 'Andere Zeiten',
    some: 'Nur manche Filialen',
    rest: 'Ruhetag der Woche',
    holiday: 'Feiertag',
    changed: 'Noch nicht gespeichert',
  },
  /** What a screen reader says of a day. */
  says: {
    open: 'geöffnet',
    rest: 'Ruhetag',
    closed: 'geschlossen',
    special: 'andere Zeiten',
    some: (what: string, count: number, of: number) => `${what} in ${count} von ${branches(of)}`,
    changed: 'noch nicht gespeichert',
  },

  selected: (from: Day, to: Day, count: number) =>
    from === to ? short(from) : `${short(from)} bis ${short(to)} (${days(count)})`,
  shut: 'Schließen',
  other: 'Andere Zeiten',
  weekly: 'Wie jede Woche',
  deselect: 'Auswahl aufheben',
  from: (n: number) => `${n}. Zeit von`,
  to: (n: number) => `${n}. Zeit bis`,
  until: 'bis',
  add: 'Weitere Zeit',
  remove: (n: number) => `${n}. Zeit entfernen`,
  apply: 'Übernehmen',

  unsaved: (size: { days: number; branches: number }) =>
    `Noch nicht gespeichert: ${days(size.days)}, ${branches(size.branches)}.`,
  hit: (n: number) =>
    n === 1
      ? 'Auf diesen Tagen liegt schon 1 Bestellung:'
      : `Auf diesen Tagen liegen schon ${n} Bestellungen:`,
  hitOn: (day: Day, n: number) => `${short(day)}: ${orders(n)}`,
  hitHint: 'Sie bleiben bestehen. Bitte sagen Sie den Kunden Bescheid.',
  noneHit: 'Keine Vorbestellung liegt auf diesen Tagen.',
  ordersUnknown: 'Ob es für diese Tage schon Bestellungen gibt, ist gerade nicht zu erfahren.',
  discard: 'Verwerfen',
  save: 'Speichern',
  failed: 'Die Schließtage konnten nicht gespeichert werden',
  saved: (n: number) => `Gespeichert für ${branches(n)}. Kunden sehen es in Kürze.`,
  undo: 'Rückgängig',
  undone: 'Die Schließtage sind wieder wie vorher.',
} as const;
