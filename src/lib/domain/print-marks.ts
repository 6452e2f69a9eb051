/** Why a kitchen must not prepare a ticket again: a planned copy, or one that came out before. */
export type PrintRepeat = 'copy' | 'again';

/** A ticket is late if it comes out more than this after it was due at the printer. */
export const PRINT_LATE_MINUTES = 5;

interface PrintedTicket {
  /** Written with the order's confirmation, not asked for by staff. */
  isPlanned: boolean;
  /** How many tickets of the order this printer got before; 0 for the first. */
  copy: number;
  /** An earlier try may be on paper, wholly or in part. */
  isRepeat: boolean;
}

/** How a ticket repeats another; null: it is the first. A ticket that may be on paper already is never a mere copy. */
export function printRepeat({ isPlanned, copy, isRepeat }: PrintedTicket): PrintRepeat | null {
  if (isRepeat) return 'again';
  if (copy === 0) return null;
  return isPlanned ? 'copy' : 'again';
}

/** Whether a ticket comes out late; both in epoch milliseconds. */
export const isPrintLate = (queuedAt: number, printedAt: number): boolean =>
  printedAt - queuedAt > PRINT_LATE_MINUTES * 60_000;
