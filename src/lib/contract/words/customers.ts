import type { PartProblemCode } from '../../domain/parts.ts';

/**
 * What the API says to customers, quoted from SPEC sections 5 and 8 where these have it. German is the source: each other language has
 * these words in a folder of its own, and `languages.ts` chooses.
 */

/** The locale of numbers and weekdays, and how amounts and days are written. */
export { LOCALE, moneyText, writtenDay } from '../../domain/words/locale.ts';

/** A limit, as the sentences below name it. */
export const limitText = (limit: number | bigint): string => String(limit);

/** Texts by the contract's own codes, which are in an issue's `message`. */
export const OWN_CODES = {
  dataUrl: 'Diese Datei ist nicht lesbar.',
  blank: 'Bitte füllen Sie dieses Feld aus.',
  controlCharacters: 'Der Text enthält Zeichen, die nicht erlaubt sind.',
} as const;

/** Texts by field (last name of the path), for any issue. */
export const BY_FIELD = {
  amount: 'Bitte geben Sie eine gültige Menge an.',
  tip: 'Bitte geben Sie ein Trinkgeld bis höchstens 500 an.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  paymentMethod: 'Bitte wählen Sie eine Zahlungsart aus.',
  branch: 'Bitte wählen Sie eine Filiale aus.',
  appointmentDate: 'Bitte wählen Sie einen gültigen Termin aus.',
} as const;

/** Texts by kind of issue; limits are those of the schema. */
export const ISSUES = {
  missing: 'Diese Angabe fehlt.',
  wrongForm: 'Diese Angabe hat nicht die richtige Form.',
  empty: 'Bitte füllen Sie dieses Feld aus.',
  noEntry: 'Bitte geben Sie mindestens einen Eintrag an.',
  tooSmall: (least: string) => `Der Wert ist zu klein (mindestens ${least}).`,
  tooLong: (most: string) => `Der Text ist zu lang (höchstens ${most} Zeichen).`,
  tooMany: (most: string) => `Das sind zu viele Einträge (höchstens ${most}).`,
  tooBig: (most: string) => `Der Wert ist zu groß (höchstens ${most}).`,
  instant: 'Bitte geben Sie einen Zeitpunkt mit Zeitzone an.',
  unknownChoice: 'Diese Auswahl gibt es nicht.',
  decimals: 'Bitte geben Sie höchstens zwei Nachkommastellen an.',
  invalid: 'Diese Angabe ist nicht gültig.',
} as const;

/** Failures of a whole request. */
export const REQUEST_MESSAGES = {
  unreadable: 'Die Anfrage ist nicht lesbar.',
  notSignedIn: 'Bitte melden Sie sich an.',
  notAllowed: 'Dazu haben Sie keine Berechtigung.',
  passwordOutdated: 'Bitte ändern Sie zuerst Ihr Passwort.',
  secondFactorMissing: 'Bitte richten Sie zuerst den zweiten Faktor ein.',
  previewOnly: 'Dies ist eine Vorschau: Bestellungen sind nicht möglich.',
  crossSite: 'Diese Anfrage kam von einer anderen Seite.',
  notFound: 'Nicht gefunden.',
  orderNotFound: 'Diese Bestellung gibt es nicht.',
  tooLarge: 'Die Anfrage ist zu groß.',
  fileTooLarge: 'Die Datei ist zu groß (höchstens 10 MB).',
  fileNotWanted: 'Für kein Produkt dieses Shops werden Dateien gebraucht.',
  tooManyFiles: 'Das sind zu viele Dateien auf einmal. Bitte versuchen Sie es etwas später erneut.',
  filesFull: 'Gerade können keine weiteren Dateien angenommen werden. Bitte versuchen Sie es später erneut.',
  fileUnknown: 'Dieser Dateityp wird nicht erkannt.',
  tooMany: 'Das sind zu viele Anfragen auf einmal. Bitte warten Sie einen Moment.',
  workAsked:
    'Von Ihrem Anschluss kamen gerade sehr viele Bestellungen. Bitte laden Sie die Seite neu und senden Sie die Bestellung noch einmal ab.',
  noDemo: 'Das ist kein Demoshop mehr. Bitte laden Sie die Seite neu.',
  statusMovedOn: 'Bestellstatus konnte nicht geändert werden',
  notReviewable: 'Bewertung konnte nicht gesendet werden',
  unexpected: 'Ein unbekannter Fehler ist aufgetreten.',
  diskFull: 'Der Shop kann gerade nichts speichern. Bitte versuchen Sie es in einigen Minuten erneut.',
  unavailable: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in wenigen Augenblicken erneut.',
  pushNotConfigured: 'Benachrichtigungen sind in diesem Shop nicht eingerichtet.',
  pushUnknown: 'Benachrichtigungen dieses Browsers werden nicht unterstützt.',
  pushTooMany: 'Es sind schon zu viele Geräte angemeldet.',
} as const;

