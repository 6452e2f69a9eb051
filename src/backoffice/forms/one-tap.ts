/** Browsers wait no longer for the second tap of a double one. */
const WITHIN_MS = 500;

/** Answers at each tap whether it follows another so soon that it was meant for what stood there before. */
export function tapTimer(): () => boolean {
  let last = -Infinity;
  return () => {
    const before = last;
    last = performance.now();
    return last - before < WITHIN_MS;
  };
}

/**
 * Makes one thing by one tap. A second one is let pass while the first is at work, before its button is drawn anew, and just after,
 * when the same button may stand on the page of what was made.
 */
export function oneTap(): (make: () => Promise<unknown>) => Promise<void> {
  const isSecondTap = tapTimer();
  let isAtWork = false;
  return async (make) => {
    if (isSecondTap() || isAtWork) return;
    isAtWork = true;
    try {
      await make();
    } finally {
      isAtWork = false;
    }
  };
}
