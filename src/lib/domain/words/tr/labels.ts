import { formatAmount } from '../../quantity.ts';
import type { Words } from '../catalogue.ts';
import type * as german from '../labels.ts';

/** What is said of labels and origin. */
export const labelWords: Words<typeof german.labelWords> = {
  origin: 'Menşei',
  /** As Regulation (EU) 1169/2011, annex XII, wants it: one decimal at most, then '% vol'. */
  alcohol: (percent) => `Alkol ${formatAmount(percent)} % vol`,
  drained: ({ amount, unit }) => `Süzme ağırlığı ${formatAmount(amount)} ${unit}`,
  isPriced: 'birim fiyat buna göredir',
  incomplete: 'tümü için belirtilmemiş',
};
