import { setTimeout as pause } from 'node:timers/promises';

/** What is done every so often is told the time, and tells what went wrong. */
export interface JobContext {
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

/**
 * Does something now and every so often after it until the answer is called, which waits for the round under way. A round that fails
 * is told of, and followed by the next.
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
