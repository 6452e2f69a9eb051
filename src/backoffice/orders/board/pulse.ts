import { useState } from 'react';

/** Attributes of what calls for staff: it begins to move anew whenever its number has grown. */
export function usePulse(n: number, isCalling = true) {
  const [seen, setSeen] = useState({ n, isAgain: false });
  if (seen.n !== n) setSeen({ n, isAgain: n > seen.n ? !seen.isAgain : seen.isAgain });
  return { className: isCalling ? 'order-pulse' : '', 'data-again': seen.isAgain || undefined };
}
