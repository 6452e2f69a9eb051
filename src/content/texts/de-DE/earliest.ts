import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../earliest.ts';

export const earliest: Overrides<typeof german.earliest> = {
  none: 'Dafür ist derzeit keine Zeit frei. Bitte rufen Sie uns an.',
  tooSoon: (when) => `So schnell schaffen wir das leider nicht: frühestens ${when}.`,
};
