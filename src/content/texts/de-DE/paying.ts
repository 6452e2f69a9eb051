import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../paying.ts';

export const paymentMethods: Overrides<typeof german.paymentMethods> = {
  cash: 'Bar',
  'atm-card': 'EC- oder Debitkarte',
};
