import { expect, test } from 'vitest';
import { toCsv } from '../../../src/backoffice/data/files.ts';
import { tableRows, type Report } from '../../../src/backoffice/statistics/report.ts';
import {
  outcomesReport,
  ratingsReport,
  dailyReport,
  itemsReport,
  turnoverReport,
} from '../../../src/backoffice/statistics/reports/totals-and-outcomes.ts';
import { paymentsReport, productsReport } from '../../../src/backoffice/statistics/reports/shares.ts';
import type { DailyReport, Ratings, SuccessfulOrders } from '../../../src/lib/contract/statistics.ts';

const PERIOD = { from: '2026-11-22', to: '2026-11-23' };
const BEFORE = { from: '2026-11-20', to: '2026-11-21' };
const ENDS = { completed: 3, open: 1, unpaid: 0, rejected: 1, canceled: 0, failed: 0, refunded: 0 };

/** A report's file, line by line. */
const linesOf = ({ table }: Report) => toCsv(tableRows(table, 'EUR')).slice(1, -2).split('\r\n');

test('the file of a daily report has orders and items, with the unit of each row', () => {
  const now: DailyReport = {
    ...PERIOD,
    ...ENDS,
    orders: 4,
    items: 12.5,
    turnover: 126.4,
    net: 110,
    tax: 16.4,
    delivery: 3.5,
    taxes: [{ rate: 7, gross: 126.4, net: 110, tax: 16.4 }],
    paymentMethods: [{ paymentMethod: 'cash', orders: 4, turnover: 126.4, share: 1 }],
    deliveryMethods: [{ mode: 'dineIn', orders: 4, turnover: 126.4, share: 1 }],
  };
  const before: DailyReport = { ...now, ...BEFORE, orders: 5, items: 10, turnover: 63.2, taxes: [] };
  expect(linesOf(dailyReport({ now, before }))).toEqual([
    'Wert;Zeitraum;Davor;Änderung (%)',
    'Umsatz (EUR);126,4;63,2;100',
    'Bestellungen;4;5;-20',
    'Artikel;12,5;10;25',
    'Netto (EUR);110;110;0',
    'Mehrwertsteuer (EUR);16,4;16,4;0',
    'Lieferkosten (EUR);3,5;3,5;0',
    'Netto zu 7 % (EUR);110;0;',
    'Mehrwertsteuer 7 % (EUR);16,4;0;',
    'Umsatz Barzahlung (EUR);126,4;126,4;0',
    'Umsatz Dine In (EUR);126,4;126,4;0',
  ]);
});

test('the file of the ratings has the averages of the four questions', () => {
  const now: Ratings = {
    ...PERIOD,
    ratings: 3,
    rating: 3.67,
    foodRating: 4,
    serviceRating: 2.5,
    processRating: 5,
    stars: [1, 2, 3, 4, 5].map((rating) => ({ rating, ratings: rating > 2 ? 1 : 0 })),
  };
  const nothing = { rating: null, foodRating: null, serviceRating: null, processRating: null };
  const before: Ratings = { ...now, ...BEFORE, ...nothing, ratings: 0, stars: [] };
  expect(linesOf(ratingsReport({ now, before }))).toEqual([
    'Wert;Zeitraum;Davor;Änderung (%)',
    'Bewertungen;3;0;',
    'Gesamt, Schnitt (Sterne);3,67;;',
    'Qualität des Foods, Schnitt (Sterne);4;;',
    'Service, Schnitt (Sterne);2,5;;',
    'Bestellvorgang, Schnitt (Sterne);5;;',
    '1 Stern;0;0;',
    '2 Sterne;0;0;',
    '3 Sterne;1;0;',
    '4 Sterne;1;0;',
    '5 Sterne;1;0;',
  ]);
});

test('the file of outcomes ends with the share of completed orders', () => {
  const now: SuccessfulOrders = { ...PERIOD, ...ENDS, orders: 5, share: 0.75 };
  const before: SuccessfulOrders = { ...now, ...BEFORE, share: 0.5 };
  const lines = linesOf(outcomesReport({ now, before }));
  expect(lines[0]).toBe('Ausgang;Zeitraum;Davor;Änderung (%)');
  expect(lines[1]).toBe('Abgeschlossen;3;3;0');
  expect(lines.at(-1)).toBe('Abgeschlossen von allen beendeten (%);75;50;50');
});

test('days end with their sum and the average order, in the unit of their heading', () => {
  const days = [
    { day: '2026-11-22', turnover: 100, items: 4 },
    { day: '2026-11-23', turnover: 20, items: 5 },
  ];
  const now = { ...PERIOD, orders: 4, turnover: 120, items: 9, days };
  const before = { ...BEFORE, orders: 0, turnover: 0, items: 0, average: null, days: [] };
  expect(linesOf(turnoverReport({ now: { ...now, average: 30 }, before }))).toEqual([
    'Tag;Zeitraum (EUR);Davor (EUR);Änderung (%)',
    'So, 22.11.2026;100;;',
    'Mo, 23.11.2026;20;;',
    'Summe;120;0;',
    'Schnitt je Bestellung;30;;',
  ]);
  expect(linesOf(itemsReport({ now: { ...now, average: 2.25 }, before })).slice(-2)).toEqual([
    'Summe;9;0;',
    'Artikel je Bestellung;2,25;;',
  ]);
});

test('a count stands beside its earlier value, under a heading that is clear on its own', () => {
  const tally = { paymentMethod: 'cash', orders: 3, turnover: 89.5, share: 0.6 } as const;
  const payments = {
    now: { ...PERIOD, paymentMethods: [tally] },
    before: { ...BEFORE, paymentMethods: [{ ...tally, orders: 2 }] },
  };
  expect(linesOf(paymentsReport(payments))).toEqual([
    'Zahlungsart;Bestellungen;Bestellungen davor;Änderung (%);Umsatz (EUR);Anteil (%)',
    'Barzahlung;3;2;50;89,5;60',
  ]);
});

test('a product named like a formula is none in the file', () => {
  const products = [{ name: '=1+1', orders: 1, items: 2, turnover: 9.9 }];
  expect(
    linesOf(productsReport({ now: { ...PERIOD, products }, before: { ...BEFORE, products: [] } })),
  ).toEqual(['Produkt;Artikel;Artikel davor;Änderung (%);Bestellungen;Umsatz (EUR)', `"'=1+1";2;;;1;9,9`]);
});
