import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../delivery-area.ts';

/** Texts of the delivery area's page, and of the list that links to it. */

export const deliveryArea: Words<typeof german.deliveryArea> = {
  areas: 'Delivery areas',
  areasHint: 'Tap your area to see its delivery fee and delivery hours.',
  title: (area, branch) => `Delivery to ${area}: ${branch}`,
  description: (branch, area, facts) =>
    `${branch} delivers to ${area}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}. Order online now.`,
  heading: 'Delivery to',
  lead: (branch) => `${branch} brings it to your door.`,
  orderNow: 'Order now',
  youAreHere: 'You are here',
  cost: 'Delivery fee',
  free: 'Free',
  minimum: 'Minimum order',
  noMinimum: 'None',
  freeFrom: 'Free delivery',
  freeFromValue: (amount) => `only from ${amount}`,
  valueHint: 'Order value without delivery fee',
  vat: (rate) => `incl. ${rate}% VAT`,
  hours: 'Delivery hours',
  preorder: 'You can pre-order at any time.',
  taste: 'A taste of our menu',
  wholeMenu: 'See the whole menu',
  others: 'We also deliver to',
  allAreas: 'All delivery areas',
  service: (area) => `Delivery to ${area}`,
  facts: {
    cost: (amount) => `delivery fee ${amount}`,
    free: 'free delivery',
    minimum: (amount) => `minimum order ${amount}`,
    freeFrom: (amount) => `free delivery only from ${amount}`,
  },
};

/** Texts of what a customer has to know before ordering (§ 6 PAngV, § 312j Abs. 1 BGB). */

export const tradeTerms: Words<typeof german.tradeTerms> = {
  heading: 'Payment and delivery',
  all: 'All prices',
  /** Between what prices include and the link. */
  next: (delivers) => (delivers ? ', ' : ' · '),
  plusDelivery: 'plus delivery fee',
  reusable: 'Where it says so, you can also have your food in reusable packaging.',
  payment: 'Ways to pay:',
  noDelivery: 'This branch does not deliver.',
};
