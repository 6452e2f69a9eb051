import { weekdayName, type Day } from '../../../lib/domain/dates.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import { LOCALE, writtenDay } from '../../../lib/domain/words/en/locale.ts';
import type * as german from '../texts.ts';
import { HOLIDAY_NAMES } from './holiday-names.ts';

const days = (n: number) => (n === 1 ? '1 day' : `${n} days`);
const branches = (n: number) => (n === 1 ? '1 branch' : `${n} branches`);
const orders = (n: number) => (n === 1 ? '1 order' : `${n} orders`);
const short = (day: Day) => `${weekdayName(day, LOCALE, 'short')}, ${writtenDay(day)}`;

export const closingTexts: Words<typeof german.closingTexts> = {
  title: 'Closing days',
  intro: 'Tap a day, or the first and last day of a period.',
  branches: 'Branches',
  all: (n) => (n === 1 ? '1 branch' : `All ${n} branches`),
  none: 'Please choose at least one branch.',
  region: 'Public holidays in',
  earlier: 'Previous year',
  later: 'Next year',
  year: (year) => `Closing days ${year}`,
  loading: 'Loading branches…',

  holidays: 'Public holidays',
  /** A public holiday by its name of `holiday-calendar.ts`. */
  holidayName: (name) => HOLIDAY_NAMES[name] ?? name,
  closeAll: 'Close on all public holidays',
  likeBefore: (year) => `Same as ${year}`,
  nothingBefore: (year) => `There is nothing in ${year} that is missing here.`,
  holidaysClosed: 'All public holidays are already closed or have hours of their own.',
  tapHint: 'Tap to close a day, tap again to undo it.',
  partly: 'not everywhere',

  legend: {
    closed: 'Closed',
    special: 'Different hours',
    some: 'Only some branches',
    rest: 'Closed every week',
    holiday: 'Public holiday',
    changed: 'Not saved yet',
  },
  /** What a screen reader says of a day. */
  says: {
    open: 'open',
    rest: 'closed every week',
    closed: 'closed',
    special: 'different hours',
    some: (what, count, of) => `${what} at ${count} of ${branches(of)}`,
    changed: 'not saved yet',
  },

  selected: (from, to, count) =>
    from === to ? short(from) : `${short(from)} to ${short(to)} (${days(count)})`,
  shut: 'Close on these days',
  other: 'Different hours',
  weekly: 'Same as every week',
  deselect: 'Clear selection',
  from: (n) => `Opening ${n}, from`,
  to: (n) => `Opening ${n}, until`,
  until: 'to',
  add: 'Add hours',
  remove: (n) => `Remove opening ${n}`,
  apply: 'Apply',

  unsaved: (size) => `Not saved yet: ${days(size.days)}, ${branches(size.branches)}.`,
  hit: (n) =>
    n === 1 ? 'There is already 1 order for these days:' : `There are already ${n} orders for these days:`,
  hitOn: (day, n) => `${short(day)}: ${orders(n)}`,
  hitHint: 'These orders stand. Please let the customers know.',
  noneHit: 'There are no pre-orders for these days.',
  ordersUnknown: 'We can’t check right now whether there are already orders for these days.',
  discard: 'Discard',
  save: 'Save',
  failed: 'The closing days could not be saved',
  saved: (n) => `Saved for ${branches(n)}. Customers will see it shortly.`,
  undo: 'Undo',
  undone: 'The closing days are back to how they were.',
};
