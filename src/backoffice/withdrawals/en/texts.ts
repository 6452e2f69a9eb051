import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the screens about withdrawals. */
export const withdrawalTexts: Words<typeof german.withdrawalTexts> = {
  list: 'Withdrawals',
  title: 'Withdrawal',
  received: 'Received',
  who: 'Customer',
  order: 'Order',
  orderOf: (ticket, branch) => `#${ticket} ${branch}`,
  noOrder: 'No matching order found',
  written: (number) => `Given: ${number}`,
  lines: 'What',
  all: 'the whole order',
  notReturnable: 'no right of withdrawal (Widerrufsrecht) noted',
  state: 'Status',
  open: 'open',
  done: 'done',
  late: 'late',
  lateHint:
    'The statement came after the 14-day period had ended. Whether you accept the withdrawal anyway is up to you.',
  handedOver: 'Handed over',
  notHandedOver: 'not handed over yet: the period hasn’t started',
  dueUntil: 'Refund by',
  due: (day) => `Refund by ${day}`,
  receipt: 'Acknowledgement of receipt',
  receiptSent: (at) => `sent ${at}`,
  receiptNotSent: 'not sent: please acknowledge receipt yourself, with day and time',
  erased: 'deleted',
  online: 'Paid online: open the order and refund it there under “Payment”.',
  notOnline: 'Not paid online: please give the money back the way it came, for example in cash.',
  find: 'Search for the order in the history by name and day. Otherwise, ask the customer.',
  toOrder: 'Open order',
  close: 'Done',
  closed: 'The withdrawal is done.',
  failed: 'The withdrawal could not be completed',
  doneBy: (who, at) => `Done by ${who}, ${at}`,
};
