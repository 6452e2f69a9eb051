import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import type { CartItem } from '../../../lib/domain/cart-item.ts';
import type { Day } from '../../../lib/domain/dates.ts';
import { chosenComponents, componentsOf } from '../../../lib/domain/combos/components.ts';
import { COUNTED_UNITS } from '../../../lib/domain/quantity.ts';
import { shopDay, type OutOf } from '../../../lib/domain/sold-out.ts';
import {
  leftOf,
  mostOn,
  stockLine,
  takenBy,
  takesFrom,
  withComponentLines,
  type StockLine,
} from '../../../lib/domain/stock.ts';
import type { Database } from '../../platform/database/database.ts';
import { findTaken } from '../../shop/queries/stock.ts';
import { movedOn, type OrderProblem } from '../checks/problem.ts';
import type { WantedStock } from '../queries/stock.ts';

/** What an order's branch counts of its products on the day that it is for. */
export interface CountedStock {
  day: Day;
  isToday: boolean;
  entries: readonly (OutOf & { most: number; left: number })[];
}

export const NOTHING_COUNTED: CountedStock = { day: '', isToday: true, entries: [] };

/** Reads it; nothing where the branch does not count what is ordered. `now` in epoch milliseconds. */
export type ReadStock = (
  shop: Shop,
  draft: Pick<OrderDraft, 'branch' | 'items' | 'appointmentDate'>,
  now: number,
) => Promise<CountedStock>;

export const createReadStock =
  (db: Database): ReadStock =>
  async (shop, { branch, items, appointmentDate }, now) => {
    const stock = shop.branches.find(({ id }) => id === branch.id)?.stock ?? [];
    const ordered = orderedIn(shop, new Set(items.map(({ product }) => product.id)));
    const { timezone } = shop.config;
    const day = shopDay(timezone, appointmentDate === null ? now : Date.parse(appointmentDate));
    const counted = stock.flatMap((entry) => {
      const most = mostOn(entry, day);
      return most === null || !ordered.has(entry.product.id) ? [] : [{ entry, most }];
    });
    if (counted.length === 0) return NOTHING_COUNTED;
    const takenOf = (await findTaken(db, [branch.id], day))(branch.id);
    return {
      day,
      isToday: day === shopDay(timezone, now),
      entries: counted.map(({ entry: { product, part, option }, most }) => {
        const what = { product, part, option };
        return { ...what, most, left: leftOf(most, takenOf(what)) };
      }),
    };
  };

/** Products, and what can be chosen of others in those that are combos. */
const orderedIn = ({ products }: Shop, ids: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(
    products.flatMap(({ id, config }) =>
      ids.has(id) ? [id, ...componentsOf(config.parts).map((one) => one.id)] : [],
    ),
  );

const stockLines = (item: CartItem): StockLine[] =>
  withComponentLines(
    stockLine(item),
    chosenComponents(item.product, item.parts).map(({ id, portion }) => ({ productId: id, portion })),
  );

/** Why there is not enough, at the first line that is too much. */
export function stockProblems(
  items: readonly CartItem[],
  { day, isToday, entries }: CountedStock,
): OrderProblem[] {
  const lines = items.map(stockLines);
  return entries.flatMap((entry) => {
    const { left, option } = entry;
    if (takenBy(lines.flat(), entry) <= left) return [];
    const index = lines.findIndex((own, position) => {
      const isOver = takenBy(lines.slice(0, position + 1).flat(), entry) > left;
      return isOver && own.some((line) => takesFrom(line, entry));
    });
    const item = items[index];
    if (!item) return [];
    const { unit } = item.product;
    const component = chosenComponents(item.product, item.parts).find(({ id }) => id === entry.product.id);
    const name = component?.option ?? item.product.name;
    const product = option === null ? name : `${name} (${option})`;
    const symbol = COUNTED_UNITS.includes(unit.symbol) ? '' : ` ${unit.symbol}`;
    const on = isToday ? null : day;
    return movedOn(`items.${index}.amount`, { code: 'stockShort', product, left, symbol, day: on });
  });
}

/** What an order takes of what is counted. */
export function wantedStock(
  branchId: number,
  items: readonly CartItem[],
  { day, entries }: CountedStock,
): WantedStock[] {
  const lines = items.flatMap(stockLines);
  return entries.flatMap((entry) => {
    const amount = takenBy(lines, entry);
    const { product, part, option, most } = entry;
    return amount > 0
      ? [{ branchId, day, productId: product.id, part: part ?? '', option: option ?? '', amount, most }]
      : [];
  });
}
