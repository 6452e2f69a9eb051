import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the categories. */
export const categoryTexts: Words<typeof german.categoryTexts> = {
  visible: 'Visible',
  invisible: 'Not visible',
  visibleHint: 'Off: customers don’t see the category on any menu.',
};

/** Words of the tags. */
export const tagTexts: Words<typeof german.tagTexts> = {
  hint: 'Tags mark branches, for example “Vegan” or “Terrace”. Customers filter by them.',
};
