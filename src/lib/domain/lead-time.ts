import type { CartItem } from './cart-item.ts';

/** The fields of a cart that matter for appointments: its products' lead times. */
export type LeadItems = readonly Pick<CartItem, 'product'>[];

/** Whether a cart has to be ordered ahead, so that 'as soon as possible' is not now. */
export const needsLeadTime = (items: LeadItems): boolean =>
  items.some(({ product }) => product.isLeadTimeEnabled && product.leadTimeValue > 0);
