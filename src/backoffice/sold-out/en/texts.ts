import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the screen for sold-out dishes. */
export const soldOutTexts: Words<typeof german.soldOutTexts> = {
  title: 'Sold out',
  hint: 'Only for this branch and only today: tomorrow morning everything is back automatically.',
  loading: 'Loading menu…',
  failed: 'That could not be changed',
  loadFailed: 'The menu could not be loaded',
  noMenu: 'This branch has no menu at the moment.',
  search: 'Search dish',
  noMatch: 'No dish found',
  shelves: 'Categories',
  outNow: (n) => `Sold out today (${n})`,
  nothingOut: 'Nothing is sold out at the moment.',
  more: (n) => `Show ${n} more`,
  found: (n) => (n === 1 ? '1 dish' : `${n} dishes`),
  isSold: 'Available',
  isOut: 'Sold out today',
  isOff: 'Unavailable at all branches',
  sell: (name) => `${name} available`,
  options: (name) => `Options of ${name}`,
  showOptions: 'Options',
  optionsOut: (n) => `${n} sold out today`,
  tookOff: (name) => `${name} is sold out today.`,
  putBack: (name) => `${name} is available again.`,
};
