import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../words.ts';

export const paymentNames: Overrides<typeof german.paymentNames> = { 'atm-card': 'Bankomatkarte' };

export const confirmationTexts: Overrides<typeof german.confirmationTexts> = {
  vat: (rate) => `darin USt. ${rate} %`,
};
