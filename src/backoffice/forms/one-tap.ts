/** Browsers take two taps within this time for a double tap. */
const DOUBLE_TAP_MS = 500;

/** Returns a function to call at each tap: true if it is the second of a double tap, meant for the previous screen. */
export function doubleTapDetector(): () => boolean {
  let last = -Infinity;
  return () => {
    const before = last;
    last = performance.now();
    return last - before < DOUBLE_TAP_MS;
  };
}

/**
 * Runs an action once per tap. Further taps are ignored while the action runs and shortly afterwards, when the next page may show the
 * same button in the same place.
 */
export function oneTap(): (make: () => Promise<unknown>) => Promise<void> {
  const isSecondTap = doubleTapDetector();
  let isRunning = false;
  return async (make) => {
    if (isSecondTap() || isRunning) return;
    isRunning = true;
    try {
      await make();
    } finally {
      isRunning = false;
    }
  };
}
