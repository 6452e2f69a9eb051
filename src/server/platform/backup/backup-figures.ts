import type { FigureSource } from '../figures.ts';
import type { Nightly } from './nightly-backups.ts';

/** When the last backup was made; nothing if no nightly ones are set up. */
export function backupFigures(
  nightly: Pick<Nightly, 'last'> | null,
): FigureSource<'bestellbar_last_backup_timestamp_seconds'> {
  return {
    subject: 'backups',
    figures: {
      bestellbar_last_backup_timestamp_seconds: {
        help: 'When the last nightly backup was begun, in seconds since 1970; 0: there is none',
        labels: [],
      },
    },
    async read() {
      const values = nightly ? [{ value: ((await nightly.last()) ?? 0) / 1000 }] : [];
      return { bestellbar_last_backup_timestamp_seconds: values };
    },
  };
}
