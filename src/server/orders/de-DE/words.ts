import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../words.ts';

export const paymentNames: Overrides<typeof german.paymentNames> = {
  cash: 'Bar',
  'atm-card': 'EC- oder Debitkarte',
  mollie: 'Online-Zahlung',
  datatrans: 'Online-Zahlung',
  'test-terminal': 'Online-Zahlung (Test)',
};

export const confirmationTexts: Overrides<typeof german.confirmationTexts> = {
  mode: 'Bestellart',
  total: 'Gesamt',
  vat: (rate) => `darin MwSt. ${rate} %`,
};
