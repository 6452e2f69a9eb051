import type { PrinterStatus } from '../../../lib/contract/printing.ts';
import type { PrintTrouble } from './outcome.ts';

/** The meaning of a Star status code; it may be URL-encoded and followed by text: `410 Out of paper`. */
export function starStatus(code: string): PrinterStatus | null {
  const digits = /^\s*(\d{3,4})/.exec(unencoded(code))?.[1] ?? '';
  if (/^OK/i.test(code)) return 'ready';
  if (digits.startsWith('21')) return 'paperLow';
  if (digits.startsWith('2')) return 'ready';
  if (digits.startsWith('41')) return 'paperOut';
  if (digits.startsWith('42')) return 'coverOpen';
  if (digits.startsWith('4')) return 'error';
  // An error about the job, not the printer.
  return digits.startsWith('5') ? 'ready' : null;
}

/** The result of a job by its confirmation code; null: fully printed. */
export function starTrouble(code: string): { reason: PrintTrouble; mayHavePrinted: boolean } | null {
  const text = unencoded(code).trim();
  if (/^(OK\b|2)/i.test(text)) return null;
  // The printer did not receive or understand the job.
  if (text.startsWith('5')) return { reason: 'rejected', mayHavePrinted: false };
  const status = starStatus(text);
  const reason = status === 'paperOut' || status === 'coverOpen' ? status : 'offline';
  return { reason, mayHavePrinted: true };
}

function unencoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
