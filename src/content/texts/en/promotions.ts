import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../promotions.ts';

/** Texts of promotions, which only shops that have any load. */
export const promotions: Words<typeof german.promotions> = {
  label: 'Code',
  redeem: 'Redeem',
  remove: (code) => `Remove code ${code}`,
  removeShort: 'Remove',
  unreachable: 'We couldn’t check the code just now. Please try again in a moment.',
  why: {
    notYet: 'This code is not valid yet.',
    over: 'This code has expired.',
    mode: 'Not valid for this type of order.',
    time: 'Not valid at this time.',
    firstOrder: 'Only valid for your first order.',
    minimum: 'You haven’t reached the minimum value for this code yet.',
    goods: 'Does not apply to the dishes in your basket.',
    beaten: 'Other discounts save you more. This code stays unused.',
  },
};
