/** So long browsers wait for the second tap of a double one, and so far it may lie from the first. */
const WITHIN_MS = 400;
const WITHIN_PX = 30;

/** What of a click says where and when it was; `detail` is 0 for a key. */
type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>;

let last: { orderId: number; tap: Tap } | null = null;

/**
 * Whether a tap is the second of a double one that was meant for another order: the first has taken that one's card away, and another
 * has come under the finger.
 */
export function isStrayTap(orderId: number, { clientX, clientY, timeStamp, detail }: Tap): boolean {
  const isStray =
    last !== null &&
    last.orderId !== orderId &&
    detail > 0 &&
    timeStamp - last.tap.timeStamp < WITHIN_MS &&
    Math.hypot(clientX - last.tap.clientX, clientY - last.tap.clientY) < WITHIN_PX;
  if (!isStray) last = { orderId, tap: { clientX, clientY, timeStamp, detail } };
  return isStray;
}
