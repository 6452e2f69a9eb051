import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the contents. */
export const blockTexts: Words<typeof german.blockTexts> = {
  identifier: 'ID',
  place: 'Place in the shop',
  places: {
    'about-top': 'Home page, top',
    'about-bottom': 'Home page, bottom',
    alerts: 'Notice when the home page opens',
    accessibility: 'Accessibility page',
  },
  isEnabled: 'Turned on',
  isPublic: 'Public',
  shown: 'In the shop',
  yes: 'shown',
  no: 'not shown',
  hint: 'The ID says where content appears: about-top, about-bottom, alerts or accessibility.',
  // What is replaced is written in German.
  accessibilityHint:
    'If a country is chosen in the settings, the shop has an accessibility statement made from its details, even without this content. Your text replaces it. Wherever it says {Erklärung}, the statement is inserted.',
  orderHint: 'Content appears in the shop’s data in this order.',
  parts: 'Parts',
  add: 'Add part',
  type: 'Type',
  types: { text: 'Line', textarea: 'Text', markdown: 'Formatted text', image: 'Image' },
  name: 'Name of the part',
  value: 'Text',
  image: 'Image',
};
