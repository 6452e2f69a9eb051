import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Messages for failures without a message of the API. */
export const failures: Words<typeof german.failures> = {
  noConnection: 'Can’t reach the server. Please try again.',
  signedOut: 'Your session has expired and nothing was saved. Please sign in again.',
  load: 'Data could not be loaded',
  configLoad: 'The settings could not be loaded',
  configSave: 'The settings could not be saved',
  statistics: 'The statistics could not be loaded',
  me: 'Your account could not be loaded',
  orderCancel: 'The order could not be cancelled',
  orderStep: 'The order status could not be changed',
  payment: 'The payment status could not be checked',
  print: 'The receipt could not be printed',
  resend: 'The confirmation could not be sent',
  test: 'Test failed',
};

/** The names of the API's lists. */
export const resources: Words<typeof german.resources> = {
  orders: { one: 'Order', many: 'Orders' },
  divisions: { one: 'Organisation', many: 'Organisations' },
  branches: { one: 'Branch', many: 'Branches' },
  menus: { one: 'Menu', many: 'Menus' },
  categories: { one: 'Category', many: 'Categories' },
  products: { one: 'Product', many: 'Products' },
  tags: { one: 'Tag', many: 'Tags' },
  tables: { one: 'Table', many: 'Tables' },
  blocks: { one: 'Content', many: 'Content' },
  'option-groups': { one: 'Shared options', many: 'Shared options' },
  donatees: { one: 'Donation recipient', many: 'Donation recipients' },
  stations: { one: 'Station', many: 'Stations' },
  translations: { one: 'Translation', many: 'Translations' },
  devices: { one: 'Device', many: 'Devices' },
  users: { one: 'User', many: 'Users' },
  images: { one: 'Image', many: 'Images' },
  uploads: { one: 'Upload', many: 'Uploads' },
  payments: { one: 'Payment', many: 'Payments' },
  logs: { one: 'Entry', many: 'Entries' },
  prints: { one: 'Print job', many: 'Print jobs' },
  messages: { one: 'Message', many: 'Messages' },
  withdrawals: { one: 'Withdrawal', many: 'Withdrawals' },
  promotions: { one: 'Promotion', many: 'Promotions' },
  'price-times': { one: 'Price time', many: 'Price times' },
};

const DONE = { created: 'created', updated: 'saved', deleted: 'deleted' } as const;

export const couldNot: Words<typeof german.couldNot> = {
  loadMany: (name) => `${resources[name].many} could not be loaded`,
  loadOne: (name) => `${resources[name].one} could not be loaded`,
  be: (name, done) => `${resources[name].one} could not be ${DONE[done]}`,
};

/** The keys of a keyboard. */
export const keyNames: Words<typeof german.keyNames> = { control: 'Ctrl', space: 'Space' };

/** What each shortcut does. */
export const shortcutNames: Words<typeof german.shortcutNames> = {
  search: 'Search',
  list: 'Show these shortcuts',
  take: 'Take an order',
  cards: 'From order to order',
  onward: 'On to the next empty field',
  send: 'Place order',
  drag: 'Pick up and drop a row by its handle, with arrow keys in between',
};

/** Times and amounts within sentences. */
export const formatTexts: Words<typeof german.formatTexts> = {
  tomorrow: (time) => `Tomorrow, ${time}`,
  dayAndTime: (day, time) => `${day}, ${time}`,
  /** A moment within a sentence. */
  oClock: (moment) => moment,
  /** A day as YYYY-MM-DD without its year. */
  shortDay: (day) => `${day.slice(8)}/${day.slice(5, 7)}`,
  /** Words of someone else. */
  quoted: (words) => `“${words}”`,
  /** An amount that is only known when the goods are weighed. */
  approximately: (amount) => `approx. ${amount}`,
};
