import type { Menu } from '../../lib/contract/entities.ts';
import type { PriceTime } from '../../lib/contract/price-times.ts';
import { activeMenu } from '../../lib/domain/menu.ts';
import { toCents, type Cents } from '../../lib/domain/money.ts';
import {
  priceChanges,
  priceStateAt,
  type PriceTime as Rule,
} from '../../lib/domain/price-times/price-times.ts';
import { productAt } from '../../lib/domain/price-times/timed-product.ts';
import type { Product } from '../../lib/domain/product.ts';

/** What a product costs at a moment. */
interface PreviewRow {
  id: number;
  name: string;
  regular: Cents;
  atTime: Cents;
}

/** What the products of a price time cost at a moment, by the functions of customers' pages. */
interface Preview {
  holds: boolean;
  /** When it ends, in epoch milliseconds; null: it does not hold, or not within a week. */
  until: number | null;
  rows: PreviewRow[];
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The form's values, without what is still being typed. */
export function asEntered(values: Partial<PriceTime>): Rule {
  const { id = 0, kind = 'percent', percent, value, hours = [], prices = [] } = values;
  const number = (typed: number | undefined) =>
    typeof typed === 'number' && Number.isFinite(typed) && typed >= 0 ? typed : 0;
  return {
    id,
    kind,
    isEnabled: values.isEnabled ?? true,
    isRegularShown: values.isRegularShown ?? true,
    percent: Math.min(100, number(percent)),
    value: number(value),
    hours: hours.filter(({ isClosed, from, to }) => isClosed || (CLOCK.test(from) && CLOCK.test(to))),
    branches: values.branches ?? [],
    categories: values.categories ?? [],
    products: values.products ?? [],
    prices: prices.filter(({ product, price }) => Boolean(product) && Number.isFinite(price) && price >= 0),
  };
}

/** The preview of `entered` among `others` at a branch and an instant in epoch milliseconds. */
export function previewOf(
  entered: Rule,
  others: readonly Rule[],
  { menus, products }: { menus: readonly Menu[]; products: readonly Product[] },
  { branchId, at, zone }: { branchId: number; at: number; zone: string },
): Preview {
  const all = [...others.filter(({ id }) => id !== entered.id), entered];
  const state = priceStateAt(all, branchId, at, zone);
  const own = state.holding.find(({ priceTime }) => priceTime === entered);
  const menu = activeMenu(menus, branchId, at);
  if (!menu) return { holds: own !== undefined, until: own?.until ?? null, rows: [] };
  const changes = priceChanges(menu, state);
  const always = { priceTime: entered, since: at, until: null };
  const concerned = priceChanges(menu, { ...state, holding: [always] });
  const listed = new Set(menu.catalog.flatMap((entry) => entry.products.map(({ id }) => id)));
  const rows = products
    .filter(({ id }) => concerned.has(id) && listed.has(id))
    .map((product) => ({
      id: product.id,
      name: product.name,
      regular: toCents(product.price),
      atTime: toCents(productAt(product, changes.get(product.id)).price),
    }));
  return { holds: own !== undefined, until: own?.until ?? null, rows };
}
