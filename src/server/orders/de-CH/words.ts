import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../words.ts';

export const paymentNames: Overrides<typeof german.paymentNames> = { 'atm-card': 'Debitkarte' };