/** Invalid parameters of a list. */
export const LIST_MESSAGES = {
  filter: 'Dieser Filter ist nicht lesbar.',
  filterField: 'Nach dieser Angabe lässt sich nicht filtern.',
  filterSearch: 'Danach lässt sich nicht suchen.',
  sort: 'Danach lässt sich nicht sortieren.',
  range: 'Diesen Ausschnitt der Liste gibt es nicht.',
  rangeTooLarge: 'Das sind zu viele Einträge auf einmal (höchstens 1000).',
} as const;

/** Refusals of an order that name nothing. */
export const PLAIN_REFUSALS = {
  unknownBranch: 'Diese Filiale gibt es nicht.',
  branchNotPublic: 'Diese Filiale nimmt derzeit keine Bestellungen an.',
  bothModes: 'Bitte wählen Sie entweder Lieferung oder Konsum vor Ort.',
  paymentNotOffered: 'Diese Zahlungsart wird hier nicht angeboten. Bitte wählen Sie eine andere aus.',
  paymentNotConfigured:
    'Die Online-Zahlung ist derzeit nicht möglich. Bitte wählen Sie eine andere Zahlungsart aus.',
  nothingToPay: 'Diese Bestellung kostet nichts. Bitte wählen Sie eine andere Zahlungsart aus.',
  nameMissing: 'Bitte geben Sie Ihren Namen an.',
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  phoneMissing: 'Bitte geben Sie Ihre Telefonnummer an.',
  streetMissing: 'Bitte geben Sie Straße und Hausnummer an.',
  cityMissing: 'Bitte geben Sie PLZ und Ort an.',
  areaUnknown: 'Dorthin liefern wir leider nicht. Bitte wählen Sie ein Liefergebiet aus.',
  addressUnknown: 'Diese Adresse konnten wir nicht finden. Bitte prüfen Sie Straße, Hausnummer, PLZ und Ort.',
  outsideAreas: 'Zu dieser Adresse liefern wir leider nicht.',
  tableMissing: 'Bitte wählen Sie Ihren Tisch aus.',
  tableUnknown: 'Diesen Tisch gibt es in dieser Filiale nicht.',
  donateeUnknown: 'Dieser Spendenempfänger steht nicht zur Auswahl.',
  tipsNotTaken: 'Ein Trinkgeld nimmt dieser Shop nicht mehr an. Bitte senden Sie die Bestellung ohne ab.',
  termsNotAccepted: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
  privacyNotAccepted: 'Bitte akzeptieren Sie die Datenschutzerklärung.',
  closed: 'Derzeit haben wir leider geschlossen.',
  deliveryClosed: 'Derzeit ist leider keine Lieferung möglich.',
  appointmentMissing: 'Bitte wählen Sie einen Termin aus.',
  appointmentPast: 'Dieser Termin ist schon vorbei. Bitte wählen Sie einen anderen aus.',
  appointmentTooFar: 'Dieser Termin liegt zu weit in der Zukunft. Bitte wählen Sie einen früheren.',
  appointmentClosed:
    'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
  slotFull:
    'Zu dieser Zeit können wir leider keine Bestellungen mehr annehmen. Bitte wählen Sie einen anderen Termin.',
  holdExpired:
    'Länger konnten wir Ihnen den Platz leider nicht freihalten, und inzwischen ist er vergeben. Bitte wählen Sie einen anderen Termin.',
  productUnknown: 'Dieses Produkt gibt es nicht.',
  uploadUnknown: 'Eine der Dateien liegt uns nicht vor. Bitte laden Sie sie noch einmal hoch.',
  tooExpensive: 'Diese Bestellung ist zu groß. Bitte rufen Sie uns an.',
  codeUnknown: 'Diesen Code gibt es nicht. Bitte prüfen Sie die Schreibweise.',
  codeUsedUp: 'Dieser Code wurde schon eingelöst.',
  codeUsedByYou: 'Diesen Code haben Sie schon so oft eingelöst, wie es möglich ist.',
  codeContact: 'Für diesen Code brauchen wir Ihre E-Mail-Adresse oder Telefonnummer.',
  codeOver: 'Dieser Code ist abgelaufen.',
  codeNotYet: 'Dieser Code gilt noch nicht.',
  codeElsewhere: 'Dieser Code gilt nicht in dieser Filiale.',
  codeOtherMode: 'Dieser Code gilt nicht für diese Bestellart.',
  codeOtherTime: 'Dieser Code gilt nicht zu dieser Zeit.',
  codeFirstOrder: 'Dieser Code gilt nur für die erste Bestellung.',
  codeNoGoods: 'Für die Gerichte in Ihrem Warenkorb gilt dieser Code nicht.',
  idempotencyConflict: 'Diese Bestellung wurde schon mit anderen Angaben abgeschickt.',
} as const;

