/** `npm run move -- DATABASE_URL`: copies everything from the embedded database into a PostgreSQL. The shop must not run. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { moveDatabase } from '../platform/backup/restore-backup.ts';
import { limitNewFiles } from '../platform/data-folder.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { FILL_PROBLEMS, sayTables } from './backup-words.ts';
import { quit } from './with-database.ts';

const USAGE = 'Aufruf: npm run move -- DATABASE_URL';
const NOT_EMPTY =
  'In diesem PostgreSQL gibt es schon einen eigenen Shop oder Bestellungen. Bitte eine leere Datenbank nehmen. Nichts wurde geändert.';

const [url] = process.argv.slice(2);
const read = readConfig(undefined, url === undefined ? {} : { DATABASE_URL: url });
if (!read.ok) quit(read.problems.join('\n'));
const { dataDir, databaseUrl } = read.config;
if (databaseUrl === null) quit(USAGE);
const cluster = join(dataDir, 'postgres');
await stat(cluster).catch(() => quit(`In ${dataDir} liegt keine eingebaute Datenbank.`));
limitNewFiles(false);

// As they are: neither is migrated before everything is known to fit.
const from = await openDatabase({ dataDir, databaseUrl: null, migrations: null });
if (!from.ok) quit(from.message);
const to = await openDatabase({ dataDir, databaseUrl, migrations: null });
if (!to.ok) {
  await from.close();
  quit(to.message);
}
const moved = await moveDatabase({ from: from.db, to: to.db }).catch((error: Error) => error);
await from.close();
await to.close();
if (moved instanceof Error) quit(`Der Umzug ist gescheitert: ${moved.message}. Nichts wurde geändert.`);
if (!moved.ok)
  quit(moved.code === 'notEmpty' ? NOT_EMPTY : `${FILL_PROBLEMS[moved.code]} Nichts wurde geändert.`);
process.stdout.write(`${sayTables(moved.tables)}

Alle Zeilen sind im PostgreSQL angekommen. Die eingebaute Datenbank in ${cluster} ist unverändert.
Als Nächstes: DATABASE_URL setzen, DATA_DIR so lassen (dort liegen Bilder und Dateien) und den Server starten.
Ohne DATABASE_URL würde er mit der alten Datenbank starten: Bitte löschen, sobald alles läuft und gesichert ist.
`);
process.exit(0);
