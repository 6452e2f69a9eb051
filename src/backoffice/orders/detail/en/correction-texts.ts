import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../correction-texts.ts';

/** Words for money that was given back. */
export const correctionTexts: Words<typeof german.correctionTexts> = {
  give: 'Void or partial refund',
  title: 'Void (Storno) or partial refund',
  list: 'Given back on site',
  kinds: { storno: 'Void (Storno)', part: 'Partial refund' },
  ways: { storno: 'Everything (void)', amount: 'An amount', lines: 'Items' },
  way: 'What are you giving back?',
  hint: (left) =>
    `${left} left. Give the money back on site; this makes the entry for the books. The order itself stays as it is.`,
  amount: 'Amount',
  /** `ordered`: more was ordered than is left. */
  of: (left, ordered) => (ordered === null ? `of ${left}` : `${left} left of ${ordered}`),
  atMost: (left) => `Only ${left} is left.`,
  tooMany: 'There isn’t that much left of an item.',
  quantity: (name) => `Quantity: ${name}`,
  invalidAmount: 'Please enter an amount.',
  noLines: 'Please enter a quantity for at least one item.',
  reason: 'Reason',
  reasonHint: 'Stays in the books and exports. No customer names, please.',
  noReason: 'Please enter a reason.',
  reasons: ['Complaint', 'Wrong delivery', 'Too late', 'Not collected', 'Typing error'],
  save: 'Record',
  saved: 'The entry is in the books.',
  failed: 'The correction could not be recorded',
};
