import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../earliest.ts';

/** Texts about the earliest time of dishes that have to be ordered ahead. */
export const earliest: Words<typeof german.earliest> = {
  from: (when) => `En erken ${when}`,
  preorder: (when) => `Ön sipariş: en erken ${when}`,
  none: 'Bunun için şu anda uygun bir zaman yok. Lütfen bizi arayın.',
  tooSoon: (when) => `Bu kadar kısa sürede ne yazık ki mümkün değil. En erken: ${when}.`,
};

/** Days within a sentence. */
export const days: Words<typeof german.days> = { today: 'bugün', tomorrow: 'yarın' };

/** Between a day and its time: 'yarın saat 11:30'. */
export const TO_TIME: string = ' saat ';
