import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../paying.ts';

/** Texts that checkout and status page share: how an order is paid. */
export const paymentMethods: Words<typeof german.paymentMethods> = {
  cash: 'Cash',
  'atm-card': 'Debit card',
  'hydro-ag-voucher': 'Meal voucher',
  mollie: 'Online payment',
  datatrans: 'Online payment',
  'test-terminal': 'Online payment (test)',
};

/** What is paid besides the goods. */
export const paying: Words<typeof german.paying> = {
  name: 'Tip',
  about: 'Goes to the team that makes and brings your order.',
  aboutBusiness: 'Goes to the business.',
  none: 'No tip',
  percent: (percent, amount) => `${percent}% (${amount})`,
  own: 'Other amount',
  amount: (currency) => `Amount in ${currency}`,
  rounding: 'Rounding (cash payment)',
  toPay: 'To pay',
};
