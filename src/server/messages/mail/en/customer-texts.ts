import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import { MODE_NAMES } from '../../../../lib/domain/words/en/modes.ts';
import { paymentNames } from '../../../orders/en/words.ts';
import type * as german from '../customer-texts.ts';
import { greetWith } from '../greeting.ts';

/** What customers read in mails, in English. */

/** Words about an order. */
export const orderTexts: Words<typeof german.orderTexts> = {
  modes: MODE_NAMES,
  mode: 'Order type',
  table: 'Table',
  due: 'Time',
  asap: 'as soon as possible',
  wished: (time) => `preferred: ${time}`,
  at: (day, time) => `${day}, ${time}`,
  address: 'Address',
  floor: (text) => (text === '' ? '' : `Floor\u00a0${text}`),
  stairway: (text) => (text === '' ? '' : `Staircase\u00a0${text}`),
  door: (text) => (text === '' ? '' : `Door\u00a0${text}`),
  place: 'Branch',
  phone: 'Phone',
  name: 'Name',
  customersPhone: 'Phone',
  email: 'Email',
  payment: 'Payment',
  payments: paymentNames,
  paid: (method, addition) => `${method} (${addition === 'paid' ? 'Paid' : 'Refunded'})`,
  comment: 'Comment',
  donatee: 'Donation to',
  files: (n) => (n === 1 ? '1 file' : `${n} files`),
  about: (price) => `approx.\u00a0${price}`,
  delivery: 'Delivery fee',
  free: 'Free',
  deposit: 'Deposit',
  tip: 'Tip',
  rounding: 'Rounding (cash payment)',
  toPay: 'To pay',
  net: 'Total excl. VAT',
  vat: (rate) => `incl. ${rate}% VAT`,
  total: 'Total incl. VAT',
  givenBack: 'Of which refunded',
};

const when = 'Depending on your bank, it can take a few days to reach your account.';

