import { join } from 'node:path';
import type { OpenDatabase } from './platform/database/open-database.ts';
import { answerBackupRequests } from './platform/backup/backup-requests.ts';
import { type Nightly, createNightlyBackups } from './platform/backup/nightly-backups.ts';
import type { WriteTo, BackupTarget } from './platform/backup/backup-target.ts';
import { scheduleSentMailCleanup } from './messages/send-message.ts';
import { scheduleCounting } from './statistics/going-together.ts';
import { scheduleDayCloses } from './books/nightly-closes.ts';
import { scheduleStatistics } from './statistics/statistics.ts';
import { scheduleVisits, type Visits } from './statistics/visits.ts';
import { scheduleTidying } from './platform/async/repeat.ts';
import { scheduleRetention } from './privacy/retention.ts';
import { scheduleUploadCleanup } from './media/uploads.ts';
import { scheduleAttendance, type Attendance } from './orders/attendance.ts';
import { scheduleHoldCleanup } from './orders/slots/holds.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Telemetry } from './platform/telemetry.ts';
import { scheduleRestocking } from './shop/sold-out.ts';
import { scheduleStock } from './shop/stock.ts';
import type { ShopCache } from './shop/shop-cache.ts';
import type { EditShop } from './shop/edit-shop.ts';
import type { ServerConfig } from './config.ts';
import { listStoredFiles } from './media/queries/uploads.ts';
import { openBackupTarget } from './platform/backup/open-target.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import type { Database } from './platform/database/database.ts';
import type { Notices } from './platform/database/notices.ts';

interface Dependencies {
  opened: OpenDatabase;
  dataDir: string;
  storage: Storage;
  /** null: none are set up. */
  nightly: Nightly | null;
  /** Makes a backup that another process asked for. */
  writeBackup: WriteTo;
  shopCache: Pick<ShopCache, 'read' | 'changeOf'>;
  notices: Pick<Notices, 'listen'>;
  /** The shop's time zone; null: there is no shop yet. */
  zone: () => Promise<string | null>;
  editShop: EditShop;
  attendance: Attendance;
  visits: Visits;
  telemetry: Telemetry;
}

/** Runs the shop's periodic jobs. Returns how to stop, which waits for running ones. */
export function openUpkeep({
  opened,
  dataDir,
  storage,
  nightly,
  writeBackup,
  shopCache,
  notices,
  zone,
  editShop,
  attendance,
  visits,
  telemetry,
}: Dependencies): () => Promise<void> {
  const { db, tidy } = opened;
  const { read } = shopCache;
  const telling = (what: string) => ({
    now: Date.now,
    report: (error: unknown) => telemetry.log.error({ err: error }, what),
  });
  const ends = [
    scheduleStatistics(db, telling('statistics were not brought up to date')),
    scheduleCounting({ db, read, edits: editShop }, zone, telling('what is ordered most was not counted')),
    scheduleDayCloses(db, read, telling('days were not closed')),
    scheduleUploadCleanup(db, storage, telling('uploads were not cleared away')),
    scheduleHoldCleanup(db, telling('ended holds were not cleared away')),
    scheduleSentMailCleanup(db, telling('old mails were not cleared away')),
    scheduleRetention({ db, storage }, read, {
      ...telling('personal data past its time was not removed'),
      note: (removed) => telemetry.log.info({ removed }, 'personal data past its time was removed'),
    }),
    scheduleVisits(visits, telling('visits were not counted')),
    scheduleAttendance(attendance, telling('who attends the branches was not checked')),
    scheduleRestocking(read, editShop, telling('what was out was not brought back')),
    scheduleStock({ db, shopCache, notices }, telling('what is left was not brought up to date')),
    ...(nightly ? [nightly.start()] : []),
    ...(tidy
      ? [
          scheduleTidying(tidy, zone, telling('the database was not tidied up')),
          // Nobody else can open the embedded database meanwhile.
          answerBackupRequests(dataDir, writeBackup, telling('a backup was not made')),
        ]
      : []),
  ];
  return async () => {
    for (const end of ends) await end();
  };
}

interface BackupParts {
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
export function openBackups({ config, db, storage, zone, log }: BackupParts): Backups {
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
