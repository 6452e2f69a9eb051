import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { givenRows } from '../platform/database/given-rows.ts';
import { signedCalls } from '../platform/database/schema.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Publisher } from './publishing.ts';
import { batchCalls } from '../platform/async/batch.ts';

/** A call that another program has signed with a secret that it shares with the shop. */
export interface SignedCall {
  /** As the headers have them; null where there is none. */
  timestamp: string | null;
  signature: string | null;
  /** The bytes as they came. */
  body: Uint8Array;
}

/** `signature` is the same text for the same signature however it was written: 64 hexadecimal digits. */
type Verified =
  | { ok: true; signature: string; until: number }
  | { ok: false; reason: 'unsigned' | 'forged' | 'late' | 'early' };

/** How far the clocks of both sides may be apart, the time on the way included. */
const WINDOW_MS = 300_000;

/** Whether a call was signed with one of the secrets, and now: `until` is the last instant (epoch ms) at which it would be taken. */
export function verifySignedCall(call: SignedCall, secrets: readonly string[], now: number): Verified {
  const digits = /^sha256=([0-9a-f]{64})$/i.exec(call.signature ?? '')?.[1];
  if (digits === undefined || !/^\d{1,12}$/.test(call.timestamp ?? ''))
    return { ok: false, reason: 'unsigned' };
  const given = Buffer.from(digits, 'hex');
  // Each secret is tried, so that the time it takes does not tell which of them it was.
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

/** Old signatures that are forgotten along the way, at most so many at once. */
const MOST_SWEPT = 1000;

/**
 * Keeps signatures and forgets those that are no longer of use; answers which of them nobody, in any process, has kept before.
 * Always in the same order, and past what others are sweeping, so that two statements never wait for each other in a circle.
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

/** What became of a call. `reason` is for the log only: whoever calls is told nothing of it. */
type Taken =
  | { ok: true }
  | { ok: false; code: 'notConfigured' | 'noSite' }
  | { ok: false; code: 'notAccepted'; reason: string };

/** Another program asks for all pages to be built anew. */
export interface RebuildCalls {
  /** Whether there is a secret to sign with: without one no call needs to be read. */
  isConfigured: boolean;
  take: (call: SignedCall) => Promise<Taken>;
}

/** So many calls are written down by one statement. */
const MOST_AT_ONCE = 500;
/** A call waits this long for others: the embedded database makes the process wait, so none would come in meanwhile. */
const GATHERED_MS = 50;
/** Signatures are kept for longer than they count, as the clocks of processes differ. */
const MARGIN_MS = 3_600_000;

interface Dependencies {
  secrets: readonly string[];
  publisher: Publisher;
  now: () => number;
}

export function createRebuildCalls(db: Database, { secrets, publisher, now }: Dependencies): RebuildCalls {
  /** Those who call while others are served make one statement and one wish together, so that a storm costs a few of each. */
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
      // The first of several with one signature has it.
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
