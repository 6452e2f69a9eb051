import type { ApiKey } from '../../lib/contract/people.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';

/** `ending`: has an end; `renewed`: has a successor and ends. */
export type ApiKeyState = 'valid' | 'ending' | 'renewed' | 'ended';

/** Whether a key opens something at `now` (epoch milliseconds), and for how long. */
export function apiKeyState(
  { endsAt, renewedAt }: Pick<ApiKey, 'endsAt' | 'renewedAt'>,
  now: number,
): ApiKeyState {
  if (endsAt === null) return 'valid';
  if (Date.parse(endsAt) <= now) return 'ended';
  return renewedAt === null ? 'ending' : 'renewed';
}

const inWords = new Intl.RelativeTimeFormat(LOCALE);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How far an instant is ahead: 'in 23 Stunden'; rounded down, but at least a minute. */
export function timeUntil(instant: string, now: number): string {
  const ms = Date.parse(instant) - now;
  if (ms < HOUR_MS) return inWords.format(Math.max(Math.floor(ms / MINUTE_MS), 1), 'minute');
  return ms < 2 * DAY_MS
    ? inWords.format(Math.floor(ms / HOUR_MS), 'hour')
    : inWords.format(Math.floor(ms / DAY_MS), 'day');
}
