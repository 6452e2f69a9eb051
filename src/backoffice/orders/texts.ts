import type { OrderState } from '../../lib/domain/order.ts';
import { paymentMethods } from '../../content/texts/paying.ts';
import { CUSTOMER_REASONS } from './steps/customer-reasons.ts';

/** German words of the screens about orders. */

/** The states of an order, for staff. */
export const stateNames: Readonly<Record<OrderState, string>> = {
  new: 'Neu',
  confirmed: 'Bestätigt',
  inDelivery: 'In Zustellung',
  completed: 'Abgeschlossen',
  rejected: 'Abgelehnt',
  canceled: 'Storniert',
  failed: 'Zahlung fehlgeschlagen',
};

/** The state of an order, worded for its mode. */
export const stateName = (order: { state: OrderState; isDelivery: boolean }): string =>
  order.state === 'inDelivery' && !order.isDelivery ? 'Abholbereit' : stateNames[order.state];

/** As on the customer's checkout, except that staff see which provider took an online payment. */
export const paymentNames = {
  ...paymentMethods,
  mollie: 'Online (Mollie)',
  datatrans: 'Online (Datatrans)',
  'test-terminal': 'Online (Test, ohne Geld)',
} as const;

export const boardTexts = {
  title: 'Bestellungen',
  columns: {
    new: 'Neu',
    confirmed: 'Bestätigt',
    inDelivery: 'Unterwegs / bereit',
    done: 'Heute fertig',
  },
  shortColumns: { new: 'Neu', confirmed: 'Bestätigt', inDelivery: 'Unterwegs', done: 'Fertig' },
  empty: {
    new: 'Keine neuen Bestellungen',
    confirmed: 'Nichts in Vorbereitung',
    inDelivery: 'Nichts unterwegs oder bereit',
    done: 'Heute noch nichts abgeschlossen',
  },
  tabs: 'Spalten',
  search: 'Suchen',
  searchHint: 'Name, Ticket, Straße …',
  noMatch: 'Kein Treffer',
  ready: 'Bereit',
  more: (n: number) => `Weitere ${n} anzeigen`,
  meanwhile: (state: string) => `Der Stand hat sich inzwischen geändert: ${state}`,
  allEnded: 'Alle im Verlauf',
  loading: 'Bestellungen werden geladen …',
  newOrders: (n: number) => (n === 1 ? '1 neue Bestellung' : `${n} neue Bestellungen`),
  toBoard: 'Ansehen',
  order: (ticket: string) => `Bestellung ${ticket}`,
  open: (ticket: string, name: string) => `Bestellung ${ticket} von ${name} öffnen`,
  items: (n: number) => (n === 1 ? '1 Position' : `${n} Positionen`),
  moreItems: (n: number) => (n === 1 ? '+ 1 weitere' : `+ ${n} weitere`),
  asap: 'Sofort',
  minutesAgo: (n: number) =>
    n < 1 ? 'gerade eben' : n < 60 ? `vor ${n} Min.` : `vor ${Math.floor(n / 60)} Std.`,
  inMinutes: (n: number) => (n < 60 ? `in ${n} Min.` : `in ${Math.floor(n / 60)} Std.`),
  overdue: (n: number) => (n < 60 ? `${n} Min. überfällig` : `${Math.floor(n / 60)} Std. überfällig`),
  waitsForCustomer: (time: string) => `Vorschlag ${time}: wartet auf Antwort`,
  waitsForPayment: 'Wartet auf Zahlung',
  paid: 'Bezahlt',
  notPaid: 'Nicht bezahlt',
  refunded: 'Rückerstattet',
  unpaid: 'Offen',
  table: (name: string) => `Tisch ${name}`,
  /** How far the kitchen's stations are. */
  stationsDone: (done: number, all: number) =>
    done === all ? 'Küche: alles fertig' : `Küche: ${done} von ${all} fertig`,
  take: 'Bestellung aufnehmen',
  ways: { phone: 'telefonisch', counter: 'an der Theke' },
  takenBy: (how: string, who: string) => `${how}, aufgenommen von ${who}`,
  givenUp: (ticket: string, how: string) => `Bestellung ${ticket}: ${how}`,
};

