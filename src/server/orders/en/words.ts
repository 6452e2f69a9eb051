import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../words.ts';

/** English names for customers. */
export const paymentNames: typeof german.paymentNames = {
  cash: 'Cash',
  'atm-card': 'Debit card',
  'hydro-ag-voucher': 'Meal voucher',
  mollie: 'Online payment',
  datatrans: 'Online payment',
  'test-terminal': 'Online payment (test)',
};

/** Words of an order's confirmation. */
export const confirmationTexts: Words<typeof german.confirmationTexts> = {
  title: (id) => `Order confirmation ${id}`,
  seller: 'Your contracting party',
  branch: (branch) => (branch === '' ? '' : `Branch: ${branch}`),
  number: 'Order number',
  ordered: 'Ordered on',
  customer: 'For',
  mode: 'Order type',
  due: 'Preferred time',
  asap: 'as soon as possible',
  payment: 'Payment method',
  at: (day, time) => `${day}, ${time}`,
  items: 'Your order',
  files: 'File',
  about: 'approx. ',
  deposit: 'Deposit',
  delivery: 'Delivery fee',
  tip: 'Tip',
  total: 'Total incl. VAT',
  rounding: 'Rounding',
  toPay: 'To pay',
  vat: (rate) => `of which VAT ${rate}%`,
  noTill: 'Order receipt, not a till receipt.',
  withdrawalOf: (goods) =>
    `Within 14 days, you can withdraw from the purchase of: ${goods}. You’ll find the way to do so on your order’s page and at the foot of our pages: “Withdraw from contract here”.`,
  noWithdrawal: (paragraph) => `There is no right of withdrawal for these goods (${paragraph}).`,
  noWithdrawalElse: (paragraph) => `There is no right of withdrawal for anything else (${paragraph}).`,
  validFrom: (day) => `In the version of ${day}, which applied when you ordered.`,
  kinds: {
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    imprint: 'Legal notice',
    withdrawal: 'Instructions on withdrawal',
  },
  lacking:
    'Some characters are missing from this file’s typeface and appear here as “?”. You can read them on your order’s page.',
  page: (page, pages) => `Page ${page} of ${pages}`,
  fileName: (id) => `order-confirmation-${id}.pdf`,
};
