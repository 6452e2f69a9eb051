import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import type { CartItem } from '../../../lib/domain/cart-item.ts';
import { priceLine } from '../../../lib/domain/line-price.ts';
import { activeMenu } from '../../../lib/domain/menu.ts';
import type { Mode } from '../../../lib/domain/modes.ts';
import { toCents } from '../../../lib/domain/money.ts';
import { keptStates, priceChanges, shopPrices } from '../../../lib/domain/price-times/price-times.ts';
import { productAt } from '../../../lib/domain/price-times/timed-product.ts';

/** The order that is priced; instants in epoch milliseconds. */
interface Terms {
  branchId: number;
  mode: Mode;
  now: number;
  /** The time that it is for; null: as soon as possible. */
  appointment: number | null;
}

/**
 * Line items at the prices of the time that the order is for. As soon as possible, a price that held a moment ago counts as well where it
 * is lower and the customer has seen it: `expectedTotal` of the draft says so, and the shop's own clock whether it may be.
 */
export function itemsAtPrices(
  shop: Shop,
  items: readonly CartItem[],
  drafts: OrderDraft['items'],
  { branchId, mode, now, appointment }: Terms,
): CartItem[] {
  const menu = shop.priceTimes.length > 0 ? activeMenu(shop.menus, branchId, appointment ?? now) : null;
  if (!menu) return [...items];
  const states =
    appointment === null
      ? keptStates(shop.priceTimes, branchId, now, shop.config.timezone)
      : [shopPrices(shop, branchId, appointment)];
  const changes = states.map((state) => priceChanges(menu, state));
  const grossOf = (item: CartItem) => priceLine(item, mode).gross;
  return items.map((item, index) => {
    const [current = item, ...kept] = changes.map((of) => ({
      ...item,
      product: productAt(item.product, of.get(item.product.id)),
    }));
    const expected = drafts[index]?.expectedTotal;
    if (expected === undefined || toCents(expected) >= grossOf(current)) return current;
    return kept.find((one) => grossOf(one) === toCents(expected)) ?? current;
  });
}
