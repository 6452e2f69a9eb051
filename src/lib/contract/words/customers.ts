import { formatMoney, type Cents } from '../../domain/money.ts';
import type { PartProblemCode } from '../../domain/parts.ts';

/** German texts of refusals that customers read, quoted from SPEC sections 5 and 8 where these have them. */

/** A zod issue: the fields that the text depends on. */
export interface Issue {
  code?: string | undefined;
  message: string;
  path: PropertyKey[];
  origin?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  format?: string | undefined;
}

/** Texts by the contract's own codes, which are in an issue's `message`. */
const OWN_CODES: Readonly<Record<string, string>> = {
  identifier: 'Bitte verwenden Sie nur Kleinbuchstaben, Ziffern und Bindestriche.',
  host: 'Bitte geben Sie nur den Namen oder die IP-Adresse des Druckers an, ohne http:// und ohne Anschluss.',
  clockTime: 'Bitte geben Sie eine Uhrzeit im Format HH:MM an.',
  unitType: 'Diese Einheit gehört nicht zu dieser Art von Menge.',
  timezone: 'Diese Zeitzone gibt es nicht.',
  onceDate: 'Bitte geben Sie das Datum an, für das diese Zeiten gelten.',
  duplicateName: 'Diese Bezeichnung kommt mehrfach vor.',
  defaultUnit: 'Das Produkt wird in dieser Einheit nicht verkauft.',
  dataUrl: 'Diese Datei ist nicht lesbar.',
  passwordTooShort: 'Das Passwort ist zu kurz (mindestens 10 Zeichen).',
  color: 'Bitte geben Sie eine Farbe mit sechs Stellen an, zum Beispiel #ffd200.',
  link: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
  emailOrPhone: 'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer an.',
  taxShares: 'Die Anteile ergeben zusammen mehr als 100 %.',
  oneDecimal: 'Bitte geben Sie höchstens eine Nachkommastelle an.',
  blank: 'Bitte füllen Sie dieses Feld aus.',
  controlCharacters: 'Der Text enthält Zeichen, die nicht erlaubt sind.',
  firstDay: 'Bitte geben Sie auch den ersten Tag an.',
  dayOrder: 'Der letzte Tag liegt vor dem ersten.',
  account: 'Bitte geben Sie ein Konto mit vier bis neun Ziffern an.',
  tooManyDays: 'Das sind zu viele Tage auf einmal (höchstens fünf Jahre).',
};

/** Texts by field (last name of the path), for any issue. */
const BY_FIELD: Readonly<Record<string, string>> = {
  amount: 'Bitte geben Sie eine gültige Menge an.',
  tip: 'Bitte geben Sie ein Trinkgeld bis höchstens 500 an.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  paymentMethod: 'Bitte wählen Sie eine Zahlungsart aus.',
  branch: 'Bitte wählen Sie eine Filiale aus.',
  appointmentDate: 'Bitte wählen Sie einen gültigen Termin aus.',
};

/** A zod issue → a German text. */
export function messageOf(issue: Issue): string {
  const own = OWN_CODES[issue.message];
  if (own) return own;
  const last = issue.path.findLast((step) => typeof step === 'string');
  if (issue.code !== 'too_big' || issue.origin !== 'string') {
    const byField = typeof last === 'string' ? BY_FIELD[last] : undefined;
    if (byField) return byField;
  }
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'Diese Angabe fehlt.'
        : 'Diese Angabe hat nicht die richtige Form.';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'Bitte geben Sie einen Zeitpunkt mit Zeitzone an.'
        : 'Diese Angabe hat nicht die richtige Form.';
    case 'invalid_value':
      return 'Diese Auswahl gibt es nicht.';
    case 'not_multiple_of':
      return 'Bitte geben Sie höchstens zwei Nachkommastellen an.';
    default:
      return 'Diese Angabe ist nicht gültig.';
  }
}

function tooSmall({ origin, minimum }: Issue): string {
  if (origin === 'string') return 'Bitte füllen Sie dieses Feld aus.';
  if (origin === 'array') return 'Bitte geben Sie mindestens einen Eintrag an.';
  return `Der Wert ist zu klein (mindestens ${minimum}).`;
}

function tooBig({ origin, maximum }: Issue): string {
  if (origin === 'string') return `Der Text ist zu lang (höchstens ${maximum} Zeichen).`;
  if (origin === 'array') return `Das sind zu viele Einträge (höchstens ${maximum}).`;
  return `Der Wert ist zu groß (höchstens ${maximum}).`;
}

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

