import { createHmac } from 'node:crypto';
import { NOON, REBUILD_SECRET } from './app.ts';

/** Seconds since 1970 at which the tests' clock stands. */
export const NOON_SECONDS = Date.parse(NOON) / 1000;

interface Signing {
  secret?: string;
  timestamp?: string | number;
}

/** The headers with which another program signs a call. */
export function signCall(
  body: string | Uint8Array,
  { secret = REBUILD_SECRET, timestamp = NOON_SECONDS }: Signing = {},
): { 'x-bestellbar-timestamp': string; 'x-bestellbar-signature': string } {
  const digits = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
  return { 'x-bestellbar-timestamp': String(timestamp), 'x-bestellbar-signature': `sha256=${digits}` };
}
