import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the uploads. */
export const uploadTexts: Words<typeof german.uploadTexts> = {
  file: 'File',
  type: 'Type',
  at: 'Uploaded',
  ordered: 'Ordered',
  isOrdered: 'with an order',
  unused: 'not ordered yet, deleted after a week',
  onlyOrdered: 'Only ordered',
  change: 'Edit',
  replace: 'Replace',
  replaceFile: (id) => `Replace: file ${id}`,
  replaced: 'The new file has taken its place.',
  tooLarge: 'This file is too large (no more than 10 MB).',
};
