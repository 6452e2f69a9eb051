import { atom, onMount, type ReadableAtom } from 'nanostores';
import { once } from './once.ts';

const MINUTE_MS = 60_000;

/** Events of a page that returns from the background, where timers may have stopped. */
const WAKING = ['visibilitychange', 'pageshow'];

/** The time in epoch milliseconds, set at every full minute while it has subscribers: opening hours begin and end with one. */
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

/** The clock of the open page. */
export const currentClock = once(createClock);
