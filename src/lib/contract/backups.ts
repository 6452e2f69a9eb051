import { z } from 'zod';
import { Instant } from './fields.ts';

/** Why a nightly backup failed: no space left; the place refuses to be written to; it cannot be reached; something else. */
const BackupTrouble = z.enum(['full', 'refused', 'away', 'other']);
export type BackupTrouble = z.output<typeof BackupTrouble>;

/** Nightly backups as the asked process knows them. */
export const NightlyBackups = z
  .object({
    place: z.string().meta({ description: 'The folder, or the name of the bucket' }),
    /** On the shop's clock. */
    hour: z.int().min(0).max(23),
    /** How many are kept. */
    keep: z.int().min(1),
    isEncrypted: z.boolean(),
    isRunning: z.boolean(),
    isOverdue: z.boolean().meta({ description: 'None, or none in the last 26 hours' }),
    /** Newest first; null: the place cannot be read. */
    backups: z.array(z.object({ at: Instant, size: z.int().min(0) })).nullable(),
    /** The last attempt, if it failed; it is repeated every ten minutes. */
    failure: z
      .object({ at: Instant, trouble: BackupTrouble, detail: z.string().meta({ description: 'Not German' }) })
      .nullable(),
  })
  .meta({ id: 'NightlyBackups' });
export type NightlyBackups = z.output<typeof NightlyBackups>;
