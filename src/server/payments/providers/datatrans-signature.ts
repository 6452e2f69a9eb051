import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a signature's time may be from ours, either way, in milliseconds. Datatrans itself sets no limit. */
export const SIGNATURE_WINDOW_MS = 10 * 60_000;

/** `t=1559303131511,s0=33819a…`: epoch milliseconds, and 32 bytes in hexadecimal. */
const FORM = /^t=(\d{1,15}),\s?s0=([0-9a-f]{64})$/i;

/** A signing key as Datatrans gives it: bytes in hexadecimal. Node would read anything else as a shorter key. */
export const isSignKey = (key: string): boolean => /^([0-9a-f]{2})+$/i.test(key);

interface Signed {
  /** The header `Datatrans-Signature`. */
  header: string | undefined;
  body: string;
  key: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Whether Datatrans sent exactly this body, and not long ago. Takes as long whichever byte is wrong. */
export function isSignedByDatatrans({ header, body, key, now }: Signed): boolean {
  const [, time, signature] = FORM.exec(header ?? '') ?? [];
  if (time === undefined || signature === undefined || !isSignKey(key)) return false;
  const expected = createHmac('sha256', Buffer.from(key, 'hex'))
    .update(time + body)
    .digest();
  const isEqual = timingSafeEqual(expected, Buffer.from(signature, 'hex'));
  return isEqual && Math.abs(now - Number(time)) <= SIGNATURE_WINDOW_MS;
}
