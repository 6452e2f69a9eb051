import { csvFile, saveFile } from './files.ts';

/** Tables as files: CSV and Excel. Both libraries load with the first file. */

const EXCEL = /\.xlsx$/i;

/** The rows of a CSV file, or of an Excel file's first sheet, as text. Fails if it is neither. */
export async function readTableFile(file: File): Promise<string[][]> {
  const content = await file.arrayBuffer();
  if (EXCEL.test(file.name)) {
    const { readSheet } = await import('read-excel-file/universal');
    const rows = await readSheet(content);
    return rows.map((row) => row.map(cellText));
  }
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(textOf(content), { delimitersToGuess: [';', ',', '\t', '|'] });
  // As our own files have what looks like a formula.
  return data.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')));
}

function cellText(cell: unknown): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nein';
  return typeof cell === 'string' ? cell : '';
}

/** Older programs do not write UTF-8. */
function textOf(content: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

const WIDE = 40;
const NARROW = 14;

/** Saves rows as a file that can be read again; the first row has the titles. */
export async function saveTableFile(
  rows: readonly string[][],
  kind: 'csv' | 'xlsx',
  name: string,
): Promise<void> {
  if (kind === 'csv') return saveFile(csvFile(rows), `${name}.csv`);
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const [titles = [], ...lines] = rows;
  const sheet = [
    titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...lines.map((line) => line.map((value) => ({ value, type: String }))),
  ];
  const columns = titles.map((_, at) => ({ width: at === 1 || at === 3 ? WIDE : NARROW }));
  saveFile(await writeExcelFile(sheet, { columns, stickyRowsCount: 1 }).toBlob(), `${name}.xlsx`);
}
