/** Browsers wait no longer for the second tap of a double one. */
const DOUBLE_TAP_MS = 500;

/** Answers at each tap whether it follows another so soon that it was meant for what stood there before. */
export function doubleTapDetector(): () => boolean {
  let last = -Infinity;
  return () => {
    const before = last;
    last = performance.now();
    return last - before < DOUBLE_TAP_MS;
  };
}

/**
 * Makes one thing by one tap. A second one is let pass while the first is at work, before its button is drawn anew, and just after,
 * when the same button may stand on the page of what was made.
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
