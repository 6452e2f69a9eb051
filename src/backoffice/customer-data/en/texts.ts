import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of what is stored about a customer. */
export const customerDataTexts: Words<typeof german.customerDataTexts> = {
  title: 'Customer data',
  intro:
    'Customers may find out what is stored about them, and have it deleted (Art. 15 and 17 GDPR). Check first whether the request really comes from this person.',
  contact: 'Email or phone',
  find: 'Search',
  nothing: 'Nothing is stored for this email or phone number.',
  orders: (count) => (count === 1 ? '1 order' : `${count} orders`),
  messages: (count) => (count === 1 ? '1 message' : `${count} messages`),
  between: (first, last) => (first === last ? `of ${first}` : `from ${first} to ${last}`),
  open: (tickets) =>
    `Still open: ${tickets.join(', ')}. The data can only be deleted once they are completed or cancelled.`,
  page: 'Download for the customer',
  json: 'Download as JSON',
  erase: 'Delete data',
  confirm: (contact) => `Delete data of ${contact}?`,
  means:
    'Name, address, phone, email, notes, files and messages disappear from orders, history and activity log. Dishes, amounts and payments are kept for the books. This can’t be undone.',
  erased: 'The data has been deleted.',
  failed: 'That didn’t work.',
  fileName: 'customer-data',
};
