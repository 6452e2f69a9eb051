import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../src/backoffice/data/files.ts';

const lineOf = (cell: string | number | null) => toCsv([[cell]]).slice(1, -2);

test('a file opens in German spreadsheets: BOM, semicolons, decimal commas', () => {
  expect(
    toCsv([
      ['Tag', 'Umsatz (EUR)'],
      ['Mo, 16.11.2026', 1234.5],
      ['Di', null],
    ]),
  ).toBe('\uFEFFTag;Umsatz (EUR)\r\nMo, 16.11.2026;1234,5\r\nDi;\r\n');
});

test.each(['=HYPERLINK("http://x")', '+49170', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '＝1'])(
  'a customer’s %j is no formula in a file',
  (typed) => {
    expect(lineOf(typed)).toBe(`"'${typed.replaceAll('"', '""')}"`);
  },
);

test("the shop's own numbers stay numbers, even negative ones", () => {
  expect(lineOf(-12.5)).toBe('-12,5');
});

test('text with semicolons, quotes and line breaks stays in one cell', () => {
  expect(lineOf('gut; "sehr" gut\nwirklich')).toBe('"gut; ""sehr"" gut\nwirklich"');
});

test('no text can begin a cell with a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(lineOf(text).replace(/^"/, '')).not.toMatch(/^[\s]*[=+\-@]|^[\t\r]/);
    }),
  );
});
