import { DateTime } from 'luxon';
import { repeat, type JobContext } from './repeat.ts';

const LOOK_EVERY_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
/** When hardly anybody orders. */
const NIGHT_HOUR = 4;

/**
 * Whether it is time to tidy up (all in epoch milliseconds): once a night at four of the shop's clock, and an hour after the start for
 * a machine that is off at night.
 */
export function isTidyTime(now: number, last: number | null, started: number, zone: string | null): boolean {
  if (last === null && now - started >= HOUR_MS) return true;
  const isNight = zone !== null && DateTime.fromMillis(now, { zone }).hour === NIGHT_HOUR;
  return isNight && (last === null || now - last > HOUR_MS);
}

/** Tidies the database up at such times until the answer is called, which waits for the table that is in hand. */
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
