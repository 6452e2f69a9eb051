import type { BookSettings } from '../../../lib/contract/books.ts';
import type { DayCloseContent, MethodSum, RateShare } from '../../../lib/domain/day-close.ts';
import type { Day } from '../../../lib/domain/dates.ts';
import type { PaymentMethod } from '../../../lib/domain/payment-methods.ts';
import { bookTexts as texts } from '../words.ts';

/** DATEV's booking batch (EXTF, format category 21 'Buchungsstapel', version 13), made of closed days only. */

const numbered = (count: number, ...names: string[]) =>
  Array.from({ length: count }, (_, index) => names.map((name) => `${name} ${index + 1}`)).flat();

/** The 125 columns; the first 14 and the posting lock are filled. */
export const DATEV_COLUMNS: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz'],
  ...['WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum'],
  ...['Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext', 'Postensperre', 'Diverse Adressnummer'],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...numbered(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...numbered(20, 'Zusatzinformation - Art', 'Zusatzinformation - Inhalt'),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'],
  ...['Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)'],
  ...['EU-Mitgliedstaat (Anzahlungen)', 'Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)'],
  ...['Erlöskonto (Anzahlungen)', 'Herkunft-Kz', 'Leerfeld', 'KOST-Datum', 'SEPA-Mandatsreferenz'],
  ...['Skontosperre', 'Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer'],
  ...['Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung'],
  ...['Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)'],
  ...['Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position', 'EU-Mitgliedstaat u. UStID (Ursprung)'],
  ...['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
];
const LOCK_COLUMN = DATEV_COLUMNS.indexOf('Festschreibung');

const LINE_END = '\r\n';
const text = (value: string) => `"${value.replaceAll('"', '""')}"`;
const compact = (day: Day) => day.replaceAll('-', '');
const amount = (cents: number) => (Math.abs(cents) / 100).toFixed(2).replace('.', ',');

/** What the settings lack to book some closes: tax rates, payment methods and a rounding without an account, or the advisor's numbers. */
export interface MissingAccounts {
  numbers: boolean;
  rates: number[];
  methods: PaymentMethod[];
  /** Cash was rounded, and the rounding has no account. */
  rounding: boolean;
}

/** What is missing; null: nothing. */
export function missingFor(
  settings: BookSettings,
  closes: readonly DayCloseContent[],
): MissingAccounts | null {
  const shares = closes.flatMap(({ methods, refunds }) => [...methods, ...refunds.methods]);
  const unique = <T>(all: readonly T[]) => [...new Set(all)];
  const missing = {
    numbers: settings.consultant === null || settings.client === null,
    rates: unique(shares.flatMap((sum) => partsOf(settings, sum).rates.map(({ rate }) => rate)))
      .filter((rate) => !settings.revenue.some((it) => it.rate === rate))
      .sort((a, b) => a - b),
    methods: unique(shares.map(({ method }) => method)).filter(
      (method) => !settings.money.some((it) => it.method === method),
    ),
    rounding: settings.rounding === null && shares.some(({ roundingCents = 0 }) => roundingCents !== 0),
  };
  const { numbers, rates, methods, rounding } = missing;
  return numbers || rounding || rates.length + methods.length > 0 ? missing : null;
}

/** What is booked on revenue accounts, by rate, and as tips: without an account of their own, these are revenue at 0 %. */
function partsOf(
  { tips }: BookSettings,
  { rates, untaxedTipCents = 0 }: MethodSum,
): { rates: RateShare[]; tipCents: number } {
  const tipCents = tips === null ? 0 : untaxedTipCents;
  const less = rates.map((it) => (it.rate === 0 ? { ...it, grossCents: it.grossCents - tipCents } : it));
  return { rates: less.filter(({ grossCents }) => grossCents !== 0), tipCents };
}

/** The first day of the fiscal year that a day belongs to. */
export function fiscalYearOf(day: Day, fiscalMonth: number): Day {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return `${month >= fiscalMonth ? year : year - 1}-${String(fiscalMonth).padStart(2, '0')}-01`;
}

interface Batch {
  settings: BookSettings;
  from: Day;
  to: Day;
  currency: string;
  /** `20261125183000000`: year to milliseconds in the shop's zone. */
  madeAt: string;
}

/** The first two lines: the batch's head, and the names of its columns. */
export function datevHead({ settings, from, to, currency, madeAt }: Batch): string {
  const head = [
    ...[text('EXTF'), '700', '21', text('Buchungsstapel'), '13', madeAt, '', text('BB'), text(''), text('')],
    ...[
      String(settings.consultant),
      String(settings.client),
      compact(fiscalYearOf(from, settings.fiscalMonth)),
    ],
    ...[String(settings.accountLength), compact(from), compact(to), text(texts.batch(from, to))],
    // Financial accounting, independent of a purpose, not locked: the advisor locks it.
    ...[
      text(settings.initials),
      '1',
      '0',
      '0',
      text(currency),
      '',
      text(''),
      '',
      '',
      text(''),
      '',
      '',
      text(''),
    ],
    text(''),
  ];
  return head.join(';') + LINE_END + DATEV_COLUMNS.join(';') + LINE_END;
}

/** The bookings of a close: one per payment method and rate, tips and rounding, and the reverse for what was given back. */
export function datevBookings(settings: BookSettings, close: DayCloseContent): string {
  const { branch, methods, refunds } = close;
  const lines = [
    ...methods.flatMap((sum) => booked(sum, 1, texts.closeBooking(branch.name, texts.payments[sum.method]))),
    ...refunds.methods.flatMap((sum) =>
      booked(sum, -1, texts.refundBooking(branch.name, texts.payments[sum.method])),
    ),
  ];
  return lines.join('');

  function booked(sum: MethodSum, sign: 1 | -1, about: string): string[] {
    const { rates, tipCents } = partsOf(settings, sum);
    const to = (cents: number, account: string | null, what: string) =>
      line(sum.method, cents, { account: account ?? '', taxKey: '' }, sign, `${what} ${about}`);
    return [
      ...rates.map(({ rate, grossCents }) => {
        const revenue = settings.revenue.find((it) => it.rate === rate);
        return line(sum.method, grossCents, revenue ?? { account: '', taxKey: '' }, sign, about);
      }),
      to(tipCents, settings.tips, texts.tips),
      to(sum.roundingCents ?? 0, settings.rounding, texts.rounding),
    ];
  }

  function line(
    method: PaymentMethod,
    grossCents: number,
    { account, taxKey }: { account: string; taxKey: string },
    sign: 1 | -1,
    about: string,
  ): string {
    if (grossCents === 0) return '';
    const money = settings.money.find((it) => it.method === method)?.account ?? '';
    const cells: string[] = DATEV_COLUMNS.map(() => '');
    const given = sign < 0 ? (settings.refunds ?? money) : money;
    const filled = [
      ...[amount(grossCents), text(sign * grossCents > 0 ? 'S' : 'H'), text(close.currency), '', '', ''],
      ...[given, account, taxKey ? text(taxKey) : ''],
      ...[`${close.day.slice(8)}${close.day.slice(5, 7)}`, text(`TA${branch.id}-${close.number}`), '', ''],
      text(about.slice(0, 60)),
    ];
    cells.splice(0, filled.length, ...filled);
    cells[LOCK_COLUMN] = '0';
    return cells.join(';') + LINE_END;
  }
}

/** The characters of Windows-1252 above ASCII, by code unit. */
const ABOVE_ASCII = new Map(
  Array.from(new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, n) => n + 128))).map(
    (sign, index) => [sign, index + 128],
  ),
);

/** Text as Windows-1252, as DATEV reads it; what it lacks becomes a question mark. */
export function encodeWindows1252(given: string): Buffer {
  return Buffer.from(
    Array.from(given.normalize('NFC'), (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code < 128 ? code : (ABOVE_ASCII.get(sign) ?? 63);
    }),
  );
}
