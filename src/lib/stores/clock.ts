import { atom, onMount, type ReadableAtom } from 'nanostores';

const MINUTE_MS = 60_000;

/** What tells that a page which was put away is looked at again: timers sleep meanwhile. */
const WAKING = ['visibilitychange', 'pageshow'];

/** The time in epoch milliseconds, told anew at every full minute while somebody watches: hours begin and end with one. */
export function createClock(): ReadableAtom<number> {
  const $now = atom(Date.now());
  onMount($now, () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      $now.set(Date.now());
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    tick();
    for (const type of WAKING) globalThis.addEventListener?.(type, tick, true);
    return () => {
      clearTimeout(timer);
      for (const type of WAKING) globalThis.removeEventListener?.(type, tick, true);
    };
  });
  return $now;
}
