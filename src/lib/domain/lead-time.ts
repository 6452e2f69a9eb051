import type { DateTime } from 'luxon';
import type { CartItem } from './cart-item.ts';

/** The fields of a cart that matter for appointments: its products' lead times. */
export type LeadItems = readonly Pick<CartItem, 'product'>[];

/** Whether a cart has to be ordered ahead, so that 'as soon as possible' is not now. */
export const needsLeadTime = (items: LeadItems): boolean =>
  items.some(({ product }) => product.isLeadTimeEnabled && product.leadTimeValue > 0);

/** The end of the longest lead time; days and weeks keep the time of day over clock changes (SPEC section 4). */
export function leadTimeEnd(items: LeadItems, now: DateTime): number {
  return items.reduce((latest, { product }) => {
    if (!product.isLeadTimeEnabled) return latest;
    return Math.max(latest, now.plus({ [product.leadTimeType]: product.leadTimeValue }).toMillis());
  }, now.toMillis());
}
