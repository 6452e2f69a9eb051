import type { Overrides } from '../../../../lib/domain/words/catalogue.ts';
import { paymentNames } from '../../../orders/de-AT/words.ts';
import type * as german from '../customer-texts.ts';

export const orderTexts: Overrides<typeof german.orderTexts> = {
  payments: paymentNames,
  stairway: (text) => (text === '' ? '' : `Stiege\u00a0${text}`),
  vat: (rate) => `inkl. USt. ${rate} %`,
};
