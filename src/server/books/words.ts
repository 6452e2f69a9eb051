import { MODE_NAMES } from '../../lib/domain/words/modes.ts';
import type { PaymentMethod } from '../../lib/domain/payment-methods.ts';
import { paymentNames } from '../orders/words.ts';

/** German words of exports (docs/books.md). */
export const bookTexts = {
  modes: MODE_NAMES,
  payments: paymentNames,
  states: {
    completed: 'abgeschlossen',
    rejected: 'abgelehnt',
    canceled: 'storniert',
    failed: 'fehlgeschlagen',
    open: 'offen',
  },
  refundStates: { waiting: 'wartet', done: 'ausgeführt', failed: 'fehlgeschlagen' },
  refundReasons: {
    rejected: 'Bestellung abgelehnt',
    canceled: 'Bestellung storniert',
    late: 'Zahlung kam zu spät',
    mismatch: 'Betrag weicht ab',
    staff: 'vom Shop veranlasst',
    provider: 'beim Zahlungsanbieter veranlasst',
  },
  correctionKinds: { storno: 'Storno', part: 'Teilerstattung' },
  tables: {
    orders: 'Bestellungen',
    lines: 'Positionen der Bestellungen',
    payments: 'Online-Zahlungen',
    refunds: 'Erstattungen',
    corrections: 'Berichtigungen (vor Ort bezahlt)',
    'day-closes': 'Tagesabschlüsse',
    donations: 'Spenden je Empfänger',
  },
  closeGroups: {
    sales: 'Umsatz',
    positions: 'Zusammensetzung',
    rates: 'Steuersatz',
    methods: 'Zahlungsart',
    rounding: 'Rundung bar',
    modes: 'Art der Bestellung',
    refunds: 'Erstattungen',
    ended: 'Ohne Umsatz beendet',
  },
  position: (name: string) => POSITIONS[name] ?? name,
  closeBooking: (branch: string, method: string) => `Tagesabschluss ${branch} ${method}`,
  refundBooking: (branch: string, method: string) => `Erstattung ${branch} ${method}`,
  tips: 'Trinkgeld',
  rounding: 'Rundung bar',
  /** DATEV takes 30 characters. */
  batch: (from: string, to: string) => `Bestellbar ${shortDay(from)}-${shortDay(to)}`,
} as const;

const POSITIONS: Readonly<Record<string, string>> = {
  goods: 'Waren',
  deposit: 'Pfand',
  discount: 'Rabatte',
  delivery: 'Lieferung',
  tip: 'Trinkgeld',
  other: 'Sonstiges',
};

/** '2026-11-25' → '25.11.26' */
const shortDay = (day: string) => day.slice(2).split('-').toReversed().join('.');

/** Customers see one name for both providers; each has an account of its own. */
const MONEY_NAMES: Readonly<Record<PaymentMethod, string>> = {
  ...paymentNames,
  mollie: 'Mollie',
  datatrans: 'Datatrans',
};

/** What the settings lack → why there is no booking batch. */
export function accountsMissingMessage({
  numbers,
  rates,
  methods,
  rounding,
}: {
  numbers: boolean;
  rates: readonly number[];
  methods: readonly PaymentMethod[];
  rounding: boolean;
}): string {
  const missing = [
    ...(numbers ? ['Berater- und Mandantennummer'] : []),
    ...rates.map((rate) => `Erlöskonto für ${rate.toLocaleString('de-DE')} %`),
    ...methods.map((method) => `Geldkonto für ${MONEY_NAMES[method]}`),
    ...(rounding ? ['Konto für die Rundung von Bargeld'] : []),
  ];
  return `In den DATEV-Einstellungen fehlt: ${missing.join(', ')}.`;
}
