import type { Mode } from '../../../lib/domain/modes.ts';
import { MODE_NAMES } from '../../../lib/domain/words/modes.ts';
import { paymentNames } from '../../orders/words.ts';
import { greetWith } from './greeting.ts';

/** What customers read in mails, in German; the other languages have the same in folders of their own (`texts-in.ts`). */

const greeting = greetWith('Guten Tag');

/** German words about an order in mails. */
export const orderTexts = {
  modes: MODE_NAMES,
  mode: 'Art',
  table: 'Tisch',
  due: 'Zeit',
  asap: 'so schnell wie möglich',
  wished: (time: string) => `gewünscht: ${time}`,
  at: (day: string, time: string) => `${day}, ${time} Uhr`,
  address: 'Adresse',
  floor: (text: string) => (text === '' ? '' : `Stock\u00a0${text}`),
  stairway: (text: string) => (text === '' ? '' : `Treppe\u00a0${text}`),
  door: (text: string) => (text === '' ? '' : `Tür\u00a0${text}`),
  place: 'Filiale',
  phone: 'Telefon',
  name: 'Name',
  customersPhone: 'Telefon',
  email: 'E-Mail',
  payment: 'Bezahlung',
  payments: paymentNames,
  paid: (method: string, addition: 'paid' | 'refunded') =>
    `${method} (${addition === 'paid' ? 'Bezahlt' : 'Rückerstattet'})`,
  comment: 'Notiz',
  donatee: 'Spende an',
  files: (n: number) => (n === 1 ? '1 Datei' : `${n} Dateien`),
  about: (price: string) => `ca.\u00a0${price}`,
  delivery: 'Lieferung',
  free: 'Kostenlos',
  deposit: 'Pfand',
  tip: 'Trinkgeld',
  rounding: 'Rundung (Barzahlung)',
  toPay: 'Zu zahlen',
  net: 'Gesamt Netto',
  vat: (rate: string) => `inkl. MwSt. ${rate} %`,
  total: 'Gesamt Brutto',
  givenBack: 'Davon erstattet',
} as const;

const when = 'Bis der Betrag bei Ihnen ist, kann es je nach Bank einige Tage dauern.';

