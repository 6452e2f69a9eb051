import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../menu.ts';

export const menu: Overrides<typeof german.menu> = { toDishes: 'Zu den Gerichten' };
