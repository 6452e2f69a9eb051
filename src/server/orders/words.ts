import type { LegalKind } from '../../lib/domain/legal-texts.ts';
import type { PaymentMethod } from '../../lib/domain/payment-methods.ts';

/** German names for mails, notifications and receipts: customers see one name for both payment providers. */
export const paymentNames: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Barzahlung',
  'atm-card': 'EC Karte / Debitkarte',
  'hydro-ag-voucher': 'Essensbon',
  mollie: 'Online Zahlung',
  datatrans: 'Online Zahlung',
  'test-terminal': 'Online Zahlung (Test)',
};

/** German words of an order's confirmation. */
export const confirmationTexts = {
  title: (id: number) => `Bestellbestätigung ${id}`,
  seller: 'Ihr Vertragspartner',
  branch: (branch: string) => (branch === '' ? '' : `Filiale: ${branch}`),
  number: 'Bestellnummer',
  ordered: 'Bestellt am',
  customer: 'Für',
  mode: 'Art',
  due: 'Gewünschte Zeit',
  asap: 'so schnell wie möglich',
  payment: 'Zahlungsart',
  at: (day: string, time: string) => `${day}, ${time} Uhr`,
  items: 'Ihre Bestellung',
  files: 'Datei',
  about: 'ca. ',
  deposit: 'Pfand',
  delivery: 'Lieferkosten',
  tip: 'Trinkgeld',
  total: 'Gesamt Brutto',
  rounding: 'Rundung',
  toPay: 'Zu zahlen',
  vat: (rate: string) => `davon Mehrwertsteuer ${rate} %`,
  noTill: 'Bestellbeleg, kein Kassenbeleg.',
  withdrawalOf: (goods: string) =>
    `Widerrufen können Sie binnen 14 Tagen den Kauf von: ${goods}. Der Weg dahin steht auf der Seite Ihrer Bestellung und am Fuß unserer Seiten: „Vertrag widerrufen“.`,
  noWithdrawal: (paragraph: string) => `Für diese Waren besteht kein Widerrufsrecht (${paragraph}).`,
  noWithdrawalElse: (paragraph: string) => `Für alles andere besteht kein Widerrufsrecht (${paragraph}).`,
  validFrom: (day: string) => `In der Fassung vom ${day}, die bei Ihrer Bestellung galt.`,
  kinds: {
    terms: 'Allgemeine Geschäftsbedingungen',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
    withdrawal: 'Widerrufsbelehrung',
  } satisfies Record<LegalKind, string>,
  /** Below the sums of a PDF that lacks letters. */
  lacking:
    'Einige Schriftzeichen gibt es in der Schrift dieser Datei nicht; sie stehen hier als „?“. Auf der Seite Ihrer Bestellung sind sie zu lesen.',
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  fileName: (id: number) => `bestellbestaetigung-${id}.pdf`,
} as const;
