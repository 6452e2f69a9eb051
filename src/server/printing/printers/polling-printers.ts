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

/** An Epson printer's result of one job. */
export interface EposResult {
  jobId: string;
  /** null: printed. */
  trouble: { reason: PrintTrouble; mayHavePrinted: boolean } | null;
  status: PrinterStatus | null;
}

/** Bits of Epson's automatic status back (ASB). */
const ASB = {
  noResponse: 0x1,
  printed: 0x2,
  offline: 0x8,
  coverOpen: 0x20,
  paperLow: 0x20000,
  paperOut: 0x80000,
};

/** Parses `ResponseFile` of a SetResponse into the result of each job; other content is ignored. */
export function readEposResults(xml: string): EposResult[] {
  const parts = xml.match(/<ePOSPrint>.*?<\/ePOSPrint>/gs) ?? [];
  return parts.flatMap((part) => {
    const jobId = /<printjobid>\s*([\w.-]{1,30})\s*<\/printjobid>/.exec(part)?.[1];
    const response = /<response\b[^>]*>/.exec(part)?.[0];
    if (jobId === undefined || response === undefined) return [];
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(response)?.[1] ?? '';
    const asb = Number(attribute('status'));
    const status = asbStatus(Number.isInteger(asb) ? asb : 0);
    const isPrinted = ['true', '1'].includes(attribute('success'));
    return [{ jobId, trouble: isPrinted ? null : troubleOf(attribute('code')), status }];
  });
}

/** Parses `Status` of a SetStatus; null: no status. */
export function readEposStatus(xml: string): PrinterStatus | null {
  const asb = /\basbstatus\s*=\s*"(0x[0-9a-f]{1,8})"/i.exec(xml)?.[1];
  return asb === undefined ? null : asbStatus(Number(asb));
}

function asbStatus(asb: number): PrinterStatus | null {
  if (asb === 0) return null;
  if ((asb & ASB.noResponse) !== 0) return 'offline';
  if ((asb & ASB.paperOut) !== 0) return 'paperOut';
  if ((asb & ASB.coverOpen) !== 0) return 'coverOpen';
  if ((asb & ASB.offline) !== 0) return 'offline';
  return (asb & ASB.paperLow) === 0 ? 'ready' : 'paperLow';
}

/** Errors reported before anything is printed. */
const BEFORE = /^(SchemaError|DeviceNotFound|EX_BADPORT|EX_SPOOLER|TooManyRequests|RequestEntityTooLarge)$/;

function troubleOf(code: string): { reason: PrintTrouble; mayHavePrinted: boolean } {
  switch (code) {
    case 'EPTR_REC_EMPTY':
      return { reason: 'paperOut', mayHavePrinted: true };
    case 'EPTR_COVER_OPEN':
      return { reason: 'coverOpen', mayHavePrinted: true };
    case 'EX_TIMEOUT':
      return { reason: 'silent', mayHavePrinted: true };
    default:
      return BEFORE.test(code)
        ? { reason: 'rejected', mayHavePrinted: false }
        : { reason: 'offline', mayHavePrinted: true };
  }
}
