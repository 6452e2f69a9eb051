import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../status.ts';

export const status: Overrides<typeof german.status> = { includedVat: (rate) => `darin ${rate} % USt.` };
