import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../dish.ts';

export const product: Overrides<typeof german.product> = {
  required: (isTyped) => (isTyped ? 'Bitte ausfüllen' : 'Bitte wählen'),
};
