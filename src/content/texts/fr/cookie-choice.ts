import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cookie-choice.ts';

// Apart from the other texts of the shell, which every page loads before the first tap.

/** What the privacy page says of the answer to the cookie notice. */
export const cookieChoice: Words<typeof german.cookieChoice> = {
  heading: 'Votre choix en matière de cookies',
  allowed: 'Vous avez accepté les cookies.',
  refused: 'Vous avez refusé les cookies.',
  change: 'Modifier mon choix',
};