/** German words of mails to customers. */
export const customerTexts = {
  greeting,
  order: (ticket: string) => `Bestellung ${ticket}`,
  ticket: 'Ihre Nummer',
  proposal: 'Unser Vorschlag',
  reason: 'Grund',
  follow: 'Bestellung verfolgen',
  accept: (time: string) => `Ja, ${time} ist in Ordnung`,
  atTime: (time: string) => `${time} Uhr`,
  decline: 'Nein, Bestellung stornieren',
  review: 'Bestellung bewerten',
  again: 'Noch einmal bestellen',
  look: 'Bestellung ansehen',
  footer: (branch: string, canReply: boolean) =>
    `Diese E-Mail bekommen Sie, weil bei ${branch} mit Ihrer Adresse bestellt wurde. Fragen beantwortet die Filiale${canReply ? ': Antworten Sie einfach auf diese E-Mail.' : '.'}`,
  noTill: 'Bestellbeleg, kein Kassenbeleg.',
  placed: {
    subject: (ticket: string, branch: string) => `Ihre Bestellung ${ticket} bei ${branch}`,
    title: 'Danke für Ihre Bestellung!',
    preview: (total: string) => `${total}. Wir melden uns, sobald sie bestätigt ist.`,
    says: (branch: string) => [
      `Ihre Bestellung ist bei ${branch} eingegangen. Sobald sie bestätigt ist, melden wir uns noch einmal.`,
    ],
  },
  counterAppointment: {
    subject: (ticket: string) => `Bitte antworten: eine andere Zeit für Ihre Bestellung ${ticket}`,
    title: 'Passt Ihnen eine andere Zeit?',
    preview: (time: string) => `Unser Vorschlag: ${time}.`,
    says: (time: string, hasWish: boolean) => [
      ...(hasWish ? ['zum gewünschten Zeitpunkt schaffen wir Ihre Bestellung leider nicht.'] : []),
      `${hasWish ? 'Wir schlagen Ihnen stattdessen vor' : 'für Ihre Bestellung schlagen wir Ihnen vor'}: ${time}. Ihre Antwort geben Sie auf der Seite Ihrer Bestellung; bis dahin warten wir mit der Zubereitung.`,
    ],
  },
  confirmed: {
    subject: (ticket: string, branch: string) => `Bestätigt: Ihre Bestellung ${ticket} bei ${branch}`,
    title: 'Ihre Bestellung ist bestätigt',
    says: (mode: Mode, time: string | null) =>
      time === null
        ? ['Ihre Bestellung wurde bestätigt und wird jetzt vorbereitet.']
        : [
            {
              takeaway: `Ihre Bestellung wurde bestätigt. Sie können sie zu dieser Zeit abholen: ${time}.`,
              delivery: `Ihre Bestellung wurde bestätigt. Wir liefern sie zu dieser Zeit: ${time}.`,
              dineIn: `Ihre Bestellung wurde bestätigt. Wir erwarten Sie zu dieser Zeit: ${time}.`,
            }[mode],
          ],
  },
  inDelivery: {
    delivery: {
      subject: (ticket: string) => `Ihre Bestellung ${ticket} ist auf dem Weg`,
      title: 'Ihre Bestellung ist auf dem Weg',
      says: ['Ihre Bestellung wird jetzt zugestellt.'],
    },
    takeaway: {
      subject: (ticket: string) => `Ihre Bestellung ${ticket} ist abholbereit`,
      title: 'Ihre Bestellung ist abholbereit',
      says: ['Ihre Bestellung ist fertig und wartet auf Sie.'],
    },
    dineIn: {
      subject: (ticket: string) => `Ihre Bestellung ${ticket} ist fertig`,
      title: 'Ihre Bestellung ist fertig',
      says: ['Ihre Bestellung ist fertig.'],
    },
  },
  completed: {
    subject: (_ticket: string, branch: string) => `Wie war es bei ${branch}?`,
    title: 'Wie war Ihre Bestellung?',
    preview: 'Vier Fragen, eine halbe Minute.',
    says: [
      'Ihre Bestellung ist abgeschlossen. Wir hoffen, alles war gut.',
      'Mit einer Bewertung helfen Sie uns, besser zu werden: vier Fragen, eine halbe Minute.',
    ],
  },
  canceled: {
    subject: (ticket: string) => `Ihre Bestellung ${ticket} wurde storniert`,
    title: 'Ihre Bestellung wurde storniert',
    preview: 'Leider wird daraus nichts.',
    says: 'Ihre Bestellung wurde storniert.',
    moneyBack: (amount: string) => `Sie bekommen ${amount} zurück.`,
    goesBack: (amount: string) =>
      `Sie haben online bezahlt und bekommen ${amount} zurück: auf die Karte oder das Konto, womit Sie bezahlt haben.`,
    hasGoneBack: (amount: string) =>
      `Sie hatten online bezahlt. Wir haben Ihnen ${amount} erstattet: auf die Karte oder das Konto, womit Sie bezahlt haben.`,
    when,
  },
  failed: {
    subject: (ticket: string) => `Ihre Zahlung für Bestellung ${ticket} ist fehlgeschlagen`,
    title: 'Ihre Zahlung ist fehlgeschlagen',
    preview: 'Ihre Bestellung wurde nicht angenommen.',
    says: [
      'die Zahlung für Ihre Bestellung ist leider nicht zustande gekommen. Die Bestellung wurde deshalb nicht angenommen, und Sie zahlen nichts.',
      'Sie können gleich noch einmal bestellen, auf Wunsch mit einer anderen Zahlungsart.',
    ],
    /** Money that arrived too late and is refunded. */
    late: {
      title: 'Ihre Zahlung kam zu spät',
      says: [
        'Ihre Zahlung kam erst an, als die Bestellung schon verfallen war. Was Sie bezahlt haben, geht an Sie zurück, auf dem Weg, auf dem Sie bezahlt haben.',
        'Sie können gleich noch einmal bestellen.',
      ],
    },
    stray: {
      title: 'Ihre Zahlung passt nicht zur Bestellung',
      says: (came: string, asked: string) => [
        `für Ihre Bestellung waren ${asked} zu zahlen, angekommen sind ${came}. Die Bestellung wurde nicht angenommen, und der ganze Betrag geht an Sie zurück, auf dem Weg, auf dem Sie bezahlt haben.`,
        'Sie können gleich noch einmal bestellen.',
      ],
    },
  },
  refunded: {
    subject: (ticket: string, amount: string) => `Rückerstattung zu Ihrer Bestellung ${ticket}: ${amount}`,
    title: (amount: string) => `Sie bekommen ${amount} zurück`,
    preview: 'Auf dem Weg, auf dem Sie bezahlt haben.',
    all: (amount: string) =>
      `zu Ihrer Bestellung haben wir Ihnen den ganzen Betrag erstattet: ${amount}, auf dem Weg, auf dem Sie bezahlt haben.`,
    part: (amount: string) =>
      `zu Ihrer Bestellung haben wir Ihnen ${amount} erstattet, auf dem Weg, auf dem Sie bezahlt haben.`,
    stray: (came: string, asked: string) =>
      `Für Ihre Bestellung waren ${asked} zu zahlen, angekommen waren ${came}.`,
    altogether: (total: string) => `Zusammen mit dem, was wir schon erstattet hatten, sind es ${total}.`,
    when,
    cell: 'Erstattet',
  },
} as const;

/** German words of appointments in calendars. */
export const calendarTexts = {
  fileName: 'termin.ics',
  summary: {
    delivery: (ticket: string, branch: string) => `Lieferung von ${branch} (${ticket})`,
    other: (ticket: string, branch: string) => `Bestellung ${ticket} bei ${branch}`,
  },
  description: (statusPage: string, phone: string) =>
    `Ihre Bestellung: ${statusPage}${phone === '' ? '' : `\nTelefon der Filiale: ${phone}`}`,
} as const;

/** German words of the mails about a withdrawal. */
export const withdrawalTexts = {
  subject: (shop: string) => `Ihr Widerruf bei ${shop} ist eingegangen`,
  preview: 'Eingangsbestätigung mit Datum und Uhrzeit',
  title: 'Ihr Widerruf ist eingegangen',
  says: (shop: string) =>
    `Wir bestätigen den Eingang Ihrer Erklärung bei ${shop}. Bitte bewahren Sie diese E-Mail auf.`,
  received: 'Eingegangen am',
  name: 'Name',
  order: 'Bestellung',
  goods: 'Widerrufen',
  all: 'die ganze Bestellung',
  email: 'E-Mail',
  next: 'Wir melden uns, wenn noch etwas offen ist, etwa wie die Ware zurückkommt. Was Sie bezahlt haben, erstatten wir binnen 14 Tagen auf dem Weg, auf dem Sie bezahlt haben.',
  footer: 'Sie bekommen diese E-Mail, weil diese Adresse bei einem Widerruf angegeben wurde.',
} as const;
