import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the kitchen's screens. */
export const kitchenTexts: Words<typeof german.kitchenTexts> = {
  title: 'Kitchen',
  stations: 'Stations',
  /** All stations together, where dishes are handed out. */
  pass: 'Pass: all stations',
  noStations:
    'No stations yet: everything to prepare is shown here. To separate kitchen, oven or bar, create them under “Stations”.',
  empty: 'Nothing to prepare right now.',
  emptyHint: 'Confirmed orders appear here automatically.',
  atPass: (orders) => (orders === 1 ? '1 order' : `${orders} orders`),
  open: (n) => (n === 1 ? 'Open: 1 order' : `Open: ${n} orders`),
  done: (n) => (n === 1 ? 'Done: 1 order' : `Done: ${n} orders`),
  ticket: (ticket) => `Order ${ticket}`,
  markDone: 'Done',
  markOpen: 'Not done after all',
  isDone: 'done',
  isOpen: 'open',
  allDone: 'All done',
  noStation: 'No station',
  elsewhere: (names) => `Also from: ${names}`,
  markFailed: 'That could not be recorded',
};
