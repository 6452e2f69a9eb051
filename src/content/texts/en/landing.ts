import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../landing.ts';

/** Texts of the landing page. */

export const landing: Words<typeof german.landing> = {
  branches: 'Branches',
  orderNow: 'Order now',
  inactive: 'Not available at the moment',
  deliveryFrom: (amount) => `Delivery from ${amount}`,
  deliveryFor: (amount) => `Delivery ${amount}`,
  deliveryFree: 'Free delivery',
  deliveryFreePartly: 'Free delivery to some areas',
  minimumFrom: (amount) => `Minimum order from ${amount}`,
  minimum: (amount) => `Minimum order ${amount}`,
  areaFree: 'free delivery',
  areaMinimum: (amount) => `minimum order ${amount}`,
  offers: 'What we offer',
  tags: 'Features',
};

/** Texts of the home page. */
export const home: Words<typeof german.home> = {
  teasers: 'Quick links',
  orderOnline: 'Order online',
  orderInvitation: 'See the menu',
  reserve: 'Book a table',
  directions: 'Get directions',
  hours: 'Opening hours',
  deliveryHours: 'Delivery hours',
  whichHours: 'Which hours',
  closed: 'Closed',
  range: (from, to) => (from === '00:00' && to === '00:00' ? '24 hours' : `${from} – ${to}`),
  weekday: 'Day',
  time: 'Time',
  contact: 'Contact',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  map: (name) => `Map: ${name}`,
  loadMap: 'Load map',
  mapSends: (host) => `This tells ${host ?? 'the map service'} your IP address.`,
  alerts: 'Notice',
  ok: 'OK',
};

/** Texts of the branch search. */

export const branchSearch: Words<typeof german.branchSearch> = {
  label: 'Find a branch',
  placeholder: 'Postcode / town',
  tags: 'Filter by feature',
  found: (shown, all) => `Showing ${shown} of ${all} branches.`,
  nothing: 'Sorry, no results found.',
  showAll: 'Show all branches',
  delivery: 'Delivery to you',
  delivers: 'We deliver to you.',
  offer: (branch, terms) => `${branch} delivers to you: ${terms}`,
};

/** When a closed branch opens, in the short form of its card. */
export const nextOpening: Words<typeof german.nextOpening> = {
  today: (time) => `Opens at ${time}`,
  tomorrow: (time) => `Opens tomorrow at ${time}`,
  onDay: (day, time) => `Opens on ${day} at ${time}`,
};
