import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../landing.ts';

export const landing: Overrides<typeof german.landing> = { orderNow: 'Jetzt bestellen' };

export const home: Overrides<typeof german.home> = { orderOnline: 'Online bestellen' };

export const branchSearch: Overrides<typeof german.branchSearch> = {
  nothing: 'Leider haben wir nichts gefunden.',
};
