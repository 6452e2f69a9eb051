import { CLOSED } from './opening.ts';
import { count } from './plural.ts';

/** Texts of the checkout (SPEC section 2). */

export const checkout = {
  title: 'Bestellung abschließen',
  order: 'Bestellung',
  mode: 'Art der Lieferung',
  noDelivery: 'Derzeit bieten wir leider keine Lieferung an.',
  closed: CLOSED,
  preorder: 'Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.',
  table: 'Tischnummer',
  tableHint: 'Die Tischnummer finden Sie beim QR-Code auf Ihrem Tisch.',
  choose: 'Bitte wählen',
  contact: 'Kontaktdetails',
  name: 'Vor- und Nachname',
  email: 'Email',
  phone: 'Telefonnummer',
  smsHint: 'Bei einer Mobilnummer können wir Sie per SMS über Ihre Bestellung informieren.',
  deliveryAddress: 'Lieferadresse',
  address: 'Adresse',
  street: 'Strasse + Nr.',
  city: 'PLZ + Ort',
  floor: 'Stock',
  stairway: 'Treppe',
  door: 'Tür',
  addDoor: 'Stock, Treppe, Tür angeben',
  appointment: 'Gewünschter Termin',
  appointmentDay: 'Tag',
  asSoonAsPossible: 'So schnell wie möglich',
  noAppointment: 'Keine Angabe',
  later: 'Später',
  /** 'Heute, 25.11.2026, 19:30 Uhr' */
  appointmentAt: (day: string, time: string) => `${day}, ${time} Uhr`,
  appointmentMissing: 'Bitte wählen Sie einen Termin aus.',
  afterMidnight: (day: string) => `In der Nacht auf ${day}`,
  appointmentProblems: {
    past: 'Dieser Termin ist schon vorbei. Bitte wählen Sie einen anderen aus.',
    closed:
      'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
    notOrderableYet:
      'Zu diesem Zeitpunkt nehmen wir noch keine Bestellungen an. Bitte wählen Sie einen späteren.',
    tooFar: 'Dieser Termin liegt zu weit in der Zukunft. Bitte wählen Sie einen früheren.',
  },
  held: ['Ihr Platz ist noch ', ' Minuten für Sie reserviert.'],
  heldNoMore:
    'Wir konnten Ihren Platz nicht länger reservieren. Sie können weiter bestellen, solange noch etwas frei ist.',
  instead: 'Stattdessen:',
  noSlots: 'Zum ausgewählten Tag sind keine Termine verfügbar.',
  today: (date: string) => `Heute, ${date}`,
  tomorrow: (date: string) => `Morgen, ${date}`,
  notLoaded: 'Die Terminauswahl konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  addComment: 'Kommentar hinzufügen',
  comment: 'Notiz (Bemerkung, Allergien, usw.)',
  belowMinimum: (least: string, missing: string) =>
    `Bestellen können Sie ab ${least}. Es fehlen noch ${missing}.`,
  emptyCart: 'Keine Produkte im Warenkorb!',
  toMenu: 'Zurück zur Übersicht',
  codes: 'Gutscheincode einlösen',
  totalNet: 'Gesamt Netto',
  taxes: 'Enthaltene Mehrwertsteuer',
  vat: (rate: string) => `Mehrwertsteuer (${rate}%)`,
  quotationNote:
    'Die angegebenen Preise sind Grundpreise. Nach dem Absenden Ihrer Anfrage erhalten Sie ein unverbindliches Angebot mit detaillierten Preisangaben per E-Mail.',
  approximateNote:
    'Die angegebenen Preise sind Grundpreise. Sie erhalten den endgültigen Preis mit Abschluss der Bestellung.',
  payment: 'Zahlungsart',
  noPayment: 'Derzeit steht keine Zahlungsart zur Verfügung. Bitte rufen Sie uns an.',
  redirectNote: (provider: string) =>
    `Sie werden im Anschluss zum Zahlungsterminal von ${provider} weitergeleitet.`,
  testNote: 'Zum Ausprobieren: Sie werden zu einem Testterminal weitergeleitet, es fließt kein Geld.',
  acceptTerms: ['Ich akzeptiere die ', 'Allgemeinen Geschäftsbedingungen', '.'],
  acceptPrivacy: ['Ich habe die ', 'Datenschutzerklärung', ' gelesen und akzeptiere sie.'],
  submit: {
    enquiry: 'Angebotsanfrage abschicken',
    order: 'Bestellung abschicken',
    preorder: 'Vorbestellung abschicken',
  },
  bindingSubmit: {
    enquiry: 'Angebotsanfrage abschicken',
    order: 'Zahlungspflichtig bestellen',
    preorder: 'Zahlungspflichtig vorbestellen',
  },
  submitting: 'Verarbeiten...',
  working: 'Einen Moment bitte …',
  back: 'Zurück',
  missing: {
    table: 'Bitte wählen Sie Ihre Tischnummer.',
    name: 'Bitte geben Sie Ihren Namen an.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    emailFormat: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    phone: 'Bitte geben Sie Ihre Telefonnummer an.',
    phoneFormat: (example: string) => `Bitte geben Sie eine gültige Nummer im Format ${example} an.`,
    street: 'Bitte geben Sie Straße und Hausnummer an.',
    city: 'Bitte geben Sie PLZ und Ort an.',
    appointmentDate: 'Bitte wählen Sie einen Termin aus.',
    paymentMethod: 'Bitte wählen Sie eine Zahlungsart.',
    ageConfirmed: 'Bitte bestätigen Sie Ihr Alter.',
    legalInstructions: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
    privacyPolicy: 'Bitte akzeptieren Sie die Datenschutzerklärung.',
  },
  errorHeading: 'Bitte prüfen Sie Ihre Angaben',
  unknownError: 'Ein unbekannter Fehler ist aufgetreten.',
  unknownAnswer:
    'Ein unbekannter Fehler ist aufgetreten. Ihre Bestellung wurde nicht bestätigt. Bitte versuchen Sie es erneut.',
  isOffline:
    'Sie sind offline. Ihre Bestellung wurde nicht abgeschickt, alle Angaben bleiben erhalten. Bitte versuchen Sie es erneut, sobald Sie wieder verbunden sind.',
  offline: 'Keine Verbindung. Ihre Bestellung wurde nicht bestätigt. Bitte versuchen Sie es erneut.',
  orderedBefore:
    'Ihre vorige Bestellung ist doch angekommen, mit den Angaben von vorher. Wenn Sie noch einmal abschicken, bestellen Sie ein zweites Mal.',
  toOrderBefore: 'Zur vorigen Bestellung',
  paymentFailed:
    'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
  cartChanged:
    'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn und schicken Sie die Bestellung erneut ab.',
} as const;

