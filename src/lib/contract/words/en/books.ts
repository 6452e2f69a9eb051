import type { Words } from '../../../domain/words/catalogue.ts';
import type * as german from '../books.ts';

export const BOOK_MESSAGES: Words<typeof german.BOOK_MESSAGES> = {
  dayRunning: 'This day is still running. It can be closed after midnight.',
  dayClosed: 'This day is already closed.',
  nothingToClose: 'There is nothing to close up to this day.',
  severalFiscalYears: 'A batch may contain one financial year only. Please choose a shorter period.',
  nothingClosed: 'No day of this period is closed yet. The batch contains closed days only.',
};
