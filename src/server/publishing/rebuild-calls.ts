import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, givenRows } from '../platform/database/database.ts';
import { signedCalls } from '../platform/database/schema.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Publisher } from './staff-publishing.ts';
import { batchCalls } from '../platform/async/concurrency.ts';

/** A call signed by another program with a shared secret. */
export interface SignedCall {
  /** Header values; null: missing. */
  timestamp: string | null;
  signature: string | null;
  /** The raw body. */
  body: Uint8Array;
}

/** `signature` is normalised to 64 hexadecimal digits. */
type Verified =
  | { ok: true; signature: string; until: number }
  | { ok: false; reason: 'unsigned' | 'forged' | 'late' | 'early' };

/** Tolerated clock difference, including transmission. */
const WINDOW_MS = 300_000;

/**
 * Verifies that a call was signed with one of the secrets, recently. `until`: the last instant (epoch ms) at which it would be accepted.
 */
export function verifySignedCall(call: SignedCall, secrets: readonly string[], now: number): Verified {
  const digits = /^sha256=([0-9a-f]{64})$/i.exec(call.signature ?? '')?.[1];
  if (digits === undefined || !/^\d{1,12}$/.test(call.timestamp ?? ''))
    return { ok: false, reason: 'unsigned' };
  const given = Buffer.from(digits, 'hex');
  // Tries every secret, so that timing does not reveal which one matched.
  const fitting = secrets.filter((secret) =>
    timingSafeEqual(
      createHmac('sha256', secret).update(`${call.timestamp}.`).update(call.body).digest(),
      given,
    ),
  );
  if (fitting.length === 0) return { ok: false, reason: 'forged' };
  const signedAt = Number(call.timestamp) * 1000;
  if (signedAt < now - WINDOW_MS) return { ok: false, reason: 'late' };
  if (signedAt > now + WINDOW_MS) return { ok: false, reason: 'early' };
  return { ok: true, signature: given.toString('hex'), until: signedAt + WINDOW_MS };
}

/** Expired signatures deleted per call. */
const MOST_SWEPT = 1000;

/**
 * Stores signatures and deletes expired ones; returns those that no process has seen before. Always in the same order, and skipping rows
 * locked by others, so that statements never deadlock.
 */
export async function keepSignatures(
  db: Database,
  calls: readonly (typeof signedCalls.$inferInsert)[],
  now: Date,
): Promise<Set<string>> {
  const given = givenRows(signedCalls, calls);
  const { rows } = (await db.execute(
    sql`with swept as (
        delete from ${signedCalls} where signature in (
          select signature from ${signedCalls} where kept_until < ${now.toISOString()}
          order by kept_until limit ${MOST_SWEPT} for update skip locked
        )
      )
      insert into ${signedCalls} (${given.names}) select ${given.values} from ${given.rows} order by given.signature
      on conflict do nothing returning signature`,
  )) as { rows: { signature: string }[] };
  return new Set(rows.map(({ signature }) => signature));
}

/** The outcome of a call. `reason` is for the log only, never for the caller. */
type Taken =
  | { ok: true }
  | { ok: false; code: 'notConfigured' | 'noSite' }
  | { ok: false; code: 'notAccepted'; reason: string };

/** Signed calls of other programs that re-render all pages. */
export interface RebuildCalls {
  /** Whether there is a secret; without one, calls are not read. */
  isConfigured: boolean;
  take: (call: SignedCall) => Promise<Taken>;
}

/** Calls per statement. */
const MOST_AT_ONCE = 500;
/** How long a call waits for others: the embedded database blocks the process, so none would arrive during a statement. */
const GATHERED_MS = 50;
/** Signatures are stored beyond their validity, since clocks of processes differ. */
const MARGIN_MS = 3_600_000;

interface Dependencies {
  secrets: readonly string[];
  publisher: Publisher;
  now: () => number;
}

export function createRebuildCalls(db: Database, { secrets, publisher, now }: Dependencies): RebuildCalls {
  /** Calls that arrive during a batch run together in the next one, with one statement and one request. */
  const acceptOnce = batchCalls(
    MOST_AT_ONCE,
    async (calls: readonly { signature: string; until: number }[]) => {
      await pause(GATHERED_MS);
      const rows = calls.map(({ signature, until }) => ({
        signature,
        keptUntil: new Date(until + MARGIN_MS),
      }));
      const fresh = await keepSignatures(db, rows, new Date(now()));
      if (fresh.size > 0) await publisher.ask({ whole: true });
      // Of several calls with one signature, the first is accepted.
      return calls.map(({ signature }) => ({ status: 'fulfilled' as const, value: fresh.delete(signature) }));
    },
  );

  return {
    isConfigured: secrets.length > 0,
    async take(call) {
      if (secrets.length === 0) return { ok: false, code: 'notConfigured' };
      const verified = verifySignedCall(call, secrets, now());
      if (!verified.ok) return { ok: false, code: 'notAccepted', reason: verified.reason };
      if (!(await publisher.hasSite())) return { ok: false, code: 'noSite' };
      if (await acceptOnce(verified)) return { ok: true };
      return { ok: false, code: 'notAccepted', reason: 'repeated' };
    },
  };
}
