/** A cell of a table that leaves the shop. Text may be what a customer typed in. */
export type CsvCell = string | number | null;

const SEPARATOR = ';';
/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF';
/** With these a spreadsheet takes a cell for a formula, and carries it out. */
const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

function written(cell: CsvCell): string {
  if (cell === null) return '';
  // A number is the shop's own, also when it begins with a minus.
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A table as a file of that kind. */
export const csvFile = (rows: readonly (readonly CsvCell[])[]) =>
  new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' });

/** A table as German spreadsheets open it: semicolons, commas in numbers, and no cell that could be a formula. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BOM + rows.map((row) => `${row.map(written).join(SEPARATOR)}\r\n`).join('');
}

/** Hands something to whoever sits at the browser, as a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers fetch it only after this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
