import type { BackupProblem } from '../platform/backup/read-backup.ts';
import type { FillProblem, MovedTable } from '../platform/backup/restore-backup.ts';
import type { RowCounts } from '../platform/backup/read-rows.ts';

/** Why a backup cannot be used. */
export const BACKUP_PROBLEMS: Record<BackupProblem, string> = {
  notThere: 'Die Datei ist nicht zu lesen.',
  noKey: 'Die Sicherung ist verschlüsselt: Bitte BACKUP_KEY setzen.',
  wrongKey: 'Die Sicherung ist mit einem anderen BACKUP_KEY verschlüsselt.',
  damaged: 'Die Datei ist beschädigt oder keine Sicherung von Bestellbar.',
};

/** Why a database is not filled. */
export const FILL_PROBLEMS: Record<Exclude<FillProblem, 'notEmpty'>, string> = {
  newer: 'Die Daten stammen von einem neueren Bestellbar. Bitte dessen Version oder eine spätere verwenden.',
  foreign: 'In der Datenbank liegen Tabellen eines anderen Programms. Bitte eine eigene Datenbank anlegen.',
  forbidden:
    'Der Benutzer der Datenbank darf in ihr keine Tabellen anlegen oder ersetzen. Am einfachsten gehört ihm die Datenbank: CREATE DATABASE … OWNER ….',
  inUse:
    'Die Datenbank wird gerade benutzt. Bitte zuerst alle Server und Programme beenden, die mit ihr verbunden sind.',
};

const COUNTED: readonly [table: string, one: string, many: string][] = [
  ['public.orders', 'Bestellung', 'Bestellungen'],
  ['public.products', 'Produkt', 'Produkte'],
  ['public.branches', 'Filiale', 'Filialen'],
  ['public.users', 'Konto', 'Konten'],
];

/** `12 Bestellungen, 40 Produkte, …, 3.210 Zeilen in 60 Tabellen`. */
export function sayCounts(counts: RowCounts): string {
  const number = (value: number) => value.toLocaleString('de-DE');
  const named = COUNTED.map(([table, one, many]) => {
    const count = counts[table] ?? 0;
    return `${number(count)} ${count === 1 ? one : many}`;
  });
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `${named.join(', ')}; zusammen ${number(rows)} Zeilen in ${Object.keys(counts).length} Tabellen`;
}

/** `1 Datei`, `2 Dateien`. */
export const sayFiles = (count: number) =>
  count === 1 ? '1 Datei' : `${count.toLocaleString('de-DE')} Dateien`;

/** The tables that have rows as lines: name, rows here, rows there. */
export function sayTables(tables: readonly MovedTable[]): string {
  const filled = tables.filter(({ here, there }) => here + there > 0);
  const sum = (side: 'here' | 'there') => tables.reduce((total, table) => total + table[side], 0);
  const number = (value: number) => value.toLocaleString('de-DE');
  const rows = [
    ['Tabelle', 'hier', 'dort'],
    ...filled.map(({ table, here, there }) => [table.replace('public.', ''), number(here), number(there)]),
    ['zusammen', number(sum('here')), number(sum('there'))],
  ] as [string, string, string][];
  const widest = (column: 0 | 1 | 2) => Math.max(...rows.map((row) => row[column].length));
  const [name, here, there] = [widest(0), widest(1), widest(2)];
  const lines = rows.map(
    (row) => `${row[0].padEnd(name)}  ${row[1].padStart(here)}  ${row[2].padStart(there)}`,
  );
  return [...lines, `Dazu ${tables.length - filled.length} leere Tabellen.`].join('\n');
}
