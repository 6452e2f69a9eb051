import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the donatees. */
export const donateeTexts: Words<typeof german.donateeTexts> = {
  name: 'Name',
  identifier: 'ID (optional)',
  description: 'Description',
  orderHint: 'This is the order in which they are offered when ordering.',
  hint: 'Customers choose when ordering who receives the donation. This works if the add-on “Donations” is turned on.',
};