/** Why an order is refused, with the values that its text names. */
export type OrderRefusal =
  | { code: keyof typeof PLAIN_REFUSALS }
  | { code: 'modeNotOffered'; mode: 'takeaway' | 'delivery' | 'dineIn' }
  | { code: 'phoneFormat'; example: string }
  | { code: 'notOrderableYet'; from: string }
  /** `phone`: nobody attends the branch, which has this number; '': it has none. */
  | { code: 'paused'; until: string; message: string; phone?: string | undefined }
  | { code: 'appointmentLeadTime'; earliest: string | null }
  | { code: 'ageNotConfirmed'; age: number }
  | { code: 'minimumOrder'; amount: Cents; currency: string }
  | { code: keyof typeof PRODUCT_REFUSALS; product: string }
  | { code: 'part'; problem: PartProblemCode; part: string }
  | { code: 'priceChanged'; product: string; amount: Cents; currency: string }
  | { code: 'totalChanged'; amount: Cents; currency: string };

const PLAIN_REFUSALS = {
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
  idempotencyConflict: 'Diese Bestellung wurde schon mit anderen Angaben abgeschickt.',
} as const;

const PRODUCT_REFUSALS = {
  productForeign: 'ist in dieser Filiale nicht erhältlich.',
  productGone: 'ist leider nicht mehr erhältlich.',
  productSoldOut: 'ist leider ausverkauft.',
  unitNotSold: 'ist in dieser Einheit nicht erhältlich.',
  amountNotSold: 'ist in dieser Menge nicht erhältlich.',
} as const;

const PART_REFUSALS: Readonly<Record<PartProblemCode, string>> = {
  unknown: 'gehört nicht zu diesem Produkt.',
  missing: 'fehlt noch. Bitte treffen Sie eine Auswahl.',
  unknownOption: 'steht so nicht zur Auswahl.',
  wrongType: 'hat nicht die richtige Form.',
  duplicate: 'ist doppelt angegeben.',
};

const MODE_REFUSALS = {
  takeaway: 'Diese Filiale bietet derzeit kein Takeaway an.',
  delivery: 'Derzeit bieten wir leider keine Lieferung an.',
  dineIn: 'Diese Filiale bietet derzeit keinen Konsum vor Ort an.',
} as const;

/** A refusal → a German text. */
export function refusalMessage(refusal: OrderRefusal): string {
  switch (refusal.code) {
    case 'modeNotOffered':
      return MODE_REFUSALS[refusal.mode];
    case 'phoneFormat':
      return `Bitte geben Sie eine gültige Nummer im Format ${refusal.example} an.`;
    case 'notOrderableYet':
      return `Bestellungen sind erst ab ${refusal.from} Uhr möglich.`;
    case 'paused':
      return refusal.phone === undefined
        ? `Gerade sehr viel los: Bestellungen wieder ab ${refusal.until}. ${refusal.message}`.trim()
        : `Die Filiale meldet sich gerade nicht: Bestellungen wieder ab ${refusal.until}, oder sobald jemand da ist.${refusal.phone === '' ? '' : ` Bitte rufen Sie an: ${refusal.phone}`}`;
    case 'appointmentLeadTime':
      return refusal.earliest === null
        ? 'Für diese Bestellung gibt es derzeit keinen Termin. Bitte rufen Sie uns an.'
        : `So kurzfristig ist das leider nicht möglich: frühestens ${refusal.earliest} Uhr.`;
    case 'ageNotConfirmed':
      return `Bitte bestätigen Sie, dass Sie mindestens ${refusal.age} Jahre alt sind.`;
    case 'minimumOrder': {
      const amount = formatMoney(refusal.amount, refusal.currency);
      return `Sie haben den Mindestbestellwert in Höhe von ${amount} leider noch nicht erreicht.`;
    }
    case 'part':
      return `${refusal.part} ${PART_REFUSALS[refusal.problem]}`;
    case 'priceChanged':
      return `${refusal.product} kostet jetzt ${formatMoney(refusal.amount, refusal.currency)}.`;
    case 'totalChanged':
      return `Der Gesamtbetrag ist jetzt ${formatMoney(refusal.amount, refusal.currency)}. Bitte prüfen Sie Ihre Bestellung.`;
    case 'productForeign':
    case 'productGone':
    case 'productSoldOut':
    case 'unitNotSold':
    case 'amountNotSold':
      return `${refusal.product} ${PRODUCT_REFUSALS[refusal.code]}`;
    default:
      return PLAIN_REFUSALS[refusal.code];
  }
}
