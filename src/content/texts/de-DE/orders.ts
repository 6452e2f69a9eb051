import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../orders.ts';

export const stateNames: Overrides<typeof german.stateNames> = { delivered: 'Geliefert' };
