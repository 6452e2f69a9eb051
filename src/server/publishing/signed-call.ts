import { createHmac, timingSafeEqual } from 'node:crypto';

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
