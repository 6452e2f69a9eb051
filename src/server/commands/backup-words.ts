import type { BackupProblem } from '../platform/backup/read-backup.ts';
import type { FillProblem } from '../platform/backup/restore-backup.ts';
import type { RowCounts } from '../platform/backup/write-rows.ts';

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
