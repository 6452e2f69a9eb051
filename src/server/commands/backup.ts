/** `npm run backup -- FILE`: everything of the shop in one file, while it runs or not. BACKUP_KEY encrypts it. */
import { join, resolve } from 'node:path';
import { readConfig, type ServerConfig } from '../config.ts';
import { listStoredFiles } from '../media/queries/uploads.ts';
import { askForBackup } from '../platform/backup/backup-requests.ts';
import { openSealed } from '../platform/backup/backup-format.ts';
import { storeBackup, writeBackup, type WrittenBackup } from '../platform/backup/write-backup.ts';
import { limitNewFiles } from '../platform/data-folder.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { sayCounts, sayFiles } from './backup-words.ts';
import { quit } from './with-database.ts';

const [file] = process.argv.slice(2);
if (file === undefined) quit('Aufruf: npm run backup -- DATEI');
const read = readConfig();
if (!read.ok) quit(read.problems.join('\n'));
limitNewFiles(false);

const written = await backUp(read.config, resolve(file)).catch((error: Error) =>
  quit(`Die Sicherung ist gescheitert: ${error.message}`),
);
process.stdout.write(
  `Gesichert und geprüft: ${sayCounts(written.tables)}; ${sayFiles(written.files)}; ${Math.ceil(written.size / 1024).toLocaleString('de-DE')} kB${read.config.backupKey === null ? ', nicht verschlüsselt' : ', verschlüsselt'}.\n`,
);
if (written.missing.length > 0)
  process.stderr.write(
    `Nicht mehr vorhanden: ${sayFiles(written.missing.length)}, z. B. ${written.missing[0]}.\n`,
  );
process.exit(0);

async function backUp(config: ServerConfig, path: string): Promise<WrittenBackup> {
  // As it is: a backup before an update must not begin with the update.
  const opened = await openDatabase({ ...config, migrations: null });
  if (!opened.ok) return opened.isHeld ? backUpRunning(config, path) : quit(opened.message);
  const storage = await openStorage(join(config.dataDir, 'images'), config.s3);
  const source = { db: opened.db, storage, listFiles: listStoredFiles, now: Date.now };
  try {
    return await writeBackup(source, path, config.backupKey);
  } finally {
    await opened.close();
  }
}

/** The embedded database of a running server, which makes the backup itself. */
async function backUpRunning({ dataDir, backupKey }: ServerConfig, path: string): Promise<WrittenBackup> {
  const asked = await askForBackup(dataDir);
  if (!asked.ok)
    return quit(
      asked.reason === null
        ? `Der Datenordner ${dataDir} wird benutzt, aber kein laufender Server hat geantwortet.`
        : `Der laufende Server konnte die Sicherung nicht anlegen: ${asked.reason}`,
    );
  try {
    const plain = await openSealed(asked.path, null);
    if (!plain.ok) throw new Error(plain.code);
    return { ...(await storeBackup(plain.read(), path, backupKey)), missing: [] };
  } finally {
    await asked.remove();
  }
}
