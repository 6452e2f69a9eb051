import { formatAmount } from '../../quantity.ts';
import type { Words } from '../catalogue.ts';
import type * as german from '../labels.ts';
import { LOCALE } from './locale.ts';

/** What is said of labels and origin. */
export const labelWords: Words<typeof german.labelWords> = {
  origin: 'Origin',
  // In the words of Regulation (EU) 1169/2011, annex XII, whose English symbol ends in a point.
  alcohol: (percent) => `Alcohol ${formatAmount(percent, LOCALE)}% vol.`,
  // Annex IX (5) of the same.
  drained: ({ amount, unit }) => `drained net weight ${formatAmount(amount, LOCALE)} ${unit}`,
  isPriced: 'the unit price is based on this',
  incomplete: 'not stated for everything',
};
