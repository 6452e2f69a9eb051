import { formatAmount } from '../quantity.ts';
import type { DrainedWeight } from '../food-label.ts';

/** What is said of labels, origin and gaps, for customers, receipts, mails and staff alike. */
export const labelWords = {
  origin: 'Herkunft',
  /** In the words of Regulation (EU) 1169/2011, annex XII: one decimal at most, then '% vol'. */
  alcohol: (percent: number) => `Alkohol ${formatAmount(percent)} % vol`,
  drained: ({ amount, unit }: DrainedWeight) => `Abtropfgewicht ${formatAmount(amount)} ${unit}`,
  isPriced: 'darauf bezieht sich der Grundpreis',
  /** Behind allergens that are not declared for all that was chosen. */
  incomplete: 'nicht zu allem angegeben',
} as const;
