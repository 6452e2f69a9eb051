import type { PrinterStatus } from '../../../lib/contract/printing.ts';

/**
 * ESC/POS's real-time questions (DLE EOT n): whether the printer is online, why not, and its paper. Answered at once, even by a
 * printer that is offline or busy, by a byte each.
 */
export const STATUS_QUESTIONS: Uint8Array = Uint8Array.of(0x10, 4, 1, 0x10, 4, 2, 0x10, 4, 4);
export const STATUS_ANSWERS = 3;

/** Answers to DLE EOT have bits 1 and 4 set, and 0 and 7 clear; those to GS r, which ends a receipt, have 4 and 7 clear. */
export const isStatusAnswer = (byte: number): boolean => (byte & 0x93) === 0x12;
export const isEndAnswer = (byte: number): boolean => (byte & 0x90) === 0;

/** The three answers, in the order of the questions → how the printer is. */
export function readStatus([online = 0x12, cause = 0x12, paper = 0x12]: readonly number[]): PrinterStatus {
  if ((paper & 0x60) !== 0 || (cause & 0x20) !== 0) return 'paperOut';
  if ((cause & 0x04) !== 0) return 'coverOpen';
  if ((cause & 0x40) !== 0) return 'error';
  if ((online & 0x08) !== 0) return 'offline';
  return (paper & 0x0c) === 0 ? 'ready' : 'paperLow';
}
