import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../withdrawal.ts';

/** The withdrawal function, in the words of Directive 2011/83/EU, art. 11a and annex I. */
export const withdrawal: Words<typeof german.withdrawal> = {
  step1: 'Step 1 of 2: What would you like to withdraw from?',
  noReason: 'You don’t have to give a reason.',
  needsScript: 'This form needs JavaScript. You can also send us your withdrawal by email.',
  name: 'Your name',
  nameHint: 'As it appears in the order.',
  orderNumber: 'Order number',
  orderNumberHint: 'You’ll find it in your order confirmation, for example 1234 or #42.',
  goods: 'What would you like to withdraw from?',
  goodsHint: 'Leave empty if it is the whole order.',
  lines: 'These goods',
  noLines:
    'No goods with a right of withdrawal are recorded for this order. You can still declare your withdrawal; we will check it.',
  linesMissing: 'Please choose at least one item.',
  email: 'Email for the acknowledgement of receipt',
  next: 'Next',
  step2: 'Step 2 of 2: Please check and confirm',
  declare: 'I hereby give notice that I withdraw from my contract for:',
  all: 'the whole order',
  confirm: 'Confirm withdrawal',
  sending: 'Sending…',
  back: 'Back',
  failed: 'Your withdrawal could not be sent. Please try again.',
  done: 'We have received your withdrawal',
  received: 'Received on',
  withdrawn: 'Withdrawn from',
  mailed: (email) => `The acknowledgement of receipt will be sent to ${email}.`,
  notMailed: 'Please print or save this page as your acknowledgement of receipt.',
  print: 'Print or save as PDF',
};
