import type { Overrides } from '../catalogue.ts';
import type * as german from '../tax.ts';

export const taxWords: Overrides<typeof german.taxWords> = { included: 'inkl. USt.' };
