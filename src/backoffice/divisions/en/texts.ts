import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the divisions. */
export const divisionTexts: Words<typeof german.divisionTexts> = {
  name: 'Name',
  identifier: 'ID',
  orderHint: 'Organisations appear in the shop’s data in this order.',
  face: 'Design',
  faceHint:
    'What the pages, emails and order confirmations of its branches look like. The home page keeps the shop’s design.',
  hasFace: 'Own design',
};
