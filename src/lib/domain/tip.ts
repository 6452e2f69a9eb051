import { asCents, type Cents } from './money.ts';

/** The shares of the goods that customers may choose as a tip, in percent. */
export const TIP_PERCENTS = [5, 10] as const;

/** The largest tip that an order takes, in whole currency: nobody gives more by a slip of the finger. */
export const LARGEST_TIP = 500;

/** A tip of `percent` of the goods, rounded half up to 10 cents. */
export function tipOf(percent: number, goods: Cents): Cents {
  return asCents(Math.min(LARGEST_TIP * 100, Math.floor((goods * percent + 500) / 1000) * 10));
}
