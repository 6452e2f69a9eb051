import type { ExportFormat } from '../../../lib/contract/books.ts';

/** How a column is written: `money` is in cents, `instant` in the shop's zone, `number` as it is. */
export type ColumnKind = 'text' | 'money' | 'number' | 'day' | 'instant' | 'yesNo';

/** A documented column of an export (docs/books.md). */
export interface Column<Row> {
  /** As the head of the file names it. */
  name: string;
  kind: ColumnKind;
  of: (row: Row) => string | number | boolean | Date | null;
}

/** What distinguishes the two forms of a file. */
const FORMATS = {
  // Excel takes a file for UTF-8 only with a byte order mark, and splits it at semicolons where the decimal sign is a comma.
  excel: { mark: '\uFEFF', separator: ';', decimal: ',' },
  plain: { mark: '', separator: ',', decimal: '.' },
} as const satisfies Record<ExportFormat, unknown>;

const LINE_END = '\r\n';

/** Writes rows of a table in a form, in the shop's time zone. */
export function createCsv<Row>(columns: readonly Column<Row>[], format: ExportFormat, zone: string) {
  const { mark, separator, decimal } = FORMATS[format];
  const clock = instantFormat(zone);
  const line = (cells: readonly string[]) => cells.join(separator) + LINE_END;

  function cell({ kind, of }: Column<Row>, row: Row): string {
    const value = of(row);
    if (value === null) return '';
    if (value instanceof Date) return clock(value);
    if (typeof value === 'boolean') return value ? 'ja' : 'nein';
    if (typeof value === 'number')
      return (kind === 'money' ? (value / 100).toFixed(2) : String(value)).replace('.', decimal);
    return kind === 'day' ? value : quoted(value);
  }

  return {
    head: mark + line(columns.map(({ name }) => quoted(name))),
    row: (row: Row) => line(columns.map((column) => cell(column, row))),
  };
}

/** What a spreadsheet would run as a formula begins with one of these. */
const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** Text in quotes; what a spreadsheet would run gets an apostrophe in front, which shows that it is text. */
function quoted(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** `2026-11-25 18:30:00`: a form that Excel, databases and people read alike. */
function instantFormat(zone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (at) => format.format(at);
}
