import { MOST_YEARS_OFF } from '../clock.ts';
import type { FieldError } from '../fields.ts';
import type { ComboProblem } from '../../domain/combos/problems.ts';
import type { CellProblem } from '../../domain/product-table.ts';
import type { PrintProblem } from '../printing.ts';

export { BOOK_MESSAGES } from './books.ts';
export { cssMessage } from './shop-css.ts';

/** German texts that staff read: refusals of the API by subject, and reports of publishing. Customers' are in customers.ts. Servers take them from `staffWords`. */

/** Invalid fields that only staff fill in, by the contract's own codes. */
export const FIELD_CODES: Readonly<Record<string, string>> = {
  identifier: 'Bitte verwenden Sie nur Kleinbuchstaben, Ziffern und Bindestriche.',
  host: 'Bitte geben Sie nur den Namen oder die IP-Adresse des Druckers an, ohne http:// und ohne Anschluss.',
  promotionCode: 'Bitte verwenden Sie 3 bis 40 Großbuchstaben und Ziffern.',
  promotionPercent: 'Bitte geben Sie einen Rabatt von mehr als 0 % an.',
  promotionValue: 'Bitte geben Sie einen Betrag über 0 an.',
  translationTexts: 'Das sind zu viele Texte auf einmal.',
  clockTime: 'Bitte geben Sie eine Uhrzeit im Format HH:MM an.',
  unitType: 'Diese Einheit gehört nicht zu dieser Art von Menge.',
  timezone: 'Diese Zeitzone gibt es nicht.',
  onceDate: 'Bitte geben Sie das Datum an, für das diese Zeiten gelten.',
  duplicateName: 'Diese Bezeichnung kommt mehrfach vor.',
  zoneCorners: 'Eine Zone braucht mindestens drei Ecken.',
  zoneMissing: 'Bitte zeichnen Sie diese Zone auf der Karte ein.',
  placeMissing:
    'Für Entfernungen braucht die Filiale ihren Breiten- und Längengrad. Er steht unter „Allgemein“.',
  distanceMissing: 'Bitte geben Sie an, bis zu welcher Entfernung.',
  distanceTwice: 'Diese Entfernung kommt mehrfach vor.',
  defaultUnit: 'Das Produkt wird in dieser Einheit nicht verkauft.',
  passwordTooShort: 'Das Passwort ist zu kurz (mindestens 10 Zeichen).',
  color: 'Bitte geben Sie eine Farbe mit sechs Stellen an, zum Beispiel #ffd200.',
  link: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
  shopLink:
    'Bitte geben Sie eine Adresse an, die mit https:// beginnt, oder einen Pfad Ihres Shops wie /site/imprint.',
  socialLink: 'Bitte geben Sie die Adresse Ihres Profils an. Sie beginnt mit https://.',
  emailOrPhone: 'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer an.',
  taxShares: 'Die Anteile ergeben zusammen mehr als 100 %.',
  oneDecimal: 'Bitte geben Sie höchstens eine Nachkommastelle an.',
  firstDay: 'Bitte geben Sie auch den ersten Tag an.',
  dayOrder: 'Der letzte Tag liegt vor dem ersten.',
  account: 'Bitte geben Sie ein Konto mit vier bis neun Ziffern an.',
  tooManyDays: 'Das sind zu viele Tage auf einmal (höchstens fünf Jahre).',
};

