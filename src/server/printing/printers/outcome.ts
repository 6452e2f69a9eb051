import type { PrinterStatus } from '../../../lib/contract/printing.ts';

/** Why nothing, or not all, was printed. */
export type PrintTrouble =
  'unreachable' | 'refused' | 'closed' | 'silent' | 'paperOut' | 'coverOpen' | 'offline' | 'rejected';

/**
 * What came of one try. `answered`: the printer itself has said that all of it is on paper. `handedOver`: the printer took every
 * byte, and is one of those that never say more. `mayHavePrinted`: part of it may be on paper, so the next try has to be marked.
 */
export type PrintOutcome =
  | { ok: true; proof: 'answered' | 'handedOver'; status: PrinterStatus | null }
  | { ok: false; reason: PrintTrouble; mayHavePrinted: boolean; status: PrinterStatus | null };
