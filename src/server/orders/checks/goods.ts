import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import type { CartItem } from '../../../lib/domain/cart-item.ts';
import { isBundle } from '../../../lib/domain/combos/combo.ts';
import { chosenComponents } from '../../../lib/domain/combos/components.ts';
import { priceLine } from '../../../lib/domain/line-price.ts';
import { activeMenu } from '../../../lib/domain/menu.ts';
import { toCents } from '../../../lib/domain/money.ts';
import { withNamedRates } from '../../../lib/domain/named-rates.ts';
import { keptStates, priceChanges, shopPrices } from '../../../lib/domain/price-times/price-times.ts';
import { productAt } from '../../../lib/domain/price-times/timed-product.ts';
import type { StoredComponent } from '../../platform/database/schema/orders.ts';
import type { CurrentShop } from '../../shop/shop-cache.ts';
import type { WantedStock } from '../queries/stock.ts';
import { stockProblems, wantedStock, type CountedStock } from '../stock/wanted-stock.ts';
import { checkItems, offerOf } from './items.ts';
import type { OrderProblem } from './problem.ts';
import type { Circumstances, Terms } from './terms.ts';

/** The goods of an order. */
interface Goods {
  /** The valid line items, at the prices of the time and with the tax of the day. */
  items: CartItem[];
  /** Who prepares each of them. */
  stations: LineStations[];
  /** What they take of what the branch counts. */
  stock: WantedStock[];
  problems: OrderProblem[];
  /** Whether all line items are valid. */
  isComplete: boolean;
}

export function goodsOf(
  current: CurrentShop,
  draft: OrderDraft,
  terms: Terms,
  hasUpload: Circumstances['hasUpload'],
  counted: CountedStock,
): Goods {
  const { branch, due, tax } = terms;
  const offer = offerOf(current, branch.id, due.toMillis());
  const { items: chosen, problems } = checkItems(draft.items, offer, hasUpload);
  const items = itemsAtPrices(current.shop, chosen, draft.items, terms).map((item) => ({
    ...item,
    product: withNamedRates(item.product, tax),
  }));
  const isComplete = problems.length === 0;
  return {
    items,
    stations: items.map((item) => lineStations(item, offer.stations)),
    stock: wantedStock(branch.id, items, counted),
    problems: isComplete ? stockProblems(items, counted) : problems,
    isComplete,
  };
}

/**
 * Line items at the prices of the time that the order is for. As soon as possible, a price that held a moment ago counts as well where it
 * is lower and the customer has seen it: `expectedTotal` of the draft says so, and the shop's own clock whether it may be.
 */
function itemsAtPrices(
  shop: Shop,
  items: readonly CartItem[],
  drafts: OrderDraft['items'],
  { branch, mode, now, appointment, due }: Terms,
): CartItem[] {
  const menu = shop.priceTimes.length > 0 ? activeMenu(shop.menus, branch.id, due.toMillis()) : null;
  if (!menu) return [...items];
  const states =
    appointment === null
      ? keptStates(shop.priceTimes, branch.id, now.toMillis(), shop.config.timezone)
      : [shopPrices(shop, branch.id, appointment.toMillis())];
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

/** Who prepares a line, and what was chosen of other products in it. */
export interface LineStations {
  /** Null: no station. */
  station: number | null;
  components: StoredComponent[];
}

/** `stations`: of products. A combo that is nothing but its components is prepared where they are, and where something else was asked for. */
function lineStations(
  { product, parts }: Pick<CartItem, 'product' | 'parts'>,
  stations: ReadonlyMap<number, number>,
): LineStations {
  const station = stations.get(product.id) ?? null;
  const components = chosenComponents(product, parts).map(({ id, part, option, portion }) => ({
    part,
    option,
    productId: id,
    portion,
    stationId: stations.get(id) ?? station,
  }));
  const names = new Set(components.map(({ part }) => part));
  const isElsewhere =
    components.length > 0 && isBundle(product) && parts.every(({ name }) => names.has(name));
  return { station: isElsewhere ? null : station, components };
}
