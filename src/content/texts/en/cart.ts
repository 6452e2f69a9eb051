import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cart.ts';
import { count } from './plural.ts';

/** Texts of the cart bar. */

export const cartBar: Words<typeof german.cartBar> = {
  hide: 'Hide basket',
  products: (n) => `${count(n, 'item', 'items')} in your basket`,
  empty: 'Your basket is empty',
  changed: 'The menu has just changed. Please choose again.',
};

/** Texts of the cart. */

export const cart: Words<typeof german.cart> = {
  heading: 'Basket',
  emptyInvitation: 'What would you like? Tap the plus next to a dish.',
  remove: (name) => `Remove ${name}`,
  less: (name) => `Less ${name}`,
  more: (name) => `More ${name}`,
  change: 'Edit',
  mode: 'How would you like to order?',
  subtotal: 'Subtotal',
  deposit: 'Deposit',
  deliveryCost: 'Delivery fee',
  free: 'Free',
  total: (_isTaxed) => 'Total',
  location: 'Location',
  orderNow: 'Go to checkout',
};

/** The choice of a delivery area, which is loaded for deliveries. */
export const areaChoice: Words<typeof german.areaChoice> = {
  label: 'Delivery area',
  /** Until the customer chooses, fees are those of the first. */
  choose: (first) => `Please choose (for now: ${first})`,
};

/** The text of the toast. The page contains it, so that it costs no script. */
export const toast: Words<typeof german.toast> = {
  added: 'Added to your basket.',
  notKept: 'Added to your basket. Your browser can’t save it: on the next page it will be empty.',
  notLoaded: 'No connection. Please tap again in a moment.',
};

/** Texts at the menu's top: how, where to and when. */

/** What the page says of the choice. */
export const orderChoice: Words<typeof german.orderChoice> = {
  label: 'Your order',
  mode: 'How would you like to order?',
  area: 'Your delivery area',
  choose: 'Choose postcode / town',
};

/** What its script says, too. */
export const orderTop: Words<typeof german.orderTop> = {
  /** 'Delivery from 11:50, 1.50 EUR, minimum 12 EUR': the order type, then the earliest time, then fee and minimum. */
  from: (amount) => `from ${amount}`,
  free: 'free',
  minimum: (amount) => `minimum ${amount}`,
};
