import type { TextStorage } from '../storage.ts';
import { randomKey } from './random-key.ts';

/** Runs something in one tab at a time. While another tab is at it, the call does nothing, or waits its turn if it is patient. */
export type OneAtATime = (run: () => Promise<void>, isPatient: boolean) => Promise<void>;

/** By the browser's locks, which end with their tab. */
export const byLocks =
  (locks: Pick<LockManager, 'request'>, name: string): OneAtATime =>
  (run, isPatient) =>
    locks.request(name, { ifAvailable: !isPatient }, async (lock) => {
      if (lock) await run();
    });

/** A tab that was closed holds its lease no longer than this. */
export const LEASE_MS = 90_000;

/**
 * Where there are no locks (plain http): a lease in the storage. Two tabs might take it at the same moment; what they send has one
 * idempotency key, so it is one order even then.
 */
export function byLease(storage: TextStorage, key: string, now = () => Date.now()): OneAtATime {
  return async (run) => {
    const [, until = 0] = storage[key]?.split(' ') ?? [];
    if (Number(until) > now()) return;
    const lease = `${randomKey()} ${now() + LEASE_MS}`;
    storage[key] = lease;
    await Promise.resolve();
    if (storage[key] !== lease) return;
    try {
      await run();
    } finally {
      if (storage[key] === lease) delete storage[key];
    }
  };
}
