import { count } from './plural.ts';

/** Texts of the status page (SPEC sections 2 and 4). */

export const status = {
  title: 'Ihre Bestellung',
  headline: {
    newTime: 'Passt Ihnen diese Zeit?',
    pay: 'Fast fertig: Bitte bezahlen Sie noch.',
    thanks: 'Vielen Dank für Ihre Bestellung!',
    canceled: 'Ihre Bestellung wurde storniert.',
    failed: 'Ihre Zahlung ist fehlgeschlagen.',
  },
  message: {
    awaitingPayment: 'Wir warten auf Ihre Zahlung.',
    waiting: 'Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.',
    confirmed: 'Ihre Bestellung wurde bestätigt und wird derzeit vorbereitet.',
    inDelivery: 'Ihre Bestellung wird jetzt zugestellt.',
    readyForPickup: 'Ihre Bestellung ist jetzt abholbereit.',
    delivered: 'Ihre Bestellung wurde zugestellt!',
    completed: 'Ihre Bestellung ist abgeschlossen!',
    canceled: '',
    failed: '',
  },
  /** With the front-desk plugin, for orders that are not delivered. */
  frontdesk: {
    ahead: 'Auf unseren Bildschirmen vor Ort sehen Sie, wann Ihre Bestellung abholbereit ist.',
    ready: 'Ihre Nummer steht jetzt auf unseren Bildschirmen vor Ort.',
  },
  counterAppointment: {
    heading: 'Wichtige Mitteilung',
    proposal: (day: string, time: string) =>
      `Zum gewünschten Zeitpunkt schaffen wir Ihre Bestellung leider nicht. Wir schlagen Ihnen stattdessen vor: ${day} um ${time} Uhr. Ist das für Sie in Ordnung?`,
    /** For an order without a wished time. */
    offer: (day: string, time: string) =>
      `Wir schaffen Ihre Bestellung ${day} um ${time} Uhr. Ist das für Sie in Ordnung?`,
    pending: 'Sobald Sie geantwortet haben, geht es weiter.',
    confirm: (time: string) => `Ja, ${time} Uhr ist in Ordnung`,
    reject: 'Nein, Bestellung stornieren',
    today: 'heute',
    on: (day: string) => `am ${day}`,
  },
  review: {
    heading: 'Bewerten Sie Ihre Bestellung',
    processRating: 'Bestellvorgang',
    serviceRating: 'Service',
    foodRating: 'Qualität des Foods',
    rating: 'Gesamtbewertung',
    stars: (n: number) => count(n, 'Stern', 'Sterne'),
    comment: 'Bemerkung (optional)',
    send: 'Bewertung senden',
    cancel: 'Abbrechen',
    thanks: 'Vielen Dank für Ihre Bewertung!',
    failed: 'Bewertung konnte nicht gesendet werden',
  },
  sending: 'Verarbeiten...',
  notSent: 'Keine Verbindung. Bitte versuchen Sie es gleich noch einmal.',
  deliveryAt: (time: string) => `Lieferung: ${time} Uhr`,
  pickupAt: (time: string) => `Abholung: ${time} Uhr`,
  dineInAt: (time: string) => `Vor Ort: ${time} Uhr`,
  opensThen: (when: string) =>
    `Gerade haben wir geschlossen. Wir antworten Ihnen, sobald wir öffnen: ${when} Uhr.`,
  farewell: 'Wir wünschen guten Appetit und freuen uns auf Ihren nächsten Besuch.',
  preparing: (minutes: number) => `Zurzeit dauert es etwa ${minutes} Minuten.`,
  call: 'Anrufen',
  directions: 'Route planen',
  ticket: 'Ticket',
  orderNumber: 'Bestellnummer',
  appointment: 'Termin',
  requested: 'Gewünschter Termin',
  table: 'Tisch',
  mode: 'Art der Lieferung',
  ordered: 'Bestellt am',
  /** '21.11.2026, 19:30 Uhr' */
  when: (date: string, time: string) => `${date}, ${time} Uhr`,
  unreachable: 'Keine Verbindung. Sobald sie wieder da ist, sehen Sie hier Ihre Bestellung.',
  items: 'Ihre Bestellung im Überblick',
  payment: 'Zahlungsart',
  statusLabel: 'Status',
  openPayment: {
    heading: 'Ihre Zahlung steht noch aus',
    hint: 'Sobald sie eingegangen ist, geht Ihre Bestellung an die Küche.',
    until: (time: string) =>
      `Bis ${time} Uhr halten wir Ihren Platz frei. Danach verfällt die Bestellung, und Sie zahlen nichts.`,
    pay: 'Jetzt bezahlen',
  },
  failedPayment: {
    heading: 'Noch einmal versuchen?',
    nothingPaid: 'Sie haben nichts bezahlt.',
    hint: 'Ihr Warenkorb ist noch da, auf Wunsch zahlen Sie auf andere Weise.',
    back: 'Zurück zur Kasse',
    elsewhere: 'Sie können gleich noch einmal bestellen.',
    again: 'Noch einmal bestellen',
  },
  /** A payment for an order that failed. */
  moneyBack: {
    onItsWay: 'Ihr Geld geht zurück',
    isBack: 'Ihr Geld ist zurückgegeben',
    stray: (came: string, asked: string) =>
      `Für diese Bestellung waren ${asked} zu zahlen, angekommen sind ${came}.`,
    late: 'Ihre Zahlung kam erst an, als die Bestellung schon verfallen war.',
    willBeGiven: 'Was Sie bezahlt haben, geht auf dem Weg zurück, auf dem Sie bezahlt haben.',
    given: (amount: string) =>
      `Wir haben Ihnen ${amount} erstattet, auf dem Weg, auf dem Sie bezahlt haben. Bis der Betrag auf Ihrem Konto ist, kann es je nach Bank einige Tage dauern.`,
  },
  receipt: 'Beleg drucken oder als PDF speichern',
  confirmation: 'Bestellbestätigung mit allen Texten öffnen',
  confirmationPdf: 'Bestellbestätigung als PDF',
  receiptOf: (id: number) => `Beleg zu Bestellung Nr. ${id}`,
  noTill: 'Bestellbeleg, kein Kassenbeleg.',
  givenBack: 'Davon erstattet',
  onlinePayment: 'Online Zahlung',
  paid: '(Bezahlt)',
  refunded: '(Rückerstattet)',
  includedVat: (rate: string) => `darin ${rate} % Mehrwertsteuer`,
  /** What can be done about the branch and the agreed time. */
  calendar: 'In den Kalender',
  calendarTitle: (mode: 'delivery' | 'takeaway' | 'dineIn', branch: string) =>
    ({
      delivery: `Lieferung von ${branch}`,
      takeaway: `Bestellung abholen bei ${branch}`,
      dineIn: `Essen bei ${branch}`,
    })[mode],
  calendarNotes: (number: string, address: string) => `Bestellung ${number}\n${address}`,
  contact: 'Bei Fragen zu Ihrer Bestellung wenden Sie sich bitte an:',
  loading: 'Ihre Bestellung wird geladen …',
  notFound: 'Diese Bestellung wurde nicht gefunden.',
  notFoundHint: 'Bitte prüfen Sie, ob der Link vollständig ist: Er steht auch in Ihrer Bestätigung.',
  toStart: 'Zur Startseite',
  stale: 'Keine Verbindung. Der angezeigte Stand kann veraltet sein.',
  timeline: {
    awaitingPayment: 'Warten auf Zahlungseingang',
    awaitingConfirmation: 'Warten auf Bestätigung',
    confirmed: 'Bestellung bestätigt',
    preparing: 'Bestellung wird vorbereitet',
    prepared: 'Bestellung vorbereitet',
    readyForPickup: 'Abholbereit',
    inDelivery: 'In Zustellung',
    completed: 'Abgeschlossen',
    canceled: 'Bestellung storniert',
    failed: 'Zahlung fehlgeschlagen',
  },
  info: {
    awaitingPayment: 'Warten auf Zahlungseingang',
    awaitingConfirmation: 'Warten auf Bestätigung',
    inProgress: 'Wird bearbeitet',
    inDelivery: 'In Zustellung',
    readyForPickup: 'Abholbereit',
    delivered: 'Zugestellt',
    completed: 'Abgeschlossen',
    canceled: 'Storniert',
  },
} as const;

/** Texts of the notifications about an order, on its status page. */
export const push = {
  turnOn: 'Benachrichtigen, wenn sich etwas ändert',
  turnOff: 'Nicht mehr benachrichtigen',
  on: 'Wir benachrichtigen Sie auf diesem Gerät, sobald sich etwas ändert.',
  refused:
    'Ihr Browser erlaubt keine Benachrichtigungen. Diese Seite zeigt weiter, wie es um Ihre Bestellung steht.',
  failed: 'Das hat leider nicht geklappt. Diese Seite zeigt weiter, wie es um Ihre Bestellung steht.',
} as const;

/** The app is offered where the order is followed, when it is most useful (SPEC section 2 'Status page'). */
export const promotion = {
  heading: 'Beim nächsten Mal noch schneller',
  invitation:
    'Holen Sie uns auf Ihren Startbildschirm: ein Fingertipp, und die Speisekarte ist da, auch bei schlechtem Empfang.',
  accept: 'App installieren',
  installed: 'Vielen Dank! Sie finden uns jetzt auf Ihrem Startbildschirm.',
  failed: 'Keine Verbindung. Bitte versuchen Sie es gleich noch einmal.',
} as const;
