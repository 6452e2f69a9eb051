import type { BackupTrouble } from '../../../lib/contract/stored-data.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import { LOCALE } from '../../../lib/domain/words/en/locale.ts';
import type * as german from '../texts.ts';

const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

const TROUBLES: Record<BackupTrouble, string> = {
  full: 'There is no space left where backups are kept.',
  refused: 'The place where backups are kept can’t be read or written to.',
  away: 'The place where backups are kept can’t be reached.',
  other: 'The backup failed.',
};

/** Words of nightly backups. */
export const backupTexts: Words<typeof german.backupTexts> = {
  title: 'Backups',
  intro: 'A backup contains everything: orders, shop, accounts, logs, images and customers’ files.',
  loadFailed: 'The state of the backups could not be loaded',
  notSetUp: 'Nightly backups are not set up.',
  howToSetUp:
    'To turn them on, the server’s operator sets BACKUP_DIR (a folder) or BACKUP_S3_BUCKET (a bucket). “npm run backup -- FILE” makes a single backup.',
  running: 'A backup is running…',
  last: (at) => `Last backup: ${at}.`,
  overdue: (at) => `The last backup is too old: it was made on ${at}.`,
  never: 'There is no backup yet.',
  overdueHint: 'Please tell the person who runs the server.',
  indicator: 'Backup missing',
  trouble: (trouble) => TROUBLES[trouble],
  failedAt: (at) => `Tried on ${at}. We try again every ten minutes.`,
  setUp: ({ place, hour, keep, isEncrypted }) => [
    ['When', `every day at ${String(hour).padStart(2, '0')}:00`],
    ['Where', place],
    ['Kept', keep === 1 ? 'the latest one' : `the latest ${keep}`],
    ['Encrypted', isEncrypted ? 'yes' : 'no (BACKUP_KEY is not set)'],
  ],
  kept: 'Available backups',
  columns: { at: 'Time', size: 'Size' },
  restore: 'The server’s operator restores one with “npm run restore -- FILE”.',
  size: (bytes) =>
    bytes < 1e6
      ? `${Math.ceil(bytes / 1e3)} kB`
      : bytes < 1e9
        ? `${number.format(bytes / 1e6)} MB`
        : `${number.format(bytes / 1e9)} GB`,
};
