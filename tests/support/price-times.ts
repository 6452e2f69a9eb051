import { PriceTime } from '../../src/lib/contract/price-times.ts';
import { testShop } from './shop.ts';

/** A price time as the office makes it: a fifth off everything from 16:00 to 18:00. */
export const shopPriceTime = (change: Partial<PriceTime> = {}): PriceTime =>
  PriceTime.parse({ id: 1, name: 'Happy Hour', hours: [daily('16:00', '18:00')], ...change });

/** Hours of every day. */
export const daily = (from: string, to: string): PriceTime['hours'][number] => ({
  type: 'daily',
  date: null,
  isClosed: false,
  from,
  to,
});

/** The pizzeria with price times. */
export const shopWithPriceTimes = (...priceTimes: Partial<PriceTime>[]) => ({
  ...testShop(),
  priceTimes: priceTimes.map((change, index) => shopPriceTime({ id: index + 1, ...change })),
});