/** Refusals of a product, by its name. */
export const PRODUCT_REFUSALS = {
  productForeign: (product: string) => `${product} ist in dieser Filiale nicht erhältlich.`,
  productGone: (product: string) => `${product} ist leider nicht mehr erhältlich.`,
  productSoldOut: (product: string) => `${product} ist leider ausverkauft.`,
  unitNotSold: (product: string) => `${product} ist in dieser Einheit nicht erhältlich.`,
  amountNotSold: (product: string) => `${product} ist in dieser Menge nicht erhältlich.`,
} as const;

/** Refusals of what was chosen for a product, by the part's name. */
export const PART_REFUSALS = {
  unknown: (part: string) => `${part} gehört nicht zu diesem Produkt.`,
  missing: (part: string) => `${part} fehlt noch. Bitte treffen Sie eine Auswahl.`,
  unknownOption: (part: string) => `${part} steht so nicht zur Auswahl.`,
  wrongType: (part: string) => `${part} hat nicht die richtige Form.`,
  duplicate: (part: string) => `${part} ist doppelt angegeben.`,
} as const satisfies Record<PartProblemCode, (part: string) => string>;

export const MODE_REFUSALS = {
  takeaway: 'Diese Filiale bietet derzeit kein Takeaway an.',
  delivery: 'Derzeit bieten wir leider keine Lieferung an.',
  dineIn: 'Diese Filiale bietet derzeit keinen Konsum vor Ort an.',
} as const;

/** '11:30', and on another day '28.11., 11:30': the year is clear. */
const moment = (date: string | null, time: string) =>
  date === null ? time : `${date.slice(0, -4)}, ${time}`;

/** Refusals that name values: dates, times and amounts as the language writes them. */
export const REFUSALS = {
  phoneFormat: (example: string) => `Bitte geben Sie eine gültige Nummer im Format ${example} an.`,
  notOrderableYet: (date: string, time: string) => `Bestellungen sind erst ab ${date}, ${time} Uhr möglich.`,
  /** `date`: null if it is today; `message`: the kitchen's own words, may be empty. */
  paused: (date: string | null, time: string, message: string) =>
    `Gerade sehr viel los: Bestellungen wieder ab ${moment(date, time)}. ${message}`,
  /** `phone`: '' for none. */
  unattended: (date: string | null, time: string, phone: string) =>
    `Die Filiale meldet sich gerade nicht: Bestellungen wieder ab ${moment(date, time)}, oder sobald jemand da ist.${phone === '' ? '' : ` Bitte rufen Sie an: ${phone}`}`,
  noAppointment: 'Für diese Bestellung gibt es derzeit keinen Termin. Bitte rufen Sie uns an.',
  appointmentLeadTime: (weekday: string, date: string, time: string) =>
    `So kurzfristig ist das leider nicht möglich: frühestens ${weekday}, ${date}, ${time} Uhr.`,
  ageNotConfirmed: (age: number) => `Bitte bestätigen Sie, dass Sie mindestens ${age} Jahre alt sind.`,
  /** `phone`: '' for none. */
  addressUnchecked: (phone: string) =>
    `Ihre Adresse lässt sich gerade nicht prüfen. Bitte rufen Sie uns an${phone === '' ? '' : `: ${phone}`}. Ihr Warenkorb bleibt erhalten.`,
  minimumOrder: (amount: string) =>
    `Sie haben den Mindestbestellwert in Höhe von ${amount} leider noch nicht erreicht.`,
  codeMinimum: (amount: string) => `Dieser Code gilt ab einem Warenwert von ${amount}.`,
  priceChanged: (product: string, amount: string) => `${product} kostet jetzt ${amount}.`,
  /** `amount`: '2', or '0,5 kg'; `date`: null if it is today. */
  stockShort: (product: string, amount: string, date: string | null) =>
    `Von ${product} gibt es ${date === null ? 'heute' : `am ${date}`} nur noch ${amount}.`,
  stockNone: (product: string, date: string | null) =>
    date === null
      ? `${product} ist heute leider ausverkauft.`
      : `${product} ist am ${date} leider schon ausverkauft.`,
  totalChanged: (amount: string) => `Der Gesamtbetrag ist jetzt ${amount}. Bitte prüfen Sie Ihre Bestellung.`,
} as const;
