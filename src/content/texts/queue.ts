import { count } from './plural.ts';

/** Texts of an order that waits on the device for reception. */
export const queue = {
  label: 'Ihre Bestellung ohne Empfang',
  offer: 'Senden, sobald Empfang da ist',
  offerHint:
    'Oder wir senden sie für Sie, sobald Empfang da ist: 30 Minuten lang, solange eine unserer Seiten offen ist.',
  waiting: 'Noch nicht bestellt',
  waitingHint: 'Wird gesendet, sobald Empfang da ist. Lassen Sie diese Seite offen.',
  doubt: 'Noch nicht bestätigt',
  doubtHint:
    'Vielleicht ist Ihre Bestellung schon angekommen. Wir fragen nach, sobald Empfang da ist. Doppelt bestellt wird nichts.',
  withdrawing: 'Wird zurückgezogen',
  withdrawingHint:
    'Vielleicht ist Ihre Bestellung schon angekommen. Ob sie sich noch zurückziehen lässt, wissen wir, sobald Empfang da ist.',
  late: 'Nicht bestätigt',
  lateHint:
    'Seit 30 Minuten kein Empfang. Vielleicht ist Ihre Bestellung angekommen: Bitte fragen Sie unser Team. Gesendet wird nichts mehr.',
  sending: 'Wird gesendet …',
  since: (minutes: number) => (minutes === 0 ? 'Seit eben' : `Seit ${count(minutes, 'Minute', 'Minuten')}`),
  send: 'Jetzt senden',
  ask: 'Jetzt nachfragen',
  withdraw: 'Zurückziehen',
  noReception: 'Noch kein Empfang.',
  placed: 'Bestellt',
  placedHint: 'Ihre Bestellung ist angekommen.',
  toOrder: 'Zur Bestellung',
  notPlaced: 'Nicht bestellt',
  expiredHint: 'Seit 30 Minuten kein Empfang. Ihre Bestellung wurde nicht gesendet.',
  unknownReason: 'Wir konnten Ihre Bestellung leider nicht annehmen.',
  withdrawn: 'Zurückgezogen',
  /** While something else is in the cart: one order waits at a time. */
  next: 'Was jetzt im Warenkorb liegt, bleibt dort. Sie können es bestellen, sobald diese Bestellung gesendet ist.',
  inCart: 'Alles liegt wieder im Warenkorb.',
  toCheckout: 'Zur Kasse',
  close: 'Verstanden',
} as const;
