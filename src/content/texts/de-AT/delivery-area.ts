import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../delivery-area.ts';

export const deliveryArea: Overrides<typeof german.deliveryArea> = { vat: (rate) => `inkl. ${rate} % USt.` };
