import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../status.ts';
import { count } from './plural.ts';

/** Texts of the status page. */

export const status: Words<typeof german.status> = {
  title: 'Your order',
  headline: {
    newTime: 'Does this time work for you?',
    pay: 'Nearly done: please pay now.',
    thanks: 'Thank you for your order!',
    canceled: 'Your order has been cancelled.',
    failed: 'Your payment failed.',
  },
  message: {
    awaitingPayment: 'We’re waiting for your payment.',
    waiting: 'Please wait a moment until your order is confirmed.',
    confirmed: 'Your order has been confirmed and is being prepared.',
    inDelivery: 'Your order is on its way to you.',
    readyForPickup: 'Your order is ready for collection.',
    delivered: 'Your order has been delivered!',
    completed: 'Your order is complete!',
    canceled: '',
    failed: '',
  },
  /** With the front-desk plugin, for orders that are not delivered. */
  frontdesk: {
    ahead: 'Our screens at the branch will show you when your order is ready for collection.',
    ready: 'Your number is now on our screens at the branch.',
  },
  counterAppointment: {
    heading: 'Important message',
    proposal: (day, time) =>
      `Sorry, we can’t manage your order for the time you asked for. We can do it ${day} at ${time} instead. Does that work for you?`,
    /** For an order without a wished time. */
    offer: (day, time) => `We can do your order ${day} at ${time}. Does that work for you?`,
    pending: 'We’ll carry on as soon as you’ve answered.',
    confirm: (time) => `Yes, ${time} works`,
    reject: 'No, cancel order',
    today: 'today',
    on: (day) => `on ${day}`,
  },
  review: {
    heading: 'Rate your order',
    processRating: 'Ordering',
    serviceRating: 'Service',
    foodRating: 'Food quality',
    rating: 'Overall',
    stars: (n) => count(n, 'star', 'stars'),
    comment: 'Comment (optional)',
    send: 'Send review',
    cancel: 'Cancel',
    thanks: 'Thank you for your review!',
    failed: 'Your review could not be sent',
  },
  sending: 'Processing…',
  notSent: 'No connection. Please try again in a moment.',
  deliveryAt: (time) => `Delivery: ${time}`,
  pickupAt: (time) => `Collection: ${time}`,
  dineInAt: (time) => `Dine in: ${time}`,
  opensThen: (when) => `We’re closed right now. We’ll get back to you as soon as we open: ${when}.`,
  farewell: 'Enjoy your meal! We look forward to seeing you again.',
  preparing: (minutes) => `It’s currently taking about ${minutes} minutes.`,
  call: 'Call',
  directions: 'Get directions',
  ticket: 'Ticket',
  orderNumber: 'Order number',
  appointment: 'Time',
  requested: 'Preferred time',
  table: 'Table',
  mode: 'Order type',
  ordered: 'Ordered on',
  /** '21/11/2026, 19:30' */
  when: (date, time) => `${date}, ${time}`,
  unreachable: 'No connection. You’ll see your order here once you’re back online.',
  items: 'Your order at a glance',
  payment: 'Payment method',
  statusLabel: 'Status',
  openPayment: {
    heading: 'We haven’t received your payment yet',
    hint: 'As soon as it’s here, your order goes to the kitchen.',
    until: (time) =>
      `We’ll hold your slot until ${time}. After that, your order expires and you pay nothing.`,
    pay: 'Pay now',
  },
  failedPayment: {
    heading: 'Try again?',
    nothingPaid: 'You haven’t paid anything.',
    hint: 'Your basket is still there, and you can pay another way if you like.',
    back: 'Back to checkout',
    elsewhere: 'You can order again right away.',
    again: 'Order again',
  },
  /** A payment for an order that failed. */
  moneyBack: {
    onItsWay: 'Your money is on its way back',
    isBack: 'Your money has been refunded',
    stray: (came, asked) => `This order came to ${asked}, but we received ${came}.`,
    late: 'Your payment only arrived after the order had expired.',
    willBeGiven: 'We’ll refund what you paid, the same way you paid it.',
    given: (amount) =>
      `We’ve refunded you ${amount}, the same way you paid. Depending on your bank, it can take a few days to reach your account.`,
  },
  receipt: 'Print receipt or save as PDF',
  confirmation: 'Open order confirmation with all legal texts',
  confirmationPdf: 'Order confirmation as PDF',
  receiptOf: (id) => `Receipt for order no. ${id}`,
  noTill: 'Order receipt, not a till receipt.',
  givenBack: 'Of which refunded',
  onlinePayment: 'Online payment',
  paid: '(Paid)',
  refunded: '(Refunded)',
  includedVat: (rate) => `incl. ${rate}% VAT`,
  /** What can be done about the branch and the agreed time. */
  calendar: 'Add to calendar',
  calendarTitle: (mode, branch) =>
    ({
      delivery: `Delivery from ${branch}`,
      takeaway: `Collect order from ${branch}`,
      dineIn: `Meal at ${branch}`,
    })[mode],
  calendarNotes: (number, address) => `Order ${number}\n${address}`,
  contact: 'If you have any questions about your order, please contact:',
  loading: 'Loading your order…',
  notFound: 'We couldn’t find this order.',
  notFoundHint: 'Please check that the link is complete: it’s in your confirmation too.',
  toStart: 'Go to home page',
  stale: 'No connection. What you see may be out of date.',
  timeline: {
    awaitingPayment: 'Waiting for payment',
    awaitingConfirmation: 'Waiting for confirmation',
    confirmed: 'Order confirmed',
    preparing: 'Order being prepared',
    prepared: 'Order prepared',
    readyForPickup: 'Ready for collection',
    inDelivery: 'Out for delivery',
    completed: 'Completed',
    canceled: 'Order cancelled',
    failed: 'Payment failed',
  },
  info: {
    awaitingPayment: 'Waiting for payment',
    awaitingConfirmation: 'Waiting for confirmation',
    inProgress: 'In progress',
    inDelivery: 'Out for delivery',
    readyForPickup: 'Ready for collection',
    delivered: 'Delivered',
    completed: 'Completed',
    canceled: 'Cancelled',
  },
};

/** Texts of the notifications about an order, on its status page. */
export const push: Words<typeof german.push> = {
  turnOn: 'Notify me of any changes',
  turnOff: 'Stop notifying me',
  on: 'We’ll notify you on this device as soon as anything changes.',
  refused: 'Your browser doesn’t allow notifications. This page will keep showing how your order is doing.',
  failed: 'Sorry, that didn’t work. This page will keep showing how your order is doing.',
};

/** The app is offered where the order is followed, when it is most useful. */
export const promotion: Words<typeof german.promotion> = {
  heading: 'Even faster next time',
  invitation: 'Add us to your home screen: one tap, and the menu is there, even with a poor signal.',
  accept: 'Install app',
  installed: 'Thank you! You’ll now find us on your home screen.',
  failed: 'No connection. Please try again in a moment.',
};
