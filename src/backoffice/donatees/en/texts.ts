import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the donatees. */
export const donateeTexts: Words<typeof german.donateeTexts> = {
  name: 'Name',
  identifier: 'ID (optional)',
  description: 'Description',
  orderHint: 'Customers can choose from them in this order.',
  hint: 'Customers choose when ordering who receives the donation. This works if the add-on “Donations” is turned on.',
};