/** Texts of what stays on the customer's device. */
export const remember = {
  label: 'Für das nächste Mal auf diesem Gerät merken',
  forget: 'Vergessen',
  forgetLabel: 'Vergessen: gemerkte Angaben von diesem Gerät löschen',
  forgotten: 'Ihre Angaben sind auf diesem Gerät nicht mehr gespeichert.',
} as const;

/** Texts of the date and time pickers. */
export const pickers = {
  date: 'Tag auswählen',
  close: 'Schließen',
  week: 'KW',
  weekOf: (week: number) => `Kalenderwoche ${week}`,
  weekdays: [
    ['Mo', 'Montag'],
    ['Di', 'Dienstag'],
    ['Mi', 'Mittwoch'],
    ['Do', 'Donnerstag'],
    ['Fr', 'Freitag'],
    ['Sa', 'Samstag'],
    ['So', 'Sonntag'],
  ],
  /** A day as YYYY-MM-DD → '27.11.'. */
  shortDay: (day: string) => `${day.slice(8)}.${day.slice(5, 7)}.`,
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  clear: 'Auswahl aufheben',
  save: 'Speichern',
  available: 'Verfügbare Zeiten:',
  full: 'Ausgebucht',
  places: (n: number) => `Noch ${count(n, 'Platz', 'Plätze')}`,
  days: { today: 'Heute', tomorrow: 'Morgen' },
  otherDay: 'Anderer Tag',
} as const;

/** Texts of the donation section (SPEC section 2 'Donation section'). */
export const donation = {
  heading: 'Spendenempfänger',
  about: (amount: string) =>
    `Mit Ihrer Bestellung kann eine Spende in Höhe von ${amount} generiert werden. Diese wird vollständig von uns finanziert.`,
  choose: 'Spendenempfänger auswählen',
  search: 'Nach Organisation suchen',
  none: 'Keine passende Organisation gefunden.',
  confirm: 'Auswahl bestätigen',
  close: 'Schließen',
} as const;

/** Texts of the overlays with terms and privacy policy. */
export const legalOverlay = {
  terms: 'Allgemeine Geschäftsbedingungen',
  privacy: 'Datenschutz',
  close: 'Schließen',
  loading: 'Wird geladen …',
  failed: 'Der Text konnte nicht geladen werden.',
  open: 'Auf eigener Seite öffnen',
} as const;

/** The European notice on the legal guarantee, where the shop has the official picture (Regulation (EU) 2025/1960, annex I). */
export const guarantee = {
  alt: 'Hinweis der Europäischen Union auf das gesetzliche Gewährleistungsrecht',
  inWords: 'Gesetzliche Gewährleistung: Hinweis der EU in Worten',
  elsewhere: 'Gesetzliche Gewährleistung: Hinweis der EU',
} as const;

/** What the picture says, in our words, since a picture cannot be read aloud; the link leads where its code does. */
export const guaranteeWords = `## Der Hinweis in Worten

Für Waren, die in der Europäischen Union verkauft werden, gilt eine gesetzliche Gewährleistung von mindestens zwei Jahren. Nach dem Recht eines Landes kann sie länger sein. Für gebrauchte Waren kann sie kürzer sein, aber nicht kürzer als ein Jahr.

Sie haben Rechte, wenn eine Ware nicht der Beschreibung entspricht oder nicht so funktioniert, wie sie soll. Der Verkäufer haftet für Mängel, die bei der Lieferung bestanden. Er muss kostenlos nachbessern oder Ersatz liefern, in bestimmten Fällen den Preis mindern oder ganz erstatten.

Melden Sie dem Verkäufer das Problem so bald wie möglich, und halten Sie einen Kaufbeleg bereit.

Mehr dazu: [Ihr Europa, Garantien und Rückgabe](https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm)
`;
