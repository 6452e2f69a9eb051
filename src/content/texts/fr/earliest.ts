import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../earliest.ts';

/** Texts about the earliest time of dishes that have to be ordered ahead. */
export const earliest: Words<typeof german.earliest> = {
  from: (when) => `Au plus tôt\u202f: ${when}`,
  preorder: (when) => `Sur précommande, au plus tôt\u202f: ${when}`,
  none: 'Aucun horaire disponible pour le moment. Merci de nous appeler.',
  tooSoon: (when) => `Ce délai est malheureusement trop court. Au plus tôt\u202f: ${when}.`,
};

/** Days within a sentence. */
export const days: Words<typeof german.days> = { today: 'aujourd’hui', tomorrow: 'demain' };

/** Between a day and its time: 'demain à 11:30'. */
export const TO_TIME: string = ' à ';
