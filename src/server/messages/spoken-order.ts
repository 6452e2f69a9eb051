import type { Order } from '../../lib/contract/staff-orders.ts';
import type { Wording } from '../../lib/domain/languages.ts';

/** An order as its customer is told of it: in a language, or in the shop's variant of German. */
export type SpokenOrder = Omit<Order, 'language'> & { language: Wording };
