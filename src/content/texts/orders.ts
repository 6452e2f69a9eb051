import { count } from './plural.ts';

/** What this device knows of its orders, on the landing page, the branch page and `/bestellungen`. */

/** An order's state in a word or two. */
export const stateNames = {
  awaitingPayment: 'Wartet auf Zahlung',
  waiting: 'Wartet auf Bestätigung',
  confirmed: 'Wird zubereitet',
  inDelivery: 'Ist unterwegs zu Ihnen',
  readyForPickup: 'Liegt zur Abholung bereit',
  delivered: 'Zugestellt',
  completed: 'Abgeschlossen',
  canceled: 'Storniert',
  failed: 'Zahlung fehlgeschlagen',
} as const;

export const running = {
  label: 'Ihre laufende Bestellung',
  loading: 'Ihre Bestellung läuft',
  stale: 'Keine Verbindung',
  at: (time: string) => `${time} Uhr`,
  more: (n: number) => `und ${count(n, 'weitere', 'weitere')}`,
} as const;

export const again = {
  label: 'Noch einmal bestellen',
  heading: 'Wie letztes Mal?',
  order: 'Noch einmal bestellen',
  asking: 'Einen Moment …',
  dismiss: 'Jetzt nicht',
  /** A mode, where it goes and who sells; '' for an unknown area or branch. */
  how: (mode: string, area: string, branch: string) =>
    `${mode}${area && ` nach ${area}`}${branch && ` bei ${branch}`}`,
  changed: 'Heute ist etwas anders',
  gone: 'Das gibt es heute leider nicht',
  accept: (total: string) => `So zur Kasse · ${total}`,
  toMenu: 'Zur Speisekarte',
  unreachable: 'Keine Verbindung. Bitte versuchen Sie es gleich noch einmal.',
} as const;

export const wallet = {
  title: 'Ihre Bestellungen',
  intro: 'Alles, was Sie von diesem Gerät aus bestellt haben. Ohne Konto, nur hier gespeichert.',
  empty: 'Noch nichts bestellt',
  emptyHint: 'Was Sie von diesem Gerät aus bestellen, finden Sie dann hier.',
  toShop: 'Etwas bestellen',
  running: 'Unterwegs',
  earlier: 'Frühere Bestellungen',
  number: (number: string) => `Nr. ${number}`,
  /** '21.11.2026, 19:30 Uhr' */
  when: (date: string, time: string) => `${date}, ${time} Uhr`,
  open: 'Ansehen',
  openNamed: (what: string) => `Bestellung ansehen: ${what}`,
  receipt: 'Beleg (PDF)',
  receiptNamed: (what: string) => `Beleg als PDF: ${what}`,
  notFound: 'Diese Bestellung ist bei uns nicht mehr gespeichert.',
  unreachable: 'Keine Verbindung. Der Stand kommt, sobald sie wieder da ist.',
  remove: 'Aus der Liste nehmen',
} as const;

export const taking = {
  heading: 'Auf einem anderen Gerät ansehen',
  hint: (n: number) =>
    n === 1
      ? 'Der Link nimmt Ihre Bestellung mit. Geben Sie ihn nur weiter, wenn andere sie sehen dürfen.'
      : `Der Link nimmt Ihre letzten ${n} Bestellungen mit. Geben Sie ihn nur weiter, wenn andere sie sehen dürfen.`,
  show: 'QR-Code zeigen',
  hide: 'QR-Code ausblenden',
  code: 'QR-Code mit dem Link zu Ihren Bestellungen',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Ihr Browser erlaubt das Kopieren nicht. Hier ist der Link:',
  offer: (n: number) =>
    n === 1
      ? 'Eine Bestellung von einem anderen Gerät übernehmen?'
      : `${n} Bestellungen von einem anderen Gerät übernehmen?`,
  accept: 'Übernehmen',
  decline: 'Nein, danke',
  done: (n: number) =>
    n === 0
      ? 'Diese Bestellungen sind bei uns nicht mehr gespeichert.'
      : `${count(n, 'Bestellung ist', 'Bestellungen sind')} jetzt auch auf diesem Gerät.`,
} as const;

export const forgetting = {
  heading: 'Was dieses Gerät sich merkt',
  hint: 'Ihre Bestellungen, höchstens 12 Monate lang. Name, Telefonnummer und Adresse, wenn Sie das an der Kasse angekreuzt haben. Was Sie nicht vertragen, wenn Sie es auf der Speisekarte gewählt haben. All das bleibt auf diesem Gerät.',
  keep: 'Bestellungen auf diesem Gerät merken',
  forget: 'Alles vergessen',
  sure: 'Alle Bestellungen, Ihren Namen, Ihre Adresse und was Sie nicht vertragen von diesem Gerät löschen? Bei uns bestellt bleibt bestellt.',
  yes: 'Ja, alles vergessen',
  no: 'Abbrechen',
  done: 'Auf diesem Gerät ist nichts mehr gespeichert.',
} as const;
