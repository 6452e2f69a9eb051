import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../earliest.ts';

/** Texts about the earliest time of dishes that have to be ordered ahead. */
export const earliest: Words<typeof german.earliest> = {
  from: (when) => `Al più presto ${when}`,
  preorder: (when) => `Su prenotazione: al più presto ${when}`,
  none: 'Al momento non ci sono orari disponibili. Ci chiami.',
  tooSoon: (when) => `Con così poco anticipo purtroppo non è possibile: al più presto ${when}.`,
};

/** Days within a sentence. */
export const days: Words<typeof german.days> = { today: 'oggi', tomorrow: 'domani' };

/** Between a day and its time: 'domani alle 11:30'. */
export const TO_TIME: string = ' alle ';
