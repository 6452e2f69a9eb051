import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cookie-choice.ts';

// Apart from the other texts of the shell, which every page loads before the first tap.

/** What the privacy page says of the answer to the cookie notice. */
export const cookieChoice: Words<typeof german.cookieChoice> = {
  heading: 'Your cookie choice',
  allowed: 'You have allowed cookies.',
  refused: 'You have not allowed cookies.',
  change: 'Change choice',
};
