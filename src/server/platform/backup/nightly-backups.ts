import { DateTime } from 'luxon';
import { poolOf, type Database } from '../database/database.ts';
import type { BackupTrouble, NightlyBackups } from '../../../lib/contract/stored-data.ts';
import { repeat } from '../async/repeat.ts';
import { nameOfBackup, type BackupPlace, type BackupTarget, type StoredBackup } from './backup-target.ts';
import type { MetricSource } from '../metrics.ts';

/**
 * Runs work unless another process on the same database is at work under the same number. Returns whether it ran. The lock ends with its
 * process, however that ends. The embedded database has one process only.
 */
async function inOneProcess(db: Database, lock: number, work: () => Promise<unknown>): Promise<boolean> {
  const pool = poolOf(db);
  if (!pool) {
    await work();
    return true;
  }
  const client = await pool.connect();
  let lost: Error | undefined;
  // A connection that breaks while nothing is asked of it; the event must be handled.
  const note = (error: Error) => (lost = error);
  client.on('error', note);
  try {
    const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [lock]);
    if (!rows[0]?.ok) return false;
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]).catch(note);
    }
    return true;
  } finally {
    client.off('error', note);
    // With an error, the pool closes the connection, and with it the lock.
    client.release(lost);
  }
}

/** Settings of nightly backups. */
export interface NightlySettings {
  place: BackupPlace;
  /** How many are kept. */
  keep: number;
  /** The hour of the shop's clock. */
  hour: number;
}

interface Dependencies extends Omit<NightlySettings, 'place'> {
  db: Database;
  /** Opened by the first who needs it. */
  target: () => Promise<BackupTarget>;
  /** For people, before it is opened. */
  placeName: string;
  isEncrypted: boolean;
  /** Writes a backup of everything to a path and checks it. */
  write: (path: string, signal: AbortSignal) => Promise<{ size: number; missing: readonly string[] }>;
  /** The shop's time zone; null: there is no shop yet. */
  zone: () => Promise<string | null>;
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
  /** A backup was made. */
  note: (made: { name: string; size: number; missing: number; ms: number }) => void;
}

export interface Nightly {
  /** How they stand, for the back office. */
  read: () => Promise<NightlyBackups>;
  /** When the last one was begun, in epoch milliseconds; null: there is none. Rejects while that is unknown. */
  last: () => Promise<number | null>;
  /** Makes one if it is due. */
  round: (signal: AbortSignal) => Promise<void>;
  /** Does so from now on. Returns how to stop, which aborts the current one. */
  start: () => () => Promise<void>;
}

const LOOK_EVERY_MS = 60_000;
const RETRY_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
/** A day, and two hours for making it. */
const OVERDUE_MS = 26 * HOUR_MS;
/** One of a clock that is further ahead would keep all others from being made. */
const CLOCKS_DIFFER_MS = 10 * 60_000;
/** Arbitrary, but the same for every process. */
const LOCK = 732_145_002;

/** The latest moment at which a backup was due: `hour` o'clock in the zone, today or yesterday. All in epoch milliseconds. */
export function lastDue(now: number, hour: number, zone: string): number {
  const at = DateTime.fromMillis(now, { zone });
  const today = at.startOf('day').set({ hour });
  return (today <= at ? today : at.minus({ days: 1 }).startOf('day').set({ hour })).toMillis();
}

/**
 * Nightly backups. What lies at the target says whether one is due, so neither a restart nor another process repeats it, and a machine
 * that was off at night makes it later. Older ones are removed once there is a new one.
 */
export function createNightlyBackups(dependencies: Dependencies): Nightly {
  const { db, target, placeName, keep, hour, isEncrypted, write, zone, now, report, note } = dependencies;
  let known: StoredBackup[] | null = null;
  let failure: NightlyBackups['failure'] = null;
  let retryAt = -Infinity;
  let isRunning = false;

  const newest = () => known?.find(({ at }) => at <= now() + CLOCKS_DIFFER_MS)?.at ?? null;
  const look = async () => (known = await (await target()).list());

  async function make(signal: AbortSignal): Promise<void> {
    const [at, began] = [now(), performance.now()];
    const name = nameOfBackup(at);
    const { store, remove } = await target();
    let [size, missing] = [0, 0];
    const writeTo = async (path: string) => {
      const written = await write(path, signal);
      [size, missing] = [written.size, written.missing.length];
    };
    await store(name, writeTo, signal);
    note({ name, size, missing, ms: Math.round(performance.now() - began) });
    const old = (await look()).filter((backup) => backup.name !== name).slice(keep - 1);
    await remove(old.map((backup) => backup.name));
    if (old.length > 0) await look();
  }

  async function round(signal: AbortSignal): Promise<void> {
    const place = await zone();
    if (place === null || now() < retryAt) return;
    const due = lastDue(now(), hour, place);
    if ((newest() ?? -Infinity) >= due) return;
    try {
      await inOneProcess(db, LOCK, async () => {
        await look();
        if ((newest() ?? -Infinity) < due) {
          isRunning = true;
          await make(signal);
        }
        failure = null;
      });
    } catch (error) {
      // The process is being stopped; the next one makes it.
      if (signal.aborted) return;
      failure = failureOf(error, now());
      retryAt = now() + RETRY_MS;
      throw error;
    } finally {
      isRunning = false;
    }
  }

  return {
    round,
    start: () => repeat(LOOK_EVERY_MS, round, report),
    async last() {
      if (!known) await look();
      return newest();
    },
    async read() {
      const [seen, trouble] = await look().then(
        (backups) => [backups, failure] as const,
        (error: unknown) => [null, failureOf(error, now())] as const,
      );
      const last = newest();
      return {
        place: placeName,
        hour,
        keep,
        isEncrypted,
        isRunning,
        isOverdue: last === null || now() - last > OVERDUE_MS,
        backups: seen?.map(({ at, size }) => ({ at: new Date(at).toISOString(), size })) ?? null,
        failure: trouble,
      };
    },
  };
}

const failureOf = (error: unknown, at: number): NightlyBackups['failure'] => ({
  at: new Date(at).toISOString(),
  trouble: troubleOf(error),
  detail: detailOf(error),
});

const TROUBLES: readonly [RegExp, BackupTrouble][] = [
  [/^(ENOSPC|EDQUOT|EFBIG)$/, 'full'],
  [
    /^(EACCES|EPERM|EROFS|ENOTDIR|AccessDenied|Forbidden|InvalidAccessKeyId|SignatureDoesNotMatch)$/,
    'refused',
  ],
  [/^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOST\w+|ENET\w+|ETIMEDOUT|EPIPE|EIO|TimeoutError|NoSuchBucket)$/, 'away'],
];

/** By the codes of the system and the names of the store's errors. */
function troubleOf(error: unknown): BackupTrouble {
  const {
    code = '',
    name = '',
    $metadata,
  } = (error ?? {}) as Partial<Record<'code' | 'name', string>> & {
    $metadata?: { httpStatusCode?: number };
  };
  if ($metadata?.httpStatusCode === 403) return 'refused';
  return TROUBLES.find(([codes]) => codes.test(code) || codes.test(name))?.[1] ?? 'other';
}

function detailOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.slice(0, 500);
}

/** When the last backup was made; nothing if no nightly ones are set up. */
export function backupMetrics(
  nightly: Pick<Nightly, 'last'> | null,
): MetricSource<'bestellbar_last_backup_timestamp_seconds'> {
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
