import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../earliest.ts';

/** Texts about the earliest time of dishes that have to be ordered ahead. */
export const earliest: Words<typeof german.earliest> = {
  from: (when) => `Earliest: ${when}`,
  preorder: (when) => `Pre-order, earliest: ${when}`,
  none: 'There’s no time available for this at the moment. Please call us.',
  tooSoon: (when) => `Sorry, that’s too short notice. Earliest: ${when}.`,
};

/** Days within a sentence. */
export const days: Words<typeof german.days> = { today: 'today', tomorrow: 'tomorrow' };

/** Between a day and its time: 'tomorrow at 11:30'. */
export const TO_TIME: string = ' at ';