/** Refusals of edits. */
export const EDIT_MESSAGES = {
  identifierTaken: 'Diese Kennung ist schon vergeben.',
  imageUnknown: 'Dieses Bild gibt es nicht.',
  branchUnknown: 'Diese Filiale gibt es nicht.',
  stationUnknown: 'Diese Station gibt es nicht.',
  categoryUnknown: 'Diese Kategorie gibt es nicht mehr.',
  notSold: 'Dieses Produkt oder diese Option gibt es nicht mehr.',
  opensNotSoon: 'Diese Filiale öffnet in den nächsten 24 Stunden nicht.',
  movedOn:
    'Das wurde inzwischen von jemand anderem geändert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  undoMovedOn: 'Seitdem wurde davon schon etwas geändert. Das lässt sich nicht mehr als Ganzes zurücknehmen.',
  orderMovedOn:
    'Die Liste hat sich inzwischen geändert. Bitte laden Sie die Seite neu und sortieren Sie noch einmal.',
  pictureUnreadable: (megapixels: number) =>
    `Dieses Bild ist nicht lesbar oder zu groß. Erlaubt sind JPG, PNG, GIF und WebP mit höchstens ${megapixels} Megapixeln.`,
  groupUnknown: 'Diese gemeinsamen Optionen gibt es nicht mehr.',
  productUnknown: 'Dieses Produkt gibt es nicht mehr.',
  partNameTaken: 'Dieses Produkt hat schon eine Auswahl mit diesem Namen.',
  uploadOrdered: 'Diese Datei gehört zu einer Bestellung und kann nicht geändert oder gelöscht werden.',
} as const;

/** Why a cell of an imported table cannot be taken. */
export function cellMessage({ code, column, other = 0 }: CellProblem): string {
  switch (code) {
    case 'missing':
      return column === 'price' ? 'Der Preis fehlt.' : 'Der Name fehlt.';
    case 'priceUnreadable':
      return 'Dieser Preis ist nicht lesbar. Beispiel: 12,50';
    case 'rateUnreadable':
      return 'Dieser Steuersatz ist nicht lesbar. Beispiel: 7';
    case 'flagUnreadable':
      return 'Bitte schreiben Sie „ja“ oder „nein“.';
    case 'optionsUnreadable':
      return 'Diese Optionen sind nicht lesbar. Beispiel: Größe: klein; groß +2,00 | Extras (mehrere, freiwillig): Käse +1,50';
    case 'stationUnknown':
      return 'Diese Station gibt es nicht. Legen Sie sie zuerst unter „Stationen“ an.';
    case 'severalOfName':
      return `${other} Produkte heißen so. Bitte geben Sie die Nummer aus unserem Export an.`;
    case 'repeated':
      return `Dieses Produkt steht schon in Zeile ${other}.`;
  }
}

/** Refusals of imported tables. */
export const IMPORT_MESSAGES = {
  titles: 'In der ersten Zeile fehlt eine Spalte „Name“. Dort müssen die Überschriften stehen.',
} as const;

/** Names that a refusal lists at most. */
const MOST_NAMES = 5;

/** The names of what still uses an entity → why it cannot be deleted. */
export function inUseMessage(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return `Das kann nicht gelöscht werden. Es wird noch verwendet: ${shown}${rest > 0 ? ` und ${rest} weitere` : ''}.`;
}

/** How many products use an option group → why it cannot be deleted. */
export const groupInUseMessage = (products: number): string =>
  `Das kann nicht gelöscht werden. ${products === 1 ? '1 Produkt verwendet' : `${products} Produkte verwenden`} diese Optionen. Nehmen Sie sie dort zuerst heraus, oder lösen Sie sie.`;

/** The names of products that have a part of that name already → why they cannot get another. */
export function partTakenMessage(part: string, products: readonly string[]): string {
  const rest = products.length - MOST_NAMES;
  const shown = products
    .slice(0, MOST_NAMES)
    .map((name) => `„${name}“`)
    .join(', ');
  return `Eine Auswahl „${part}“ gibt es schon bei ${shown}${rest > 0 ? ` und ${rest} weiteren` : ''}.`;
}

/** Why a product cannot be a component of a combo. */
export function comboMessage({ code, name }: Pick<ComboProblem, 'code' | 'name'>): string {
  switch (code) {
    case 'unknown':
      return EDIT_MESSAGES.productUnknown;
    case 'itself':
      return 'Ein Produkt kann nicht sein eigener Bestandteil sein.';
    case 'asksItself':
      return `„${name}“ fragt selbst nach einer Pflichtangabe und kann deshalb kein Bestandteil sein.`;
    case 'isComponent':
      return `Dieses Produkt ist ein Bestandteil von „${name}“ und darf deshalb keine Pflichtangabe haben.`;
  }
}

