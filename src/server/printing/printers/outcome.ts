import type { PrinterStatus } from '../../../lib/contract/printing.ts';

/** Why a receipt was not printed completely. */
export type PrintTrouble =
  | 'forbidden'
  | 'unreachable'
  | 'refused'
  | 'closed'
  | 'silent'
  | 'paperOut'
  | 'coverOpen'
  | 'offline'
  | 'rejected';

/**
 * The outcome of an attempt. `answered`: the printer has confirmed the print. `handedOver`: the printer accepted every byte and never
 * reports its status. `mayHavePrinted`: part of it may be on paper, so the next attempt is marked as a duplicate.
 */
export type PrintOutcome =
  | { ok: true; proof: 'answered' | 'handedOver'; status: PrinterStatus | null }
  | { ok: false; reason: PrintTrouble; mayHavePrinted: boolean; status: PrinterStatus | null };
