import { formatAmount } from '../../quantity.ts';
import type { Words } from '../catalogue.ts';
import type * as german from '../labels.ts';

/** What is said of labels and origin, in the words of Regulation (EU) 1169/2011. */
export const labelWords: Words<typeof german.labelWords> = {
  origin: 'Origine',
  alcohol: (percent) => `Alcol ${formatAmount(percent)} % vol`,
  drained: ({ amount, unit }) => `Peso netto sgocciolato ${formatAmount(amount)} ${unit}`,
  isPriced: 'a cui si riferisce il prezzo per unità di misura',
  incomplete: 'non indicato per tutto',
};
