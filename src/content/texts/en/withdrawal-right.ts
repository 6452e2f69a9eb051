import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../withdrawal-right.ts';

/** What the checkout and an order's page say of the right of withdrawal; the form has words of its own. */
export const withdrawalRight: Words<typeof german.withdrawalRight> = {
  open: 'Withdraw from contract here',
  hint: 'You can withdraw from the purchase of some goods in this order. You don’t need a reason.',
  noticeHeading: 'Instructions on withdrawal',
  noRight: (paragraph) => `There is no right of withdrawal for these goods (${paragraph}).`,
  rightFor: (goods) => `You have a right of withdrawal for: ${goods}.`,
  noRightElse: (paragraph) => `There is no right of withdrawal for anything else (${paragraph}).`,
};
