import { formatAmount } from '../../quantity.ts';
import type { Overrides } from '../catalogue.ts';
import type * as german from '../labels.ts';

export const labelWords: Overrides<typeof german.labelWords> = {
  alcohol: (percent) => `Alkohol ${formatAmount(percent, 'de-CH')} % vol`,
  drained: ({ amount, unit }) => `Abtropfgewicht ${formatAmount(amount, 'de-CH')} ${unit}`,
};
