import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../dish.ts';
import { count } from './plural.ts';
import { CLOSED } from './opening.ts';

/** What stands at a dish wherever it is shown. */
export const marks: Words<typeof german.marks> = {
  soldOut: 'Sold out',
  approximately: 'approx.',
  left: (amount) => `Only ${amount} left`,
};

/** Texts of the product dialog. */

export const product: Words<typeof german.product> = {
  close: 'Close',
  back: 'Back',
  next: 'Next',
  add: 'Add to basket',
  change: 'Update',
  amount: 'Quantity',
  unit: 'Unit',
  decrease: 'Less',
  increase: 'More',
  required: (_isTyped) => 'required',
  optional: 'optional',
  step: (step, steps) => `Step ${step} of ${steps}`,
  /** What the button says while a part lacks its answer, and what the part then says. */
  fill: (part) => `Enter ${part}`,
  pick: (part) => `Choose ${part}`,
  mustFill: 'Please fill in this field.',
  mustPick: 'Please choose something.',
  sending: 'One moment, the file is still uploading.',
  files: (n) => count(n, 'file', 'files'),
  closed: CLOSED,
};

/** By itself: only pages say it, no script. */
export const popular: Words<typeof german.popular> = { mark: 'Popular' };
