import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** English words of notifications to customers. */
export const customerPushTexts: Words<typeof german.customerPushTexts> = {
  title: (number, branch) => `Order ${number}${branch === '' ? '' : ` · ${branch}`}`,
  at: (time) => time,
  placed: 'We’ve received your order.',
  counterAppointment: (time) => `Another time: we suggest ${time}. Does that work for you?`,
  confirmed: (time) => (time === '' ? 'Your order is confirmed.' : `Confirmed for ${time}.`),
  inDelivery: {
    delivery: 'Your order is on its way.',
    takeaway: 'Your order is ready for collection.',
    dineIn: 'Your order is ready.',
  },
  completed: 'Your order is complete.',
  canceled: 'Your order has been cancelled.',
  failed: 'Your payment failed.',
  stray: 'Your payment doesn’t match the order, so we’re refunding it.',
  refunded: (amount) => `We’ve refunded you ${amount}.`,
};
