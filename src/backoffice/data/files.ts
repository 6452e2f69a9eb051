/** Downloads a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later, since some browsers read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A cell of an exported table. Text may come from customers. */
export type CsvCell = string | number | null;

const SEPARATOR = ';';
/** Marks the file as UTF-8 for spreadsheets. */
const BOM = '\uFEFF';
/** Prefixes that make spreadsheets execute a cell as a formula. */
const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

function written(cell: CsvCell): string {
  if (cell === null) return '';
  // Numbers are the shop's own, even negative ones.
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A table as a CSV file. */
export const csvFile = (rows: readonly (readonly CsvCell[])[]) =>
  new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' });

/** A table as CSV for German spreadsheets: semicolons, decimal commas, and no cell that could be a formula. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BOM + rows.map((row) => `${row.map(written).join(SEPARATOR)}\r\n`).join('');
}
