import type { ExportKind } from '../../../lib/contract/books.ts';
import { formatAmount } from '../../../lib/domain/quantity.ts';
import { formatBookNumber } from '../../../lib/domain/day-close.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import type { Database } from '../../platform/database/database.ts';
import { bookTexts as texts } from '../words.ts';
import {
  closeRows,
  correctionRows,
  donationRows,
  lineRows,
  orderRows,
  paymentRows,
  refundRows,
  type DonationSum,
  type ExportedClose,
  type ExportedCorrection,
  type ExportedLine,
  type ExportedOrder,
  type ExportedPayment,
  type ExportedRefund,
  type ExportScope,
} from '../queries/export-rows.ts';
import type { Column, ColumnKind } from './csv.ts';

/** A table of the books: its columns, and its rows part by part. */
export interface BookTable<Row> {
  /** The file's name without its ending. */
  file: string;
  title: string;
  columns: readonly Column<Row>[];
  read: (db: Database, scope: ExportScope) => AsyncIterable<Row[]>;
}

const column = <Row>(name: string, kind: ColumnKind, of: Column<Row>['of']): Column<Row> => ({
  name,
  kind,
  of,
});

/** Cents for one order that names a recipient (SPEC section 2 'Donation section'). */
const DONATION_CENTS = 7;

const numberOf = ({ bookYear, bookNumber }: { bookYear: number | null; bookNumber: number | null }) =>
  bookYear === null || bookNumber === null ? null : formatBookNumber(bookYear, bookNumber);

function stateOf({ completedAt, rejectedAt, canceledAt, failedAt }: ExportedOrder): string {
  if (completedAt) return texts.states.completed;
  if (rejectedAt) return texts.states.rejected;
  if (canceledAt) return texts.states.canceled;
  return failedAt ? texts.states.failed : texts.states.open;
}

/** Not gross less net: a tip without tax is in neither net nor tax. */
const taxOf = ({ taxes }: ExportedOrder) => taxes.reduce((all, { amountCents }) => all + amountCents, 0);
/** `7: 0.65 | 19: 1.20`: the tax by rate in one cell, for there is no limit to the rates. */
const ratesOf = ({ taxes }: ExportedOrder) =>
  byRate(taxes.map(({ rate, amountCents }) => ({ rate, cents: amountCents })));
const byRate = (shares: readonly { rate: number; cents: number }[]) =>
  shares.map(({ rate, cents }) => `${rate}: ${(cents / 100).toFixed(2)}`).join(' | ');

const orderTable: BookTable<ExportedOrder> = {
  file: 'bestellungen',
  title: texts.tables.orders,
  read: orderRows,
  columns: [
    column('Nummer', 'text', numberOf),
    column('Filiale Nr.', 'number', ({ branchId }) => branchId),
    column('Filiale', 'text', ({ branch }) => branch),
    column('Tag', 'day', ({ day }) => day),
    column('Bestellnummer', 'number', ({ ticketNumber }) => ticketNumber),
    column('Bestellt', 'instant', ({ createdAt }) => createdAt),
    column('Zustand', 'text', stateOf),
    column('Beendet', 'instant', (it) => it.completedAt ?? it.rejectedAt ?? it.canceledAt ?? it.failedAt),
    column('Art', 'text', (order) => texts.modes[modeOf(order)]),
    column('Tisch', 'text', ({ tableIdentifier }) => tableIdentifier),
    column('Zahlungsart', 'text', ({ paymentMethod }) => texts.payments[paymentMethod]),
    column('Online bezahlt', 'instant', ({ paidAt }) => paidAt),
    column('Währung', 'text', ({ currency }) => currency),
    column('Waren brutto', 'money', ({ grossCents }) => grossCents),
    column('Lieferung brutto', 'money', ({ deliveryGrossCents }) => deliveryGrossCents),
    column('Gesamt brutto', 'money', ({ totalGrossCents }) => totalGrossCents),
    column('Gesamt netto', 'money', ({ totalNetCents }) => totalNetCents),
    column('Steuer', 'money', taxOf),
    column('Steuer je Satz', 'text', ratesOf),
    column('Erstattet', 'money', ({ refundedCents }) => refundedCents),
    column('Spende an', 'text', ({ donateeName }) => donateeName),
    column('Pfand brutto', 'money', ({ depositGrossCents }) => depositGrossCents),
    column('Trinkgeld', 'money', ({ tipCents }) => tipCents),
    column('Rundung bar', 'money', ({ roundingCents }) => roundingCents),
    column('Kasse', 'text', ({ tillReceipt }) => tillReceipt?.till ?? null),
    column('Kassenbeleg', 'text', ({ tillReceipt }) => tillReceipt?.number ?? null),
    column('TSE-Transaktion', 'number', ({ tillReceipt }) => tillReceipt?.tse?.transaction ?? null),
    column('TSE-Prüfwert', 'text', ({ tillReceipt }) => tillReceipt?.tse?.signature ?? null),
    column('Rabatt Waren', 'money', ({ discountCents }) => discountCents),
    column('Rabatt Lieferung', 'money', ({ deliveryDiscountCents }) => deliveryDiscountCents),
    column('Aktionen', 'text', ({ promotions }) => promotions.map(({ name }) => name).join(' | ')),
  ],
};

