import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { PriceTime } from '../../../lib/contract/price-times.ts';
import { asCents, fromCents, toCents } from '../../../lib/domain/money.ts';
import type { priceTimes } from '../../platform/database/schema.ts';

/** Price times: what the wire says ↔ what the rows hold. */

const money = (cents: number) => fromCents(asCents(cents));
const idsOf = (refs: readonly { id: number }[]) => refs.map(({ id }) => id);
const refsOf = (ids: readonly number[]) => ids.map((id) => ({ id }));

export function toPriceTimeRow(
  { branches: at, categories, products: goods, value, prices, ...columns }: PriceTime,
  position: number,
): InferInsertModel<typeof priceTimes> & { id: number } {
  return {
    ...columns,
    branches: idsOf(at),
    categories: idsOf(categories),
    products: idsOf(goods),
    valueCents: toCents(value),
    prices: prices.map(({ product, price }) => ({ productId: product.id, priceCents: toCents(price) })),
    position,
  };
}

export function fromPriceTimeRow({
  branches: at,
  categories,
  products: goods,
  valueCents,
  prices,
  position: _position,
  ...columns
}: InferSelectModel<typeof priceTimes>): PriceTime {
  return {
    ...columns,
    branches: refsOf(at),
    categories: refsOf(categories),
    products: refsOf(goods),
    value: money(valueCents),
    prices: prices.map(({ productId, priceCents }) => ({
      product: { id: productId },
      price: money(priceCents),
    })),
  };
}
