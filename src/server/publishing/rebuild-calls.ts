import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';
import { keepSignatures } from './signed-calls.ts';
import type { Publisher } from './publisher.ts';
import { verifySignedCall, type SignedCall } from './signed-call.ts';
import { batchCalls } from '../platform/async/batch.ts';

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

interface Surroundings {
  secrets: readonly string[];
  publisher: Publisher;
  now: () => number;
}

export function createRebuildCalls(db: Database, { secrets, publisher, now }: Surroundings): RebuildCalls {
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