/** The gross of a line by rate, and that of its deposits. */
const goodsByRate = ({ taxes, taxRate, grossCents }: ExportedLine) =>
  byRate((taxes ?? [{ rate: taxRate, grossCents }]).map((it) => ({ rate: it.rate, cents: it.grossCents })));
const depositsByRate = ({ deposits }: ExportedLine) =>
  byRate((deposits ?? []).map(({ taxRate, grossCents }) => ({ rate: taxRate, cents: grossCents })));

const lineTable: BookTable<ExportedLine> = {
  file: 'positionen',
  title: texts.tables.lines,
  read: lineRows,
  columns: [
    column('Nummer', 'text', ({ order }) => numberOf(order)),
    column('Position', 'number', ({ position }) => position + 1),
    column('Tag', 'day', ({ order }) => order.day),
    column('Bezeichnung', 'text', ({ name }) => name),
    column('Menge', 'number', ({ amount }) => amount),
    column('Einheit', 'text', ({ unit }) => unit),
    column('Einzelpreis brutto', 'money', ({ unitPriceCents }) => unitPriceCents),
    column('Gesamt brutto', 'money', ({ grossCents }) => grossCents),
    column('Steuersatz', 'number', ({ taxRate }) => taxRate),
    column('Brutto je Satz', 'text', goodsByRate),
    column('Pfand brutto', 'money', ({ deposits }) =>
      (deposits ?? []).reduce((all, { grossCents }) => all + grossCents, 0),
    ),
    column('Pfand je Satz', 'text', depositsByRate),
    column('Rabatt', 'money', ({ discountCents }) => discountCents),
  ],
};

const paymentTable: BookTable<ExportedPayment> = {
  file: 'zahlungen',
  title: texts.tables.payments,
  read: paymentRows,
  columns: [
    column('Zahlung Nr.', 'number', ({ payment }) => payment.id),
    column('Nummer', 'text', numberOf),
    column('Filiale Nr.', 'number', ({ payment }) => payment.branchId),
    column('Begonnen', 'instant', ({ payment }) => payment.createdAt),
    column('Zahlungsart', 'text', ({ payment }) => texts.payments[payment.method]),
    column('Referenz', 'text', ({ payment }) => payment.reference),
    column('Kennung beim Anbieter', 'text', ({ payment }) => payment.providerId),
    column('Zustand', 'text', ({ payment }) => payment.state),
    column('Währung', 'text', ({ payment }) => payment.seenCurrency ?? payment.currency),
    column('Angefordert', 'money', ({ payment }) => payment.amountCents),
    column('Erhalten', 'money', ({ payment }) =>
      payment.state === 'paid' ? (payment.seenCents ?? payment.amountCents) : 0,
    ),
    column('Erstattet', 'money', ({ payment }) => payment.refundedCents),
    column('Zurückgebucht', 'money', ({ payment }) => payment.chargedBackCents),
  ],
};

const refundTable: BookTable<ExportedRefund> = {
  file: 'erstattungen',
  title: texts.tables.refunds,
  read: refundRows,
  columns: [
    column('Erstattung Nr.', 'number', ({ refund }) => refund.id),
    column('Nummer', 'text', numberOf),
    column('Filiale Nr.', 'number', ({ branchId }) => branchId),
    column('Veranlasst', 'instant', ({ refund }) => refund.createdAt),
    column('Ausgeführt', 'instant', ({ refund }) => (refund.state === 'done' ? refund.doneAt : null)),
    column('Zustand', 'text', ({ refund }) => texts.refundStates[refund.state]),
    column('Grund', 'text', ({ refund }) => texts.refundReasons[refund.reason]),
    column('Bemerkung', 'text', ({ refund }) => refund.note),
    column('Von', 'text', ({ refund }) => refund.userName),
    column('Zahlungsart', 'text', ({ method }) => texts.payments[method]),
    column('Währung', 'text', ({ refund }) => refund.currency),
    column('Betrag', 'money', ({ refund }) => refund.amountCents),
    column('Zu einem Umsatz', 'yesNo', ({ completedAt }) => completedAt !== null),
  ],
};

const correctionTable: BookTable<ExportedCorrection> = {
  file: 'berichtigungen',
  title: texts.tables.corrections,
  read: correctionRows,
  columns: [
    column('Berichtigung Nr.', 'number', ({ correction }) => correction.id),
    column('Nummer', 'text', numberOf),
    column('Filiale Nr.', 'number', ({ branchId }) => branchId),
    column('Eingetragen', 'instant', ({ correction }) => correction.createdAt),
    column('Art', 'text', ({ correction }) => texts.correctionKinds[correction.kind]),
    column('Grund', 'text', ({ correction }) => correction.reason),
    column('Von', 'text', ({ correction }) => correction.userName),
    column('Zahlungsart', 'text', ({ method }) => texts.payments[method]),
    column('Währung', 'text', ({ currency }) => currency),
    column('Betrag', 'money', ({ correction }) => correction.amountCents),
    column('Steuer', 'money', ({ correction }) =>
      correction.rates.reduce((all, { taxCents }) => all + taxCents, 0),
    ),
    column('Brutto je Satz', 'text', ({ correction }) =>
      correction.rates.map(({ rate, grossCents }) => `${rate}: ${(grossCents / 100).toFixed(2)}`).join(' | '),
    ),
    column('Positionen', 'text', ({ correction }) =>
      correction.lines.map(({ index, amount }) => `${index + 1}: ${amount}`).join(' | '),
    ),
  ],
};

