import type { Mode } from '../../../lib/domain/modes.ts';
import type { PaymentMethod } from '../../../lib/domain/payment-methods.ts';

const greeting = (name: string) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`);

/** German words of the login link's mail. */
export const loginLinkTexts = {
  subject: (shopName: string) => `Ihr Anmeldelink für ${shopName}`,
  title: 'Ihr Anmeldelink',
  preview: (minutes: number) => `Gültig für ${minutes} Minuten, einmal zu verwenden.`,
  greeting,
  how: (minutes: number) =>
    `mit diesem Link melden Sie sich in der Verwaltung an, ohne Ihr Passwort. Er gilt ${minutes} Minuten lang und nur einmal.`,
  enter: 'Jetzt anmelden',
  footer:
    'Sie haben keinen Link angefordert? Dann brauchen Sie nichts zu tun: Ohne diese E-Mail kommt damit niemand hinein.',
} as const;

/** German words of the mail about a new order, to whoever ordered. */
export const newOrderTexts = {
  subject: (ticket: string, branch: string) => `Ihre Bestellung ${ticket} bei ${branch}`,
  title: 'Danke für Ihre Bestellung!',
  preview: (ticket: string, total: string) => `Bestellung ${ticket}, ${total}`,
  greeting,
  taken: (branch: string) => `Ihre Bestellung ist bei ${branch} eingegangen.`,
  follow: 'Bestellung verfolgen',
  order: (ticket: string) => `Bestellung ${ticket}`,
  modes: { takeaway: 'Abholung', delivery: 'Lieferung', dineIn: 'Vor Ort' } satisfies Record<Mode, string>,
  mode: 'Art',
  table: 'Tisch',
  due: 'Zeit',
  asap: 'so schnell wie möglich',
  wished: (time: string) => `gewünscht: ${time}`,
  at: (day: string, time: string) => `${day}, ${time} Uhr`,
  address: 'Adresse',
  place: 'Filiale',
  phone: 'Telefon der Filiale',
  payment: 'Bezahlung',
  payments: {
    cash: 'Barzahlung',
    'atm-card': 'EC Karte / Debitkarte',
    'hydro-ag-voucher': 'Essensbon',
    mollie: 'Online Zahlung',
    datatrans: 'Online Zahlung',
    'test-terminal': 'Online Zahlung (Test)',
  } satisfies Record<PaymentMethod, string>,
  paid: (method: string) => `${method} (Bezahlt)`,
  note: (text: string) => `Notiz: ${text}`,
  donatee: 'Spende an',
  files: (n: number) => (n === 1 ? '1 Datei' : `${n} Dateien`),
  about: (price: string) => `ca.\u00a0${price}`,
  delivery: 'Lieferung',
  free: 'Kostenlos',
  net: 'Gesamt Netto',
  vat: (rate: string) => `inkl. MwSt. ${rate} %`,
  total: 'Gesamt Brutto',
  footer: (branch: string) =>
    `Diese E-Mail bekommen Sie, weil bei ${branch} mit Ihrer Adresse bestellt wurde. Fragen beantwortet die Filiale.`,
} as const;
