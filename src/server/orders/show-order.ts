import { orderInWords } from '../../lib/contract/own-words.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { toPublicOrder } from './order-views.ts';
import type { StoredOrder } from './queries/orders.ts';

/**
 * An order as its customer reads it: its dishes are named in the language that it was placed in, as far as the shop has translated them.
 * Everything that is kept, printed and counted of it is German.
 */
export type ShowOrder = (stored: StoredOrder) => Promise<PublicOrder>;

export function createShowOrder(readShop: ReadCurrentShop): ShowOrder {
  return async (stored) => {
    const order = toPublicOrder(stored);
    const { language } = stored.order;
    if (language === 'de') return order;
    const shop = (await readShop())?.shop;
    return shop ? orderInWords(order, shop, language) : order;
  };
}
