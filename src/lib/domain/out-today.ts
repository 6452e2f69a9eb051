import { DateTime } from 'luxon';
import type { Product } from './product.ts';
import { steadyZone } from './steady-zone.ts';

/** The shop's day begins at three in the morning, when nobody orders and the clocks have been changed. */
export const DAY_BEGINS = 3;

/** When what is out today is back: the next beginning of the shop's day, as an instant. `now` in epoch milliseconds. */
export function backTomorrow(timezone: string, now: number): string {
  const today = DateTime.fromMillis(now, { zone: steadyZone(timezone) }).minus({ hours: DAY_BEGINS });
  return today.plus({ days: 1 }).startOf('day').set({ hour: DAY_BEGINS }).toUTC().toISO() ?? '';
}

type Out = Pick<Product, 'enabled' | 'outUntil' | 'config'>;

/** What of a product is due to be back: the fields that change, or null. Whatever is in the fields already stays. */
export function backNow<T extends Out>(product: T, now: number): Partial<Out> | null {
  const isDue = (until: string | null | undefined) => Boolean(until) && Date.parse(until ?? '') <= now;
  const { parts } = product.config;
  const hasDueOption = parts.some(({ options }) => options.some(({ outUntil }) => isDue(outUntil)));
  if (!isDue(product.outUntil) && !hasDueOption) return null;
  return {
    ...(isDue(product.outUntil) ? { enabled: true, outUntil: null } : {}),
    ...(hasDueOption
      ? {
          config: {
            parts: parts.map((part) => ({
              ...part,
              options: part.options.map(({ outUntil, ...option }) =>
                outUntil && !isDue(outUntil) ? { ...option, outUntil } : option,
              ),
            })),
          },
        }
      : {}),
  };
}
