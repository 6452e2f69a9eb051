import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../orders.ts';
import { count } from './plural.ts';

/** What this device knows of its orders, on the landing page, the branch page and `/bestellungen`. */

/** An order's state in a word or two. */
export const stateNames: Words<typeof german.stateNames> = {
  awaitingPayment: 'Waiting for payment',
  waiting: 'Waiting for confirmation',
  confirmed: 'Being prepared',
  inDelivery: 'On its way to you',
  readyForPickup: 'Ready for collection',
  delivered: 'Delivered',
  completed: 'Completed',
  canceled: 'Cancelled',
  failed: 'Payment failed',
};

export const running: Words<typeof german.running> = {
  label: 'Your current order',
  loading: 'Your order is in progress',
  stale: 'No connection',
  at: (time) => time,
  more: (n) => `and ${n} more`,
};

export const again: Words<typeof german.again> = {
  label: 'Order again',
  heading: 'Same as last time?',
  order: 'Order again',
  asking: 'One moment…',
  dismiss: 'Not now',
  /** A mode, where it goes and who sells; '' for an unknown area or branch. */
  how: (mode, area, branch) => `${mode}${area && ` to ${area}`}${branch && ` · ${branch}`}`,
  changed: 'Something’s different today',
  gone: 'Sorry, that’s not available today',
  accept: (total) => `Check out · ${total}`,
  toMenu: 'See the menu',
  unreachable: 'No connection. Please try again in a moment.',
};

export const wallet: Words<typeof german.wallet> = {
  title: 'Your orders',
  intro: 'Everything you’ve ordered from this device. No account, stored only here.',
  empty: 'Nothing ordered yet',
  emptyHint: 'What you order from this device will appear here.',
  toShop: 'Order something',
  running: 'In progress',
  earlier: 'Earlier orders',
  number: (number) => `No. ${number}`,
  /** '21/11/2026, 19:30' */
  when: (date, time) => `${date}, ${time}`,
  open: 'View',
  openNamed: (what) => `View order: ${what}`,
  receipt: 'Receipt (PDF)',
  receiptNamed: (what) => `Receipt as PDF: ${what}`,
  notFound: 'We no longer have this order on file.',
  unreachable: 'No connection. The status will appear once you’re back online.',
  remove: 'Remove from list',
};

export const taking: Words<typeof german.taking> = {
  heading: 'View on another device',
  hint: (n) =>
    n === 1
      ? 'The link includes your order. Only share it if others may see it.'
      : `The link includes your last ${n} orders. Only share it if others may see them.`,
  show: 'Show QR code',
  hide: 'Hide QR code',
  code: 'QR code with the link to your orders',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Your browser doesn’t allow copying. Here is the link:',
  offer: (n) => (n === 1 ? 'Add an order from another device?' : `Add ${n} orders from another device?`),
  accept: 'Add',
  decline: 'No, thanks',
  done: (n) =>
    n === 0
      ? 'We no longer have these orders on file.'
      : `${count(n, 'order is', 'orders are')} now on this device too.`,
};

export const forgetting: Words<typeof german.forgetting> = {
  heading: 'What this device remembers',
  hint: 'Your orders, for up to 12 months. Your name, phone number and address, if you ticked that at checkout. What you can’t have, if you chose it on the menu. All of this stays on this device.',
  keep: 'Remember orders on this device',
  forget: 'Forget everything',
  sure: 'Delete all orders, your name, your address and what you can’t have from this device? Orders you’ve placed with us still stand.',
  yes: 'Yes, forget everything',
  no: 'Cancel',
  done: 'Nothing is stored on this device any more.',
};