export const connectionTexts = {
  connecting: 'Verbindet …',
  live: 'Live',
  lost: 'Keine Verbindung',
  refused: 'Kein Zugriff',
  lostHint: 'Der Stand kann veraltet sein. Sobald die Verbindung wieder da ist, wird alles nachgeholt.',
  refusedHint: 'Mit diesem Konto sind die Bestellungen dieser Filiale nicht zugänglich.',
} as const;

export const soundTexts = {
  blocked: 'Der Ton ist noch aus. Tippen Sie einmal irgendwohin.',
  turnOn: 'Ton einschalten',
  on: 'Ton an',
  silent: 'Gerät stumm',
  mute: 'Dieses Gerät stumm schalten',
  unmute: 'Ton auf diesem Gerät einschalten',
} as const;

export const stepTexts = {
  confirm: 'Bestätigen',
  otherTime: 'Andere Zeit',
  reject: 'Ablehnen',
  'in-delivery': { delivery: 'In Zustellung', takeaway: 'Abholbereit', dineIn: 'Bereit' },
  completed: { delivery: 'Zugestellt', takeaway: 'Abgeholt', dineIn: 'Abschließen' },
  cancel: 'Stornieren',
  working: 'Einen Moment …',
  undo: 'Rückgängig',
  undone: (ticket: string) => `Bestellung ${ticket}: rückgängig gemacht`,
  done: {
    confirm: 'bestätigt',
    reject: 'abgelehnt',
    cancel: 'storniert',
    completed: 'abgeschlossen',
    'in-delivery': 'unterwegs / bereit',
  },
  took: (ticket: string, what: string) => `Bestellung ${ticket} ${what}`,
  undoFailed: 'Der Schritt konnte nicht rückgängig gemacht werden',
} as const;

export const timeTexts = {
  title: (ticket: string) => `Zeit für Bestellung ${ticket}`,
  asked: (time: string) => `Gewünscht: ${time}`,
  askedNone: 'Gewünscht: so schnell wie möglich',
  agreed: (time: string) => `Vereinbart: ${time}`,
  quick: 'Später um',
  plus: (minutes: number) => (minutes < 60 ? `+${minutes} Min.` : `+${minutes / 60} Std.`),
  day: 'Tag',
  time: 'Uhrzeit',
  chosen: (time: string) => `Neue Zeit: ${time}`,
  confirm: 'Mit dieser Zeit bestätigen',
  propose: 'Dem Kunden vorschlagen',
  proposeHint: 'Bei einem Vorschlag bleibt die Bestellung neu, bis der Kunde zustimmt oder ablehnt.',
  move: 'Zeit ändern',
  takeBack: 'Vorschlag zurückziehen',
  proposed: 'Der Kunde wird gefragt, ob die neue Zeit passt.',
  withdrawn: 'Der Vorschlag ist zurückgezogen.',
  moved: 'Die Zeit ist geändert.',
  missing: 'Bitte geben Sie Tag und Uhrzeit an.',
  cancel: 'Abbrechen',
} as const;

export const reasonTexts = {
  reject: (ticket: string) => `Bestellung ${ticket} ablehnen`,
  cancel: (ticket: string) => `Bestellung ${ticket} stornieren`,
  hint: 'Den Grund liest der Kunde auf seiner Statusseite.',
  label: 'Grund (optional)',
  suggestions: 'Häufige Gründe',
  /** As staff read them; the customer gets them in the order's language. */
  reasons: CUSTOMER_REASONS.de,
  back: 'Zurück',
} as const;

/** German words of the history. */
export const historyTexts = {
  title: 'Verlauf',
  search: 'Suchen (Name, Ticket, Telefon …)',
  branch: 'Filiale',
  from: 'Von Tag',
  until: 'Bis Tag',
  state: 'Status',
  payment: 'Zahlungsart',
  delivery: 'Art',
  isPaid: 'Online bezahlt',
  paidOrNot: { true: 'Ja', false: 'Nein' },
  ticket: 'Ticket',
  createdAt: 'Bestellt',
  dueAt: 'Zeit',
  name: 'Name',
  total: 'Gesamt',
  empty: 'Keine Bestellungen gefunden',
  filters: 'Filter',
} as const;