/** Words of mails about an order. */
export const customerTexts: Words<typeof german.customerTexts> = {
  greeting: greetWith('Hello'),
  order: (ticket) => `Order ${ticket}`,
  ticket: 'Your number',
  proposal: 'Our suggestion',
  reason: 'Reason',
  follow: 'Track order',
  accept: (time) => `Yes, ${time} works`,
  atTime: (time) => time,
  decline: 'No, cancel order',
  review: 'Rate your order',
  again: 'Order again',
  look: 'View order',
  footer: (branch, canReply) =>
    `You’re receiving this email because an order was placed at ${branch} with your address. The branch will answer your questions${canReply ? ': just reply to this email.' : '.'}`,
  noTill: 'Order receipt, not a till receipt.',
  placed: {
    subject: (ticket, branch) => `Your order ${ticket} at ${branch}`,
    title: 'Thank you for your order!',
    preview: (total) => `${total}. We’ll be in touch as soon as it’s confirmed.`,
    says: (branch) => [
      `${branch} has received your order. We’ll be in touch again as soon as it’s confirmed.`,
    ],
  },
  counterAppointment: {
    subject: (ticket) => `Please reply: a different time for your order ${ticket}`,
    title: 'Does another time work for you?',
    preview: (time) => `Our suggestion: ${time}.`,
    says: (time, hasWish) => [
      ...(hasWish ? ['Sorry, we can’t manage your order for the time you asked for.'] : []),
      `${hasWish ? 'We can offer you this time instead' : 'We can offer you this time for your order'}: ${time}. Please answer on your order’s page; we’ll wait for you before we start preparing it.`,
    ],
  },
  confirmed: {
    subject: (ticket, branch) => `Confirmed: your order ${ticket} at ${branch}`,
    title: 'Your order is confirmed',
    says: (mode, time) =>
      time === null
        ? ['Your order has been confirmed and is now being prepared.']
        : [
            {
              takeaway: `Your order has been confirmed. You can collect it at this time: ${time}.`,
              delivery: `Your order has been confirmed. We’ll deliver it at this time: ${time}.`,
              dineIn: `Your order has been confirmed. We’ll expect you at this time: ${time}.`,
            }[mode],
          ],
  },
  inDelivery: {
    delivery: {
      subject: (ticket) => `Your order ${ticket} is on its way`,
      title: 'Your order is on its way',
      says: ['Your order is out for delivery.'],
    },
    takeaway: {
      subject: (ticket) => `Your order ${ticket} is ready for collection`,
      title: 'Your order is ready for collection',
      says: ['Your order is ready and waiting for you.'],
    },
    dineIn: {
      subject: (ticket) => `Your order ${ticket} is ready`,
      title: 'Your order is ready',
      says: ['Your order is ready.'],
    },
  },
  completed: {
    subject: (_ticket, branch) => `How was it at ${branch}?`,
    title: 'How was your order?',
    preview: 'Four questions, half a minute.',
    says: [
      'Your order is complete. We hope everything was good.',
      'Your review helps us get better: four questions, half a minute.',
    ],
  },
  canceled: {
    subject: (ticket) => `Your order ${ticket} has been cancelled`,
    title: 'Your order has been cancelled',
    preview: 'Sorry, it can’t go ahead.',
    says: 'Your order has been cancelled.',
    moneyBack: (amount) => `You’ll get ${amount} back.`,
    goesBack: (amount) =>
      `You paid online and will get ${amount} back: to the card or account you paid with.`,
    hasGoneBack: (amount) =>
      `You paid online. We’ve refunded you ${amount}: to the card or account you paid with.`,
    when,
  },
  failed: {
    subject: (ticket) => `Your payment for order ${ticket} failed`,
    title: 'Your payment failed',
    preview: 'Your order was not accepted.',
    says: [
      'Sorry, the payment for your order didn’t go through. The order was therefore not accepted, and you pay nothing.',
      'You can order again right away, with a different payment method if you like.',
    ],
    late: {
      title: 'Your payment came too late',
      says: [
        'Your payment only arrived after the order had expired. We’ll refund what you paid, the same way you paid it.',
        'You can order again right away.',
      ],
    },
    stray: {
      title: 'Your payment doesn’t match the order',
      says: (came, asked) => [
        `Your order came to ${asked}, but we received ${came}. The order was not accepted, and we’ll refund the whole amount, the same way you paid it.`,
        'You can order again right away.',
      ],
    },
  },
  refunded: {
    subject: (ticket, amount) => `Refund for your order ${ticket}: ${amount}`,
    title: (amount) => `You’ll get ${amount} back`,
    preview: 'The same way you paid.',
    all: (amount) => `We’ve refunded the whole amount of your order: ${amount}, the same way you paid.`,
    part: (amount) => `We’ve refunded you ${amount} for your order, the same way you paid.`,
    stray: (came, asked) => `Your order came to ${asked}, but we had received ${came}.`,
    altogether: (total) => `Together with what we’d already refunded, that makes ${total}.`,
    when,
    cell: 'Refunded',
  },
};

/** Words of appointments in calendars. */
export const calendarTexts: Words<typeof german.calendarTexts> = {
  fileName: 'appointment.ics',
  summary: {
    delivery: (ticket, branch) => `Delivery from ${branch} (${ticket})`,
    other: (ticket, branch) => `Order ${ticket} at ${branch}`,
  },
  description: (statusPage, phone) =>
    `Your order: ${statusPage}${phone === '' ? '' : `\nPhone number of the branch: ${phone}`}`,
};

/** Words of the mail about a withdrawal. */
export const withdrawalTexts: Words<typeof german.withdrawalTexts> = {
  subject: (shop) => `We have received your withdrawal at ${shop}`,
  preview: 'Acknowledgement of receipt with date and time',
  title: 'We have received your withdrawal',
  says: (shop) => `We acknowledge receipt of your declaration at ${shop}. Please keep this email.`,
  received: 'Received on',
  name: 'Name',
  order: 'Order',
  goods: 'Withdrawn from',
  all: 'the whole order',
  email: 'Email',
  next: 'We’ll be in touch if anything is still open, such as how the goods get back to us. We’ll refund what you paid within 14 days, the same way you paid it.',
  footer: 'You’re receiving this email because this address was given with a withdrawal.',
};
