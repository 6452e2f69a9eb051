import type { Overrides } from '../../../../lib/domain/words/catalogue.ts';
import { paymentNames } from '../../../orders/de-CH/words.ts';
import type * as german from '../customer-texts.ts';

export const orderTexts: Overrides<typeof german.orderTexts> = { payments: paymentNames };
