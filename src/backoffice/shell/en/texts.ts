import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the frame around all screens. */
export const shellTexts: Words<typeof german.shellTexts> = {
  account: 'Account',
  loading: 'Loading',
  popup: 'Selection',
};

/** What happened to entries of a list, by their names for one and for several. `%{smart_count}` is replaced by their number. */
export const recordTexts: Words<typeof german.recordTexts> = {
  create: (one) => `New ${one.toLowerCase()}`,
  created: (one) => `${one} created`,
  updated: (one, many) => `${one} saved |||| %{smart_count} ${many.toLowerCase()} saved`,
  deleted: (one, many) => `${one} deleted |||| %{smart_count} ${many.toLowerCase()} deleted`,
};

/** Empty lists, since their names are in lower case within a sentence. */
export const emptyLists: Words<typeof german.emptyLists> = {
  orders: 'No orders yet',
  divisions: 'No organisations yet',
  branches: 'No branches yet',
  menus: 'No menus yet',
  categories: 'No categories yet',
  products: 'No products yet',
  tags: 'No tags yet',
  tables: 'No tables yet',
  blocks: 'No content yet',
  'option-groups': 'No shared options yet',
  donatees: 'No donation recipients yet',
  stations: 'No stations yet',
  devices: 'No devices yet',
  users: 'No users yet',
  images: 'No images yet',
  uploads: 'No uploads yet',
  payments: 'No payments yet',
  logs: 'No entries yet',
  prints: 'No print jobs yet',
  messages: 'No messages yet',
  withdrawals: 'No withdrawals yet',
  promotions: 'No promotions yet',
  'price-times': 'No price times yet',
};
