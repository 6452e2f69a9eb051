import { createHash } from 'node:crypto';
import { EXPORT_KINDS } from '../../../lib/contract/books.ts';
import type { Database } from '../../platform/database/database.ts';
import { TAR_END, tarEntry } from '../../platform/backup/backup-format.ts';
import type { ExportScope } from '../queries/export-rows.ts';
import { createCsv, type Column } from './csv.ts';
import { withTable, type BookTable } from './tables.ts';

/** A file of a table in the archive, for its description. */
interface Described {
  file: string;
  title: string;
  columns: readonly Column<never>[];
}

/** Rows per file: a few megabytes, so that the memory stays flat whatever the period. */
const ROWS_PER_FILE = 20_000;

interface ArchiveTerms {
  db: Database;
  scope: ExportScope;
  zone: string;
  shopName: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * A tar of all tables with their description in `index.xml` (Beschreibungsstandard of the GDPdU, as auditors' software reads it) and the
 * SHA-256 of every file in `sha256.txt`.
 */
export async function* archiveOf({ db, scope, zone, shopName, now }: ArchiveTerms): AsyncGenerator<Buffer> {
  const described: Described[] = [];
  const sums: string[] = [];
  const entry = (name: string, content: string) => {
    const bytes = Buffer.from(content);
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
    return tarEntry({ name, bytes }, now);
  };
  for (const kind of EXPORT_KINDS)
    yield* withTable(kind, async function* <Row>(table: BookTable<Row>) {
      let part = 0;
      for await (const content of filesOf(table)) {
        const file = `${table.file}-${String(++part).padStart(4, '0')}.csv`;
        described.push({
          file,
          title: part === 1 ? table.title : `${table.title} (${part})`,
          columns: table.columns,
        });
        yield entry(file, content);
      }
    });
  yield entry('index.xml', indexOf(described, shopName, scope));
  yield tarEntry({ name: 'sha256.txt', bytes: Buffer.from(sums.join('')) }, now);
  yield TAR_END;

  /** A table's rows in files, each with its head; an empty table is one file. */
  async function* filesOf<Row>(table: BookTable<Row>): AsyncGenerator<string> {
    const csv = createCsv(table.columns, 'excel', zone);
    // The description says that the text is UTF-8, and software for auditors stumbles over the mark.
    const head = csv.head.replace(/^\uFEFF/, '');
    let [lines, files] = [[head], 0];
    for await (const rows of table.read(db, scope))
      for (const row of rows) {
        lines.push(csv.row(row));
        if (lines.length <= ROWS_PER_FILE) continue;
        yield lines.join('');
        [lines, files] = [[head], files + 1];
      }
    if (files === 0 || lines.length > 1) yield lines.join('');
  }
}

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const TYPES = {
  text: '<AlphaNumeric/>',
  yesNo: '<AlphaNumeric/>',
  instant: '<AlphaNumeric/>',
  day: '<Date><Format>YYYY-MM-DD</Format></Date>',
  money: '<Numeric><Accuracy>2</Accuracy></Numeric>',
  number: '<Numeric><Accuracy>6</Accuracy></Numeric>',
} as const;

function tableXml({ file, title, columns }: Described): string {
  const fields = columns.map(
    ({ name, kind }) => `<VariableColumn><Name>${xml(name)}</Name>${TYPES[kind]}</VariableColumn>`,
  );
  return `    <Table>
      <URL>${file}</URL>
      <Name>${xml(title)}</Name>
      <UTF8/>
      <DecimalSymbol>,</DecimalSymbol>
      <DigitGroupingSymbol>.</DigitGroupingSymbol>
      <Range><From>2</From></Range>
      <VariableLength>
        <ColumnDelimiter>;</ColumnDelimiter>
        <RecordDelimiter>&#13;&#10;</RecordDelimiter>
        <TextEncapsulator>&quot;</TextEncapsulator>
        ${fields.join('\n        ')}
      </VariableLength>
    </Table>`;
}

const indexOf = (tables: readonly Described[], shopName: string, { from, to }: ExportScope) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE DataSet SYSTEM "gdpdu-01-09-2004.dtd">
<DataSet>
  <Version>1.0</Version>
  <DataSupplier>
    <Name>${xml(shopName)}</Name>
    <Location></Location>
    <Comment>Bestellungen ${from} bis ${to}</Comment>
  </DataSupplier>
  <Media>
    <Name>Bestellbar</Name>
${tables.map(tableXml).join('\n')}
  </Media>
</DataSet>
`;
