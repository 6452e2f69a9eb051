import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../going-together.ts';

/** Texts of what goes well with the cart. */
export const goingTogether: Words<typeof german.goingTogether> = {
  heading: 'Goes well with this',
  add: (name) => `Add ${name}`,
  added: (name) => `${name} is in your basket`,
  dismiss: 'No, thanks',
};
