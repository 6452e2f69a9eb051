import { formatAmount } from '../../quantity.ts';
import type { Words } from '../catalogue.ts';
import type * as german from '../labels.ts';

/** What is said of labels and origin. */
export const labelWords: Words<typeof german.labelWords> = {
  origin: 'Origine',
  /** In the words of Regulation (EU) 1169/2011, annex XII. */
  alcohol: (percent) => `Alcool ${formatAmount(percent)}\u202f% vol`,
  drained: ({ amount, unit }) => `Poids net égoutté ${formatAmount(amount)} ${unit}`,
  isPriced: 'base du prix à l’unité de mesure',
  incomplete: 'information incomplète',
};
