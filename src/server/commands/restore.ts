/** `npm run restore -- FILE [--replace]`: brings back what a backup holds. The shop must not run. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { copiesOf } from '../media/drawing.ts';
import { checkBackup } from '../platform/backup/read-backup.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { limitNewFiles } from '../platform/data-folder.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { BACKUP_PROBLEMS, FILL_PROBLEMS, sayCounts, sayFiles } from './backup-words.ts';
import { quit } from './with-database.ts';

const USAGE = 'Aufruf: npm run restore -- DATEI [--replace]';
const NOT_EMPTY =
  'Es gibt hier schon einen eigenen Shop oder Bestellungen. Mit --replace wird alles durch die Sicherung ersetzt. Nichts wurde geändert.';

const { file, replace } = readArguments();
const read = readConfig();
if (!read.ok) quit(read.problems.join('\n'));
limitNewFiles(false);
const { config } = read;

const checked = await checkBackup(file, config.backupKey);
if (!checked.ok) quit(`${BACKUP_PROBLEMS[checked.code]} Nichts wurde geändert.`);
// Without a migration: the existing data may be newer, and is replaced.
const opened = await openDatabase({ ...config, migrations: null });
if (!opened.ok) quit(opened.message);
const storage = await openStorage(join(config.dataDir, 'images'), config.s3);
const accepts = replace ? 'anything' : 'demo';
try {
  const restored = await restoreBackup({ db: opened.db, storage, smallCopies: copiesOf, accepts }, checked);
  await opened.close();
  if (!restored.ok)
    quit(restored.code === 'notEmpty' ? NOT_EMPTY : `${FILL_PROBLEMS[restored.code]} Nichts wurde geändert.`);
  // These pages show the shop that was replaced; the next start renders them again.
  await rm(join(config.dataDir, 'site'), { recursive: true, force: true });
  const at = new Date(checked.contents.at).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' });
  process.stdout.write(
    `Zurückgespielt, Stand ${at}: ${sayCounts(restored.counts)}; ${sayFiles(checked.contents.files)}.\n`,
  );
  process.exit(0);
} catch (error) {
  await opened.close();
  quit(`Das Zurückspielen ist gescheitert: ${error instanceof Error ? error.message : String(error)}`);
}

function readArguments(): { file: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [path] = positionals;
    return path === undefined ? quit(USAGE) : { file: path, replace: values.replace };
  } catch {
    return quit(USAGE);
  }
}
