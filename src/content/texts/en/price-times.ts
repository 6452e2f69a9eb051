import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../price-times.ts';

/** What stands beside a price that holds for some hours. */
export const timedPrice: Words<typeof german.timedPrice> = {
  /** Before the regular price, which is struck through. */
  instead: 'instead of',
  until: (time) => `until ${time}`,
  untilDay: (day, time) => `until ${day}, ${time}`,
};
