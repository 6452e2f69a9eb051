// Apart from the other texts of the shell, which every page loads before the first tap.
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cookie-choice.ts';

/** What the privacy page says of the answer to the cookie notice. */
export const cookieChoice: Words<typeof german.cookieChoice> = {
  heading: 'La sua scelta sui cookie',
  allowed: 'Ha consentito i cookie.',
  refused: 'Non ha consentito i cookie.',
  change: 'Modifica scelta',
};
