import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../clock-texts.ts';

export const clockTexts: Words<typeof german.clockTexts> = {
  title: 'Preview',
  section: 'What do customers see?',
  intro:
    'Opens the whole shop as customers see it at that moment: opening hours, closing days, menus and times. Ordering is not possible there.',
  savedOnly: 'The preview doesn’t show what isn’t saved yet.',
  notThere: 'Pauses and “Longer waits” only apply to today and are missing from the preview.',
  day: 'Day',
  time: 'Time',
  dayMissing: 'Please choose a day.',
  timeMissing: 'Please enter a time.',
  open: 'Open preview',
  failed: 'The preview could not be opened',
  blocked: 'Your browser didn’t open the window. Here is the preview.',
};