/** The tickets of unfinished orders → why their customer cannot be erased. */
export function openOrdersMessage(tickets: readonly string[]): string {
  const which =
    tickets.length === 1 ? `die Bestellung ${tickets[0]}` : `die Bestellungen ${tickets.join(', ')}`;
  return `Noch offen: ${which}. Bitte zuerst abschließen oder stornieren, dann lassen sich die Daten löschen.`;
}

/** Refusals of calls about one order (SPEC section 8). */
export const ORDER_CALL_MESSAGES = {
  notForTill:
    'Diese Bestellung gehört nicht in die Kasse: Sie ist nicht bestätigt, zu Ende oder online bezahlt.',
  tillReceiptThere: 'Zu dieser Bestellung gibt es schon einen Kassenbeleg.',
  notUpdated: 'Bestellung konnte nicht aktualisiert werden',
  notFinished:
    'Diese Bestellung ist noch offen. Bitte schließen oder stornieren Sie sie zuerst, dann lassen sich ihre Personendaten löschen.',
  alreadyPaid:
    'Bestellung konnte nicht aktualisiert werden: Sie wird online bezahlt, der Betrag steht damit fest.',
  notPaid: 'Diese Bestellung ist noch nicht bezahlt.',
  notPaidOnSite: 'Nur abgeschlossene Bestellungen, die vor Ort bezahlt wurden, lassen sich so berichtigen.',
  refundTooMuch: 'So viel ist nicht mehr zu erstatten.',
  itemUnknown: 'Diese Position gibt es in der Bestellung nicht.',
  areaFixed: 'Das Liefergebiet einer Bestellung lässt sich nicht ändern.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  phoneInvalid: 'Bitte geben Sie eine gültige Telefonnummer mit Vorwahl an.',
  tooExpensive: 'Dieser Betrag ist zu hoch.',
  appointmentPast: 'Dieser Termin ist schon vorbei. Bitte wählen Sie einen anderen aus.',
  slotFull: 'Zu dieser Zeit sind schon alle Plätze vergeben. Bitte wählen Sie einen anderen Termin.',
  notUndoable: 'Das lässt sich nicht mehr rückgängig machen.',
  paymentTouched: 'Das lässt sich nicht mehr rückgängig machen: Die Zahlung ist davon schon betroffen.',
  placeTaken:
    'Das lässt sich nicht mehr rückgängig machen: Zu dieser Zeit sind inzwischen alle Plätze vergeben.',
  promotionUsedUp:
    'Das lässt sich nicht mehr rückgängig machen: Die Aktion dieser Bestellung ist inzwischen aufgebraucht.',
  stockShort:
    'Das lässt sich nicht mehr rückgängig machen: Von den Gerichten dieser Bestellung sind inzwischen zu wenige übrig.',
  mailNotConfigured:
    'Bestätigung konnte nicht versendet werden: Der E-Mail-Versand ist noch nicht eingerichtet.',
  mailRecipientMissing:
    'Bestätigung konnte nicht versendet werden: Zu dieser Bestellung gibt es keine E-Mail-Adresse.',
  mailFailed: 'Bestätigung konnte nicht versendet werden',
  smsNotConfigured: 'Bestätigung konnte nicht versendet werden: Der SMS-Versand ist noch nicht eingerichtet.',
  smsRecipientMissing:
    'Bestätigung konnte nicht versendet werden: Zu dieser Bestellung gibt es keine Telefonnummer.',
  smsFailed: 'Bestätigung konnte nicht versendet werden',
  printNotConfigured: 'Beleg konnte nicht gedruckt werden: Es ist noch kein Drucker eingerichtet.',
  printFailed: 'Beleg konnte nicht gedruckt werden',
  paymentNotConfigured:
    'Zahlungsstatus konnte nicht überprüft werden: Die Online-Zahlung ist noch nicht eingerichtet.',
  paymentNotOnline:
    'Zahlungsstatus konnte nicht überprüft werden: Diese Bestellung wird nicht online bezahlt.',
  paymentFailed: 'Zahlungsstatus konnte nicht überprüft werden',
} as const;

