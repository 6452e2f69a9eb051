import { MODE_NAMES } from '../../lib/domain/words/modes.ts';
import { texts as statisticsTexts } from '../statistics/texts.ts';

/** German words of the books (docs/books.md). */
export const bookTexts = {
  title: 'Buchhaltung',
  branch: 'Filiale',
  closes: 'Tagesabschluss',
  closesIntro:
    'Ein Abschluss hält fest, was an einem Tag abgeschlossen und erstattet wurde. Er lässt sich danach nicht mehr ändern. Wer nichts tut: Jede Nacht ab vier Uhr schließt der Shop die Tage davor von selbst ab.',
  open: (days: readonly string[]) =>
    days.length === 1
      ? `Noch nicht abgeschlossen: ${days[0]}.`
      : `Noch nicht abgeschlossen: ${days.join(', ')}.`,
  moreDays: (count: number) => `${count} weitere Tage`,
  allClosed: 'Alle Tage bis gestern sind abgeschlossen.',
  close: (day: string) => `Bis ${day} abschließen`,
  confirm: (day: string) => `Bis ${day} abschließen?`,
  means: 'Die Summen dieser Tage stehen damit fest. Spätere Erstattungen zählen an ihrem eigenen Tag.',
  closed: 'Abgeschlossen.',
  failed: 'Das hat nicht geklappt.',
  openOrders: (count: number, total: string) =>
    count === 1
      ? `1 Bestellung ist noch offen (${total}). Sie zählt im Abschluss des Tages, an dem sie abgeschlossen wird.`
      : `${count} Bestellungen sind noch offen (${total}). Sie zählen im Abschluss des Tages, an dem sie abgeschlossen werden.`,
  chainHolds: (closes: number) =>
    closes === 1
      ? 'Geprüft: 1 Abschluss ist unverändert.'
      : `Geprüft: ${closes} Abschlüsse sind unverändert.`,
  chainBroken: (number: number, day: string) =>
    `Abschluss ${number} vom ${day} wurde nachträglich verändert.`,
  broken: {
    content: 'Sein Inhalt passt nicht zu seiner Prüfsumme.',
    previous: 'Er passt nicht zum Abschluss davor.',
    number: 'Davor fehlt ein Abschluss.',
  },
  brokenHint:
    'Bitte ändern Sie nichts weiter, und spielen Sie eine Sicherung von davor ein, um zu vergleichen.',
  none: 'Noch kein Tag ist abgeschlossen.',
  day: 'Tag',
  orders: 'Bestellungen',
  turnover: 'Umsatz',
  refunds: 'Erstattungen',
  by: 'Abgeschlossen',
  byNight: 'von selbst',
  show: (day: string) => `Abschluss vom ${day} ansehen`,
  of: (day: string, number: number) => `Abschluss ${number}: ${day}`,
  shut: 'Schließen',
  count: 'Anzahl',
  gross: 'Brutto',
  tax: 'Steuer',
  total: 'Summe',
  rate: (rate: number) => `${rate.toLocaleString('de-DE')} % MwSt.`,
  positions: {
    goods: 'Waren',
    deposit: 'Pfand',
    discount: 'Rabatte',
    delivery: 'Lieferung',
    tip: 'Trinkgeld',
    other: 'Sonstiges',
  } as Readonly<Record<string, string>>,
  groups: {
    rates: 'Nach Steuersatz',
    methods: 'Nach Zahlungsart',
    drawer: 'In der Kasse',
    modes: 'Nach Art der Bestellung',
    positions: 'Zusammensetzung',
    refunds: 'An diesem Tag erstattet',
    ended: 'Ohne Umsatz beendet',
  },
  ended: statisticsTexts.ends,
  modes: MODE_NAMES,
  payments: statisticsTexts.payments,
  hash: 'Prüfsumme (SHA-256)',
  doClose: 'Abschließen',
  agrees: 'Die Statistik nennt für diesen Tag denselben Umsatz.',
  /** With `lessTip`, `lessRefunds` or both. */
  agreesLess: (total: string, parts: string) => `Die Statistik nennt für diesen Tag ${total}: ohne ${parts}.`,
  lessTip: (sum: string) => `das Trinkgeld des Teams (${sum})`,
  lessRefunds: (sum: string) => `die Erstattungen (${sum})`,
  and: 'und',
  refundsOfOtherDays: 'Die Erstattungen zieht sie am Tag der Bestellung ab.',
  differs: (total: string, orders: number) =>
    `Die Statistik nennt für diesen Tag ${total} aus ${orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`}. Sie zählt nach dem Tag, an dem bestellt wurde, offene Bestellungen mit, ganz erstattete und das Trinkgeld des Teams nicht, und zieht Teilerstattungen ab. Der Abschluss zählt, was an diesem Tag abgeschlossen wurde, und Erstattungen getrennt.`,
  exports: 'Exportieren',
  exportsIntro: 'Die Dateien enthalten keine Namen und Adressen von Kunden.',
  allBranches: 'Alle Filialen',
  from: 'Von',
  to: 'Bis',
  kind: 'Was',
  kinds: {
    orders: 'Bestellungen',
    lines: 'Positionen der Bestellungen',
    payments: 'Online-Zahlungen',
    refunds: 'Erstattungen',
    corrections: 'Berichtigungen (vor Ort bezahlt)',
    'day-closes': 'Tagesabschlüsse',
    donations: 'Spenden je Empfänger',
    datev: 'DATEV-Buchungsstapel',
    archive: 'Archiv für die Prüfung (alles)',
  },
  hints: {
    datev: 'Eine Buchung je Abschluss, Zahlungsart und Steuersatz. Nur abgeschlossene Tage.',
    archive: 'Alle Tabellen mit Beschreibung (index.xml) und Prüfsummen, als tar.gz.',
  } as Readonly<Record<string, string>>,
  format: 'Form',
  formats: { excel: 'Für Excel (Semikolon)', plain: 'Für Programme (Komma)' },
  download: 'Herunterladen',
  settings: 'DATEV-Einstellungen',
  settingsIntro:
    'Nummern und Konten nennt Ihnen Ihre Steuerberatung. Die Beispiele gelten für den Kontenrahmen SKR03.',
  consultant: 'Beraternummer',
  client: 'Mandantennummer',
  accountLength: 'Länge der Sachkonten',
  fiscalMonth: 'Wirtschaftsjahr beginnt im Monat',
  initials: 'Kürzel',
  rounding: 'Rundung bar',
  drawer: 'Bargeld mit Rundung, ohne Erstattetes',
  /** A tip without tax is booked at 0 %, unless it has an account of its own. */
  revenueAt: (rate: number) =>
    `Erlöskonto ${rate.toLocaleString('de-DE')} %${rate === 0 ? ', auch Trinkgeld' : ''}`,
  moneyBy: (method: string) => `Geldkonto ${method}`,
  refundAccount: 'Konto für Erstattungen (leer: Geldkonto)',
  tipsAccount: 'Konto für Trinkgeld (leer: Erlöskonto 0 %)',
  roundingAccount: 'Konto für Rundung bar (CHF)',
  save: 'Speichern',
  saved: 'Gespeichert.',
} as const;
