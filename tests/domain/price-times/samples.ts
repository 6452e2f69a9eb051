import type { Menu } from '../../../src/lib/domain/menu.ts';
import type { PriceTime } from '../../../src/lib/domain/price-times/price-times.ts';
import { rule } from '../samples.ts';

/** A fifth off everything, every day from 16:00 to 18:00. */
export const priceTime = (change: Partial<PriceTime> = {}): PriceTime => ({
  id: 1,
  isEnabled: true,
  hours: [rule('daily', '16:00-18:00')],
  branches: [],
  categories: [],
  products: [],
  kind: 'percent',
  percent: 20,
  value: 0,
  prices: [],
  isRegularShown: true,
  ...change,
});

/** A menu with products by category. */
export const menuOf = (products: Readonly<Record<number, readonly number[]>>): Menu => ({
  id: 1,
  name: 'Karte',
  availableFrom: '2026-01-01T00:00:00+01:00',
  branches: [{ id: 1 }],
  catalog: Object.entries(products).map(([id, ids]) => ({
    id: Number(id),
    visible: true,
    products: ids.map((product) => ({ id: product, enabled: true, visible: true })),
  })),
});