export type OrderCallMessage = keyof typeof ORDER_CALL_MESSAGES;

/** Why a sign-in is refused (SPEC section 8). */
export type SignInRefusal =
  | {
      code:
        | 'wrongCredentials'
        | 'accountDisabled'
        | 'accountExpired'
        | 'passwordExpired'
        | 'linkInvalid'
        | 'linksNotConfigured'
        | 'challengeOver'
        | 'codeWrong';
    }
  | TooManyTries;

/** Too many failed tries; the next one is allowed in `seconds`. */
export interface TooManyTries {
  code: 'tooManyTries';
  seconds: number;
}

export const SIGN_IN_REFUSALS = {
  wrongCredentials: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  accountDisabled: 'Dieses Benutzerkonto ist deaktiviert.',
  accountExpired: 'Dieses Benutzerkonto ist abgelaufen.',
  passwordExpired:
    'Dieses vorläufige Passwort ist abgelaufen. Bitte lassen Sie sich ein neues geben oder einen Anmeldelink schicken.',
  linkInvalid: 'Dieser Anmeldelink ist ungültig oder abgelaufen.',
  linksNotConfigured:
    'Anmeldelinks können derzeit nicht verschickt werden: Es ist kein E-Mail-Versand eingerichtet.',
  challengeOver: 'Diese Anmeldung gilt nicht mehr. Bitte melden Sie sich noch einmal an.',
  codeWrong: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
} as const;

/** A refusal → a German text. */
export function signInMessage(refusal: SignInRefusal): string {
  if (refusal.code !== 'tooManyTries') return SIGN_IN_REFUSALS[refusal.code];
  const minutes = Math.ceil(refusal.seconds / 60);
  const time = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
  return `Zu viele fehlgeschlagene Versuche. Bitte versuchen Sie es in ${time} erneut.`;
}

/** What is wrong with a change of an account: a field, and why. */
export interface AccountProblem {
  field: string | null;
  code: keyof typeof ACCOUNT_PROBLEMS;
}

export const ACCOUNT_PROBLEMS = {
  emailTaken: 'Diese E-Mail-Adresse wird schon verwendet.',
  unknownBranch: 'Diese Filiale gibt es nicht.',
  bookkeeperOnly: 'Buchhaltung gilt für alle Filialen und lässt sich mit keiner anderen Rolle verbinden.',
  lastAdmin: 'Mindestens ein Administratorkonto muss aktiv und unbefristet bleiben.',
  ownAccount: 'Sie können Ihr eigenes Konto nicht löschen.',
  ownPassword: 'Ihr eigenes Passwort ändern Sie bitte unter Angabe des bisherigen.',
  passwordNeeded: 'Bitte geben Sie Ihr bisheriges Passwort an.',
  passwordWrong: 'Das bisherige Passwort stimmt nicht.',
  proofNeeded: 'Bitte bestätigen Sie diese Änderung mit Ihrem eigenen Passwort.',
  proofWrong: 'Ihr eigenes Passwort stimmt nicht.',
  passwordCommon:
    'Dieses Passwort ist leicht zu erraten. Gut sind drei oder vier Wörter, die nichts miteinander zu tun haben.',
  passwordOwnWords:
    'Dieses Passwort besteht vor allem aus Namen des Shops oder des Kontos. Gut sind drei oder vier andere Wörter.',
  codeWrong: SIGN_IN_REFUSALS.codeWrong,
  setUpCodeWrong:
    'Dieser Code stimmt nicht. Bitte geben Sie den ein, den die App gerade zeigt, und prüfen Sie die Uhrzeit des Geräts.',
  factorOn: 'Der zweite Faktor ist schon eingerichtet.',
  factorOff: 'Es ist kein zweiter Faktor eingerichtet.',
  factorNotStarted: 'Bitte beginnen Sie mit dem Einrichten noch einmal.',
  ownFactor: 'Ihren eigenen zweiten Faktor schalten Sie bitte unter „Mein Konto“ aus.',
  passwordUnchanged: 'Bitte wählen Sie ein anderes Passwort als das bisherige.',
} as const;

