import { setTimeout as pause } from 'node:timers/promises';

/** What a periodic job receives: the time, and where to report failures. */
export interface JobContext {
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

/**
 * Runs a job now and periodically. Returns how to stop, which waits for the current round. A failed round is reported and followed by the
 * next.
 */
export function repeat(
  everyMs: number,
  round: (signal: AbortSignal) => Promise<unknown>,
  report: (error: unknown) => void,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const running = (async () => {
    while (!signal.aborted) {
      await round(signal).catch(report);
      await pause(everyMs, undefined, { signal }).catch(() => {});
    }
  })();
  return () => {
    ending.abort();
    return running;
  };
}
