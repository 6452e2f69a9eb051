import { join } from 'node:path';
import type { ServerConfig } from './config.ts';
import { listStoredFiles } from './media/queries/stored-files.ts';
import type { BackupTarget, WriteTo } from './platform/backup/backup-target.ts';
import { openBackupTarget } from './platform/backup/open-target.ts';
import { createNightlyBackups, type Nightly } from './platform/backup/nightly-backups.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import type { Database } from './platform/database/database.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Telemetry } from './platform/telemetry.ts';

interface Dependencies {
  config: Pick<ServerConfig, 'nightlyBackups' | 'backupKey' | 'dataDir'>;
  db: Database;
  storage: Storage;
  /** The shop's time zone; null: there is no shop yet. */
  zone: () => Promise<string | null>;
  log: Telemetry['log'];
}

interface Backups {
  /** null: none are set up. */
  nightly: Nightly | null;
  /** A backup for another process, which encrypts it. */
  writeAsked: WriteTo;
}

/** The backups that a running server makes. */
export function openBackups({ config, db, storage, zone, log }: Dependencies): Backups {
  const source = { db, storage, listFiles: listStoredFiles, now: Date.now };
  const writeAsked: WriteTo = (path) => writeBackup(source, path, null);
  if (!config.nightlyBackups) return { nightly: null, writeAsked };
  const { place, keep, hour } = config.nightlyBackups;
  let target: Promise<BackupTarget> | null = null;
  const nightly = createNightlyBackups({
    db,
    target: () => (target ??= openBackupTarget(place, join(config.dataDir, 'backup-upload'))),
    placeName: 'folder' in place ? place.folder : place.bucket.bucket,
    keep,
    hour,
    isEncrypted: config.backupKey !== null,
    write: (path, signal) => writeBackup({ ...source, signal }, path, config.backupKey),
    zone,
    now: Date.now,
    report: (error) => log.error({ err: error }, 'the nightly backup was not made'),
    note: (made) => log.info(made, 'a backup was made'),
  });
  return { nightly, writeAsked };
}