export const accountError = ({ field, code }: AccountProblem): FieldError => ({
  field,
  message: ACCOUNT_PROBLEMS[code],
});

/** Refusals of changes of API keys. */
export const API_KEY_MESSAGES = {
  endPast: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft.',
  ended: 'Dieser Schlüssel ist abgelaufen. Bitte erstellen Sie einen neuen.',
  renewed: 'Dieser Schlüssel ist schon erneuert worden.',
  branchUnknown: 'Diese Filiale gibt es nicht (mehr).',
  catalogueForAll: 'Der Katalog gilt für alle Filialen: Bitte beschränken Sie diesen Schlüssel auf keine.',
} as const;

/** Why a call about webhooks is refused. */
export const WEBHOOK_MESSAGES = {
  urlUnreadable: 'Bitte geben Sie eine vollständige Adresse mit https:// ein.',
  urlForbidden:
    'Diese Adresse ist nicht erlaubt: Sie muss mit https:// beginnen und darf nicht zu diesem Rechner oder in ein privates Netz führen.',
  rangeBackwards: 'Das Ende liegt vor dem Anfang.',
  switchedOff: 'Dieser Empfänger ist ausgeschaltet. Bitte schalten Sie ihn zuerst ein.',
  underWay: 'Diese Nachricht wird noch zugestellt.',
} as const;

/** Why no translations are suggested. */
export type TranslatorRefusal = keyof typeof TRANSLATOR_MESSAGES;

export const TRANSLATOR_MESSAGES = {
  notConfigured:
    'Übersetzungsvorschläge sind hier nicht eingerichtet: Es fehlt der Schlüssel (DEEPL_API_KEY).',
  keyRefused: 'Der Übersetzungsdienst nimmt den Schlüssel nicht an. Bitte prüfen Sie DEEPL_API_KEY.',
  quotaExceeded: 'Das Kontingent beim Übersetzungsdienst ist aufgebraucht.',
  tooManyCalls: 'Der Übersetzungsdienst ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  unavailable: 'Der Übersetzungsdienst antwortet nicht. Bitte versuchen Sie es später noch einmal.',
} as const;

/** Why a call about publishing is refused. */
export type PublishingRefusal = keyof typeof PUBLISHING_MESSAGES;

export const PUBLISHING_MESSAGES = {
  noSite: 'Die Seiten werden hier nicht veröffentlicht.',
  nothingToRollBack: 'Es gibt keine frühere Veröffentlichung, die zurückgeholt werden kann.',
  otherIsLive:
    'Inzwischen ist ein anderer Stand live, es wurde nichts zurückgeholt. Bitte sehen Sie nach, was jetzt gilt, und versuchen Sie es erneut.',
  notConfigured: 'Dieser Aufruf ist nicht eingerichtet: Es fehlt das gemeinsame Geheimnis (REBUILD_SECRET).',
  // One text for every wrong signature: it must not tell what is wrong with it.
  notAccepted: 'Dieser Aufruf ist nicht gültig unterschrieben.',
} as const;

/** Refusals of the clock simulator. */
export const CLOCK_MESSAGES = {
  tooFar: `Bitte wählen Sie einen Tag, der höchstens ${MOST_YEARS_OFF} Jahre entfernt ist.`,
  noPages: 'Die Seiten dieses Shops entstehen woanders. Hier gibt es keine Vorschau.',
  notRendered: 'Diese Seite der Vorschau ließ sich nicht erzeugen. Bitte versuchen Sie es noch einmal.',
} as const;

/** Why publishing failed. */
export const PUBLISHING_FAILURES = {
  notPublished: (reason: string) => `Die Seiten konnten nicht veröffentlicht werden: ${reason}`,
  withLogs: (reason: string, folder: string) => `${reason} (Protokolle: ${folder})`,
  notWritten: (reason: string) =>
    `Einzelne Seiten ließen sich nicht erzeugen, es wird mit allen versucht: ${reason}`,
  notRendered: 'Die Seiten ließen sich nicht erzeugen.',
} as const;

