import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

const receipts = (n: number) => (n === 1 ? '1 receipt' : `${n} receipts`);

/** Words of print jobs. */
export const printTexts: Words<typeof german.printTexts> = {
  list: 'Print jobs',
  order: 'Order',
  ticket: (number) => `#${number}`,
  test: 'Test print',
  device: 'Printer',
  state: 'Status',
  states: {
    queued: 'waiting',
    taken: 'at the printer',
    acknowledged: 'printed',
    failed: 'failed',
  },
  repeats: { copy: 'Duplicate', again: 'printed again' },
  queuedAt: (when) => `Queued ${when}`,
  printedAt: (when) => `printed ${when}`,
  givenUpAt: (when) => `given up ${when}`,
  late: 'late',
  tries: (n) => `${n} attempts`,
  problemOf: (words) => `Printer: ${words}`,
  createdAt: 'Created',
  action: 'Action',
  again: 'Print again',
  queuedAgain: 'The receipt is waiting for the printer.',
  againFailed: 'The receipt could not be printed again',
  notLoaded: 'The print jobs could not be loaded',
  prints: 'Print jobs',
  silent: (device) => `“${device}” is not responding`,
  trouble: {
    paperOut: (device) => `“${device}” is out of paper`,
    coverOpen: (device) => `“${device}” is open`,
    error: (device) => `“${device}” reports an error`,
  },
  waiting: (n) => `${receipts(n)} waiting`,
  failed: (n) => `${receipts(n)} not printed`,
  show: 'View',
};
