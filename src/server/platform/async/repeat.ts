import { setTimeout as pause } from 'node:timers/promises';
import { DateTime } from 'luxon';

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

const LOOK_EVERY_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
/** The hour with the fewest orders. */
const NIGHT_HOUR = 4;

/**
 * Whether to tidy up (all in epoch milliseconds): every night at four in the shop's zone, and an hour after the start for machines that
 * are off at night.
 */
export function isTidyTime(now: number, last: number | null, started: number, zone: string | null): boolean {
  if (last === null && now - started >= HOUR_MS) return true;
  const isNight = zone !== null && DateTime.fromMillis(now, { zone }).hour === NIGHT_HOUR;
  return isNight && (last === null || now - last > HOUR_MS);
}

/** Tidies up the database at such times. Returns how to stop, which waits for the current table. */
export function scheduleTidying(
  tidy: (signal: AbortSignal) => Promise<void>,
  zone: () => Promise<string | null>,
  { now, report }: JobContext,
): () => Promise<void> {
  const started = now();
  let last: number | null = null;
  const round = async (signal: AbortSignal) => {
    if (!isTidyTime(now(), last, started, await zone())) return;
    last = now();
    await tidy(signal);
  };
  return repeat(LOOK_EVERY_MS, round, report);
}