/** Unpublished changes outside of the shop's lists. */
export const WAITING_NAMES = {
  config: 'Einstellungen',
  images: 'Bilder',
  gone: 'etwas Gelöschtes',
} as const;

/** What is wrong with the files of a rendered site. */
export const RELEASE_PROBLEMS = {
  missing: (file: string) => `Es fehlt ${file}.`,
  noScripts: 'Es fehlen alle Skripte.',
  badSize: (file: string, bytes: number) => `${file} hat ${bytes} Byte.`,
  cutShort: (file: string) => `${file} ist abgeschnitten.`,
  deadLink: (file: string, path: string) => `${file} verweist auf ${path}, das es nicht gibt.`,
} as const;

/** Refusals of printing again. */
export const PRINT_MESSAGES = {
  stillWaiting: 'Dieser Beleg wartet noch auf den Drucker.',
  deviceGone: 'Diesen Drucker gibt es nicht mehr, oder er ist ausgeschaltet.',
} as const;

/** Printer problems, to follow 'Der Drucker …'. */
export const PRINT_PROBLEM_WORDS: Readonly<Record<PrintProblem, string>> = {
  forbidden: 'hat eine Adresse, an die nicht gedruckt werden darf',
  unreachable: 'ist im Netz nicht zu erreichen',
  refused: 'nimmt keine Verbindung an',
  closed: 'hat die Verbindung abgebrochen',
  silent: 'antwortet nicht mehr',
  paperOut: 'hat kein Papier',
  coverOpen: 'ist offen',
  offline: 'meldet einen Fehler',
  rejected: 'hat den Beleg nicht angenommen',
  unanswered: 'hat den Beleg nicht abgeholt oder nicht bestätigt',
  unconfirmed: 'hat den Beleg angenommen, meldet aber nie, ob er gedruckt ist',
  deviceOff: 'ist in der Verwaltung ausgeschaltet',
  deviceGone: 'ist in der Verwaltung gelöscht',
};

/** Refusals of changes of a device. */
export const DEVICE_MESSAGES = {
  hostMissing: 'Bitte geben Sie die Adresse des Druckers im Netz an.',
  portNotAllowed: 'Drucker werden nur an den Anschlüssen 9100 bis 9109 angesprochen.',
  notPolling: 'Dieses Gerät holt keine Belege ab: Es hat keine Abruf-Adresse.',
} as const;

/** Failed tests of a device (SPEC section 8). */
export const DEVICE_TEST_MESSAGES = {
  off: 'Test nicht erfolgreich: Das Gerät ist ausgeschaltet.',
  failed: 'Test nicht erfolgreich: Das Gerät hat ihn nicht angenommen.',
  printer: (trouble: string) => `Test nicht erfolgreich: Der Drucker ${trouble}.`,
  printNotConfigured: 'Test nicht erfolgreich: Es ist noch kein Drucker eingerichtet.',
  notificationNotConfigured:
    'Test nicht erfolgreich: Für Nachrichten an Geräte ist noch nichts eingerichtet.',
} as const;

/** Refusals of calls about messages and subscriptions. */
export const OUTBOX_MESSAGES = {
  push: 'Benachrichtigungen lassen sich nicht erneut senden.',
  notConfigured: 'Nachricht konnte nicht versendet werden: Dieser Versand ist noch nicht eingerichtet.',
  outdated: 'Nachricht konnte nicht versendet werden: Mit der Bestellung ist es inzwischen weitergegangen.',
  underWay: 'Diese Nachricht wird gerade versendet.',
} as const;

/** Refusals of webhook calls by payment providers. */
export const PAYMENT_CALL_MESSAGES = {
  notConfigured: 'Dieser Zahlungsanbieter ist nicht eingerichtet.',
  notAccepted: 'Dieser Aufruf ist nicht gültig unterschrieben.',
} as const;