/** One figure of a close: its sums are as many as the day had rates, methods and types. */
interface CloseFigure {
  close: ExportedClose;
  group: string;
  name: string;
  count: number | null;
  cents: number;
  taxCents: number | null;
}

function figuresOf(close: ExportedClose): CloseFigure[] {
  const { sales, positions, rates, methods, modes, refunds, ended } = close.content;
  const figure = (
    group: keyof typeof texts.closeGroups,
    name: string,
    cents: number,
    { count = null, taxCents = null }: Partial<Pick<CloseFigure, 'count' | 'taxCents'>> = {},
  ): CloseFigure => ({ close, group: texts.closeGroups[group], name, cents, count, taxCents });
  return [
    figure('sales', '', sales.cents, sales),
    ...positions.map(({ name, cents }) => figure('positions', texts.position(name), cents)),
    ...rates.map(({ rate, grossCents, taxCents }) =>
      figure('rates', `${formatAmount(rate)} %`, grossCents, { taxCents }),
    ),
    ...methods.map((it) => figure('methods', texts.payments[it.method], it.cents, it)),
    ...methods.flatMap(({ method, roundingCents = 0 }) =>
      roundingCents === 0 ? [] : [figure('rounding', texts.payments[method], roundingCents)],
    ),
    ...modes.map((it) => figure('modes', texts.modes[it.mode], it.cents, it)),
    figure('refunds', '', refunds.cents, refunds),
    ...refunds.methods.map((it) => figure('refunds', texts.payments[it.method], it.cents, it)),
    ...refunds.methods.flatMap(({ method, roundingCents = 0 }) =>
      roundingCents === 0
        ? []
        : [figure('refunds', `${texts.rounding}, ${texts.payments[method]}`, roundingCents)],
    ),
    ...(['rejected', 'canceled', 'failed'] as const).map((how) =>
      figure('ended', texts.states[how], ended[how].cents, ended[how]),
    ),
  ];
}

const closeTable: BookTable<CloseFigure> = {
  file: 'tagesabschluesse',
  title: texts.tables['day-closes'],
  async *read(db, scope) {
    for await (const closes of closeRows(db, scope)) yield closes.flatMap(figuresOf);
  },
  columns: [
    column('Filiale Nr.', 'number', ({ close }) => close.branchId),
    column('Filiale', 'text', ({ close }) => close.content.branch.name),
    column('Abschluss Nr.', 'number', ({ close }) => close.number),
    column('Tag', 'day', ({ close }) => close.day),
    column('Gruppe', 'text', ({ group }) => group),
    column('Was', 'text', ({ name }) => name),
    column('Anzahl', 'number', ({ count }) => count),
    column('Brutto', 'money', ({ cents }) => cents),
    column('Steuer', 'money', ({ taxCents }) => taxCents),
    column('Währung', 'text', ({ close }) => close.content.currency),
    column('Abgeschlossen', 'instant', ({ close }) => close.closedAt),
    column('Von', 'text', ({ close }) => close.userName),
    column('Prüfsumme', 'text', ({ close }) => close.hash),
    column('Prüfsumme davor', 'text', ({ close }) => close.previousHash),
  ],
};

const donationTable: BookTable<DonationSum> = {
  file: 'spenden',
  title: texts.tables.donations,
  read: donationRows,
  columns: [
    column('Empfänger', 'text', ({ donatee }) => donatee),
    column('Bestellungen', 'number', ({ orders }) => orders),
    column('Je Bestellung', 'money', () => DONATION_CENTS),
    column('Summe', 'money', ({ orders }) => orders * DONATION_CENTS),
    column('Währung', 'text', ({ currency }) => currency),
  ],
};

/** Calls what needs to know a table's rows with each of them, whatever they are. */
export interface TableVisitor<T> {
  <Row>(table: BookTable<Row>): T;
}

const TABLES: Record<ExportKind, <T>(visit: TableVisitor<T>) => T> = {
  orders: (visit) => visit(orderTable),
  lines: (visit) => visit(lineTable),
  payments: (visit) => visit(paymentTable),
  refunds: (visit) => visit(refundTable),
  corrections: (visit) => visit(correctionTable),
  'day-closes': (visit) => visit(closeTable),
  donations: (visit) => visit(donationTable),
};

/** Calls a function with the table of a kind. */
export const withTable = <T>(kind: ExportKind, visit: TableVisitor<T>): T => TABLES[kind](visit);
